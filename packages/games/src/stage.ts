// What scenario files need of a game beyond its rules.
import type { State } from '@gaslamp/kernel/state';
import type { View } from '@gaslamp/kernel/view';
import type { AnyGame } from './entry.ts';

/** A die that a file may force: `face` is null for a word that means no face; `words` says what is allowed. */
interface NamedRoll {
  readonly words: string;
  face(word: unknown, game: AnyGame, s: State, seats: readonly string[]): number | null;
}

/** How positions of a game are stated, and how they are told again. `seats` are the players' names in the file. */
export interface Stage {
  /** The names of the seats in option texts, in turn order. */
  readonly seatNames: readonly string[];
  /** Every other id that a file may name. */
  readonly ids: readonly string[];
  /** Further keys under which a file may give what a verb says: `cubes` for `take`. */
  readonly nouns: Readonly<Record<string, readonly string[]>>;
  /** Questions that are left to the file even where they have one answer only. */
  readonly leftOpen: readonly string[];
  /** Keys of a told position that count pieces by these names, names without pieces left out. */
  readonly counted: Readonly<Record<string, readonly string[]>>;
  readonly rolls: Readonly<Record<string, NamedRoll>>;
  /** The state that a file's `position` states. Throws an error with the `path` of what cannot be. */
  stateAt(
    game: AnyGame,
    seats: readonly string[],
    position: unknown,
    options: Readonly<Record<string, unknown>>,
  ): State;
  /** The whole position in words, with the result once there is one. */
  describe(game: AnyGame, s: State, seats: readonly string[]): Record<string, unknown>;
  /** What one viewer knows of it. */
  describeView(game: AnyGame, view: View<State>, seats: readonly string[]): Record<string, unknown>;
}

/** The stage of a game, whatever its states are: the runner hands a game only states that the same game made. */
export const stageOf = (scenario: unknown): Stage => scenario as Stage;
