import { add } from '@gaslamp/emerald/counts';
import type { Player } from '@gaslamp/kernel/state';
import type { G } from './effects.ts';
import { POINT_TYPES } from './ids.ts';
import { killCell } from './state.ts';
import { tell } from './told.ts';

type Booked = 'neutral' | 'restorationist' | 'loyalist';

/** R15.2, R15.4: records points when they are scored, without an upper limit; R15.5: only R18.26 takes points back. */
export function score(g: G, player: Player, type: Booked, points: number): void {
  if (points === 0) return;
  add(g.s[type], player, points);
  tell(g)?.('scored', { player, type: POINT_TYPES.indexOf(type), points });
}

/** Records kill points by victim, whose side decides at the end (R17.4). */
export function scoreKill(g: G, player: Player, victim: Player, points: number): void {
  if (points === 0) return;
  add(g.s.kills, killCell(g.s, player, victim), points);
  tell(g)?.('scored', { player, type: POINT_TYPES.indexOf('kill'), points, victim });
}
