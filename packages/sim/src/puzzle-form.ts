// The format of a puzzle: a scenario's position, the solving player, the goal, and all solutions.
import type { Goal } from '@gaslamp/stated/goal';
import { fail, type Path } from './scenario-error.ts';
import { type Scenario, scenarioFrom } from './scenario-form.ts';
import { type Json, listOf, mapping, word } from './scenario-shapes.ts';

export interface PuzzleForm {
  readonly scenario: Scenario;
  readonly you: string;
  readonly goal: Goal;
  readonly until: 'turn' | 'round';
  /** 1 is easy, 3 is hard. */
  readonly grade: number;
  /** Answers separated by `; `, or the side of the player to be identified. */
  readonly solutions: readonly string[];
  /** Lines that look like a solution but are none. */
  readonly tempting: readonly string[];
}

const SCENARIO = ['game', 'seats', 'options', 'position', 'steps'];
const OWN = ['you', 'goal', 'until', 'grade', 'solutions', 'tempting'];
const REQUIRED = ['game', 'seats', 'you', 'goal', 'grade', 'solutions'];
const GOALS = ['win', 'survive', 'reach', 'identify'];

/** Reads one document. Throws a ScenarioError for invalid keys, names and shapes. */
export function puzzleFrom(value: unknown): PuzzleForm {
  const form = mapping(value, [], [...SCENARIO, ...OWN]);
  for (const key of REQUIRED) if (!(key in form)) fail([], `"${key}" is missing`);
  const parts = Object.fromEntries(Object.entries(form).filter(([key]) => SCENARIO.includes(key)));
  const scenario = scenarioFrom({ ...parts, title: 'a puzzle' });
  const goal = goalFrom(form.goal, scenario.seats);
  const standard = goal.kind === 'survive' ? 'round' : 'turn';
  return {
    scenario,
    goal,
    you: oneOf(form.you, scenario.seats, ['you']),
    until: oneOf(form.until ?? standard, ['turn', 'round'] as const, ['until']),
    grade: gradeFrom(form.grade),
    solutions: lines(form, 'solutions'),
    tempting: lines(form, 'tempting'),
  };
}

function goalFrom(value: unknown, seats: readonly string[]): Goal {
  const path = ['goal'];
  if (value === 'win' || value === 'survive') return { kind: value };
  if (typeof value === 'string') return fail(path, `unknown goal "${value}"; allowed: ${GOALS.join(', ')}`);
  const [kind, ...others] = Object.entries(mapping(value, path, ['reach', 'identify']));
  if (kind === undefined || others.length > 0) return fail(path, 'a goal is one of win, survive, reach, identify');
  const inner = [...path, kind[0]];
  if (kind[0] === 'identify') return { kind: 'identify', who: oneOf(kind[1], seats, inner) };
  return { kind: 'reach', expected: mapping(kind[1], inner), path: inner };
}

function oneOf<T extends string>(value: unknown, allowed: readonly T[], path: Path): T {
  const found = allowed.find((one) => one === value);
  return found ?? fail(path, `"${String(value)}" means nothing here; allowed: ${allowed.join(', ')}`);
}

function gradeFrom(value: unknown): number {
  if (value === 1 || value === 2 || value === 3) return value;
  return fail(['grade'], `allowed: 1 (easy), 2 or 3 (hard), not ${JSON.stringify(value)}`);
}

const lines = (form: Json, key: string): string[] =>
  listOf(form[key] ?? [], [key]).map((line, i) =>
    word(line, [key, i])
      .split(';')
      .map((answer) => answer.trim())
      .join('; '),
  );
