// What somebody's own finished matches come to: their seats alone are counted.
import { grouped, type Outcome, placesOf, type Share, type Spread, share, spread } from './statistics.ts';

/** A match, and whose of its seats are counted: several where a device was shared. */
export interface OwnOutcome {
  readonly outcome: Outcome;
  readonly seats: readonly number[];
}

export interface OwnStatistics {
  readonly game: string;
  readonly matches: number;
  readonly all: Share;
  readonly points: Spread;
  /** Published steps of a match. */
  readonly moves: Spread;
  readonly byPlayers: Readonly<Record<number, Share>>;
  /** By name, in the order of the alphabet; empty for a game without sides. */
  readonly bySide: Readonly<Record<string, Share>>;
  /** In turn order; null where none of them was. */
  readonly bySeat: readonly (Share | null)[];
}

/** The statistics of each game that was played, in the order of their ids. Matches without an own seat are left out. */
export function ownStatisticsOf(matches: readonly OwnOutcome[]): OwnStatistics[] {
  const own = matches.filter(({ outcome, seats }) => seats.some((seat) => seat in outcome.points));
  return [...grouped(own, ({ outcome }) => outcome.game)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([game, some]) => statistics(game, some));
}

function statistics(game: string, matches: readonly OwnOutcome[]): OwnStatistics {
  const places = matches.flatMap(({ outcome, seats }) =>
    placesOf(outcome)
      .filter(({ seat }) => seats.includes(seat))
      .map((place) => ({ ...place, players: outcome.points.length })),
  );
  const sided = places.flatMap(({ side, ...place }) => (side === null ? [] : [{ ...place, side }]));
  const sides = [...grouped(sided, ({ side }) => side)].sort(([a], [b]) => (a < b ? -1 : 1));
  const seats = grouped(places, ({ seat }) => seat);
  return {
    game,
    matches: matches.length,
    all: share(places),
    points: spread(places.map(({ points }) => points)),
    moves: spread(matches.map(({ outcome }) => outcome.moves)),
    byPlayers: Object.fromEntries([...grouped(places, ({ players }) => players)].map(([n, some]) => [n, share(some)])),
    bySide: Object.fromEntries(sides.map(([side, some]) => [side, share(some)])),
    bySeat: Array.from({ length: Math.max(...seats.keys()) + 1 }, (_, seat) => {
      const some = seats.get(seat);
      return some === undefined ? null : share(some);
    }),
  };
}
