// Proves puzzle files: a search under the rules must find exactly the listed solutions. docs/puzzles.md describes the format.

import type { State } from '@gaslamp/kernel/state';
import { view } from '@gaslamp/kernel/view';
import { type Suspicion, suspicions } from '@gaslamp/stated/deduce';
import { judgeOf, type Sought } from '@gaslamp/stated/goal';
import { Solver, TooLarge } from '@gaslamp/stated/solve';
import { messageOf } from './input.ts';
import { type PuzzleForm, puzzleFrom } from './puzzle-form.ts';
import { fail, type Path, ScenarioError } from './scenario-error.ts';
import { play } from './scenario-play.ts';

/** Seeds for cards that the file leaves open: they must not change the solutions. */
const OTHER_SEEDS = [2, 3];

export interface Proven {
  readonly form: PuzzleForm;
  /** All solutions, in the form in which the file lists them. */
  readonly solutions: readonly string[];
  /** Number of positions searched. */
  readonly positions: number;
  /** If a player is to be identified: every other side, with the reason that excludes it. */
  readonly excluded: readonly Suspicion[];
}

/**
 * Solves a puzzle. Throws a ScenarioError for invalid input and for a puzzle that cannot be searched; with `check`, also if the
 * listed solutions are not exactly those found.
 */
export function prove(value: unknown, check: boolean): Proven {
  const form = puzzleFrom(value);
  const { goal } = form;
  return goal.kind === 'identify' ? proveSide(form, goal.who, check) : proveLines(form, goal, check);
}

function proveLines(form: PuzzleForm, goal: Sought, check: boolean): Proven {
  const stated = solverOf(form, goal, null);
  const { solver } = stated;
  const solutions = found(solver).map(({ answers }) => stated.inNames(answers));
  for (const seed of OTHER_SEEDS) {
    const other = solverOf(form, goal, seed);
    const others = found(other.solver).map(({ answers }) => other.inNames(answers));
    if (others.join('\n') !== solutions.join('\n'))
      fail(
        ['position'],
        `with other cards where the file leaves them open (seed ${seed}) the solutions are ${shown(others)}, not ${shown(solutions)}: name the cards that matter`,
      );
  }
  if (check) {
    if (solutions.length === 0) fail(['solutions'], 'there is no solution');
    const listed = new Map<string, number>();
    for (const [i, line] of form.solutions.entries()) {
      const path = ['solutions', i];
      const identity = refusing(path, stated.named, () => solver.identity(stated.answers(line)));
      if (identity === null) fail(path, `"${line}" does not reach the goal against every answer and every chance`);
      const twice = listed.get(identity);
      if (twice !== undefined) fail(path, `"${line}" is the same as "${form.solutions[twice]}" in another order`);
      listed.set(identity, i);
    }
    const identities = solutions.map((line) => solver.identity(stated.answers(line)) ?? '');
    for (const [identity, i] of listed)
      if (!identities.includes(identity))
        fail(
          ['solutions', i],
          `"${form.solutions[i]}" is no whole solution, or more than one: the search finds ${shown(solutions)}`,
        );
    const missing = solutions.filter((_, i) => !listed.has(identities[i] ?? ''));
    if (missing.length > 0) fail(['solutions'], `missing: ${shown(missing)}`);
    for (const [i, line] of form.tempting.entries()) {
      const path = ['tempting', i];
      if (refusing(path, stated.named, () => solver.holds(stated.answers(line))))
        fail(path, `"${line}" leads to the goal`);
    }
  }
  return { form, solutions, positions: solver.positions, excluded: [] };
}

const shown = (lines: readonly string[]): string =>
  lines.length === 0 ? 'none' : lines.map((line) => `"${line}"`).join(', ');

function solverOf(form: PuzzleForm, goal: Sought, seed: number | null) {
  const { scenario, you, until } = form;
  const position = seed === null ? scenario.position : { ...scenario.position, seed };
  const table = play({ ...scenario, position });
  const { game, stage, seats } = table.cast;
  const player = seats.indexOf(you);
  const s = table.match.s;
  const judge = judgeOf(goal, game, stage, seats, player);
  if (table.decision?.player !== player || game.active(s) !== player)
    fail(['you'], `it must be the turn of ${you}, who is asked; ${table.asked ?? 'nobody'} is asked here`);
  const solver = new Solver({ game, s, you: player, until, judge, atEnd: goal.kind === 'survive' });
  return {
    solver,
    named: (text: string) => text.replaceAll(/\w+/g, (one) => table.named(one)),
    answers: (line: string) => line.split('; ').map((text) => table.spelled(text)),
    inNames: (answers: readonly string[]) => answers.map((text) => table.offerOf(text).text).join('; '),
  };
}

function found(solver: Solver<State, unknown>) {
  try {
    return solver.solutions();
  } catch (cause) {
    if (cause instanceof TooLarge) return fail(['position'], cause.message);
    throw cause;
  }
}

/** Reports an error of the search at the line of the file that caused it. */
function refusing<T>(path: Path, named: (text: string) => string, check: () => T): T {
  try {
    return check();
  } catch (cause) {
    if (cause instanceof ScenarioError || !(cause instanceof Error)) throw cause;
    return fail(path, named(messageOf(cause)));
  }
}

function proveSide(form: PuzzleForm, who: string, check: boolean): Proven {
  const table = play(form.scenario);
  const { game, seats } = table.cast;
  const known = view(game, table.match.published, seats.indexOf(form.you));
  const all = refusing(
    ['goal'],
    (text) => text,
    () => suspicions(game, known, seats.indexOf(who)),
  );
  const solutions = all.filter(({ why }) => why === 'open').map(({ side }) => side);
  if (check) {
    const [only, ...others] = solutions;
    if (only === undefined || others.length > 0) fail(['goal'], `${who} can be ${solutions.join(', ') || 'nobody'}`);
    if (form.solutions.join() !== only)
      fail(['solutions'], `${who} can only be ${only}, not ${form.solutions.join(', ')}`);
    const real = game.sides?.of({ s: table.match.s, data: game.data }, seats.indexOf(who));
    if (real !== only) fail(['position'], `${who} is ${real} here, and can only be ${only}`);
  }
  return { form, solutions, positions: 1, excluded: all.filter(({ why }) => why !== 'open') };
}
