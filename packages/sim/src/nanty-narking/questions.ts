// What is asked and what an option means, for somebody at a terminal.
import type { Option } from '@gaslamp/kernel/state';
import type { Verbs } from '@gaslamp/kernel/verbs';
import type { Data } from '@gaslamp/nanty-narking/data';
import { CARDS } from '@gaslamp/nanty-narking/ids';
import { printed } from './names.ts';

const QUESTIONS: Readonly<Record<string, string>> = {
  'turn.card': 'Which card do you play?',
  'card.symbol': 'The next symbol of the card: use it, or skip it for good?',
  'card.end': 'That was the last symbol. Anything before the card is done?',
  'turn.last': 'Your hand is filled again. Anything before the turn ends?',
  'ability.place': 'Where do you place the agent?',
  'ability.clear': 'Which trouble marker goes?',
  'ability.trouble': 'Where does the trouble marker go?',
  'ability.sell': 'Which card do you discard for money?',
  'ability.discard': 'Which card do you discard?',
  'window.answer': 'This is about to happen to you: let it pass, or play an interrupt?',
  'window.relocate': 'Where does the agent go instead?',
  'assassin.whom': 'Whom do you pay for the murder?',
  'assassin.victim': 'Who is the victim?',
  'hireling.whom': 'Whom do you pay to remove a pawn?',
  'hireling.victim': 'You are paid to remove a pawn: which one?',
  'build.cheaply': 'Where do you build for half the cost?',
  'buy.building': 'Which building do you buy?',
  'burden.whom': 'Who gets the burden, unless they pay?',
  'burden.answer': 'Pay, or have this card stuck to you?',
  'collect.give': 'Which card do you give, or do you pay?',
  'demand.whom': 'Who gives you cards?',
  'demand.give': 'Which card do you give first?',
  'demand.more': 'Which other card do you give?',
  'discards.any': 'Which cards do you discard for money?',
  'discards.one': 'Which card do you discard?',
  'discards.some': 'Which cards do you discard before you refill?',
  'earn.where': 'The pawns of which area bring you money?',
  'flood.leaves': 'The flood: which agent leaves, and where to?',
  'force.payer': 'Who pays?',
  'force.payee': 'Who is paid?',
  'gamble.loss': 'You lose: which agent goes?',
  'gamble.payOrLoss': 'You lose: pay, or which agent goes?',
  'gamble.whom': 'You win: who pays you?',
  'gamble.victim': 'You win: which pawn in trouble goes?',
  'guardians.agent': 'Which of your agents goes?',
  'holborn.whether': 'Holborn could spare some of your pieces. Do you pay?',
  'holborn.spare': 'What does Holborn spare?',
  'look.whom': 'At whose hand do you look?',
  'look.discard': 'Which of these cards is discarded?',
  'lose-building.whom': 'Who pays, or may lose a building?',
  'lose-building.answer': 'Pay, or let a building be removed?',
  'lose-building.which': 'Which of their buildings goes?',
  'mark.beside': 'Where beside trouble does the marker go?',
  'mark.anywhere': 'Where does the trouble marker go?',
  'move.outOfTrouble': 'Which of your agents leaves trouble?',
  'move.outOfTrouble.to': 'Where does it go?',
  'move.anywhere': 'Which of your agents moves?',
  'move.anywhere.to': 'Where does it go?',
  'move.other': 'Which pawn of somebody else moves?',
  'move.other.to': 'Where does it go?',
  'move.paidTo': 'Whom do you pay for the ride?',
  'murders.victim': 'Who is murdered here?',
  'place.westminster': 'Where about Westminster do you place an agent?',
  'place.building': 'At which of your buildings do you place an agent?',
  'place.trouble': 'In which trouble do you place an agent?',
  'place.quietly': 'Where do you place an agent, without trouble?',
  'play-two.first': 'Which card do you play first?',
  'play-two.second': 'Play another card, or stop here?',
  'remove.westminster': 'Which pawn in Westminster goes?',
  'ripper.victim': 'Which pawn here goes?',
  'sale.whom': 'Who buys a card of yours?',
  'sale.card': 'Which card do you sell?',
  'subsidence.loses': 'The ground sinks: pay, or which building goes?',
  'swap-hands.whom': 'With whom do you exchange hands?',
  'swap.first': 'Which pawn changes places?',
  'swap.second': 'With which pawn?',
  'take-card.whom': 'From whose hand do you take?',
  'take-card.keep': 'Which of the two cards do you keep?',
  'take-money.whom': 'From whom do you take money?',
};
export const questionInWords = (effect: string): string => QUESTIONS[effect] ?? effect;

const VERBS: Readonly<Record<string, string>> = {
  pass: 'let it happen',
  done: 'that is all',
  skip: 'leave this symbol',
  end: 'go on',
  text: 'do what the text says',
  money: 'take the money',
  event: 'draw a random event',
  drop: 'throw the card away unused',
};

/** What an option means beyond its code; empty where the code says all. */
export function optionInWords(data: Data, verbs: Verbs, option: Option): string {
  const { do: verb, card: id } = verbs.describe(option);
  if (id === undefined) return VERBS[verb] ?? '';
  const card = data.pack.cards[CARDS.indexOf(id)]!;
  return `${card.name}: ${printed(data.pack, card)}`;
}
