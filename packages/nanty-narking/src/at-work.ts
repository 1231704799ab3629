// What is at work: the card being resolved, as the agenda tells, and what lies in the draft.
import type { Item, Player } from '@gaslamp/kernel/state';
import { symbolsOf } from './data.ts';
import type { At, Nanty } from './state.ts';
import { discard, give } from './verbs.ts';

/** A card that is being resolved. */
export interface CardAtWork {
  readonly card: Item;
  readonly by: Player;
  /** The symbol at work or asked for; past the last one: all are done. */
  readonly index: number;
}

/** The card that is being resolved; null where none is. */
export function cardAtWork({ s, data }: Pick<At, 's' | 'data'>): CardAtWork | null {
  for (const { effect, by, card, index } of s.agenda.slice().reverse()) {
    if (typeof by !== 'number' || typeof card !== 'number') continue;
    if (effect === 'card.end') return { card, by, index: symbolsOf(data, card).length };
    if (typeof index !== 'number') continue;
    if (effect === 'card.symbol') return { card, by, index };
    // Behind a symbol at work waits the next one.
    if (effect === 'card.next') return { card, by, index: index - 1 };
  }
  return null;
}

/** The cards that the draft discards or gives away so far. */
export const cardsLaid = ({ picks }: Nanty): Item[] =>
  picks.flatMap((option) => {
    if (discard.is(option)) return discard.card(option);
    return give.is(option) ? give.card(option) : [];
  });
