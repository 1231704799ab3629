import { add } from '@gaslamp/emerald/counts';
import type { Player } from '@gaslamp/kernel/state';
import { POINT_TYPES } from '../box/ids.ts';
import { killCell } from '../box/state.ts';
import type { G } from '../rules/effects.ts';
import { tell } from './event-specs.ts';

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
