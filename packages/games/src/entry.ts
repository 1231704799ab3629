import type { Game } from '@gaslamp/kernel/game';
import type { Match } from '@gaslamp/kernel/match';
import type { State } from '@gaslamp/kernel/state';
import type { CorrectedField } from '@gaslamp/stated/pack';

/** A game with its own types erased, for drivers, bots and tools that use only the kernel's part. */
export type AnyGame = Game<State, unknown>;
export type AnyMatch = Match<State, unknown>;

export interface GameEntry {
  readonly id: string;
  /** Returns the game with the built-in pack, or with a pack from `readPack`: for the same pack the same game. */
  game(pack?: unknown): AnyGame;
  /** Reads a pack from parsed JSON, whole or a correction. The error names file, field and allowed values. */
  readPack(json: unknown, file: string): unknown;
  readonly builtIn: unknown;
  /** Returns the whole pack of a game, as plain data. */
  packOf(game: AnyGame): unknown;
  /** Returns the differences between a pack from `readPack` and the built-in one. */
  correctedFields(pack: unknown): readonly CorrectedField[];
}

/** Builds the entry of a game. The cast is safe because the kernel gives a game only states that the same game made. */
export function entryOf<P extends object>(id: string, packs: Packs<P>, build: (pack: P) => unknown): GameEntry {
  const games = new WeakMap<P, AnyGame>();
  return {
    id,
    game(given) {
      const pack = (given as P | undefined) ?? packs.builtIn;
      const game = games.get(pack) ?? (build(pack) as AnyGame);
      games.set(pack, game);
      return game;
    },
    readPack: packs.readPack,
    builtIn: packs.builtIn,
    packOf: ({ data }) => (data as { readonly pack: P }).pack,
    correctedFields: (pack) => packs.correctedFields(pack as P),
  };
}
interface Packs<P> {
  readonly builtIn: P;
  readPack(json: unknown, file: string): P;
  correctedFields(pack: P): readonly CorrectedField[];
}
