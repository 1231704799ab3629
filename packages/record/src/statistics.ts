// What finished matches come to: who won, how, and how long it took. A pure function of how they ended, nameless.
import type { AnyGame } from '@gaslamp/games/games';
import type { State } from '@gaslamp/kernel/state';

/** How one match ended. */
export interface Outcome {
  readonly game: string;
  /** By seat: the points, and the side where the game has sides. */
  readonly points: readonly number[];
  readonly sides: readonly string[] | null;
  /** Seats; several where a win is shared. */
  readonly winners: readonly number[];
  readonly reason: string;
  /** Published steps. */
  readonly moves: number;
}

/** How a match in its last state ended, in the shape of the game's rules; null where it has no result. */
export function outcomeOf(game: AnyGame, s: State): Outcome | null {
  const end = { s, data: game.data };
  const result = game.result(end);
  if (result === null) return null;
  const { points, reason } = result;
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  const winners = seats.filter((seat) => (result.winners >> seat) & 1);
  const { id, sides } = game;
  return {
    ...{ game: id, points, winners, reason, moves: s.move },
    sides: sides ? seats.map((seat) => sides.of(end, seat)) : null,
  };
}

/** What a seat, a side or a number of players came to. */
export interface Share {
  /** How often it was played. */
  readonly played: number;
  /** Shared wins count in fractions. */
  readonly wins: number;
  /** On average. */
  readonly points: number;
}

/** A number of each match. */
export interface Spread {
  readonly least: number;
  readonly median: number;
  readonly mean: number;
  readonly most: number;
}

/** Matches with one number of players. */
interface Table {
  readonly matches: number;
  readonly moves: Spread;
  readonly points: Spread;
  readonly winsBySeat: readonly number[];
}

export interface Statistics {
  readonly game: string;
  readonly matches: number;
  readonly moves: Spread;
  /** Of every seat of every match. */
  readonly points: Spread;
  /** In turn order, whatever the number of players. */
  readonly bySeat: readonly Share[];
  /** By name, those that were never played left out; empty for a game without sides. */
  readonly bySide: Readonly<Record<string, Share>>;
  readonly byPlayers: Readonly<Record<number, Table>>;
  readonly ends: Readonly<Record<string, number>>;
}

/** The statistics of each game that was played, in the order of their ids. */
export function statisticsOf(outcomes: readonly Outcome[]): Statistics[] {
  const games = grouped(outcomes, ({ game }) => game);
  return [...games].sort(([a], [b]) => (a < b ? -1 : 1)).map(([game, some]) => statistics(game, some));
}

function statistics(game: string, outcomes: readonly Outcome[]): Statistics {
  const places = outcomes.flatMap(placesOf);
  const bySeat = [...grouped(places, ({ seat }) => seat)].sort(([a], [b]) => a - b);
  const sided = places.flatMap(({ side, ...place }) => (side === null ? [] : [{ ...place, side }]));
  const bySide = [...grouped(sided, ({ side }) => side)].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    game,
    matches: outcomes.length,
    moves: spread(outcomes.map(({ moves }) => moves)),
    points: spread(places.map(({ points }) => points)),
    bySeat: bySeat.map(([, some]) => share(some)),
    bySide: Object.fromEntries(bySide.map(([side, some]) => [side, share(some)])),
    byPlayers: Object.fromEntries(
      [...grouped(outcomes, ({ points }) => points.length)].map(([players, some]) => [players, table(some)]),
    ),
    ends: Object.fromEntries(
      [...grouped(outcomes, ({ reason }) => reason)].map(([reason, some]) => [reason, some.length]),
    ),
  };
}

/** One seat of one match. */
export interface Place {
  readonly seat: number;
  readonly side: string | null;
  readonly points: number;
  readonly win: number;
}

export const placesOf = ({ points, sides, winners }: Outcome): Place[] =>
  points.map((sum, seat) => ({
    seat,
    side: sides?.[seat] ?? null,
    points: sum,
    win: winners.includes(seat) ? 1 / winners.length : 0,
  }));

function table(outcomes: readonly Outcome[]): Table {
  const places = outcomes.flatMap(placesOf);
  const seats = [...grouped(places, ({ seat }) => seat)].sort(([a], [b]) => a - b);
  return {
    matches: outcomes.length,
    moves: spread(outcomes.map(({ moves }) => moves)),
    points: spread(places.map(({ points }) => points)),
    winsBySeat: seats.map(([, some]) => share(some).wins),
  };
}

export function share(places: readonly Place[]): Share {
  const wins = exact(total(places.map(({ win }) => win)));
  return { played: places.length, wins, points: total(places.map(({ points }) => points)) / places.length };
}

export function grouped<T, K>(all: readonly T[], by: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const one of all) {
    const key = by(one);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return groups;
}

const total = (values: readonly number[]): number => values.reduce((sum, n) => sum + n, 0);

/** Thirds of a win add up to a whole one again. */
const exact = (wins: number): number => Number(wins.toFixed(9));

/** Of at least one value. The median of an even number of values is the lower of the two in the middle. */
export function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const [least = 0] = sorted;
  const median = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
  return { least, median, mean: total(sorted) / sorted.length, most: sorted.at(-1) ?? 0 };
}
