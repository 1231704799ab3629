// R6.2, R12.2: the targets that may be claimed, and the reasons against the others.
import type { Refused } from '@gaslamp/kernel/effects';
import type { Player } from '@gaslamp/kernel/state';
import { BOX_OF } from '../box/ids.ts';
import { type At, cubesOn, type Emerald1, hasMost, isBox, isTarget } from '../box/state.ts';
import {
  CLAIM_BLOCKED,
  CLAIM_MINE,
  CLAIM_NO_CUBE,
  CLAIM_NO_MOST,
  CLAIM_NOT_FIRST,
  NO_TARGET_THERE,
} from '../rules/refusals.ts';

/** R6.2: only as the very first action of the turn, with a cube there. */
export function refuseClaim(at: At, by: Player, target: number): Refused | null {
  if (at.s.acted > 0) return CLAIM_NOT_FIRST;
  const refused = refuseTaking(at, by, target);
  if (refused !== null && refused !== CLAIM_NO_MOST) return refused;
  return cubesOn(at.s, by, target) === 0 ? CLAIM_NO_CUBE : refused;
}
/** The further conditions of a claim, which the Duchess shares: R12.2, and that something would change hands. */
export const refuseTaking = (at: At, by: Player, target: number): Refused | null =>
  isTarget(at.s, target) ? refuseTakingIt(at, by, target) : NO_TARGET_THERE;
/** Returns true if `refuseClaim` would allow an existing target as the first action, without computing a reason. */
export const mayClaim = ({ s }: At, by: Player, target: number): boolean =>
  cubesOn(s, by, target) > 0 && !isBlocked(s, target) && !isMine(s, by, target) && hasMost(s, by, target);
const isBlocked = (s: Emerald1, target: number): boolean => s.blocked[target] === 1;
const isMine = (s: Emerald1, by: Player, target: number): boolean => isBox(target) && s.control[target - BOX_OF] === by;
function refuseTakingIt({ s }: At, by: Player, target: number): Refused | null {
  if (isBlocked(s, target)) return CLAIM_BLOCKED;
  if (isMine(s, by, target)) return CLAIM_MINE;
  return hasMost(s, by, target) ? null : CLAIM_NO_MOST;
}
