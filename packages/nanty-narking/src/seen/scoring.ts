// R13 Scoring.
import type { Result } from '@gaslamp/kernel/game';
import { NOBODY, only, type Player } from '@gaslamp/kernel/state';
import { costOf } from '../box/data.ts';
import { AREA_COUNT } from '../box/ids.ts';
import { type At, agentsIn, buildingValue, inFront, moneyOf, REASONS } from '../box/state.ts';

/** The points of a player, step by step (R13.1 to R13.3). */
export interface Reckoning {
  readonly player: Player;
  readonly agents: number;
  readonly buildings: number;
  /** Pounds left after repaying the loans that can be repaid. */
  readonly money: number;
  readonly repaid: number;
  readonly unpaid: number;
  readonly penalty: number;
  readonly total: number;
  /** The highest printed value of a City Area card held, for ties (R13.4). */
  readonly best: number;
}

export function reckon(at: At): Reckoning[] {
  const { s, data } = at;
  const { agent, loanRepay, loanPenalty } = data.pack.scoring;
  return Array.from({ length: s.seats }, (_, player) => {
    let agents = 0;
    let best = 0;
    for (let area = 0; area < AREA_COUNT; area++) {
      if (s.grenadiers[area] === 0) agents += agent * agentsIn(s, player, area);
      if (s.areaCards[area] === player) best = Math.max(best, costOf(data, area));
    }
    const buildings = buildingValue(at, player);
    // R13.3: each loan in turn; repaying is compulsory if possible.
    const loans = inFront(at, player, 'takeLoan');
    const repaid = Math.min(loans, Math.max(0, Math.floor(moneyOf(s, player) / loanRepay)));
    const money = moneyOf(s, player) - repaid * loanRepay;
    const penalty = (loans - repaid) * loanPenalty;
    return {
      player,
      agents,
      buildings,
      money,
      repaid,
      unpaid: loans - repaid,
      penalty,
      total: agents + buildings + money - penalty,
      best,
    };
  });
}

/** Returns the result of the match; null while it runs. */
export function resultOf(at: At): Result | null {
  const { s } = at;
  if (s.reason === 0) return null;
  const rows = reckon(at);
  return {
    winners: s.winners !== NOBODY ? s.winners : winnersByPoints(rows),
    points: rows.map((row) => row.total),
    reason: REASONS[s.reason]!,
  };
}

/** R13.4: most points, then the best City Area card; then the win is shared. */
const winnersByPoints = (rows: readonly Reckoning[]): number => only(...winning(rows).map(({ player }) => player));
function withMost(rows: readonly Reckoning[], points: 'total' | 'best'): Reckoning[] {
  const most = Math.max(...rows.map((row) => row[points]));
  return rows.filter((row) => row[points] === most);
}
const winning = (rows: readonly Reckoning[]): Reckoning[] => withMost(withMost(rows, 'total'), 'best');

/** Returns the outcome of a tie for the most points; null if there was none. */
export function tieOf(rows: readonly Reckoning[]): 'broken' | 'shared' | null {
  if (withMost(rows, 'total').length === 1) return null;
  return winning(rows).length === 1 ? 'broken' : 'shared';
}
