// Checks a data file against a table of allowed values and describes the problems in words.
import { isObject } from './json.ts';

/** A problem in a file: its path, the value found and the allowed values. */
export interface Problem {
  readonly path: string;
  readonly found: string;
  readonly allowed: string;
}

/** The allowed values of a field: as a predicate and in words. */
export interface Allowed {
  readonly allows: (value: unknown) => boolean;
  readonly words: string;
}

/** Fields by name, each with its allowed values. */
export interface Fields {
  readonly [field: string]: Allowed | Fields;
}

// ---- allowed values ----------------------------------------------------------
export const exactly = (value: unknown): Allowed => ({
  allows: (found) => found === value,
  words: `only ${JSON.stringify(value)}`,
});
export const oneOf = (...values: readonly unknown[]): Allowed => ({
  allows: (found) => values.includes(found),
  words: values.map((value) => JSON.stringify(value)).join(' or '),
});
export const integer = (least: number, most: number): Allowed => ({
  allows: (found) => Number.isInteger(found) && Number(found) >= least && Number(found) <= most,
  words: `a whole number from ${least} to ${most}`,
});
/** Visible characters only, so that a name cannot contain control characters. */
export const text = (least: number, most: number): Allowed => ({
  allows: (found) =>
    typeof found === 'string' && new RegExp(`^[^\\p{C}\\p{Zl}\\p{Zp}]{${least},${most}}$`, 'u').test(found),
  words: `a text of ${least} to ${most} characters that can be seen`,
});
export const listOf = (item: Allowed, most: number): Allowed => ({
  allows: (found) => Array.isArray(found) && found.length <= most && found.every(item.allows),
  words: `a list of up to ${most}, each ${item.words}`,
});

// ---- checking ------------------------------------------------------------------
/**
 * Returns every part of `value` that `allowed` does not permit. Unknown fields are problems; missing ones only if the value
 * must
 * be `whole`.
 */
export function problemsIn(value: unknown, allowed: Allowed | Fields, path: string, whole: boolean): Problem[] {
  if (isLeaf(allowed)) return allowed.allows(value) ? [] : [{ path, found: shown(value), allowed: allowed.words }];
  if (!isObject(value)) return [{ path, found: shown(value), allowed: inWords(allowed) }];
  const unknown = Object.keys(value).filter((field) => !Object.hasOwn(allowed, field));
  const problems: Problem[] = unknown.map((field) => ({
    path: below(path, field),
    found: 'an unknown field',
    allowed: Object.keys(allowed).join(', '),
  }));
  for (const [field, inner] of Object.entries(allowed)) {
    const where = below(path, field);
    if (Object.hasOwn(value, field)) problems.push(...problemsIn(value[field], inner, where, whole));
    else if (whole) problems.push({ path: where, found: 'nothing', allowed: inWords(inner) });
  }
  return problems;
}

/** Formats a value of a file in a few words. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  return isObject(value) ? 'an object' : quoted(value);
}

/** Returns the path of a field. Unusual names are quoted, because they come from a file and are printed in a terminal. */
export const below = (path: string, field: string): string =>
  [...(path === '' ? [] : [path]), /^[\w-]{1,40}$/.test(field) ? field : quoted(field)].join('.');

/** Replaces characters that could control a terminal by a box: JSON escapes only the first 32 of them. */
function quoted(value: unknown): string {
  const json = JSON.stringify(value).replace(/[\p{Cc}\p{Cf}]/gu, '\u25a1');
  return json.length > 40 ? `${json.slice(0, 40)}…` : json;
}

const isLeaf = (allowed: Allowed | Fields): allowed is Allowed => typeof allowed.allows === 'function';

const inWords = (allowed: Allowed | Fields): string =>
  isLeaf(allowed) ? allowed.words : `an object of ${Object.keys(allowed).join(', ')}`;
