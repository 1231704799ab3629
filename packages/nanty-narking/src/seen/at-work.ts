// Finds the card being resolved in the agenda, and the cards in the draft.
import type { Item, Player } from '@gaslamp/kernel/state';
import { symbolsOf } from '../box/data.ts';
import type { At, Nanty } from '../box/state.ts';
import { discard, give } from './verbs.ts';

/** A card that is being resolved. */
export interface CardAtWork {
  readonly card: Item;
  readonly by: Player;
  /** The current symbol; an index after the last one if all are done. */
  readonly index: number;
}

/** Returns the card being resolved; null if there is none. */
export function cardAtWork({ s, data }: Pick<At, 's' | 'data'>): CardAtWork | null {
  for (const { effect, by, card, index } of s.agenda.slice().reverse()) {
    if (typeof by !== 'number' || typeof card !== 'number') continue;
    if (effect === 'card.end') return { card, by, index: symbolsOf(data, card).length };
    if (typeof index !== 'number') continue;
    if (effect === 'card.symbol') return { card, by, index };
    // While a symbol is resolved, the next one is queued behind it.
    if (effect === 'card.next') return { card, by, index: index - 1 };
  }
  return null;
}

/** Returns the cards that the draft has discarded or given away so far. */
export const cardsLaid = ({ picks }: Nanty): Item[] =>
  picks.flatMap((option) => {
    if (discard.is(option)) return discard.card(option);
    return give.is(option) ? give.card(option) : [];
  });
