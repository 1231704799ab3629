// R18 Final result.
import type { Result } from '@gaslamp/kernel/game';
import type { Mask, Player } from '@gaslamp/kernel/state';
import { isMain } from '../box/data.ts';
import { type At, agentsOnBoard, isRestorationist, owns, reasonOf } from '../box/state.ts';
import { allRisen, type Points, sidePoints, total, trophies } from './points.ts';

/** One player's result. */
export interface Reckoning {
  readonly player: Player;
  readonly restorationist: boolean;
  readonly points: Points;
  /** R16.5, R16.6: only at the end. */
  readonly trophies: number;
  readonly zombies: number;
  readonly final: number;
  /** R18.4: control discs on the board. */
  readonly discs: number;
  /** R18.2 */
  readonly out: boolean;
  readonly wins: boolean;
}

/** R18.1 to R18.5 for all players. Needs every identity: a full state, or the view of a finished match. */
export function finalScoring(at: At): Reckoning[] {
  const rows = Array.from({ length: at.s.seats }, (_, player) => reckon(at, player));
  const outs = factionOut(rows);
  const left = rows.map((row) => ({ ...row, out: row.restorationist === outs }));
  const highest = Math.max(...left.filter((row) => !row.out).map((row) => row.final));
  const first = left.filter((row) => !row.out && row.final === highest);
  const discs = Math.max(...first.map((row) => row.discs));
  return left.map((row) => ({ ...row, wins: !row.out && row.final === highest && row.discs === discs }));
}

/** R18.2, R18.3: returns the faction of the lowest player, in a tie the Loyalists; null if all are of one faction. */
function factionOut(rows: readonly Pick<Reckoning, 'restorationist' | 'final'>[]): boolean | null {
  if (rows.every((row) => row.restorationist === rows[0]?.restorationist)) return null;
  const lowest = Math.min(...rows.map((row) => row.final));
  return rows.every((row) => row.final > lowest || row.restorationist);
}

function reckon(at: At, player: Player): Omit<Reckoning, 'out' | 'wins'> {
  const { s, data } = at;
  const restorationist = isRestorationist(at, player);
  const { killedRestorationist, zombieEnd } = data.pack.numbers;
  const points = sidePoints(at, player, restorationist);
  const kills = restorationist ? 0 : killedRestorationist * trophies(at, player);
  const zombies = !restorationist && owns(at, player, 'zombies') && allRisen(at) ? zombieEnd : 0;
  const cities = s.control.filter((by) => by === player).length;
  const royals = s.royal.filter((by) => by === player).length;
  const agents = agentsOnBoard(s, player).filter((agent) => !isMain(agent)).length;
  return {
    player,
    restorationist,
    points,
    trophies: kills,
    zombies,
    final: total(points) + kills + zombies,
    discs: cities + royals + agents,
  };
}

export function resultOf(at: At): Result | null {
  if (at.s.reason === 0) return null;
  const rows = finalScoring(at);
  let winners: Mask = 0;
  for (const row of rows) if (row.wins) winners |= 1 << row.player;
  return { winners, points: rows.map((row) => row.final), reason: reasonOf(at.s) };
}
