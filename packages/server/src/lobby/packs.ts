import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, entryNamed, GAMES, gameNamed } from '@gaslamp/games/games';
import { optionsThen } from '@gaslamp/kernel/game';
import type { State } from '@gaslamp/kernel/state';
import { jsonOf } from '@gaslamp/record/json';
import type { Values } from '@gaslamp/words/text';
import { RequestError } from '../refused.ts';
import type { Store } from '../store/store.ts';
import { codeOf, Said } from '../told.ts';

/** Largest pack file that is read, in bytes; a full pack has about 60,000. */
const MOST_BYTES = 1_000_000;

/**
 * The data packs of this server: the built-in ones, and corrected ones from the host's folder. Every pack with which a match is
 * played is stored in full: a match keeps its data even if a later version has other built-in packs.
 */
export class Packs {
  readonly #builtIns = new Map<string, AnyGame>();
  /** Corrected packs by game and hash: a pack belongs to one game. */
  readonly #games = new Map<string, AnyGame>();
  readonly #kept = new Set<string>();
  /** Corrected packs that the host offers for new matches. */
  readonly offered: { readonly game: string; readonly hash: string; readonly file: string }[] = [];

  constructor(readonly store: Store) {}

  /** Reads every `*.json` file of a folder. Errors name the file, the field and the allowed values. */
  readFolder(folder: string): void {
    for (const file of filesIn(folder)) {
      const json = jsonIn(join(folder, file));
      const id = (json as { game?: unknown } | null)?.game;
      if (typeof id !== 'string' || !Object.hasOwn(GAMES, id))
        throw new Said('settings.packGame', {
          path: join(folder, file),
          game: JSON.stringify(id) ?? 'missing',
          allowed: Object.keys(GAMES).join(', '),
        });
      const game = gameNamed(id, entryNamed(id).readPack(json, join(folder, file)));
      this.#games.set(key(id, game.pack), game);
      this.offered.push({ game: id, hash: game.pack, file });
    }
  }

  /** Returns the game with the pack of that hash, or with the built-in one. Throws if there is no such pack. */
  async game(id: string, hash: string | null): Promise<AnyGame> {
    const builtIn = this.#builtIn(id);
    if (hash === null || hash === builtIn.pack) return builtIn;
    const known = this.#games.get(key(id, hash));
    if (known) return known;
    const kept = await this.store.pack(hash);
    if (kept === null || kept.game !== id) {
      const offered = this.offered.filter((offer) => offer.game === id).map((offer) => `${offer.hash} (${offer.file})`);
      throw new RequestError(400, 'setup.pack', {
        pack: hash,
        game: id,
        own: builtIn.pack,
        allowed: offered.join(', ') || 'none',
      });
    }
    const game = gameWith(id, kept.json, hash);
    this.#games.set(key(id, hash), game);
    return game;
  }
  /** Stores a game's pack in full before a match is dealt with it. */
  async keep(game: AnyGame): Promise<void> {
    if (this.#kept.has(game.pack)) return;
    await this.store.savePack(game.pack, game.id, packJson(game));
    this.#kept.add(game.pack);
  }
  /** Returns the JSON of a match's pack; null for the built-in one. */
  json(id: string, hash: string): string | null {
    if (hash === this.#builtIn(id).pack) return null;
    const game = this.#games.get(key(id, hash));
    if (game === undefined) throw new Error(`the pack "${hash}" of ${id} is not loaded`);
    return packJson(game);
  }

  #builtIn(id: string): AnyGame {
    let game = this.#builtIns.get(id);
    if (game === undefined) {
      game = gameNamed(id);
      this.#builtIns.set(id, game);
    }
    return game;
  }
}

/** Returns the initial state by today's rules: only for files from before initial states were stored. */
export function beforeOf(
  id: string,
  json: string | null,
  pack: string,
  seats: number,
  options: Readonly<Record<string, number>>,
): State {
  const builtIn = gameNamed(id);
  const game = pack === builtIn.pack || json === null ? builtIn : gameWith(id, json, pack);
  return game.setup(seats, optionsThen(game, options));
}

const key = (game: string, hash: string): string => `${game}/${hash}`;

/** Returns a game's full pack as JSON. */
const packJson = (game: AnyGame): string => JSON.stringify(entryNamed(game.id).packOf(game));
/** Returns the game with that JSON as its pack. */
function gameWith(id: string, json: string, pack: string): AnyGame {
  const entry = entryNamed(id);
  return entry.game(entry.readPack(JSON.parse(json), pack));
}

function jsonIn(path: string): unknown {
  const wrong = (why: 'other' | 'long' | 'unread', values: Values = {}) =>
    new Said('settings.pack', { path, why, most: MOST_BYTES, ...values });
  let text: string;
  try {
    const found = statSync(path);
    if (!found.isFile()) throw wrong('other');
    if (found.size > MOST_BYTES) throw wrong('long', { size: found.size });
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw error instanceof Said ? error : wrong('unread', { code: codeOf(error) });
  }
  // Some editors write a byte order mark, which is not valid JSON.
  return jsonOf(text.replace(/^\uFEFF/, ''), path);
}
function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort();
  } catch (error) {
    throw new Said('settings.packs', { path: folder, code: codeOf(error) });
  }
}
