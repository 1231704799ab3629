// What is asked and what an option means, for somebody at a terminal.
import type { Data } from '@gaslamp/emerald-2e/data';
import { CARDS } from '@gaslamp/emerald-2e/ids';
import type { Option } from '@gaslamp/kernel/state';
import type { Verbs } from '@gaslamp/kernel/verbs';
import { cardName, printed } from './names.ts';

const QUESTIONS: Readonly<Record<string, string>> = {
  'setup.agent': 'Place one of your first two agents: in which city?',
  'turn.act': 'What do you do? Only the first action of a turn can be a claim.',
  'place.cards': 'Which cards place your cubes? Not one card more than needed.',
  'claim.card': 'Which card claims?',
  'claim.more': 'Claim another card, or stop here?',
  'retrieve.cards': 'Which cards retrieve your cubes?',
  'retrieve.from': 'From where do you retrieve cubes?',
  'move.to': 'Where does the agent go?',
  'move.more': 'Move another agent, or choose the cards that pay?',
  'move.cards': 'Which cards pay for the moves? Not one card more than needed.',
  'markers.cards': 'Which cards move the markers?',
  'assassinate.card': 'Which card strikes? It leaves the game, and its own bombs do not count.',
  'assassinate.support': 'Which cards add the missing bomb points? Not one card more than needed.',
  'assassinate.more': 'Another assassination, or stop here?',
  'discard.cards': 'Which cards do you discard?',
  'window.answer': 'Your agent is threatened: let it pass, or save the agent?',
  'identity.rally': 'You stand revealed as a Loyalist: where do you place an agent?',
  confirm: 'Confirm what you have composed? Until then nobody sees it.',
  'adler.agent': 'Irene Adler: whose agent makes way for yours?',
  'burtsev.player': 'Burtsev: whose identity do you look at?',
  'cthulhu.city': 'Cthulhu: which city is emptied?',
  'cycle-hand.discard': 'Which cards do you discard first? You draw one more than that.',
  'duchess.city': 'The Duchess: which face-up card do you claim?',
  'hide-royalty.city': 'Which royalty do you hide?',
  'lestrade.cubes': 'Lestrade: whose cubes, in which city, go home?',
  'mi-go.agents': 'Mi-Go: which one or two of your agents do they carry off?',
  'mi-go.release': 'Mi-Go: where do they set your agents down?',
  'okhrana.cubes': 'Okhrana: which one or two cubes go to Limbo?',
  'pinkerton.from': 'Pinkerton: where does the agent come from?',
  'pinkerton.to': 'Pinkerton: which city does the agent go to?',
  'shoggoth.agent': 'Shoggoth: whom does it devour?',
  'terrors.player': 'Terrors of the Night: who makes a Sanity roll?',
  'third-section.city': 'Third Section: whose face-up card leaves the game?',
  'vampires.agent': 'Vampires: whose agent do they turn?',
  'yog-sothoth.agents': 'Yog-Sothoth: which of your agents go for good?',
  'zombies.bite': 'Zombies: whom do they take? You may decline.',
  'zombies.raise': 'Where does a zombie rise?',
};

export const questionInWords = (effect: string): string => QUESTIONS[effect] ?? effect;

const VERBS: Readonly<Record<string, string>> = {
  pass: 'use up an action',
  end: 'end the turn and draw up to five',
  done: 'that is all',
  confirm: 'carry it out',
  retrieve: 'retrieve cubes',
  markers: 'move the markers',
  discard: 'discard cards',
  place: 'place cubes there',
  claim: 'claim the face-up card',
  move: 'move an agent from there',
};

/** What an option means beyond its code; empty where the code says all. */
export function optionInWords(data: Data, verbs: Verbs, option: Option): string {
  const { do: verb, card: id } = verbs.describe(option);
  if (id === undefined) return VERBS[verb] ?? '';
  const card = data.cards[CARDS.indexOf(id)]!;
  return `${cardName(card)}: ${printed(data, card)}`;
}
