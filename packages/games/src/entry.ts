import type { Game } from '@gaslamp/kernel/game';
import type { Match } from '@gaslamp/kernel/match';
import type { State } from '@gaslamp/kernel/state';
import type { CorrectedField } from '@gaslamp/stated/pack';

/** A game of which only the kernel's part matters: what drivers, bots and tools work with. */
export type AnyGame = Game<State, unknown>;
export type AnyMatch = Match<State, unknown>;

export interface GameEntry {
  readonly id: string;
  /** The game with the built-in pack, or with one that `readPack` gave. */
  game(pack?: unknown): AnyGame;
  /** A pack from parsed JSON, whole or a correction; throws an error that names file, field and what is allowed. */
  readPack(json: unknown, file: string): unknown;
  readonly builtIn: unknown;
  /** The whole pack that a game was made of, as plain data. */
  packOf(game: AnyGame): unknown;
  /** Where a pack that `readPack` gave differs from the built-in one. */
  correctedFields(pack: unknown): readonly CorrectedField[];
}

/** The packs of a game and how it is made of one. The kernel hands a game only states that the same game made. */
export const entryOf = <P>(id: string, packs: Packs<P>, game: (pack: P) => unknown): GameEntry => ({
  id,
  game: (pack) => game((pack as P | undefined) ?? packs.builtIn) as AnyGame,
  readPack: packs.readPack,
  builtIn: packs.builtIn,
  packOf: ({ data }) => (data as { readonly pack: P }).pack,
  correctedFields: (pack) => packs.correctedFields(pack as P),
});
interface Packs<P> {
  readonly builtIn: P;
  readPack(json: unknown, file: string): P;
  correctedFields(pack: P): readonly CorrectedField[];
}
