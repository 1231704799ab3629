// Checks a data file against a table of allowed values and describes the problems in words.
import type { Fault } from '@gaslamp/kernel/fault';
import { isObject } from './json.ts';

/** A problem in a file: its path, the value found and the allowed values in English, and all of it as a code with values. */
export interface Problem {
  readonly path: string;
  readonly found: string;
  readonly allowed: string;
  readonly code: Code;
  readonly values: Values;
}
type Code = Fault['code'];
type Values = Fault['values'];

/** Describes allowed values: in English, and as a code with values. */
export interface Description {
  readonly words: string;
  readonly code: Code;
  readonly values: Values;
}
/** The allowed values of a field, also as a predicate. */
export interface Allowed extends Description {
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
  return { allows: (found) => found === value, words: `only ${only}`, code: 'pack.only', values: { only } };
};
export const oneOf = (...values: readonly unknown[]): Allowed => {
  const all = values.map((value) => JSON.stringify(value)).join(', ');
  return {
    allows: (found) => values.includes(found),
    words: `one of ${all}`,
    code: 'pack.oneOf',
    values: { allowed: all },
  };
};
export const integer = (least: number, most: number): Allowed => ({
  allows: (found) => Number.isInteger(found) && Number(found) >= least && Number(found) <= most,
  words: `a whole number from ${least} to ${most}`,
  code: 'pack.whole',
  values: { least, most },
});
/** Visible characters only, so that a name cannot contain control characters. */
export const text = (least: number, most: number): Allowed => ({
  allows: (found) =>
    typeof found === 'string' && new RegExp(`^[^\\p{C}\\p{Zl}\\p{Zp}]{${least},${most}}$`, 'u').test(found),
  words: `a text of ${least} to ${most} characters that can be seen`,
  code: 'pack.text',
  values: { least, most },
});
export const listOf = (each: Allowed, most: number): Allowed => ({
  allows: (found) => Array.isArray(found) && found.length <= most,
  words: `a list of up to ${most}`,
  code: 'pack.list',
  values: { most },
  each,
});

// ---- checking ------------------------------------------------------------------
/**
 * Returns every part of `value` that `allowed` does not permit. Unknown fields are problems; missing ones only if the value
 * must
 * be `whole`.
 */
export function problemsIn(value: unknown, allowed: Allowed | Fields, path: string, whole: boolean): Problem[] {
  if (isLeaf(allowed)) {
    if (!allowed.allows(value)) return [problem(path, value, allowed)];
    const { each } = allowed;
    if (each === undefined || !Array.isArray(value)) return [];
    return value.flatMap((one: unknown, i) => problemsIn(one, each, `${path}[${i}]`, whole));
  }
  if (!isObject(value)) return [problem(path, value, anObject(allowed))];
  const unknown = Object.keys(value).filter((field) => !Object.hasOwn(allowed, field));
  const names = Object.keys(allowed).join(', ');
  const problems: Problem[] = unknown.map((field) => ({
    path: below(path, field),
    found: 'an unknown field',
    allowed: names,
    code: 'pack.unknown',
    values: { names },
  }));
  for (const [field, inner] of Object.entries(allowed)) {
    const where = below(path, field);
    if (Object.hasOwn(value, field)) problems.push(...problemsIn(value[field], inner, where, whole));
    else if (whole) problems.push(problem(where, undefined, isLeaf(inner) ? inner : anObject(inner)));
  }
  return problems;
}

/** Returns the problem of a value that is not allowed. */
export const problem = (path: string, value: unknown, { words, code, values }: Description): Problem => {
  const found = kindOf(value) ?? quoted(value);
  return { path, found: ENGLISH[found] ?? found, allowed: words, code, values: { ...values, found } };
};
/** Kinds of values that are not printed. No JSON is written like them. */
const kindOf = (value: unknown): string | null =>
  value === undefined ? 'nothing' : Array.isArray(value) ? 'list' : isObject(value) ? 'object' : null;
const ENGLISH: Readonly<Record<string, string>> = { list: 'a list', object: 'an object' };

/** Returns the path of a field. Unusual names are quoted, because they come from a file and are printed in a terminal. */
export const below = (path: string, field: string): string =>
  [...(path === '' ? [] : [path]), /^[\w-]{1,40}$/.test(field) ? field : quoted(field)].join('.');

/** Replaces characters that could control a terminal by a box: JSON escapes only the first 32 of them. */
function quoted(value: unknown): string {
  const json = JSON.stringify(value).replace(/[\p{Cc}\p{Cf}]/gu, '\u25a1');
  return json.length > 40 ? `${json.slice(0, 40)}…` : json;
}

const isLeaf = (allowed: Allowed | Fields): allowed is Allowed => typeof allowed.allows === 'function';

function anObject(fields: Fields): Description {
  const names = Object.keys(fields).join(', ');
  return { words: `an object of ${names}`, code: 'pack.fields', values: { names } };
}

// ---- what only several fields together have -----------------------------------
/** The purpose of cards, their number for each one, and the rule. */
export interface Purpose {
  readonly of: 'city' | 'hand' | 'player';
  readonly each: number;
  readonly rule: string;
}
export function tooFew(kind: string, count: number, least: number, { of, each, rule }: Purpose): Problem {
  const why = of === 'hand' ? 'a hand' : `${each} for each ${of}`;
  return {
    path: 'cards',
    found: `${count} ${kind} cards`,
    allowed: `at least ${least}, ${why} (${rule})`,
    code: 'pack.few',
    values: { kind, count, least, of, each, rule },
  };
}
/** `because` names the field that limits the number, and the rule. */
export const atMost = (most: number, found: number, path: string, because: string): Problem[] =>
  found <= most
    ? []
    : [
        {
          path,
          found: String(found),
          allowed: `at most ${most}, because of ${because}`,
          code: 'pack.most',
          values: { found, most, because },
        },
      ];
