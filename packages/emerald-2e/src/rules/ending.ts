import { EVERYONE } from '@gaslamp/kernel/state';
import { forSeats } from '../box/data.ts';
import { type At, identityOf, isRestorationist, REASONS, runningTotal, TOP } from '../box/state.ts';
import { tell } from '../seen/event-specs.ts';
import { type G, step } from './effects.ts';

export function endMatch(g: G, reason: (typeof REASONS)[number]): void {
  g.s.reason = REASONS.indexOf(reason);
  tell(g)?.('over', { reason: g.s.reason });
  // R17.1: reveals all identities, without the benefits of a reveal; the effective side counts.
  for (let player = 0; player < g.s.seats; player++) {
    g.show(identityOf(g.s, player), EVERYONE);
    tell(g)?.('identity', { player, restorationist: Number(isRestorationist(g, player)) });
  }
  g.finish();
}

/** R16.1 */
export const victoryTarget = ({ s, data }: At): number => forSeats(data.pack.victoryTarget, s.seats);

/** R16.1: the total of any player counts, on any player's turn. */
function targetReached(at: At): boolean {
  const { s } = at;
  const target = victoryTarget(at);
  for (let player = 0; player < s.seats; player++) if (runningTotal(s, player) >= target) return true;
  return false;
}

/**
 * R16.4 with `targetEndsAtOnce`: returns true if the claim or removal just resolved is the last of its action, because the
 * target is reached. The effects queued after the action then end the match.
 */
export const endsAtOnce = (at: At): boolean => at.s.targetEndsAtOnce === 1 && targetReached(at);

/**
 * R16.4: checks the target (R16.1) and the tracks (R16.2) when an action or free action is fully resolved, never in between
 * (R16.6). Nobody gets another turn (R16.5). A reveal (R16.3) does not wait for this: see identity.ts.
 */
export const resolved = step('turn.resolved', (g) => {
  const { s } = g;
  s.picks.length = 0;
  if (s.markers.includes(TOP)) return endMatch(g, 'marker');
  if (targetReached(g)) endMatch(g, 'points');
});
