// Compares a described position with an expectation, which may be partial, and reports every difference in words.
import { isObject, type Json, shown } from './json.ts';
import type { Path } from './position-checks.ts';

/** A difference from the expectation, with its path in the file. */
interface Difference {
  readonly path: Path;
  readonly message: string;
}

/** The parts of a game's vocabulary that matching needs. */
export interface Vocabulary {
  /** Keys that count pieces by name; missing names count as zero. */
  readonly counted: Readonly<Record<string, readonly string[]>>;
  /** Returns a complaint about a word in a list that is unknown to the game; null if it is known. */
  strange(word: string): string | null;
  /** Suggests known names for a misspelled one, as the end of a sentence. */
  meant(name: string, among: readonly string[]): string;
}

const LIST_KEYS = ['has', 'hasNot', 'count'];

/**
 * Returns the differences between `expected` and `found`. Mappings are compared in the keys of `expected`. Lists must have the
 * same elements in any order, or some of them with `has`, `hasNot` and `count`. `path` is the place of the expectation in the
 * file, `at` that of the value in the position.
 */
export function differences(words: Vocabulary, expected: Json, found: Json, path: Path, at: string): Difference[] {
  const keys = Object.keys(expected);
  if (keys.length === 0) return [{ path, message: `${at || 'this'}: an empty mapping expects nothing` }];
  return keys.flatMap((key) => {
    const inner = [...path, key];
    const where = at === '' ? key : `${at}.${key}`;
    if (!Object.hasOwn(found, key)) {
      const allowed = Object.keys(found);
      return [
        { path: inner, message: `unknown key "${where}"; known: ${allowed.join(', ')}${words.meant(key, allowed)}` },
      ];
    }
    const counted = words.counted[key];
    // Points for agents (`reckoning`) are a plain number under the same key.
    const value = counted && isObject(found[key]) ? allCounts(counted, found[key], expected[key]) : found[key];
    return differenceOf(words, expected[key], value, inner, where);
  });
}

function differenceOf(words: Vocabulary, expected: unknown, found: unknown, path: Path, at: string): Difference[] {
  if (Array.isArray(found)) return listDifferences(words, expected, found, path, at);
  if (isObject(expected) && isObject(found)) return differences(words, expected, found, path, at);
  return expected === found ? [] : [mismatch(path, at, expected, found)];
}
const mismatch = (path: Path, at: string, expected: unknown, found: unknown): Difference => ({
  path,
  message: `${at}: expected ${shown(expected)}, found ${shown(found)}`,
});

/** Returns counts with every name, or a list if one is expected: `[VIENNA, VIENNA]`. */
function allCounts(names: readonly string[], found: unknown, expected: unknown): unknown {
  const counts = found as Readonly<Record<string, number>>;
  if (Array.isArray(expected) || (isObject(expected) && LIST_KEYS.some((key) => key in expected)))
    return names.flatMap((name) => Array<string>(counts[name] ?? 0).fill(name));
  return Object.fromEntries(names.map((name) => [name, counts[name] ?? 0]));
}

function listDifferences(
  words: Vocabulary,
  expected: unknown,
  found: readonly unknown[],
  path: Path,
  at: string,
): Difference[] {
  const strange = strangeWords(words, expected, path);
  if (strange.length > 0) return strange;
  if (Array.isArray(expected)) {
    const { missing, rest } = takeOut(expected, found, sameItem);
    if (missing.length === 0 && rest.length === 0) return [];
    const more = [
      ...(missing.length > 0 ? [`missing ${missing.map(shown).join(', ')}`] : []),
      ...(rest.length > 0 ? [`too much ${rest.map(shown).join(', ')}`] : []),
    ].join('; ');
    return [{ path, message: `${at}: expected ${shown(expected)}, found ${shown(found)}: ${more}` }];
  }
  if (!isObject(expected)) return [mismatch(path, at, expected, found)];
  return Object.entries(expected).flatMap(([key, value]): Difference[] => {
    const inner = [...path, key];
    if (key === 'count') return found.length === value ? [] : [mismatch(inner, `${at}.count`, value, found.length)];
    if (!LIST_KEYS.includes(key))
      return [{ path: inner, message: `unknown key "${at}.${key}"; a list is matched by ${LIST_KEYS.join(', ')}` }];
    const items = Array.isArray(value) ? value : [value];
    if (key === 'has') {
      const { missing } = takeOut(items, found, partItem);
      if (missing.length === 0) return [];
      return [
        { path: inner, message: `${at}: expected to have ${missing.map(shown).join(', ')}, found ${shown(found)}` },
      ];
    }
    const there = items.filter((item) => found.some((one) => partItem(item, one)));
    if (there.length === 0) return [];
    return [
      { path: inner, message: `${at}: expected not to have ${there.map(shown).join(', ')}, found ${shown(found)}` },
    ];
  });
}

/** Matches each expected item with a found item of its own. */
function takeOut(
  expected: readonly unknown[],
  found: readonly unknown[],
  same: (expected: unknown, found: unknown) => boolean,
): { missing: unknown[]; rest: unknown[] } {
  const rest = found.slice();
  const missing = expected.filter((item) => {
    const i = rest.findIndex((one) => same(item, one));
    if (i >= 0) rest.splice(i, 1);
    return i < 0;
  });
  return { missing, rest };
}

/** Compares whole items. An item with only one field may be written as its value: `FENIANS` for `{ card: FENIANS }`. */
function sameItem(expected: unknown, found: unknown): boolean {
  if (!isObject(found)) return expected === found;
  const values = Object.values(found);
  if (!isObject(expected)) return values.length === 1 && values[0] === expected;
  return Object.keys(expected).length === values.length && partItem(expected, found);
}
/** Compares only the fields in `expected`. A word stands for an item with that value. */
function partItem(expected: unknown, found: unknown): boolean {
  if (!isObject(found)) return expected === found;
  if (!isObject(expected)) return Object.values(found).includes(expected);
  return Object.entries(expected).every(([key, value]) => found[key] === value);
}

function strangeWords(words: Vocabulary, value: unknown, path: Path): Difference[] {
  if (Array.isArray(value)) return value.flatMap((item, i) => strangeWords(words, item, [...path, i]));
  if (isObject(value)) return Object.entries(value).flatMap(([key, item]) => strangeWords(words, item, [...path, key]));
  const message = typeof value === 'string' ? words.strange(value) : null;
  return message === null ? [] : [{ path, message }];
}
