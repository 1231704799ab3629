// Computes statistics of a person's finished matches. Only their own seats count.
import type { Outcome, Share, Spread } from '@gaslamp/protocol/statistics';
import { grouped, placesOf, share, spread } from './statistics.ts';

/** A match and the person's own seats: several if a device was shared. */
export interface OwnOutcome {
  readonly outcome: Outcome;
  readonly seats: readonly number[];
}

export interface OwnStatistics {
  readonly game: string;
  readonly matches: number;
  readonly all: Share;
  readonly points: Spread;
  /** Number of published steps of a match. */
  readonly moves: Spread;
  readonly byPlayers: Readonly<Record<number, Share>>;
  /** By name of the side, in alphabetical order; empty for a game without sides. */
  readonly bySide: Readonly<Record<string, Share>>;
  /** In turn order; null for a seat that was never an own one. */
  readonly bySeat: readonly (Share | null)[];
}

/** Returns the statistics of each game that was played, in the order of their ids. Omits matches without an own seat. */
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
