import { EVERYONE } from '@gaslamp/kernel/state';
import { forSeats } from './data.ts';
import { type G, step } from './effects.ts';
import { type At, identityOf, isRestorationist, REASONS, runningTotal, TOP } from './state.ts';
import { tell } from './told.ts';

export function endMatch(g: G, reason: (typeof REASONS)[number]): void {
  g.s.reason = REASONS.indexOf(reason);
  tell(g)?.('over', { reason: g.s.reason });
  // R17.1: all identities are revealed, without the benefits of a reveal; what counts is the effective side.
  for (let player = 0; player < g.s.seats; player++) {
    g.show(identityOf(g.s, player), EVERYONE);
    tell(g)?.('identity', { player, restorationist: Number(isRestorationist(g, player)) });
  }
  g.finish();
}

/** R16.1 */
export const victoryTarget = ({ s, data }: At): number => forSeats(data.pack.victoryTarget, s.seats);

/** R16.1: anybody's total, whoever's turn it is. */
function targetReached(at: At): boolean {
  const { s } = at;
  const target = victoryTarget(at);
  for (let player = 0; player < s.seats; player++) if (runningTotal(s, player) >= target) return true;
  return false;
}

/**
 * R16.4 with `targetEndsAtOnce`: whether the claim or removal that was just worked off is the last of its action, since
 * the target is reached. What is queued behind the action then ends the match.
 */
export const endsAtOnce = (at: At): boolean => at.s.targetEndsAtOnce === 1 && targetReached(at);

/**
 * R16.4: the target (R16.1) and the tracks (R16.2) are looked at when an action or free action is fully resolved, never
 * in between (R16.6). Nobody gets another turn (R16.5). A reveal (R16.3) does not wait for this: see identity.ts.
 */
export const resolved = step('turn.resolved', (g) => {
  const { s } = g;
  s.picks.length = 0;
  if (s.markers.includes(TOP)) return endMatch(g, 'marker');
  if (targetReached(g)) endMatch(g, 'points');
});
