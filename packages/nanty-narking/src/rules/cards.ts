// Moves cards between hands and piles, and money.
import type { Item, Player } from '@gaslamp/kernel/state';
import { backOf } from '../box/data.ts';
import {
  type At,
  countIn,
  DISCARD,
  GREY_PILE,
  HAND,
  IN_PLAY,
  inFront,
  moneyOf,
  type Nanty,
  PERSONALITY,
  RED_PILE,
  UNUSED,
} from '../box/state.ts';
import { tell } from '../seen/event-specs.ts';
import type { G } from './effects.ts';
import { exhausted } from './ending.ts';

export const drawPile = (s: Nanty): number => countIn(s, GREY_PILE) + countIn(s, RED_PILE);

/** Draws the top card of the draw pile, all grey ones before any red one (R2.6); null if it is empty. */
export function drawTop(g: G, to: number): Item | null {
  return g.draw(GREY_PILE, to) ?? g.draw(RED_PILE, to);
}

/** Draws up to `count` cards (R8.8). R17.7: as an option a short draw ends the game; the result is then false. */
export function drawCards(g: G, by: Player, count: number): boolean {
  if (g.s.shortDrawEnds === 1 && drawPile(g.s) < count) {
    exhausted(g);
    return false;
  }
  for (let i = 0; i < count; i++) {
    const item = drawTop(g, HAND + by);
    if (item === null) break;
    tell(g)?.('drew', { player: by, card: item });
  }
  return true;
}

/**
 * R3.7: draws until hand and burdens make five. R12.3: a pile too short for this ends the game; the result is then false.
 * R12.4:
 * an empty pile alone does not. R8.9: discards are never reshuffled.
 */
export function refill(g: G, by: Player): boolean {
  const missing = g.data.pack.setup.hand - countIn(g.s, HAND + by) - inFront(g, by, 'handBurdenOrPay');
  if (missing <= 0) return true;
  if (drawPile(g.s) < missing) {
    exhausted(g);
    return false;
  }
  return drawCards(g, by, missing);
}

/** R2.4, R9.8: draws a random unused personality; there is always one. */
export const drawPersonality = (g: G, by: Player): Item => g.draw(UNUSED, PERSONALITY + by)!;

/** Discards a card from hand face up (R8.5). */
export function discardCard(g: G, by: Player, card: Item): void {
  g.move(card, DISCARD);
  tell(g)?.('discarded', { player: by, card });
}
/** R3.5: discards the card being resolved. Loans and burdens have already left the play zone. */
export function finishCard(g: G, card: Item): void {
  if (g.s.place[card] === IN_PLAY) g.move(card, DISCARD);
}
/** Moves a card from hand to hand: only giver and receiver see it (R9.4). */
export function passCard(g: G, from: Player, to: Player, card: Item): void {
  g.move(card, HAND + to);
  tellPassed(g, from, to, card);
}
/** Everybody sees the colour of its back. */
export function tellPassed(g: G, from: Player, to: Player, card: Item): void {
  tell(g)?.('passed', { player: from, to, back: backOf(g.data, card), card });
}

/** Emits no event. */
export function addMoney(s: Nanty, player: Player, amount: number): void {
  s.money[player]! += amount;
}
/** R2.9: the bank never runs out. A negative `amount` is paid to it. */
export function takeMoney(g: G, by: Player, amount: number): void {
  if (amount === 0) return;
  addMoney(g.s, by, amount);
  tell(g)?.('money', { player: by, amount });
}
/** R8.4: moves as much of it as there is. */
export function moveMoney(g: G, from: Player, to: Player, amount: number): void {
  const sum = Math.min(amount, moneyOf(g.s, from));
  if (sum === 0) return;
  addMoney(g.s, from, -sum);
  addMoney(g.s, to, sum);
  tell(g)?.('paid', { player: from, to, amount: sum });
}

/** R3.4: returns the cards that can be played as a turn's card. R17.16: as an option interrupts too. */
export function playableCards({ s, data }: At, by: Player): Item[] {
  const any = s.interruptAsTurnCard === 1;
  const items: Item[] = [];
  for (let card = 0; card < data.playable.length; card++)
    if (s.place[card] === HAND + by && (any || data.playable[card])) items.push(card);
  return items;
}
/** R3.4: returns true if one of these cards must be played. Nobody has to play an interrupt (R17.16). */
export const mustPlayOne = ({ data }: At, cards: readonly Item[]): boolean => cards.some((card) => data.playable[card]);
