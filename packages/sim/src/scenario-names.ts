// Lets a scenario use the printed name of a card or another thing wherever it needs an id.
import { GAMES } from '@gaslamp/games/games';
import { STAGES } from '@gaslamp/games/stages';
import { t } from '@gaslamp/words/text';
import { fail, type Path } from './scenario-error.ts';
import { isMapping } from './scenario-shapes.ts';

/** The ids of a game, and the ids that each name stands for. */
export interface Names {
  readonly ids: ReadonlySet<string>;
  readonly byName: ReadonlyMap<string, readonly string[]>;
}

/** Returns the names in the data pack of everything a scenario can name. An id is a name too: `Third Section`. */
export function namesOf(game: string): Names {
  const ids = STAGES[game]?.ids ?? [];
  const pack = GAMES[game]?.builtIn;
  const printed = isMapping(pack)
    ? Object.values(pack).flatMap((list) => (Array.isArray(list) ? list.filter(isNamed) : []))
    : [];
  const byName = new Map<string, string[]>();
  for (const { id, name } of [...printed, ...ids.map((id) => ({ id, name: id }))]) {
    const key = plain(name);
    const others = byName.get(key) ?? [];
    if (key !== '' && ids.includes(id) && !others.includes(id)) byName.set(key, [...others, id]);
  }
  return { ids: new Set(ids), byName };
}

/** Returns the ids of the things with that name in the data or in the reader's language, ignoring case; empty if there is none. */
export function idsCalled(game: string, name: string): readonly string[] {
  const { ids, byName } = namesOf(game);
  const isCalled = (id: string): boolean => plain(t(`names.${game}.card.${id}.name`)) === plain(name);
  return byName.get(plain(name)) ?? [...ids].filter(isCalled);
}

function isNamed(thing: unknown): thing is { readonly id: string; readonly name: string } {
  return isMapping(thing) && typeof thing.id === 'string' && typeof thing.name === 'string';
}

/** Keys whose text is for readers. */
const PROSE = ['reason', 'expectedToFail'];

/** Replaces names by ids in a value of a file. Throws if several things have the name. */
export function inIds(names: Names, value: unknown, path: Path): unknown {
  if (typeof value === 'string') return wordsInIds(names, value.split(/\s+/), path).join(' ');
  if (Array.isArray(value)) return value.map((item, i) => inIds(names, item, [...path, i]));
  if (!isMapping(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      PROSE.includes(key) ? inner : inIds(names, inner, [...path, key]),
    ]),
  );
}

/** Turns `use Sherlock Holmes` into `use SHERLOCK_HOLMES`; if words form several names, the longest one is used. */
function wordsInIds(names: Names, words: readonly string[], path: Path): string[] {
  for (let end = words.length; end > 0; end--) {
    const id = idFor(names, words.slice(0, end).join(' '), path);
    if (id !== null) return [id, ...wordsInIds(names, words.slice(end), path)];
  }
  const [first, ...others] = words;
  return first === undefined ? [] : [first, ...wordsInIds(names, others, path)];
}

/** Returns null for a text that is not a name. Players and the words of the format are lower-case, names never are. */
function idFor({ ids, byName }: Names, name: string, path: Path): string | null {
  if (ids.has(name) || !/\p{Lu}/u.test(name)) return null;
  const [id, ...others] = byName.get(plain(name)) ?? [];
  if (id === undefined) return null;
  if (others.length > 0)
    return fail(path, `"${name}" is the name of several: ${[id, ...others].join(', ')}; write the id`);
  return id;
}

/** Reduces a name to the letters and digits of a keyboard: `Duchess d’Uzès` becomes `duchess d uzes`. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
