import { emerald1e } from '@gaslamp/emerald-1e/game';
import * as firstPacks from '@gaslamp/emerald-1e/pack';
import { emerald2e } from '@gaslamp/emerald-2e/game';
import * as emeraldPacks from '@gaslamp/emerald-2e/pack';
import type { Game } from '@gaslamp/kernel/game';
import type { Match } from '@gaslamp/kernel/match';
import type { State } from '@gaslamp/kernel/state';
import { nantyNarking } from '@gaslamp/nanty-narking/game';
import * as nantyPacks from '@gaslamp/nanty-narking/pack';
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
const entryOf = <P>(id: string, packs: Packs<P>, game: (pack: P) => unknown): GameEntry => ({
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

const games: Record<string, GameEntry> = {
  'emerald-2e': entryOf('emerald-2e', emeraldPacks, emerald2e),
  'nanty-narking': entryOf('nanty-narking', nantyPacks, nantyNarking),
  'emerald-1e': entryOf('emerald-1e', firstPacks, emerald1e),
};
/** Every game there is, by id. */
export const GAMES: Readonly<Record<string, GameEntry>> = games;

/** Adds a game to this process, of tests or of somebody who tries one out. Throws where the id is taken. */
export function addGame(entry: GameEntry): void {
  if (Object.hasOwn(games, entry.id)) throw new Error(`there is a game "${entry.id}" already`);
  games[entry.id] = entry;
}

/** A game that has no cards of its own to correct. */
export const withoutPack = (game: unknown, id: string): GameEntry => ({
  id,
  game: () => game as AnyGame,
  readPack: (_, file) => {
    throw new Error(`${file}: ${id} has no pack`);
  },
  builtIn: {},
  packOf: () => ({}),
  correctedFields: () => [],
});

/** The entry of that id; throws which ids there are. */
export function entryNamed(id: string): GameEntry {
  const entry = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (entry === undefined) throw new Error(`unknown game "${id}"; allowed: ${Object.keys(GAMES).join(', ')}`);
  return entry;
}
/** The game of that id; throws which ids there are. */
export const gameNamed = (id: string, pack?: unknown): AnyGame => entryNamed(id).game(pack);
