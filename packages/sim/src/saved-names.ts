// Names that stored matches contain. They must never disappear, and names stored as numbers must keep their positions.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, gameNamed } from '@gaslamp/games/games';
import { tableOptions } from '@gaslamp/kernel/game';
import type { Option } from '@gaslamp/kernel/state';
import { root } from './root.ts';

export interface SavedNames {
  /** In any order. */
  readonly effects: readonly string[];
  readonly events: readonly string[];
  readonly options: readonly string[];
  /** By number. A verb includes its arguments and their values: `to city=BERLIN|CAIRO`. */
  readonly verbs: readonly string[];
  readonly places: readonly string[];
  readonly items: readonly string[];
}

export const ARCHIVE: string = join(root, 'archive');
export const NAMES: string = join(ARCHIVE, 'names.json');

/** Reads `archive/names.json`, by game. */
export const keptNames = (): Record<string, SavedNames> =>
  JSON.parse(readFileSync(NAMES, 'utf8')) as Record<string, SavedNames>;

/** Returns the present names of a game, with its built-in pack. */
export function namesOf(id: string): SavedNames {
  const game = gameNamed(id);
  const { place } = game.setup(game.seats.most, tableOptions(game, {}));
  return {
    effects: Object.keys(game.effects.byName).sort(),
    // The kernel itself emits the event of an undo.
    events: [...Object.keys(game.events), 'undone'].sort(),
    options: Object.keys(game.options),
    verbs: game.verbs.names.map((_, verb) => verbOf(game, verb)),
    places: [...game.places],
    items: place.map((_, item) => game.nameOf(item)),
  };
}

function verbOf({ verbs }: AnyGame, verb: number): string {
  const { do: name, ...keys } = verbs.describe(verb << 16);
  const args = Object.keys(keys).map((key, i) => {
    const values: string[] = [];
    for (let value = 0; value < 256; value++) {
      const word = wordOf(verbs, (verb << 16) | (value << (8 - 8 * i)), key);
      if (word === null) break;
      values.push(word);
    }
    return ` ${key}=${values.join('|')}`;
  });
  return name + args.join('');
}
function wordOf(verbs: AnyGame['verbs'], option: Option, key: string): string | null {
  try {
    return verbs.describe(option)[key] ?? null;
  } catch {
    return null;
  }
}

/** Lists archived names that are missing or have moved: a match that contains them could not be continued. */
export function lostNames(kept: SavedNames, now: SavedNames): string[] {
  const anywhere = (key: 'effects' | 'events' | 'options') =>
    kept[key].filter((name) => !now[key].includes(name)).map((name) => `${key}: ${name}`);
  const inPlace = (key: 'places' | 'items') =>
    kept[key].flatMap((name, i) => (now[key][i] === name ? [] : [`${key}, number ${i}: ${name}, now ${now[key][i]}`]));
  const verbs = kept.verbs.flatMap((verb, i) =>
    goesOn(verb, now.verbs[i] ?? '') ? [] : [`verbs, number ${i}: ${verb}`],
  );
  return [
    ...anywhere('effects'),
    ...anywhere('events'),
    ...anywhere('options'),
    ...verbs,
    ...inPlace('places'),
    ...inPlace('items'),
  ];
}
/** Returns true if the verb and its arguments are the same; values may have been appended. */
function goesOn(kept: string, now: string): boolean {
  const [before, after] = [kept.split(' '), now.split(' ')];
  return (
    before.length === after.length &&
    before.every((part, i) => after[i] === part || (i > 0 && after[i]?.startsWith(`${part}|`)))
  );
}

/** Returns the names to archive from now on: new names after the old ones. */
export function withNew(kept: SavedNames | undefined, now: SavedNames): SavedNames {
  const all = (key: 'effects' | 'events' | 'options') => [...new Set([...(kept?.[key] ?? []), ...now[key]])];
  const { verbs, places, items } = now;
  return { effects: all('effects'), events: all('events'), options: all('options'), verbs, places, items };
}
