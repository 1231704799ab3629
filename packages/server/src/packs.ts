import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, GAMES, gameNamed } from '@gaslamp/games/games';
import type { Store } from './store.ts';

/**
 * The data packs of this server: the built-in ones, and corrected ones from the host's folder. Every pack that a match
 * is played with is kept whole in the store: a match keeps the data that it began with, whatever a later version builds in.
 */
export class Packs {
  readonly #games = new Map<string, AnyGame>();
  readonly #kept = new Set<string>();
  /** Corrected packs that the host offers for new matches. */
  readonly offered: { readonly game: string; readonly hash: string; readonly file: string }[] = [];

  constructor(readonly store: Store) {}

  /** Reads every `*.json` of a folder. Throws which file, which field and what is allowed. */
  readFolder(folder: string): void {
    for (const file of filesIn(folder)) {
      let json: { game?: unknown };
      try {
        json = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { game?: unknown };
      } catch (error) {
        throw new Error(`${join(folder, file)}: no JSON file (${(error as Error).message})`);
      }
      const id = String(json?.game);
      if (!Object.hasOwn(GAMES, id))
        throw new Error(`${file}: game is "${id}"; allowed: ${Object.keys(GAMES).join(', ')}`);
      const game = gameNamed(id, GAMES[id]!.readPack(json, file));
      this.#games.set(game.pack, game);
      this.offered.push({ game: id, hash: game.pack, file });
    }
  }

  /** The game with the pack of that hash, or the built-in one. Throws if there is no such pack. */
  game(id: string, hash: string | null): AnyGame {
    const builtIn = this.#builtIn(id);
    if (hash === null || hash === builtIn.pack) return builtIn;
    let game = this.#games.get(hash);
    if (game === undefined) {
      const kept = this.store.pack(hash);
      if (kept === null || kept.game !== id) throw new Error(`unknown pack "${hash}" for ${id}`);
      game = gameNamed(id, GAMES[id]!.readPack(JSON.parse(kept.json), hash));
      this.#games.set(hash, game);
    }
    return game;
  }
  /** Puts a game's pack into the store, whole, before a match is dealt with it. */
  keep(game: AnyGame): void {
    if (this.#kept.has(game.pack)) return;
    this.store.savePack(game.pack, game.id, JSON.stringify((game.data as { pack: unknown }).pack));
    this.#kept.add(game.pack);
  }
  /** The text of a game's pack; null for the built-in one. */
  json(id: string, hash: string): string | null {
    return hash === this.#builtIn(id).pack
      ? null
      : JSON.stringify((this.game(id, hash).data as { pack: unknown }).pack);
  }

  #builtIn(id: string): AnyGame {
    let game = this.#games.get(id);
    if (game === undefined) {
      game = gameNamed(id);
      this.#games.set(id, game);
    }
    return game;
  }
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort();
  } catch (error) {
    throw new Error(`GASLAMP_PACKS must be a folder that can be read, not "${folder}" (${(error as Error).message})`);
  }
}
