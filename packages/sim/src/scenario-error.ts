import type { Refused } from '@gaslamp/kernel/effects';
import type { Option } from '@gaslamp/kernel/state';

/** A place in a scenario: keys and indices from the document's root. */
export type Path = readonly (string | number)[];

export interface Problem {
  readonly path: Path;
  readonly message: string;
}

/** An error in a scenario: an invalid form, a choice that is not offered, or a failed expectation. */
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

/** A wish that is not offered. `refused` gives the reason if the game has one; `option` is null for an incomplete wish. */
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

export function fail(path: Path, message: string): never {
  throw new ScenarioError(path, message);
}
