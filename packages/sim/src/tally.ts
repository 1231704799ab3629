// Collects the statistics of many matches between bots.
import type { AnyGame } from '@gaslamp/games/games';
import { at } from '@gaslamp/kernel/lists';
import { type Interval, share } from './intervals.ts';
import { ALL, type Played } from './matches/played.ts';

export interface Plan {
  readonly game: AnyGame;
  /** Names by seat. */
  readonly bots: readonly string[];
  /** Match `i`, counted from 0, is played with `seed + i`. */
  readonly seed: number;
  readonly options: Readonly<Record<string, number>>;
  /** True to move the bots by `i` seats in match `i`. */
  readonly alternate: boolean;
}

/** Statistics of a number per match: its mean, and the bounds between which nine of ten matches lie. */
interface Spread {
  readonly mean: number;
  readonly p5: number;
  readonly p95: number;
}

export interface Tally {
  readonly game: string;
  readonly players: number;
  readonly bots: readonly string[];
  readonly matches: number;
  readonly seed: number;
  readonly alternate: boolean;
  readonly options: Readonly<Record<string, number>>;
  /** Number of answered questions with two or more options. */
  readonly decisions: number;
  /** Number of questions with a single option, which are no decisions. */
  readonly forced: number;
  /** Time of the matches, in all processes together. */
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly endReasons: Readonly<Record<string, number>>;
  /** Shared wins count as fractions. */
  readonly winsBySeat: readonly number[];
  readonly winsByFaction: Readonly<Record<string, number>>;
  /** Number of seats that ended on each side. */
  readonly playedByFaction: Readonly<Record<string, number>>;
  readonly winsByBot: Readonly<Record<string, number>>;
  /** 95 % intervals of the shares of matches won. */
  readonly intervals: {
    readonly bySeat: readonly Interval[];
    readonly byFaction: Readonly<Record<string, Interval>>;
    readonly byBot: Readonly<Record<string, Interval>>;
  };
  readonly decisionsPerMatch: Spread;
  /** Number of times per match that it waits for a player out of turn who may hold an interrupt. */
  readonly windowsPerMatch: Spread;
  /** Average final points by seat. */
  readonly pointsBySeat: readonly number[];
}

/** Returns the bots of match `i` by seat. */
export const seated = <T>({ alternate }: Plan, bots: readonly T[], i: number): readonly T[] =>
  alternate ? bots.map((_, seat) => at(bots, (seat + i) % bots.length)) : bots;

/** Counts the matches of a plan and calls `onMatch` for each. The counts are determined by the plan, the seconds are not. */
export async function tally(
  plan: Plan,
  matches: AsyncIterable<Played>,
  onMatch: (played: Played) => void = () => {},
): Promise<Tally> {
  const { game, bots } = plan;
  const endReasons: Record<string, number> = {};
  const sides = (game.sides ?? ALL).names;
  const winsByFaction = Object.fromEntries(sides.map((faction) => [faction, 0]));
  const playedByFaction = Object.fromEntries(sides.map((faction) => [faction, 0]));
  const winsByBot = Object.fromEntries(bots.map((name) => [name, 0]));
  const winsBySeat = bots.map(() => 0);
  const points = bots.map(() => 0);
  const decisions: number[] = [];
  const windows: number[] = [];
  let forced = 0;
  let milliseconds = 0;
  for await (const played of matches) {
    milliseconds += played.time;
    for (const [seat, bot] of played.bots.entries()) {
      const won = at(played.wins, seat);
      add(winsBySeat, seat, won);
      add(winsByBot, bot, won);
      add(winsByFaction, at(played.sides, seat), won);
      add(playedByFaction, at(played.sides, seat), 1);
      add(points, seat, at(played.points, seat));
    }
    add(endReasons, played.endedBy, 1);
    decisions.push(played.decisions);
    windows.push(played.windows);
    forced += played.forced;
    onMatch(played);
  }
  const count = decisions.length;
  const sum = total(decisions);
  const seconds = milliseconds / 1000;
  const intervals = <T extends Record<string, number>>(wins: T) =>
    Object.fromEntries(Object.entries(wins).map(([name, won]) => [name, share(won, count)]));
  return {
    game: game.id,
    players: bots.length,
    bots,
    matches: count,
    seed: plan.seed,
    alternate: plan.alternate,
    options: plan.options,
    decisions: sum,
    forced,
    seconds,
    decisionsPerSecond: sum / seconds,
    endReasons,
    winsBySeat: winsBySeat.map(exact),
    winsByFaction: exactly(winsByFaction),
    playedByFaction,
    winsByBot: exactly(winsByBot),
    intervals: {
      bySeat: winsBySeat.map((won) => share(won, count)),
      byFaction: intervals(winsByFaction),
      byBot: intervals(winsByBot),
    },
    decisionsPerMatch: spread(decisions),
    windowsPerMatch: spread(windows),
    pointsBySeat: points.map((all) => all / count),
  };
}

/** Missing counts start at 0. */
function add<K extends string | number>(counts: Record<K, number>, key: K, more: number): void {
  counts[key] = (counts[key] ?? 0) + more;
}

/** Rounds so that thirds of a win add up to a whole one. */
const exact = (wins: number): number => Number(wins.toFixed(9));

const exactly = (counts: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(counts).map(([name, wins]) => [name, exact(wins)]));

const total = (values: readonly number[]): number => values.reduce((sum, n) => sum + n, 0);
const spread = (values: readonly number[]): Spread => ({
  mean: total(values) / values.length,
  p5: quantile(values, 0.05),
  p95: quantile(values, 0.95),
});

/** Returns the smallest value that at least this fraction of all values does not exceed. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return at(sorted, Math.max(0, Math.ceil(part * sorted.length) - 1));
}
