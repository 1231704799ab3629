import { fault, InputFault } from '@gaslamp/kernel/fault';
import { entry as emerald1e } from './emerald-1e.ts';
import { entry as emerald2e } from './emerald-2e.ts';
import type { AnyGame, GameEntry } from './entry.ts';
import { entry as nantyNarking } from './nanty-narking.ts';

export type { AnyGame, AnyMatch, GameEntry } from './entry.ts';

const games: Record<string, GameEntry> = {
  'emerald-2e': emerald2e,
  'nanty-narking': nantyNarking,
  'emerald-1e': emerald1e,
};
/** All games, by id. */
export const GAMES: Readonly<Record<string, GameEntry>> = games;

/** Adds a game to this process, for tests or for trying one out. Throws if the id is taken. */
export function addGame(entry: GameEntry): void {
  if (Object.hasOwn(games, entry.id)) throw new Error(`there is a game "${entry.id}" already`);
  games[entry.id] = entry;
}

/** Returns the entry of a game without correctable cards. */
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

/** Returns the entry of that id. Throws an error with the existing ids if it is unknown. */
export function entryNamed(id: string): GameEntry {
  const entry = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (entry === undefined)
    throw new InputFault(fault('setup.game', { game: id, allowed: Object.keys(GAMES).join(', ') }));
  return entry;
}
/** Returns the game of that id. Throws like `entryNamed`. */
export const gameNamed = (id: string, pack?: unknown): AnyGame => entryNamed(id).game(pack);
