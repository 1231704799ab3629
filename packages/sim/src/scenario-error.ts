import type { Refused } from '@gaslamp/kernel/effects';
import type { Option } from '@gaslamp/kernel/state';

/** Where in a scenario something stands: keys and indices from the document's root. */
export type Path = readonly (string | number)[];

export interface Problem {
  readonly path: Path;
  readonly message: string;
}

/** What is wrong in a scenario: a form that means nothing, a choice that is not on offer, an expectation that fails. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';
  readonly problems: readonly Problem[];
  constructor(path: Path, message: string);
  constructor(problems: readonly Problem[]);
  constructor(what: Path | readonly Problem[], message?: string) {
    const problems = message === undefined ? (what as readonly Problem[]) : [{ path: what as Path, message }];
    super(problems.map((problem) => problem.message).join('\n'));
    this.problems = problems;
  }
}

/** A wish that is not on offer. `refused` says why, where the game can tell; `option` is null for half a wish. */
export class NotOffered extends ScenarioError {
  constructor(
    path: Path,
    readonly wish: string,
    readonly option: Option | null,
    readonly refused: Refused | null,
    asked: string,
  ) {
    super(path, `"${wish}" is not on offer${refused ? ` (${refused.rule} ${refused.key})` : ''}; ${asked}`);
  }
}

export const fail = (path: Path, message: string): never => {
  throw new ScenarioError(path, message);
};

/** Names that an unknown one may be a misspelling of, the nearest first; at most three. */
export function nearest(name: string, among: readonly string[]): string[] {
  const far = Math.max(2, Math.ceil(name.length / 3));
  return among
    .map((one) => ({ one, distance: editDistance(name.toLowerCase(), one.toLowerCase()) }))
    .filter(({ distance }) => distance <= far)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ one }) => one);
}

/** "; did you mean VIENNA?", or nothing. */
export function didYouMean(name: string, among: readonly string[]): string {
  const names = nearest(name, among);
  return names.length > 0 ? `; did you mean ${names.join(' or ')}?` : '';
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + Number(a[i - 1] !== b[j - 1]));
    row = next;
  }
  return row[b.length]!;
}
