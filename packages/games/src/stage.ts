// The interface that scenario files use in addition to a game's rules.
import type { State } from '@gaslamp/kernel/state';
import type { View } from '@gaslamp/kernel/view';
import type { AnyGame } from './entry.ts';

/** A die that a file may force. `face` returns null for a word that means no face; `words` lists the allowed ones. */
interface NamedRoll {
  readonly words: string;
  face(word: unknown, game: AnyGame, s: State, seats: readonly string[]): number | null;
}

/** Converts positions of a game from and to the form of files. `seats` are the players' names in the file. */
export interface Stage {
  /** Names of the seats in option texts, in turn order. */
  readonly seatNames: readonly string[];
  /** All other ids that a file may name. */
  readonly ids: readonly string[];
  /** Additional keys for a verb's argument in a file: `cubes` for `take`. */
  readonly nouns: Readonly<Record<string, readonly string[]>>;
  /** Questions that the file answers even if there is only one option. */
  readonly leftOpen: readonly string[];
  /** Keys of a described position that count pieces by these names; names without pieces are omitted. */
  readonly counted: Readonly<Record<string, readonly string[]>>;
  readonly rolls: Readonly<Record<string, NamedRoll>>;
  /** Returns the state of a file's `position`. The error for an impossible position has its `path`. */
  stateAt(
    game: AnyGame,
    seats: readonly string[],
    position: unknown,
    options: Readonly<Record<string, unknown>>,
  ): State;
  /** Returns the whole position in words, with the result once there is one. */
  describe(game: AnyGame, s: State, seats: readonly string[]): Record<string, unknown>;
  /** Returns the part that one viewer knows. */
  describeView(game: AnyGame, view: View<State>, seats: readonly string[]): Record<string, unknown>;
}

/** Erases the state type of a game's stage. The runner gives a game only states that the same game made. */
export const stageOf = (scenario: unknown): Stage => scenario as Stage;
