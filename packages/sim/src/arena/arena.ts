// A round-robin of bots at several tables, in which each pair stops when it is decided.
import type { AnyGame } from '@gaslamp/games/games';
import { at } from '@gaslamp/kernel/lists';
import { type Interval, meanInterval, moments } from '../intervals.ts';
import { inOrder, type Order } from '../matches/workers.ts';
import { decided, type Verdict } from './decided.ts';
import { type Deal, dealOf, meanShare, seatings } from './pairs.ts';
import { type Rated, type Rating, ratings } from './ratings.ts';
import { keyOf, type Results } from './results.ts';

/** A game with a number of players. */
export interface ArenaTable {
  readonly game: AnyGame;
  readonly pack?: string;
  readonly players: number;
  readonly options: Readonly<Record<string, number>>;
  readonly bots: readonly string[];
}
export interface Plan {
  readonly tables: readonly ArenaTable[];
  /** Most deals of a pair; each is two matches. Deal `i` is played with `seed + i`. */
  readonly deals: number;
  readonly seed: number;
  /** True to play all deals of a pair that is decided. */
  readonly all: boolean;
  readonly processes: number;
  readonly script: string | undefined;
}

export interface Paired {
  readonly pair: readonly [string, string];
  readonly deals: number;
  /** The first bot's share of the wins, and its 95 % interval over the deals. */
  readonly share: number;
  readonly interval: Interval;
  /** Null: the deals did not suffice. */
  readonly verdict: Verdict | null;
  /** Number of deals in which both matches had the same answers. */
  readonly alike: number;
}
export interface Outcome {
  readonly table: ArenaTable;
  readonly pairs: readonly Paired[];
  readonly ratings: readonly Rating[];
}

/** Returns all pairs of different bots, in the order of the list. */
export const pairsOf = (bots: readonly string[]): (readonly [string, string])[] =>
  bots.flatMap((a, i) => bots.slice(i + 1).map((b) => [a, b] as const));

/** Plays the arena; the outcomes do not depend on the number of processes. `onDeal` is called for each deal, known or played. */
export async function arena(
  { tables, deals, seed, all, processes, script }: Plan,
  results: Results,
  onDeal: (pair: readonly [string, string], isLast: boolean) => void,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const table of tables) {
    const pairs: Paired[] = [];
    const rated: Rated[] = [];
    for (const pair of pairsOf(table.bots)) {
      const shares: number[] = [];
      let alike = 0;
      const isOver = () => shares.length === deals || (!all && decided(shares) !== null);
      const take = (deal: Deal): void => {
        shares.push(meanShare(deal));
        if (deal.alike) alike++;
        rated.push(...deal.shares.map((share) => ({ pair, share })));
        onDeal(pair, isOver());
      };
      const key = () => keyOf(table.game.id, table.players, pair, shares.length);
      for (let known = results.known(key()); known !== undefined && !isOver(); known = results.known(key()))
        take(known);
      if (!isOver()) {
        const orders = ordersOf(table, pair, seed, shares.length, deals);
        const matches = inOrder(orders, processes, script);
        for await (const one of matches) {
          const other = await matches.next();
          if (other.done === true) break;
          const deal = dealOf(pair[0], one, other.value);
          results.add(key(), deal);
          take(deal);
          if (isOver()) break;
        }
      }
      const { mean } = moments(shares);
      const verdict = decided(shares);
      pairs.push({ pair, deals: shares.length, share: mean, interval: meanInterval(shares), verdict, alike });
    }
    outcomes.push({ table, pairs, ratings: ratings(table.bots, rated) });
  }
  return outcomes;
}

function* ordersOf(
  { game, pack, players, options }: ArenaTable,
  pair: readonly [string, string],
  seed: number,
  from: number,
  to: number,
): Generator<Order> {
  for (let deal = from; deal < to; deal++)
    for (const bots of seatings(players, pair, deal))
      yield { game: game.id, ...(pack === undefined ? {} : { pack }), options, bots, seed: seed + deal };
}

/** The verdict's bot; null if there is none. */
export const strongerOf = ({ pair, verdict }: Paired): string | null =>
  verdict === 'first' ? at(pair, 0) : verdict === 'second' ? at(pair, 1) : null;
