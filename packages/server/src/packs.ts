import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, GAMES, gameNamed } from '@gaslamp/games/games';
import type { Store } from './store.ts';

/** The data packs of this server: the built-in ones, and corrected ones from the host's folder, kept in the store. */
export class Packs {
  readonly #games = new Map<string, AnyGame>();
  /** Corrected packs that the host offers for new matches. */
  readonly offered: { readonly game: string; readonly hash: string; readonly file: string }[] = [];

  constructor(readonly store: Store) {}

  /** Reads every `*.json` of a folder. Throws which file, which field and what is allowed. */
  readFolder(folder: string): void {
    for (const file of readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()) {
      const text = readFileSync(join(folder, file), 'utf8');
      let json: { game?: unknown };
      try {
        json = JSON.parse(text) as { game?: unknown };
      } catch (error) {
        throw new Error(`${file}: no JSON (${(error as Error).message})`);
      }
      const id = String(json?.game);
      if (!Object.hasOwn(GAMES, id))
        throw new Error(`${file}: game is "${id}"; allowed: ${Object.keys(GAMES).join(', ')}`);
      const game = gameNamed(id, GAMES[id]!.readPack(json, file));
      this.store.savePack(game.pack, id, text);
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
  /** The text of a corrected pack; null for a built-in one. */
  json(hash: string): string | null {
    return this.store.pack(hash)?.json ?? null;
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
