// Draws cards from a player's own deck.
import type { Item, Place, Player } from '@gaslamp/kernel/state';
import { type Cards, type Kind, kindOf, type Printed } from './cards.ts';
import { DECK, DISCARD, HAND } from './places.ts';

/** The parts of a table that move cards at random or as whole piles. */
interface Decks {
  readonly data: Pick<Cards<Printed>, 'kindOf'>;
  deal(from: Place, to: Place, count: number): readonly Item[];
  moveAll(from: Place, to: Place): void;
}
/** Emits the events of drawing. */
interface Emit {
  (kind: 'reshuffled', fields: { player: Player }): void;
  (kind: 'drew', fields: { player: Player; card: Kind }): void;
}

/**
 * Draws cards. The discard pile is reshuffled into the deck only when a card must be drawn and the deck is empty; if both are
 * empty, drawing stops.
 */
export function drawCards(g: Decks, by: Player, count: number, tell: Emit | null): void {
  const drawn = g.deal(DECK + by, HAND + by, count);
  for (const item of drawn) tell?.('drew', { player: by, card: kindOf(g.data, item) });
  if (drawn.length >= count) return;
  g.moveAll(DISCARD + by, DECK + by);
  const more = g.deal(DECK + by, HAND + by, count - drawn.length);
  if (more.length > 0) tell?.('reshuffled', { player: by });
  for (const item of more) tell?.('drew', { player: by, card: kindOf(g.data, item) });
}
