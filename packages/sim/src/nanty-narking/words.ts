import type { AnyGame } from '@gaslamp/games/games';
import type { State } from '@gaslamp/kernel/state';
import type { View } from '@gaslamp/kernel/view';
import type { Data } from '@gaslamp/nanty-narking/data';
import { CARDS } from '@gaslamp/nanty-narking/ids';
import { type At, type Nanty, personalityOf } from '@gaslamp/nanty-narking/state';
import type { Words } from '../words.ts';
import { boardInWords, endingInWords, handInWords, pointsInWords } from './board.ts';
import { eventInWords } from './events.ts';
import { COLOUR_NAMES, printed } from './names.ts';
import { optionInWords, questionInWords } from './questions.ts';
import { bordersInWords, costsInWords, goalsInWords } from './reference.ts';

/** Nanty Narking. Wins are counted by personality. Views and positions are those of its own matches. */
export function wordsOfNanty(game: AnyGame): Words {
  const data = game.data as Data;
  const sides = data.pack.personalities.map(({ name }) => name);
  const at = (seen: View<State>): At => ({ s: (seen as View<Nanty>).s, data });
  return {
    factions: sides,
    faction: (end, player) => sides[personalityOf((end as unknown as At).s, player)]!,
    player: (player) => COLOUR_NAMES[player]!,
    event: (event) => eventInWords(data, event),
    option: (option) => optionInWords(data, game.verbs, option),
    question: questionInWords,
    position: (seen) => boardInWords(data, seen as View<Nanty>),
    hand: (seen) => handInWords(data, seen as View<Nanty>),
    points: (seen) => pointsInWords(at(seen)),
    goals: (seen) => goalsInWords(at(seen), seen.viewer),
    costs: (seen) => costsInWords(at(seen)),
    borders: (seen) => bordersInWords(at(seen)),
    card(id) {
      const card = data.pack.cards[CARDS.indexOf(id)];
      return card === undefined ? null : [`${card.id}: ${card.name}`, printed(data.pack, card)];
    },
    ending: (end) => endingInWords(end as unknown as At),
  };
}
