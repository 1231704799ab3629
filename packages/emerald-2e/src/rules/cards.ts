// Puts played cards into their places, and draws cards.
import { copyFromHand } from '@gaslamp/emerald/copies';
import { drawCards as draw } from '@gaslamp/emerald/draws';
import type { Item, Place, Player } from '@gaslamp/kernel/state';
import { cardOfKind, type Kind, kindOf } from '../box/data.ts';
import { USES, type Use } from '../box/ids.ts';
import { BESIDE, countIn, DISCARD, HAND, IN_PLAY } from '../box/state.ts';
import { tell } from '../seen/event-specs.ts';
import { pick } from '../seen/verbs.ts';
import { type G, step } from './effects.ts';

/** Plays a card from hand in the open and moves it to its place. */
export function playCard(g: G, by: Player, kind: Kind, use: Use, where: Place): Item {
  const item = copyFromHand(g, by, kind);
  g.move(item, where);
  tell(g)?.('played', { player: by, card: kind, use: USES.indexOf(use) });
  return item;
}

/** Plays all picks for a symbol; R3.4: they are discarded at once. */
export function playPicks(g: G, by: Player, use: Use): void {
  for (const option of g.s.picks) playCard(g, by, pick.card(option), use, DISCARD + by);
  g.s.picks.length = 0;
}

/** R3.5: a one-use card leaves the game when its text is used; R3.7: beside the identity. */
export const afterText = (g: G, by: Player, kind: Kind): Place =>
  (cardOfKind(g.data, kind).oneUse ? BESIDE : DISCARD) + by;

/** R4.7: draws from the player's own deck; the discard pile is reshuffled into the deck only when a card must be drawn. */
export const drawCards = (g: G, by: Player, count: number): void => draw(g, by, count, tell(g));
/** R4.5: refills to five cards; a larger hand is kept. */
export function refillHand(g: G, by: Player): void {
  drawCards(g, by, 5 - countIn(g.s, HAND + by));
}

/** Moves the card being resolved to its final place. */
export const dispose = step<{ by: Player }>('card.dispose', (g, { by }) => {
  const item = g.s.place.indexOf(IN_PLAY + by);
  if (item >= 0) g.move(item, afterText(g, by, kindOf(g.data, item)));
});
