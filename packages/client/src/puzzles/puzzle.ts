// The parts of a puzzle file that the page needs to play it. The command line reads the whole file and proves it.
import type { Goal } from '@gaslamp/stated/goal';
import { type Fields, isFields, shown } from '../local/fields.ts';

export interface Puzzle {
  readonly game: string;
  /** Names in turn order. */
  readonly seats: readonly string[];
  readonly options: Fields;
  readonly position: Fields;
  /** The solver, one of the seats. */
  readonly you: string;
  readonly goal: Goal;
  readonly until: 'turn' | 'round';
  /** The rules that the solution depends on. */
  readonly rules: readonly string[];
}

/** The data on a puzzle that a list shows. */
export interface PuzzleCard {
  /** From 1 (easy) to 3 (hard). */
  readonly grade: 1 | 2 | 3;
  readonly goal: Goal['kind'];
}

/** An error in a puzzle file, with the allowed values. */
export class PuzzleError extends Error {
  override readonly name = 'PuzzleError';
}

/**
 * Parses a puzzle file; `head` is the text of its leading comments. Throws a PuzzleError for anything that the page cannot
 * play.
 */
export function puzzleFrom(value: unknown, head: string): Puzzle {
  const form = fieldsOf(value, 'a puzzle');
  if (form.steps !== undefined)
    throw new PuzzleError('steps: a puzzle on the page begins at its position, without any');
  const goal = goalFrom(form.goal);
  return {
    game: wordOf(form, 'game'),
    seats: seatsOf(form),
    options: fieldsOf(form.options ?? {}, 'options'),
    position: fieldsOf(form.position ?? {}, 'position'),
    you: wordOf(form, 'you'),
    goal,
    until: untilFrom(form.until ?? (goal.kind === 'survive' ? 'round' : 'turn')),
    rules: [...new Set(head.match(/\bR\d+(?:\.\d+)?\b/g) ?? [])],
  };
}

/** Parses the data that a list shows. */
export function cardFrom(value: unknown): PuzzleCard {
  const { grade, goal } = fieldsOf(value, 'a puzzle');
  if (grade !== 1 && grade !== 2 && grade !== 3)
    throw new PuzzleError(`grade: allowed: 1 (easy), 2 or 3 (hard), not ${shown(grade)}`);
  return { grade, goal: goalFrom(goal).kind };
}

function goalFrom(value: unknown): Goal {
  if (value === 'win' || value === 'survive') return { kind: value };
  if (isFields(value) && isFields(value.reach))
    return { kind: 'reach', expected: value.reach, path: ['goal', 'reach'] };
  if (isFields(value) && typeof value.identify === 'string') return { kind: 'identify', who: value.identify };
  throw new PuzzleError(`goal: allowed: win, survive, reach, identify, not ${shown(value)}`);
}

function untilFrom(value: unknown): 'turn' | 'round' {
  if (value === 'turn' || value === 'round') return value;
  throw new PuzzleError(`until: allowed: turn, round, not ${shown(value)}`);
}

function fieldsOf(value: unknown, name: string): Fields {
  if (isFields(value)) return value;
  throw new PuzzleError(`${name}: must be a mapping, not ${shown(value)}`);
}

function wordOf(form: Fields, key: string): string {
  const value = form[key];
  if (typeof value === 'string') return value;
  throw new PuzzleError(`${key}: must be a text, not ${shown(value)}`);
}

function seatsOf({ seats }: Fields): readonly string[] {
  const isName = (one: unknown): one is string => typeof one === 'string';
  if (Array.isArray(seats) && seats.every(isName)) return seats;
  throw new PuzzleError(`seats: must be a list of names, not ${shown(seats)}`);
}
