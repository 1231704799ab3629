import { emerald2e } from '@gaslamp/emerald-2e/game';
import { builtIn, type Pack, readPack } from '@gaslamp/emerald-2e/pack';
import type { Game } from '@gaslamp/kernel/game';
import type { State } from '@gaslamp/kernel/state';

/** A game of which only the kernel's part matters: what drivers, bots and tools work with. */
export type AnyGame = Game<State, unknown>;

export interface GameEntry {
  readonly id: string;
  /** The game with the built-in pack, or with one that `readPack` gave. */
  game(pack?: unknown): AnyGame;
  /** A pack from parsed JSON, whole or a correction; throws an error that names file, field and what is allowed. */
  readPack(json: unknown, file: string): unknown;
  readonly builtIn: unknown;
}

/** Every game there is, by id. */
export const GAMES: Readonly<Record<string, GameEntry>> = {
  'emerald-2e': {
    id: 'emerald-2e',
    // The kernel hands a game only states that the same game made.
    game: (pack) => emerald2e((pack as Pack | undefined) ?? builtIn) as unknown as AnyGame,
    readPack,
    builtIn,
  },
};

/** The game of that id; throws which ids there are. */
export function gameNamed(id: string, pack?: unknown): AnyGame {
  const entry = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (entry === undefined) throw new Error(`unknown game "${id}"; allowed: ${Object.keys(GAMES).join(', ')}`);
  return entry.game(pack);
}
