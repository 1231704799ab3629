// Computes statistics of finished matches: winners, reasons and lengths. A pure function of outcomes, without names.
import type { AnyGame } from '@gaslamp/games/games';
import type { State } from '@gaslamp/kernel/state';
import type { MatchGroup, Outcome, Share, Spread, Statistics } from '@gaslamp/protocol/statistics';

/** Returns the outcome of a final state, in the shape of the game's rules; null if the match has no result. */
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

/** Returns the statistics of each game that was played, in the order of their ids. */
export function statisticsOf(outcomes: Iterable<Outcome>): Statistics[] {
  const tally = new Tally();
  for (const outcome of outcomes) tally.add(outcome);
  return tally.statistics();
}

/** Computes the same match by match, so that a caller can do other work in between. */
export class Tally {
  readonly #games = new Map<string, Counted>();

  add(outcome: Outcome): void {
    count(
      inside(this.#games, outcome.game, () => ({
        ...begun(),
        bySide: new Map(),
        byPlayers: new Map(),
        ends: new Map(),
      })),
      outcome,
    );
  }
  /** Returns the statistics of all matches counted so far. */
  statistics(): Statistics[] {
    return sorted(this.#games, byName).map(([game, { bySide, byPlayers, ends, ...all }]) => ({
      game,
      ...spreads(all),
      bySeat: inTurn(all),
      bySide: Object.fromEntries(sorted(bySide, byName).map(([side, sum]) => [side, sum.share()])),
      byPlayers: Object.fromEntries(
        Array.from(byPlayers, ([players, some]): [number, MatchGroup] => [
          players,
          { ...spreads(some), winsBySeat: inTurn(some).map(({ wins }) => wins) },
        ]),
      ),
      ends: Object.fromEntries(ends),
    }));
  }
}

/** Running totals of a group of matches. */
interface Some {
  readonly moves: Numbers;
  /** Points of every seat. */
  readonly points: Numbers;
  readonly bySeat: Map<number, Sum>;
}
/** Running totals of a game. */
interface Counted extends Some {
  readonly bySide: Map<string, Sum>;
  readonly byPlayers: Map<number, Some>;
  readonly ends: Map<string, number>;
}
const begun = (): Some => ({ moves: new Numbers(), points: new Numbers(), bySeat: new Map() });

function count(all: Counted, outcome: Outcome): void {
  const { points, reason, moves } = outcome;
  const some = [all, inside(all.byPlayers, points.length, begun)];
  for (const one of some) one.moves.add(moves);
  for (const place of placesOf(outcome)) {
    for (const { points, bySeat } of some) {
      points.add(place.points);
      inside(bySeat, place.seat, () => new Sum()).add(place);
    }
    if (place.side !== null) inside(all.bySide, place.side, () => new Sum()).add(place);
  }
  all.ends.set(reason, (all.ends.get(reason) ?? 0) + 1);
}
const spreads = ({ moves, points }: Some) => ({ matches: moves.count, moves: moves.spread(), points: points.spread() });
const inTurn = ({ bySeat }: Some): Share[] => sorted(bySeat, (a, b) => a - b).map(([, sum]) => sum.share());

/** Returns the value of a key, which is created if missing. */
function inside<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}
const sorted = <K, V>(map: ReadonlyMap<K, V>, order: (a: K, b: K) => number): [K, V][] =>
  [...map].sort(([a], [b]) => order(a, b));
const byName = (a: string, b: string): number => (a < b ? -1 : 1);

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

class Sum {
  #played = 0;
  #wins = 0;
  #points = 0;
  add({ win, points }: Place): void {
    this.#played++;
    this.#wins += win;
    this.#points += points;
  }
  share(): Share {
    return { played: this.#played, wins: exact(this.#wins), points: this.#points / this.#played };
  }
}
export function share(places: readonly Place[]): Share {
  const sum = new Sum();
  for (const place of places) sum.add(place);
  return sum.share();
}

export function grouped<T, K>(all: readonly T[], by: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const one of all) inside(groups, by(one), () => []).push(one);
  return groups;
}

/** Rounds, so that thirds of a win add up to a whole one. */
const exact = (wins: number): number => Number(wins.toFixed(9));

/** Counts numbers by value: few of them are distinct, however many there are. */
class Numbers {
  readonly #times = new Map<number, number>();
  #sum = 0;
  count = 0;
  add(value: number): void {
    this.#times.set(value, (this.#times.get(value) ?? 0) + 1);
    this.#sum += value;
    this.count++;
  }
  spread(): Spread {
    const values = sorted(this.#times, (a, b) => a - b);
    let upTo = 0;
    let median = 0;
    for (const [value, times] of values) {
      if (upTo * 2 < this.count) median = value;
      upTo += times;
    }
    return { least: values[0]?.[0] ?? 0, median, mean: this.#sum / this.count, most: values.at(-1)?.[0] ?? 0 };
  }
}
/** Needs at least one value. The median of an even number of values is the lower of the two in the middle. */
export function spread(values: readonly number[]): Spread {
  const numbers = new Numbers();
  for (const value of values) numbers.add(value);
  return numbers.spread();
}
