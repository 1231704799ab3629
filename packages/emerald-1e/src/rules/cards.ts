// Moves cards to their places, and draws cards.
import { copyFromHand } from '@gaslamp/emerald/copies';
import { drawCards as draw } from '@gaslamp/emerald/draws';
import { cardsIn } from '@gaslamp/emerald/places';
import { EVERYONE, type Item, type Player } from '@gaslamp/kernel/state';
import { cardOf, type Kind, kindOf } from '../box/data.ts';
import { USES, type Use } from '../box/ids.ts';
import { DISCARD, HAND, hasEffect, IN_PLAY, REMOVED } from '../box/state.ts';
import { tell } from '../seen/event-specs.ts';
import { pick } from '../seen/verbs.ts';
import { type G, step } from './effects.ts';

/** R4.9: declares a card in the open, before anything is carried out. */
export function declare(g: G, by: Player, kind: Kind, use: Use): Item {
  const item = copyFromHand(g, by, kind);
  g.move(item, IN_PLAY + by);
  tell(g)?.('played', { player: by, card: kind, use: USES.indexOf(use) });
  return item;
}
/** Declares all picks for a symbol. */
export function declarePicks(g: G, by: Player, use: Use): void {
  for (const option of g.s.picks) declare(g, by, pick.card(option), use);
  g.s.picks.length = 0;
}
/** R4.3, R4.9: discards the declared cards at the end of the action. Everybody saw them. */
export const putAway = step<{ by: Player }>('cards.putAway', (g, { by }) => {
  for (const item of cardsIn(g, by, IN_PLAY + by)) discardOpenly(g, by, item);
});
function discardOpenly(g: G, by: Player, item: Item): void {
  g.move(item, DISCARD + by, EVERYONE);
}
/** R20.3: a one-use card whose text was used leaves the game. */
export function removeFromGame(g: G, item: Item): void {
  g.move(item, REMOVED);
  tell(g)?.('cardRemoved', { card: kindOf(g.data, item) });
}
/**
 * Moves a card after its text: out of the game if it is one-use, else to the discard pile. Neither, if it has been handed over
 * in
 * the meantime (R11.14).
 */
export function afterText(g: G, by: Player, item: Item): void {
  if (g.s.place[item] !== IN_PLAY + by) return;
  if (cardOf(g.data, item).oneUse) removeFromGame(g, item);
  else discardOpenly(g, by, item);
}

/** R3.3: draws from the player's own deck; the discard pile is reshuffled into the deck only when a card must be drawn. */
export const drawCards = (g: G, by: Player, count: number): void => draw(g, by, count, tell(g));
/** R3.1, R3.4: draws up to the hand size and never discards; HAND_PLUS_ONE raises the size. */
export function refillHand(g: G, by: Player): void {
  const { handSize, handPlus } = g.data.pack.numbers;
  const mark = handSize + (hasEffect(g, by, 'handPlus') ? handPlus : 0);
  drawCards(g, by, mark - cardsIn(g, by, HAND + by).length);
}
