// R6.2 Claim, R7 Cities and control.
import type { Refused } from '@gaslamp/kernel/effects';
import { EVERYONE, type Frame, type Player } from '@gaslamp/kernel/state';
import { handOver, recruit } from './control.ts';
import { cubesLeave } from './cubes.ts';
import { cardOf, kindOf } from './data.ts';
import { step } from './effects.ts';
import { BOX_OF, SLOT_1 } from './ids.ts';
import {
  CLAIM_BLOCKED,
  CLAIM_MINE,
  CLAIM_NO_CUBE,
  CLAIM_NO_MOST,
  CLAIM_NOT_FIRST,
  NO_TARGET_THERE,
} from './refusals.ts';
import { NO_EXECUTOR, sanityDraw } from './sanity.ts';
import { turnUpNext } from './stack.ts';
import {
  type At,
  CITY_CARDS,
  cardOn,
  cityOf,
  countOf,
  cubesOn,
  DISCARD,
  EFFECTS,
  hasMost,
  isBox,
  isTarget,
} from './state.ts';
import { onClaim } from './texts/on-claim.ts';
import { tell } from './told.ts';

/** R6.2: only as the very first action of the turn, with a cube there. */
export function refuseClaim(at: At, by: Player, target: number): Refused | null {
  if (at.s.acted > 0) return CLAIM_NOT_FIRST;
  const refused = refuseTaking(at, by, target);
  if (refused !== null && refused !== CLAIM_NO_MOST) return refused;
  return cubesOn(at.s, by, target) === 0 ? CLAIM_NO_CUBE : refused;
}
/** What claiming needs besides, also of the Duchess: R12.2, and that something would change hands. */
export const refuseTaking = (at: At, by: Player, target: number): Refused | null =>
  isTarget(at.s, target) ? refuseTakingIt(at, by, target) : NO_TARGET_THERE;
/** Whether `refuseClaim` refuses nothing of what is a target, at the first action. */
export const mayClaim = (at: At, by: Player, target: number): boolean =>
  cubesOn(at.s, by, target) > 0 && refuseTakingIt(at, by, target) === null;
function refuseTakingIt({ s }: At, by: Player, target: number): Refused | null {
  if (s.blocked[target] === 1) return CLAIM_BLOCKED;
  if (isBox(target) && s.control[target - BOX_OF] === by) return CLAIM_MINE;
  return hasMost(s, by, target) ? null : CLAIM_NO_MOST;
}

/** The order of R6.2; KTA comes with the agent (R9.1), the end is looked at behind it all. */
export const claimTarget = step<{ by: Player; target: number }>('claim.take', (g, { by, target }) => {
  cubesLeave(g, by, target);
  if (isBox(target)) return g.next(takeCity({ by, city: cityOf(target) }));
  const item = cardOn(g.s, target);
  const card = cardOf(g.data, item);
  tell(g)?.('claimed', { player: by, target, card: kindOf(g.data, item) });
  if (target >= SLOT_1) {
    g.move(item, EFFECTS + by);
    return g.next(...onClaim(card.effect, by, item));
  }
  g.move(item, DISCARD + by, EVERYONE);
  const city = cityOf(target);
  const agent = countOf(g.data.agentOfKind, kindOf(g.data, item));
  if (agent >= 0) recruit(g, by, agent, city);
  const mad: Frame[] = card.insanity ? [sanityDraw({ by, executor: NO_EXECUTOR })] : [];
  g.next(...onClaim(card.effect, by, item), turnUpNext({ city }), ...mad);
});

/** R7.1 to R7.3: the city card changes hands with the disc; R7.4, R7.5: nothing else moves. */
const takeCity = step<{ by: Player; city: number }>('claim.city', (g, { by, city }) => {
  const { s, data } = g;
  const from = countOf(s.control, city);
  s.control[city] = by;
  tell(g)?.('cityTaken', { player: by, city, from });
  const item = data.cityCards[city]!;
  if (s.place[item] === CITY_CARDS) g.move(item, DISCARD + by, EVERYONE);
  else handOver(g, item, by);
});
