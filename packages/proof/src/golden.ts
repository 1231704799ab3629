// Golden matches, whose ends are recorded to detect accidental changes in every JavaScript engine. Has no Node imports, since
// browsers run it too.
import type { AnyGame } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { copy, hash, type State } from '@gaslamp/kernel/state';
import { Table } from '@gaslamp/kernel/table';
import { type AnyTable, type Asked, isAsked } from './asked.ts';
import { oneOf } from './playout.ts';

const SEEDS = [1, 2, 3, 4, 5];
/** Starts for counting positions: the deal, and the next question of a turn after this many answers; and the depth. */
const STARTS = [0, 40, 160];
const DEPTH = 4;
/** Minimum number of options of a question to be a start. */
const BROAD = 8;

/**
 * Table options by the name of the variant: standard values, all minimums and all maximums. Games have different options, so
 * the variants are derived from the game's list.
 */
function variants({ options }: AnyGame): Readonly<Record<string, Readonly<Record<string, number>>>> {
  const all = (which: 'least' | 'most') =>
    Object.fromEntries(Object.entries(options).map(([name, spec]) => [name, spec[which]]));
  return { standard: {}, least: all('least'), most: all('most') };
}

/** Plays one uniformly random match with the dice and mind of a seed and returns `"<hash of the end> <decisions>"`. */
function goldenMatch(
  game: AnyGame,
  seats: number,
  seed: number,
  options: Readonly<Record<string, number>> = {},
): string {
  const { table, decisions } = played(game, seats, seed, options, () => false);
  return `${hash(table.s)} ${decisions}`;
}

/** Counts the positions that are 1, 2, 3 and 4 answers away from a question during a golden match. */
function positions(game: AnyGame, seats: number, start: number): string {
  const broad = (g: Asked, n: number) => n >= start && g.decision.options.length >= BROAD;
  const { table } = played(game, seats, 1, {}, broad);
  if (table.decision === null) return 'over';
  const counts = Array.from({ length: DEPTH }, (_, depth) => count(game, table.s, depth + 1));
  return counts.join(' ');
}

/** Returns the golden ends and counts of positions of one game, by description. */
export function goldenOf(game: AnyGame): Readonly<Record<string, string>> {
  const out: Record<string, string> = {};
  for (let seats = game.seats.least; seats <= game.seats.most; seats++) {
    for (const [name, options] of Object.entries(variants(game)))
      for (const seed of SEEDS)
        out[`${seats} players, seed ${seed}, ${name}`] = goldenMatch(game, seats, seed, options);
    for (const start of STARTS) out[`${seats} players, positions behind ${start}`] = positions(game, seats, start);
  }
  return out;
}

function played(
  game: AnyGame,
  seats: number,
  seed: number,
  options: Readonly<Record<string, number>>,
  stop: (g: Asked, decisions: number) => boolean,
): { table: AnyTable; decisions: number } {
  const mind = new FastDice(~seed);
  const table = new Table(game, game.setup(seats, options), new FastDice(seed));
  let decisions = 0;
  for (; isAsked(table) && !stop(table, decisions); decisions++) table.choose(oneOf(mind, table.decision.options));
  return { table, decisions };
}

/** Counts the positions that are `depth` answers away, including ends; chance gives the same results after each question. */
function count(game: AnyGame, s: State, depth: number): number {
  const { decision } = new Table(game, copy(s), new FastDice(depth));
  if (decision === null) return 1;
  if (depth === 1) return decision.options.length;
  let n = 0;
  for (const option of decision.options) {
    const table = new Table(game, copy(s), new FastDice(depth));
    table.choose(option);
    n += count(game, table.s, depth - 1);
  }
  return n;
}
