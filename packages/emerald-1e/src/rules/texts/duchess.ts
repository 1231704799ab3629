import type { Refused } from '@gaslamp/kernel/effects';
import type { Player } from '@gaslamp/kernel/state';
import { SLOT_1 } from '../../box/ids.ts';
import { type At, agentsIn, cityOf } from '../../box/state.ts';
import { refuseTaking } from '../../seen/claimable.ts';
import { claim } from '../../seen/verbs.ts';
import { claimTarget } from '../claim.ts';
import { confirmed } from '../confirm.ts';
import { choice } from '../effects.ts';
import { DUCHESS_NO_AGENT, DUCHESS_NOWHERE, NO_TARGET_THERE } from '../refusals.ts';
import { pay, type Text } from './text.ts';

/**
 * Claims a city target without a cube there, if you have an agent in the city; as either action, even after a claim. (R20,
 * R6.2)
 */
export const duchess: Text = {
  refuse: (at, by) => (TARGETS.some((target) => refuseHere(at, by, target) === null) ? null : DUCHESS_NOWHERE),
  play: (by) => [duchessTarget({ by })],
};
const TARGETS = Array.from({ length: SLOT_1 }, (_, target) => target);
function refuseHere(at: At, by: Player, target: number): Refused | null {
  if (target >= SLOT_1) return NO_TARGET_THERE;
  if (agentsIn(at.s, by, cityOf(target)) === 0) return DUCHESS_NO_AGENT;
  return refuseTaking(at, by, target);
}
const duchessTarget = choice('duchess.target', {
  options: (at, { by }) =>
    TARGETS.filter((target) => refuseHere(at, by, target) === null).map((target) => claim(target)),
  choose: (g, { by }, option) =>
    g.next(confirmed({ by }), pay({ by }), claimTarget({ by, target: claim.target(option) })),
  refuse: (at, { by }, wish) => (claim.is(wish) ? refuseHere(at, by, claim.target(wish)) : null),
});
