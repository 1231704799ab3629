// R6.4 Buy cubes.
import type { Refused } from '@gaslamp/kernel/effects';
import type { Player } from '@gaslamp/kernel/state';
import { cardOfKind } from '../box/data.ts';
import { type At, countOf, hasEffect } from '../box/state.ts';
import { ascending, canStill, goldOfEach, isEnough, whyNoSum } from '../seen/gold.ts';
import { candidates, type Hand } from '../seen/hand.ts';
import { refusePick } from '../seen/picking.ts';
import { cubesFor, goldOf, PRICE } from '../seen/sums.ts';
import { done, pick } from '../seen/verbs.ts';
import { declarePicks } from './cards.ts';
import { takeFromReserve } from './cubes.ts';
import { step, subset } from './effects.ts';
import { BUY_EVEN, BUY_NO_CARD, BUY_NO_RESERVE, BUY_NO_SUM, OVERPAID_BUY } from './refusals.ts';
import { goldOnCard } from './weights.ts';

export function refuseBuy(at: At, by: Player, hand: Hand): Refused | null {
  if (countOf(at.s.reserve, by) === 0) return BUY_NO_RESERVE;
  if (hand.gold < PRICE) return BUY_NO_CARD;
  if (canBuy(at, by, hand)) return null;
  return at.s.evenGoldOnly === 1 ? BUY_EVEN : BUY_NO_SUM;
}
/**
 * Returns true if any set is legal. If the total must be even, the smallest even card alone or the two smallest odd ones
 * decide.
 */
function canBuy(at: At, by: Player, hand: Hand): boolean {
  const { s, data } = at;
  if (s.evenGoldOnly === 0) return canStill(at, by, [], goldOfEach(at, candidates(at, by, goldOnCard)).sort(ascending));
  const most = PRICE * countOf(s.reserve, by);
  let odd = Number.POSITIVE_INFINITY;
  for (const kind of hand.kinds) {
    const { gold } = cardOfKind(data, kind);
    if (gold === 0) continue;
    if (gold % PRICE === 0 ? gold <= most : odd + gold <= most) return true;
    if (gold % PRICE === 1 && gold < odd) odd = gold;
  }
  return false;
}

export const buyCards = subset('buy.cards', done, {
  candidates: (at, { by }) => candidates(at, by, goldOnCard),
  fits: (at, { by }, picks, list, next) =>
    canStill(at, by, goldOfEach(at, picks), goldOfEach(at, list.slice(next)).sort(ascending)),
  enough: (at, { by }, picks) => isEnough(at, by, goldOfEach(at, picks)),
  refuse(at, { by }, wish) {
    if (wish === done) return whyNoSum(at, by, at.s.picks);
    if (!pick.is(wish)) return null;
    const picks = [...at.s.picks, wish];
    const tooMuch = cubesFor(goldOf(at.data, picks)) > countOf(at.s.reserve, by);
    return refusePick(at, by, wish, goldOnCard, tooMuch ? OVERPAID_BUY : whyNoSum(at, by, picks));
  },
});
/** BUY_PLUS_ONE adds one cube, if one is left. */
export const bought = step<{ by: Player }>('buy.done', (g, { by }) => {
  const count = cubesFor(goldOf(g.data, g.s.picks));
  declarePicks(g, by, 'buy');
  takeFromReserve(g, by, count + (hasEffect(g, by, 'buyPlus') ? g.data.pack.numbers.buyPlus : 0));
});
