// R6.1 Place cubes.
import type { Refused } from '@gaslamp/kernel/effects';
import type { Player } from '@gaslamp/kernel/state';
import { withoutOverpay } from '@gaslamp/kernel/subsets';
import { type At, cityOf, countOf, isLocked, isTarget } from '../box/state.ts';
import { candidates, type Hand } from '../seen/hand.ts';
import { refusePick } from '../seen/picking.ts';
import { done } from '../seen/verbs.ts';
import { declarePicks } from './cards.ts';
import { cubesToTarget } from './cubes.ts';
import { step, subset } from './effects.ts';
import { LOCKED, NO_TARGET_THERE, OVERPAID_PLACE, PICK_ONE_PLACE, PLACE_NO_CARD, PLACE_NO_CUBE } from './refusals.ts';
import { cubesOnCard, sumOf, weighing } from './weights.ts';

/** R6.1: it takes a cube and a card. A blocking disc does not forbid this (R12.6), but Bismarck does (R20). */
export function refusePlace(at: At, by: Player, target: number, hand: Hand): Refused | null {
  if (countOf(at.s.supply, by) === 0) return PLACE_NO_CUBE;
  if (hand.cubes === 0) return PLACE_NO_CARD;
  if (!isTarget(at.s, target)) return NO_TARGET_THERE;
  return isOpenTo(at, by, target) ? null : LOCKED;
}
/** Returns true if an existing target is not locked (R20 Bismarck). */
export function isOpenTo(at: At, by: Player, target: number): boolean {
  const city = cityOf(target);
  return city < 0 || !isLocked(at, city, by);
}

/** R4.4, R4.5, R4.8: no card may be superfluous. */
export const placeCards = subset('place.cards', done, {
  candidates: (at, { by }) => candidates(at, by, cubesOnCard),
  fits: legal,
  enough: legal,
  refuse: (at, { by }, wish) =>
    wish === done ? PICK_ONE_PLACE : refusePick(at, by, wish, cubesOnCard, OVERPAID_PLACE),
});
function legal({ s, data }: At, { by }: { by: Player }, picks: readonly number[]): boolean {
  return withoutOverpay(weighing(data, cubesOnCard), countOf(s.supply, by), picks);
}

/** R4.7: as many cubes as there are symbols, or all in the supply; all on one target. */
export const placeCubes = step<{ by: Player; target: number }>('place.cubes', (g, { by, target }) => {
  const { s } = g;
  const count = Math.min(sumOf(g.data, cubesOnCard, s.picks), countOf(s.supply, by));
  declarePicks(g, by, 'place');
  cubesToTarget(g, by, target, count);
});
