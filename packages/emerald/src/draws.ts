// Drawing from the own deck.
import type { Item, Place, Player } from '@gaslamp/kernel/state';
import { type Cards, type Kind, kindOf, type Printed } from './cards.ts';
import { DECK, DISCARD, HAND } from './places.ts';

/** Of a table what moves cards that nobody chooses. */
interface Decks {
  readonly data: Pick<Cards<Printed>, 'kindOf'>;
  draw(from: Place, to: Place): Item | null;
  moveAll(from: Place, to: Place): void;
}
/** What is said of it, where somebody listens. */
interface Told {
  (kind: 'reshuffled', fields: { player: Player }): void;
  (kind: 'drew', fields: { player: Player; card: Kind }): void;
}

/** The discard pile is shuffled to be the deck only when a card is due; with both empty nothing more is drawn. */
export function drawCards(g: Decks, by: Player, count: number, tell: Told | null): void {
  for (let i = 0; i < count; i++) {
    let item = g.draw(DECK + by, HAND + by);
    if (item === null) {
      g.moveAll(DISCARD + by, DECK + by);
      item = g.draw(DECK + by, HAND + by);
      if (item === null) return;
      tell?.('reshuffled', { player: by });
    }
    tell?.('drew', { player: by, card: kindOf(g.data, item) });
  }
}
