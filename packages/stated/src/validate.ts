// Checks a data file against a table of allowed values and describes the problems as codes.
import type { Fault } from '@gaslamp/kernel/fault';
import { isObject } from './json.ts';

/** A problem in a file: its path, and a code with values. */
export interface Problem extends Fault {
  readonly path: string;
}

/** The allowed values of a field, as a code with values and as a predicate. */
export interface Allowed extends Fault {
  readonly allows: (value: unknown) => boolean;
  /** The allowed values of each element of a list. */
  readonly each?: Allowed;
}

/** Fields by name, each with its allowed values. */
export interface Fields {
  readonly [field: string]: Allowed | Fields;
}

// ---- allowed values ----------------------------------------------------------
export const exactly = (value: unknown): Allowed => {
  const only = JSON.stringify(value);
  return { allows: (found) => found === value, code: 'pack.only', values: { only } };
};
export const oneOf = (...values: readonly unknown[]): Allowed => {
  const all = values.map((value) => JSON.stringify(value)).join(', ');
  return { allows: (found) => values.includes(found), code: 'pack.oneOf', values: { allowed: all } };
};
export const integer = (least: number, most: number): Allowed => ({
  allows: (found) => Number.isInteger(found) && Number(found) >= least && Number(found) <= most,
  code: 'pack.whole',
  values: { least, most },
});
/** Visible characters only, so that a name cannot contain control characters. */
export const text = (least: number, most: number): Allowed => ({
  allows: (found) =>
    typeof found === 'string' && new RegExp(`^[^\\p{C}\\p{Zl}\\p{Zp}]{${least},${most}}$`, 'u').test(found),
  code: 'pack.text',
  values: { least, most },
});
export const listOf = (each: Allowed, most: number): Allowed => ({
  allows: (found) => Array.isArray(found) && found.length <= most,
  code: 'pack.list',
  values: { most },
  each,
});

// ---- checking ------------------------------------------------------------------
/**
 * Yields every part of `value` that `allowed` does not permit. Unknown fields are problems; missing ones only if the value must be
 * `whole`.
 */
export function* problemsIn(
  value: unknown,
  allowed: Allowed | Fields,
  path: string,
  whole: boolean,
): Generator<Problem, void> {
  if (isLeaf(allowed)) {
    const { each } = allowed;
    if (!allowed.allows(value)) yield problem(path, value, allowed);
    else if (each !== undefined && Array.isArray(value))
      for (const [i, one] of value.entries()) yield* problemsIn(one, each, `${path}[${i}]`, whole);
    return;
  }
  if (!isObject(value)) return yield problem(path, value, anObject(allowed));
  const names = Object.keys(allowed).join(', ');
  for (const field of Object.keys(value))
    if (!Object.hasOwn(allowed, field)) yield { path: below(path, field), code: 'pack.unknown', values: { names } };
  for (const [field, inner] of Object.entries(allowed)) {
    const where = below(path, field);
    if (Object.hasOwn(value, field)) yield* problemsIn(value[field], inner, where, whole);
    else if (whole) yield problem(where, undefined, isLeaf(inner) ? inner : anObject(inner));
  }
}

/** Returns the problem of a value that is not allowed. */
export const problem = (path: string, value: unknown, { code, values }: Fault): Problem => ({
  path,
  code,
  values: { ...values, found: kindOf(value) ?? quoted(value) },
});
/** Kinds of values that are not printed. No JSON is written like them. */
const kindOf = (value: unknown): string | null =>
  value === undefined ? 'nothing' : Array.isArray(value) ? 'list' : isObject(value) ? 'object' : null;

/** Returns the path of a field. Unusual names are quoted, because they come from a file and are printed in a terminal. */
export const below = (path: string, field: string): string =>
  [...(path === '' ? [] : [path]), /^[\w-]{1,40}$/.test(field) ? field : quoted(field)].join('.');

/** Replaces characters that could control a terminal by a box: JSON escapes only the first 32 of them. */
function quoted(value: unknown): string {
  const json = JSON.stringify(value).replace(/[\p{Cc}\p{Cf}]/gu, '\u25a1');
  return json.length > 40 ? `${json.slice(0, 40)}…` : json;
}

const isLeaf = (allowed: Allowed | Fields): allowed is Allowed => typeof allowed.allows === 'function';

const anObject = (fields: Fields): Fault => ({
  code: 'pack.fields',
  values: { names: Object.keys(fields).join(', ') },
});

// ---- what only several fields together have -----------------------------------
/** The purpose of cards, their number for each one, and the rule. */
export interface Purpose {
  readonly of: 'city' | 'hand' | 'player';
  readonly each: number;
  readonly rule: string;
}
export const tooFew = (kind: string, count: number, least: number, purpose: Purpose): Problem => ({
  path: 'cards',
  code: 'pack.few',
  values: { kind, count, least, ...purpose },
});
/** `because` names the field that limits the number, and the rule. */
export const atMost = (most: number, found: number, path: string, because: string): Problem[] =>
  found <= most ? [] : [{ path, code: 'pack.most', values: { found, most, because } }];
