// Plays many matches between bots and collects statistics.

import type { Bot } from '@gaslamp/bots/bot';
import { type Hooks, type PlayedMatch, playMatch, winShare } from '@gaslamp/bots/play';
import type { AnyGame } from '@gaslamp/games/games';
import type { Sides } from '@gaslamp/kernel/game';
import { at } from '@gaslamp/kernel/lists';
import type { Option, Position, State } from '@gaslamp/kernel/state';

export interface Plan {
  readonly game: AnyGame;
  readonly bots: readonly Bot[];
  readonly matches: number;
  /** Match `i`, counted from 0, is played with `seed + i`. */
  readonly seed: number;
  readonly options: Readonly<Record<string, number>>;
  /** True to move the bots by `i` seats in match `i`. */
  readonly alternate: boolean;
}

/** One match of a plan. */
export interface Played extends PlayedMatch {
  readonly seed: number;
  /** By seat. */
  readonly bots: readonly Bot[];
  readonly answers: readonly Option[];
  /** Number of questions to players other than the active one whether they interrupt, including those with only one answer. */
  readonly windows: number;
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
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly endReasons: Readonly<Record<string, number>>;
  /** Shared wins count as fractions. */
  readonly winsBySeat: readonly number[];
  readonly winsByFaction: Readonly<Record<string, number>>;
  readonly winsByBot: Readonly<Record<string, number>>;
  readonly decisionsPerMatch: Spread;
  /** Number of times per match that it waits for a player out of turn who may hold an interrupt. */
  readonly windowsPerMatch: Spread;
  /** Average final points by seat. */
  readonly pointsBySeat: readonly number[];
}

/** The sides of a game without sides: all are on one. */
const ALL: Pick<Sides<State, unknown>, 'names' | 'of'> = { names: ['all'], of: () => 'all' };

/** Plays all matches of a plan and calls `onMatch` for each. The counts are determined by the plan, the seconds are not. */
export function tally(plan: Plan, onMatch: (played: Played, index: number) => void): Tally {
  const { game, bots, matches } = plan;
  const sides = game.sides ?? ALL;
  const endReasons: Record<string, number> = {};
  const winsByFaction = Object.fromEntries(sides.names.map((faction) => [faction, 0]));
  const winsByBot = Object.fromEntries(bots.map(({ name }) => [name, 0]));
  const winsBySeat = bots.map(() => 0);
  const points = bots.map(() => 0);
  const decisions: number[] = [];
  const windows: number[] = [];
  let forced = 0;
  let milliseconds = 0;
  for (let i = 0; i < matches; i++) {
    const began = performance.now();
    const { played, end } = playOne(plan, i);
    milliseconds += performance.now() - began;
    for (const [seat, bot] of played.bots.entries()) {
      const share = winShare(played.result, seat);
      add(winsBySeat, seat, share);
      add(winsByBot, bot.name, share);
      add(winsByFaction, sides.of(end, seat), share);
      add(points, seat, at(played.result.points, seat));
    }
    add(endReasons, played.endedBy, 1);
    decisions.push(played.decisions);
    windows.push(played.windows);
    forced += played.forced;
    onMatch(played, i);
  }
  const sum = total(decisions);
  const seconds = milliseconds / 1000;
  return {
    game: game.id,
    players: bots.length,
    bots: bots.map(({ name }) => name),
    matches,
    seed: plan.seed,
    alternate: plan.alternate,
    options: plan.options,
    decisions: sum,
    forced,
    seconds,
    decisionsPerSecond: sum / seconds,
    endReasons,
    winsBySeat: winsBySeat.map(exact),
    winsByFaction: Object.fromEntries(Object.entries(winsByFaction).map(([faction, wins]) => [faction, exact(wins)])),
    winsByBot: Object.fromEntries(Object.entries(winsByBot).map(([name, wins]) => [name, exact(wins)])),
    decisionsPerMatch: spread(decisions),
    windowsPerMatch: spread(windows),
    pointsBySeat: points.map((all) => all / matches),
  };
}

/** Missing counts start at 0. */
function add<K extends string | number>(counts: Record<K, number>, key: K, more: number): void {
  counts[key] = (counts[key] ?? 0) + more;
}

/** Plays one match of the plan; returns it with its final position. */
function playOne(
  { game, bots, seed, options, alternate }: Plan,
  index: number,
): { played: Played; end: Position<State, unknown> } {
  const seated = alternate ? bots.map((_, seat) => at(bots, (seat + index) % bots.length)) : bots;
  const answers: Option[] = [];
  let windows = 0;
  let s: State | null = null;
  let end: Position<State, unknown> | null = null;
  const hooks: Hooks = {
    answered({ pass, player }, option) {
      answers.push(option);
      if (pass !== null && player !== game.active(s!)) windows++;
    },
  };
  const watched: AnyGame = {
    ...game,
    // The table uses this very state object for the match.
    setup(count, table) {
      s = game.setup(count, table);
      return s;
    },
    result(at) {
      end = at;
      return game.result(at);
    },
  };
  const played = playMatch(watched, seated, seed + index, options, hooks);
  if (end === null) throw new Error(`${game.id}, seed ${seed + index}: nobody asked for the result`);
  return { played: { ...played, seed: seed + index, bots: seated, answers, windows }, end };
}

/** Rounds so that thirds of a win add up to a whole one. */
const exact = (wins: number): number => Number(wins.toFixed(9));

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
