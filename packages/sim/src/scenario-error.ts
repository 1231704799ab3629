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

export function fail(path: Path, message: string): never {
  throw new ScenarioError(path, message);
}
