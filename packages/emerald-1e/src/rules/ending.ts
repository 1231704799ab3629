// R17 End of the game.
import { EVERYONE } from '@gaslamp/kernel/state';
import { type At, identityOf, isRestorationist, lastSpace, mustEnd, REASONS } from '../box/state.ts';
import { tell } from '../seen/event-specs.ts';
import { mark, pointsOfAll } from '../seen/points.ts';
import { type G, step } from './effects.ts';

function endMatch(g: G): void {
  g.s.reason = g.s.due;
  tell(g)?.('over', { reason: g.s.reason });
  // R18.1
  for (let player = 0; player < g.s.seats; player++) {
    g.show(identityOf(g.s, player), EVERYONE);
    tell(g)?.('identity', { player, restorationist: Number(isRestorationist(g, player)) });
  }
  g.finish();
}

/** R17.1: the displayed points of any player count, on any player's turn. */
function markReached(at: At): boolean {
  const goal = mark(at);
  for (const points of pointsOfAll(at)) if (points >= goal) return true;
  return false;
}
/** R17.2: `spaces` include space 0. */
export const trackIsFull = (at: At, track: number): boolean => at.s.markers[track] === lastSpace(at, track);

/** R17.9, R20.8: checked when an action is finished, never inside it. R17.5: nothing follows. */
export const resolved = step('turn.resolved', (g) => {
  const { s } = g;
  s.picks.length = 0;
  if (trackIsFull(g, 0) || trackIsFull(g, 1)) mustEnd(s, 'track');
  if (markReached(g)) mustEnd(s, 'points');
  if (s.due > 0) endMatch(g);
});

/** R17.6, R17.8: stops that keep every match finite, checked between turns. */
export function stopped(g: G): boolean {
  const { s } = g;
  if (s.idle >= IDLE_ROUNDS * s.seats) s.due = REASONS.indexOf('idle');
  else if (s.turns >= s.maxRounds * s.seats) s.due = REASONS.indexOf('rounds');
  else return false;
  endMatch(g);
  return true;
}
const IDLE_ROUNDS = 3;
