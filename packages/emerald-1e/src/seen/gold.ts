// R6.4: finds the cards that buy together. The rules use this for options, pages before the action begins.
import type { Refused } from '@gaslamp/kernel/effects';
import type { Option, Player } from '@gaslamp/kernel/state';
import { cardOfKind, type Kind } from '../box/data.ts';
import { type At, countOf } from '../box/state.ts';
import { BUY_EVEN, BUY_NEEDLESS, BUY_TOO_LITTLE, OVERPAID_BUY } from '../rules/refusals.ts';
import { goldOnCard, weighing } from '../rules/weights.ts';
import { candidates } from './hand.ts';
import { cubesFor, goldOf, PRICE } from './sums.ts';
import { pick } from './verbs.ts';

/**
 * R4.6, R6.4: the total is even, and all of it buys cubes that are available. With `evenGoldOnly` off one gold may be left, as
 * long as no card is superfluous (R4.4).
 */
export function isEnough({ s }: At, by: Player, gold: readonly number[]): boolean {
  const sum = gold.reduce((a, b) => a + b, 0);
  const cubes = cubesFor(sum);
  if (cubes === 0 || cubes > countOf(s.reserve, by)) return false;
  return s.evenGoldOnly === 1 ? sum % PRICE === 0 : gold.every((one) => cubesFor(sum - one) < cubes);
}
/**
 * Returns true if some legal set contains that gold and otherwise only some of `later`. Cards of equal gold are equivalent, so
 * few sets are tried.
 */
export function canStill(at: At, by: Player, gold: readonly number[], later: readonly number[]): boolean {
  if (isEnough(at, by, gold)) return true;
  if (gold.reduce((a, b) => a + b, 0) > PRICE * countOf(at.s.reserve, by) + 1) return false;
  return later.some((one, i) => later.indexOf(one) === i && canStill(at, by, [...gold, one], later.slice(i + 1)));
}
export const goldOfEach = (at: At, picks: readonly Option[]): number[] => picks.map(weighing(at.data, goldOnCard));
export const ascending = (a: number, b: number): number => a - b;

/** Returns the reason why these cards buy nothing, according to the table's rule for sums. */
export function whyNoSum({ s, data }: At, by: Player, picks: readonly Option[]): Refused {
  if (s.evenGoldOnly === 1) return BUY_EVEN;
  const cubes = cubesFor(goldOf(data, picks));
  if (cubes === 0) return BUY_TOO_LITTLE;
  return cubes > countOf(s.reserve, by) ? OVERPAID_BUY : BUY_NEEDLESS;
}

/** Returns the reason why no legal set of the hand contains that card; null if one does. */
export function refuseBuyWith(at: At, by: Player, kind: Kind): Refused | null {
  const list = candidates(at, by, goldOnCard);
  const i = list.indexOf(pick(kind));
  if (i < 0) return BUY_TOO_LITTLE;
  const rest = goldOfEach(at, [...list.slice(0, i), ...list.slice(i + 1)]).sort(ascending);
  const { gold } = cardOfKind(at.data, kind);
  if (canStill(at, by, [gold], rest)) return null;
  return cubesFor(gold) > countOf(at.s.reserve, by) ? OVERPAID_BUY : whyNoSum(at, by, [pick(kind)]);
}
