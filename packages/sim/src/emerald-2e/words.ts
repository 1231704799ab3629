import type { Data } from '@gaslamp/emerald-2e/data';
import { CARDS } from '@gaslamp/emerald-2e/ids';
import { type At, type Emerald, isRestorationist } from '@gaslamp/emerald-2e/state';
import type { AnyGame } from '@gaslamp/games/games';
import type { State } from '@gaslamp/kernel/state';
import type { View } from '@gaslamp/kernel/view';
import type { Words } from '../words.ts';
import { boardInWords, endingInWords, handInWords, pointsInWords } from './board.ts';
import { eventInWords } from './events.ts';
import { cardName, DAY_NAMES, printed } from './names.ts';
import { optionInWords, questionInWords } from './questions.ts';
import { BORDERS, costsInWords, goalsInWords } from './reference.ts';

/** A Study in Emerald, 2nd edition. Views and positions are those of its own matches. */
export function wordsOfEmerald(game: AnyGame): Words {
  const data = game.data as Data;
  const at = (seen: View<State>): At => ({ s: (seen as View<Emerald>).s, data });
  return {
    factions: ['loyalist', 'restorationist'],
    faction: (end, player) => (isRestorationist(end as unknown as At, player) ? 'restorationist' : 'loyalist'),
    player: (player) => DAY_NAMES[player]!,
    event: (event) => eventInWords(data, event),
    option: (option) => optionInWords(data, game.verbs, option),
    question: questionInWords,
    position: (seen) => boardInWords(data, seen as View<Emerald>),
    hand: (seen) => handInWords(data, seen as View<Emerald>),
    points: (seen) => pointsInWords(seen as View<Emerald>),
    goals: (seen) => goalsInWords(at(seen), seen.viewer),
    costs: (seen) => costsInWords(at(seen)),
    borders: () => BORDERS,
    card(id) {
      const card = data.cards[CARDS.indexOf(id)];
      return card === undefined
        ? null
        : [`${card.id}: ${cardName(card)}`, printed(data, card) || 'nothing is printed on it'];
    },
    ending: (end) => endingInWords(end as unknown as At),
  };
}
