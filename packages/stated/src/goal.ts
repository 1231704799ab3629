// The goals of puzzles, and the test whether a position reaches one.
import type { Game } from '@gaslamp/kernel/game';
import type { Player, Position, State } from '@gaslamp/kernel/state';
import { differences } from './expected.ts';
import type { Json } from './json.ts';
import type { Path } from './position-checks.ts';

/** A goal that a search can look for. */
export type Sought =
  | { readonly kind: 'win' }
  | { readonly kind: 'survive' }
  | { readonly kind: 'reach'; readonly expected: Json; readonly path: Path };
export type Goal = Sought | { readonly kind: 'identify'; readonly who: string };

/** Describes positions of a game. `seats` are the players' names in the file. */
interface Teller<S extends State, D> {
  readonly counted: Readonly<Record<string, readonly string[]>>;
  describe(game: Game<S, D>, s: S, seats: readonly string[]): Json;
}

/**
 * Returns a function that gives true if `you` have reached the goal, false if you have missed it, and null while it is open.
 */
export function judgeOf<S extends State, D>(
  goal: Sought,
  game: Game<S, D>,
  teller: Teller<S, D>,
  seats: readonly string[],
  you: Player,
): (at: Position<S, D>) => boolean | null {
  if (goal.kind !== 'reach')
    return (at) => {
      const result = game.result(at);
      return result === null ? null : ((result.winners >> you) & 1) === 1;
    };
  const words = { counted: teller.counted, strange: () => null, meant: () => '' };
  return ({ s }) =>
    differences(words, goal.expected, teller.describe(game, s, seats), goal.path, '').length === 0 || null;
}
