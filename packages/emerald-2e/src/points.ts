import type { Player } from '@gaslamp/kernel/state';
import type { G } from './effects.ts';

/** The types of points (R15.1) that are booked to a player; track points are worked out, never booked. */
export const POINT_TYPES = ['neutral', 'restorationist', 'loyalist', 'kill'] as const;
type Booked = 'neutral' | 'restorationist' | 'loyalist';

/** R15.2, R15.4: booked where something scores, without an upper end; R15.5: only R18.26 takes points back. */
export function score(g: G, player: Player, type: Booked, points: number): void {
  if (points === 0) return;
  g.s[type][player]! += points;
  g.emit('scored', { player, type: POINT_TYPES.indexOf(type), points });
}

/** Kill points are tied to the victim, whose side decides at the end (R17.4). */
export function scoreKill(g: G, player: Player, victim: Player, points: number): void {
  if (points === 0) return;
  g.s.kills[player * g.s.seats + victim]! += points;
  g.emit('scored', { player, type: POINT_TYPES.indexOf('kill'), points, victim });
}
