// Interprets the arguments of a step.
import { shown } from '@gaslamp/stated/json';
import { didYouMean } from './resembling.ts';
import { fail, type Path } from './scenario-error.ts';
import type { Given, Wish } from './scenario-form.ts';
import { isMapping, mapping } from './scenario-shapes.ts';
import type { Offer, ScenarioTable } from './scenario-table.ts';

/** Arguments of a step that no question has used yet. */
export type Left = Map<string, Given>;

/** The part of a verb's options that a key refers to: the verb itself, one argument, or several answers. */
type Meaning = 'verb' | 'argument' | 'several';
export interface Key extends Given {
  readonly meaning: Meaning;
  /** The argument that it names; null for words of any argument. */
  readonly argument: string | null;
}

const plural = (name: string): string => (name.endsWith('y') ? `${name.slice(0, -1)}ies` : `${name}s`);
export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** Returns the arguments that refer to options of a verb. */
export function keysFor(table: ScenarioTable, verb: string, left: Left): Key[] {
  const names = table.argumentsOf(verb);
  const [name, ...more] = names;
  const only = more.length === 0 ? (name ?? null) : null;
  const nouns = table.cast.stage.nouns[verb] ?? [];
  return [...left.values()].flatMap((given): Key[] => {
    const { key } = given;
    // In `pawn PAWN AREA` the key `pawn` names one of two arguments.
    if (key === verb && (names.length === 1 || !names.includes(key)))
      return [{ ...given, meaning: 'verb', argument: only }];
    if (names.includes(key)) return [{ ...given, meaning: 'argument', argument: key }];
    const many = names.find((name) => plural(name) === key);
    if (many || plural(verb) === key) return [{ ...given, meaning: 'several', argument: many ?? null }];
    if (!nouns.includes(key)) return [];
    const several = key.endsWith('s');
    return [{ ...given, meaning: several ? 'several' : 'verb', argument: only }];
  });
}

export function fits(table: ScenarioTable, offer: Offer, { argument, value, path }: Key): boolean {
  if (typeof value !== 'string' && typeof value !== 'number') fail(path, `must be a word, not ${shown(value)}`);
  const has = argument === null ? Object.values(offer.args) : [offer.args[argument]];
  return String(value)
    .split(/\s+/)
    .every((one) => has.includes(table.named(one)));
}

/**
 * Returns the arguments of a wish: those for the whole wish, and those in rows. `moves: [{ from: VIENNA, to: ROME }, …]` beside
 * `do: move` chooses `move` once per row.
 */
export function argumentsOf({ text, args }: Wish): { rows: readonly Left[]; left: Left } {
  const verb = text?.split(/\s+/)[0];
  const rows = args.find(({ key }) => verb !== undefined && key === plural(verb));
  const others = args.filter((one) => one !== rows);
  const keyed = (all: readonly Given[]): Left => new Map(all.map((one) => [one.key, one]));
  if (rows === undefined) return { rows: [], left: keyed(others) };
  const { value, path } = rows;
  if (!Array.isArray(value) || value.length === 0) fail(path, `must be a list of mappings, not ${shown(value)}`);
  return {
    left: keyed(others),
    rows: (value as unknown[]).map((row, i) => {
      const where = [...path, i];
      return keyed(
        Object.entries(mapping(row, where)).map(([key, one]) => ({ key, value: one, path: [...where, key] })),
      );
    }),
  };
}

/** Returns all keys that refer to some verb of the game, without their plurals, which sets accept too. */
function keysOf(table: ScenarioTable): string[] {
  const { game, stage } = table.cast;
  const keys = game.verbs.names.flatMap((verb) => {
    const names = table.argumentsOf(verb);
    return [...(names.length > 0 ? [verb] : []), ...names, ...(stage.nouns[verb] ?? [])];
  });
  return [...new Set(keys)].sort();
}

/** Throws for an argument that no question of the game could ask for. */
export function knowKeys(table: ScenarioTable, all: readonly Given[]): void {
  const keys = keysOf(table);
  const known = [...keys, ...keys.map(plural), ...table.cast.game.verbs.names.map(plural)];
  for (const { key, path } of all)
    if (!known.includes(key))
      fail(
        path,
        `unknown key "${key}"; allowed: by, do, ${keys.join(', ')}, and their plurals${didYouMean(key, [...known, 'by', 'do', 'confirm', 'rule'])}`,
      );
}

export function knowWords(table: ScenarioTable, value: unknown, path: Path): void {
  if (Array.isArray(value)) for (const [i, item] of value.entries()) knowWords(table, item, [...path, i]);
  else if (isMapping(value)) {
    for (const [key, inner] of Object.entries(value))
      if (!Number.isInteger(inner)) knowWords(table, inner, [...path, key]);
  } else if (typeof value === 'string') {
    for (const one of value.split(/\s+/))
      if (table.cast.game.verbs.argumentsOf(one) === null) table.knowWord(one, path);
  } else fail(path, `must be a word or a list of words, not ${shown(value)}`);
}

export function nobodyAsks(table: ScenarioTable, left: Left): never {
  const [{ key, path }] = [...left.values()] as [Given];
  const single = table.offers.flatMap((offer) => Object.keys(offer.args)).find((name) => plural(name) === key);
  const hint = single === undefined ? '' : `; one thing is asked for, so write "${single}"`;
  return fail(path, `nothing asks for "${key}" here${hint}; ${table.question}`);
}

/** Returns true for an empty list, or counts that are all 0. */
export const picksNothing = ({ value }: Given): boolean =>
  Array.isArray(value) ? value.length === 0 : isMapping(value) && Object.values(value).every((count) => count === 0);

/**
 * Returns the keys for a question that asks for one thing: the first one that refers to the verb, otherwise those that name
 * arguments.
 */
export function preferred(keys: readonly Key[]): Key[] {
  const verbs = keys.filter((key) => key.meaning === 'verb').slice(0, 1);
  return verbs.length > 0 ? verbs : keys.filter((key) => key.meaning === 'argument');
}
