// R6.4 Buy cubes.
import type { Refused } from '@gaslamp/kernel/effects';
import type { Option, Player } from '@gaslamp/kernel/state';
import { declarePicks } from './cards.ts';
import { takeFromReserve } from './cubes.ts';
import { cardOfKind } from './data.ts';
import { step, subset } from './effects.ts';
import { candidates, goldOnCard, type Hand } from './hand.ts';
import { refusePick, weighing } from './picking.ts';
import {
  BUY_EVEN,
  BUY_NEEDLESS,
  BUY_NO_CARD,
  BUY_NO_RESERVE,
  BUY_NO_SUM,
  BUY_TOO_LITTLE,
  OVERPAID_BUY,
} from './refusals.ts';
import { type At, countOf, hasEffect } from './state.ts';
import { cubesFor, goldOf, PRICE } from './sums.ts';
import { done, pick } from './verbs.ts';

export function refuseBuy(at: At, by: Player, hand: Hand): Refused | null {
  if (countOf(at.s.reserve, by) === 0) return BUY_NO_RESERVE;
  if (hand.gold < PRICE) return BUY_NO_CARD;
  if (canBuy(at, by, hand)) return null;
  return at.s.evenGoldOnly === 1 ? BUY_EVEN : BUY_NO_SUM;
}
/** Whether any set is legal: where the total must be even, the smallest even card alone or the two smallest odd ones. */
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

/**
 * R4.6, R6.4: an even total, all of it turned into cubes that are there. With `evenGoldOnly` off a gold may be left, as long
 * as no card is superfluous (R4.4).
 */
function isEnough({ s }: At, by: Player, gold: readonly number[]): boolean {
  const sum = gold.reduce((a, b) => a + b, 0);
  const cubes = cubesFor(sum);
  if (cubes === 0 || cubes > countOf(s.reserve, by)) return false;
  return s.evenGoldOnly === 1 ? sum % PRICE === 0 : gold.every((one) => cubesFor(sum - one) < cubes);
}
/** Whether some legal set holds that gold and else only some of the later. Cards of the same gold are alike: few sets are tried. */
function canStill(at: At, by: Player, gold: readonly number[], later: readonly number[]): boolean {
  if (isEnough(at, by, gold)) return true;
  if (gold.reduce((a, b) => a + b, 0) > PRICE * countOf(at.s.reserve, by) + 1) return false;
  return later.some((one, i) => later.indexOf(one) === i && canStill(at, by, [...gold, one], later.slice(i + 1)));
}
const goldOfEach = (at: At, picks: readonly Option[]): number[] => picks.map(weighing(at.data, goldOnCard));
const ascending = (a: number, b: number): number => a - b;

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
/** Why these cards buy nothing, by the sum that the table asks for. */
function whyNoSum({ s, data }: At, by: Player, picks: readonly Option[]): Refused {
  if (s.evenGoldOnly === 1) return BUY_EVEN;
  const cubes = cubesFor(goldOf(data, picks));
  if (cubes === 0) return BUY_TOO_LITTLE;
  return cubes > countOf(s.reserve, by) ? OVERPAID_BUY : BUY_NEEDLESS;
}

/** BUY_PLUS_ONE: one more, if one is left. */
export const bought = step<{ by: Player }>('buy.done', (g, { by }) => {
  const count = cubesFor(goldOf(g.data, g.s.picks));
  declarePicks(g, by, 'buy');
  takeFromReserve(g, by, count + (hasEffect(g, by, 'buyPlus') ? g.data.pack.numbers.buyPlus : 0));
});
