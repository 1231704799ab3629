// Drawing from the own deck.
import type { Item, Place, Player } from '@gaslamp/kernel/state';
import { type Cards, type Kind, kindOf, type Printed } from './cards.ts';
import { DECK, DISCARD, HAND } from './places.ts';

/** Of a table what moves cards that nobody chooses. */
interface Decks {
  readonly data: Pick<Cards<Printed>, 'kindOf'>;
  deal(from: Place, to: Place, count: number): readonly Item[];
  moveAll(from: Place, to: Place): void;
}
/** What is said of it, where somebody listens. */
interface Told {
  (kind: 'reshuffled', fields: { player: Player }): void;
  (kind: 'drew', fields: { player: Player; card: Kind }): void;
}

/** The discard pile is shuffled to be the deck only when a card is due; with both empty nothing more is drawn. */
export function drawCards(g: Decks, by: Player, count: number, tell: Told | null): void {
  const drawn = g.deal(DECK + by, HAND + by, count);
  for (const item of drawn) tell?.('drew', { player: by, card: kindOf(g.data, item) });
  if (drawn.length >= count) return;
  g.moveAll(DISCARD + by, DECK + by);
  const more = g.deal(DECK + by, HAND + by, count - drawn.length);
  if (more.length > 0) tell?.('reshuffled', { player: by });
  for (const item of more) tell?.('drew', { player: by, card: kindOf(g.data, item) });
}
