import type { AnyGame, AnyMatch } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import type { Choice } from '@gaslamp/kernel/effects';
import { isRefusal, Match } from '@gaslamp/kernel/match';
import { copy, hash, type Option, type State } from '@gaslamp/kernel/state';
import { Table } from '@gaslamp/kernel/table';
import { type Asked, questionOf } from './asked.ts';
import { fail, type Where } from './failure.ts';
import { oneOf } from './playout.ts';
import { together, type Watching } from './watch.ts';

/** Maximum number of candidates of a set that is tested; and one in `EVERY` questions for a set is tested. */
const MOST = 9;
const EVERY = 80;

/** Returns a set as text: its picks in ascending order. */
const keyOf = (picks: readonly Option[]): string =>
  picks
    .slice()
    .sort((a, b) => a - b)
    .join();

/**
 * Checks that a question for a set reaches exactly the legal sets, each by one path without a dead end; that in any other order
 * the same candidates fit; and that a set given at once in any order has the same effect. A set is legal if `enough` accepts
 * it, which is tried for all subsets of the candidates.
 */
export const watchSets: Watching = (game, seats, seed) => {
  const tally = { 'sets met': 0, 'for sets': 0, sets: 0, illegal: 0, 'any order': 0 };
  const mind = new FastDice(seed ^ 0x5e75);
  const check = (table: Asked) => {
    const { s, decision } = table;
    const where = { property: 'sets', game: game.id, seats, seed, move: s.move };
    const { subset, done } = game.effects.byName[decision.effect] as Choice<State, unknown>;
    if (subset === null || done === null) fail(where, `"${decision.effect}" is for no set`);
    const locals = decision.frame as never;
    const candidates = subset.candidates(table, locals);
    if (candidates.length > MOST) return;
    const legal = new Map<string, readonly Option[]>();
    for (const picks of parts(candidates)) {
      if (subset.enough(table, locals, picks)) legal.set(keyOf(picks), picks);
      else tally.illegal++;
    }
    const reached = walk(game, where, table, done);
    const asSet = new Set(reached);
    if (asSet.size !== reached.length) fail(where, `"${decision.effect}" reaches a set by two paths`);
    for (const [key, picks] of legal)
      if (!asSet.has(key)) fail(where, `"${decision.effect}" does not reach ${named(game, picks)}`);
    for (const key of asSet)
      if (!legal.has(key)) fail(where, `"${decision.effect}" reaches ${key}, which is not legal`);
    tally['for sets']++;
    tally.sets += legal.size;
    anyOrder(game, where, table, candidates, [...legal.values()], mind);
    atOnce(game, where, table, oneOf(mind, [...legal.values()]), done, mind);
    tally['any order']++;
  };
  return {
    look(table) {
      const { s, decision } = table;
      if (!decision.subset || s.picks.length !== decision.frame.since) return;
      // The first ones of a match are checked more often, since some games have only a few.
      if (mind.below(Math.min(EVERY, ++tally['sets met'])) === 0) check(table);
    },
    end: () => tally,
  };
};
export const sets = together(watchSets);

const named = (game: AnyGame, picks: readonly Option[]): string =>
  `[${picks.map((option) => game.verbs.format(option)).join(', ')}]`;

/** Yields every subset of an ascending list in ascending order; twice if there are copies. */
function* parts(list: readonly Option[]): Iterable<Option[]> {
  for (let bits = 0; bits < 1 << list.length; bits++) yield list.filter((_, i) => (bits >> i) & 1);
}

/** Returns all sets that can be reached by answering. */
function walk(game: AnyGame, where: Where, { s, decision }: Asked, done: Option): string[] {
  const { effect, frame } = decision;
  const reached: string[] = [];
  const visit = (from: State, picks: readonly Option[]) => {
    const table = new Table(game, copy(from), new FastDice(0));
    for (const option of questionOf(table).options) {
      if (option === done) {
        reached.push(keyOf(picks));
        continue;
      }
      const next = new Table(game, copy(from), new FastDice(0));
      next.choose(option);
      if (next.decision?.effect !== effect || next.decision.frame.since !== frame.since)
        fail(where, `"${effect}" is a dead end behind ${named(game, [...picks, option])}`);
      visit(next.s, [...picks, option]);
    }
  };
  visit(s, []);
  return reached;
}

/** Checks that the options that fit some picks, made in any order, are the rest of the legal sets that contain them. */
function anyOrder(
  game: AnyGame,
  where: Where,
  table: Asked,
  candidates: readonly Option[],
  legal: readonly (readonly Option[])[],
  mind: FastDice,
): void {
  for (let i = 0; i < 6; i++) {
    const picks = candidates.filter(() => mind.below(3) === 0);
    for (let j = picks.length - 1; j > 0; j--) picks.push(...picks.splice(mind.below(j + 1), 1));
    const around = legal.map((set) => rest(set, picks)).filter((left) => left !== null);
    const found = new Table(game, copy(table.s), new FastDice(0)).consider(picks);
    const fits = [...new Set(around.flat())].sort((a, b) => a - b);
    const enough = around.some((left) => left.length === 0);
    // Picks that are part of no legal set are not accepted; no picks are always a beginning.
    if (found === null ? around.length > 0 : keyOf(found.fits) !== keyOf(fits) || found.enough !== enough)
      fail(
        where,
        `with ${named(game, picks)} picked, ${JSON.stringify(found)} is considered to fit, but ${named(game, fits)} does`,
      );
  }
}

/** Returns the rest of a set without the picks, or null if it does not contain them. */
function rest(set: readonly Option[], picks: readonly Option[]): Option[] | null {
  const left = set.slice();
  for (const pick of picks) {
    const i = left.indexOf(pick);
    if (i < 0) return null;
    left.splice(i, 1);
  }
  return left;
}

/** Checks that a set sent at once, in any order, has the same effect as pick by pick. */
function atOnce(
  game: AnyGame,
  where: Where,
  { s, decision }: Asked,
  set: readonly Option[],
  done: Option,
  mind: FastDice,
): void {
  const order = set.slice();
  for (let j = order.length - 1; j > 0; j--) order.push(...order.splice(mind.below(j + 1), 1));
  const slow: AnyMatch = Match.restore(game, copy(s), [], new FastDice(1));
  const fast: AnyMatch = Match.restore(game, copy(s), [], new FastDice(1));
  const texts = (options: readonly Option[]) => options.map((option) => game.verbs.format(option));
  for (const text of texts([...set, done])) slow.choose(decision.player, [text], slow.at);
  const result = fast.choose(decision.player, texts([...order, done]), fast.at);
  if (isRefusal(result)) fail(where, `${named(game, order)} and done is refused: ${JSON.stringify(result)}`);
  if (hash(slow.s) !== hash(fast.s)) fail(where, `${named(game, order)} at once is not the same as pick by pick`);
}
