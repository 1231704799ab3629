// Data packs: the printed values of a game's components. Rules read them, and hosts may correct them.
import { type Fault, fault, InputFault } from '@gaslamp/kernel/fault';
import { at } from '@gaslamp/kernel/lists';
import { frozen } from './frozen.ts';
import { isObject, type Json } from './json.ts';
import { canonical } from './pack-hash.ts';
import { below, type Description, exactly, type Fields, type Problem, problem, problemsIn } from './validate.ts';

/** An unusable pack. The message names the file and up to ten problems. */
export class PackError extends InputFault {
  override readonly name = 'PackError';
  readonly problems: readonly Problem[];
  constructor(file: string, first: Problem, ...others: readonly Problem[]) {
    const told = others.slice(0, MOST_TOLD - 1);
    const faults = told.map((one) => faultOf(file, one));
    const more = others.length - told.length;
    if (more > 0) faults.push(fault('pack.more', { file, more }, `${file}: and ${more} more`));
    super(faultOf(file, first), ...faults);
    this.problems = [first, ...told];
  }
}
const MOST_TOLD = 10;
function faultOf(file: string, { path, found, allowed, code, values }: Problem): Fault {
  const where = path === '' ? file : `${file}: ${path}`;
  const error = `${where}: found ${found}; allowed: ${allowed}`;
  return fault(code, { ...values, at: `${where}: ` }, error);
}

/** A value that differs from the built-in pack. `card` is null for a value outside the lists of cards and other components. */
export interface CorrectedField {
  readonly card: string | null;
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

interface Head {
  readonly game: string;
  readonly schema: number;
}
interface Thing {
  readonly id: string;
}
export interface PackForm<P extends Head> {
  readonly builtIn: P;
  /** The lists whose elements have an `id`, with the noun for one element. Their order is part of the save format. */
  readonly lists: Readonly<Record<string, string>>;
  /** Allowed fields beside game and schema; the elements of lists by their ids. */
  readonly fields: Fields;
  /** Returns the problems that only several fields together have. */
  problemsOfSetup(pack: P): Problem[];
}

const FORM: Description = { words: 'an object, a pack or a correction', code: 'pack.form', values: {} };
const MARKED: Description = {
  words: '1 in a correction, or "schema": 1 in a whole pack',
  code: 'pack.marked',
  values: {},
};

/** A list of the built-in pack: its key, the noun for one element, and the ids in order. */
interface List {
  readonly key: string;
  readonly noun: string;
  readonly ids: readonly string[];
}

/** Returns functions that read a game's packs and compare them with the built-in one. */
export function packsOf<P extends Head>({ builtIn, lists: nouns, fields, problemsOfSetup }: PackForm<P>) {
  const things = (pack: unknown, key: string) => (pack as Readonly<Record<string, readonly Thing[]>>)[key]!;
  const lists: List[] = Object.entries(nouns).map(([key, noun]) => ({
    key,
    noun,
    ids: things(builtIn, key).map((thing) => thing.id),
  }));
  const CORRECTION: Fields = { game: exactly(builtIn.game), corrects: exactly(builtIn.schema), ...fields };
  const WHOLE: Fields = { game: exactly(builtIn.game), schema: exactly(builtIn.schema), ...fields };

  /**
   * Reads a pack from parsed JSON: a whole one (`"schema": 1`), or a correction (`"corrects": 1`) of the built-in pack with
   * only
   * the differences. The pack is frozen. Throws a `PackError` if the file is for another game, names other cards or contains
   * values that are not allowed, or if a match could not be set up with the result.
   */
  function readPack(json: unknown, file: string): P {
    const refuseIf = ([first, ...others]: readonly Problem[]) => {
      if (first !== undefined) throw new PackError(file, first, ...others);
    };
    refuseIf(problemsOfForm(json));
    const read = json as Json;
    const whole = !('corrects' in read);
    const changes: Record<string, unknown> = { ...read };
    let problems: readonly Problem[] = [];
    for (const list of lists) {
      if (!whole && read[list.key] === undefined) continue;
      const found = whole ? inOrder(list, read[list.key] as unknown[]) : byId(list, read[list.key] as Json);
      changes[list.key] = found.things;
      problems = problems.concat(found.problems);
    }
    refuseIf([...problems, ...problemsIn(changes, whole ? WHOLE : CORRECTION, '', whole)]);
    const pack = Object.fromEntries(
      Object.entries(builtIn).map(([key, value]) => [
        key,
        key in nouns
          ? things(builtIn, key).map((thing) => merged(thing, (changes[key] as Json | undefined)?.[thing.id]))
          : merged(value, changes[key]),
      ]),
    ) as unknown as P;
    refuseIf(problemsOfSetup(pack));
    return frozen(pack);
  }

  /** Returns problems that make checking the values pointless: another game or another form of file. */
  function problemsOfForm(json: unknown): Problem[] {
    if (!isObject(json)) return [problem('', json, FORM)];
    const { game } = json;
    if (game !== builtIn.game) return [problem('game', game, exactly(builtIn.game))];
    const corrects = 'corrects' in json;
    if (!corrects && !('schema' in json)) return [problem('corrects', undefined, MARKED)];
    return lists.flatMap(({ key, noun }) => {
      const value = json[key];
      if (corrects)
        return value === undefined || isObject(value)
          ? []
          : [problem(key, value, { words: `an object, each ${noun} by its id`, code: 'pack.ids', values: { noun } })];
      return Array.isArray(value)
        ? []
        : [problem(key, value, { words: `a list of all ${key}`, code: 'pack.every', values: { key } })];
    });
  }

  /** Returns the values that differ from the built-in pack, so that a page can mark the host's corrections. */
  function correctedFields(pack: P): CorrectedField[] {
    const amounts = Object.fromEntries(Object.entries(builtIn).filter(([key]) => !(key in nouns)));
    return [
      ...differences(amounts, pack, null, ''),
      ...lists.flatMap(({ key }) =>
        things(builtIn, key).flatMap((thing, i) => differences(thing, things(pack, key)[i], thing.id, '')),
      ),
    ];
  }

  return { readPack, correctedFields };
}

/** The elements of a file's list by their built-in ids, however the file writes these, and the problems of the ids. */
interface Identified {
  readonly things: Json;
  readonly problems: readonly Problem[];
}

function byId({ key, noun, ids }: List, written: Json): Identified {
  const problems: Problem[] = [];
  const things: Record<string, unknown> = {};
  for (const [name, fields] of Object.entries(written)) {
    const id = upperSnake(name);
    const path = below(key, name);
    if (!ids.includes(id)) problems.push(problem(path, name, idsLike(id, ids)));
    else if (id in things) problems.push(twice(path, id, noun));
    else things[id] = fields;
  }
  return { things, problems };
}

function inOrder({ key, noun, ids }: List, list: readonly unknown[]): Identified {
  const problems: Problem[] = [];
  const things: Record<string, unknown> = {};
  list.forEach((thing, index) => {
    const written = isObject(thing) ? thing.id : undefined;
    const id = typeof written === 'string' ? upperSnake(written) : '';
    const path = `${key}[${index}].id`;
    if (!isObject(thing) || !ids.includes(id)) problems.push(problem(path, written, idsLike(id, ids)));
    else if (id in things) problems.push(twice(path, id, noun));
    else things[id] = { ...thing, id };
  });
  const order = Object.keys(things);
  const wrong = order.findIndex((id, index) => id !== ids[index]);
  // After a missing id all others are in the wrong place, so only the first one is reported.
  if (order.length === ids.length && wrong >= 0)
    problems.push(
      problem(`${key}[${wrong}].id`, order[wrong], {
        words: `"${ids[wrong]}", the order of the built-in pack`,
        code: 'pack.order',
        values: { id: at(ids, wrong) },
      }),
    );
  return { things, problems };
}

const upperSnake = (id: string): string => id.toUpperCase().replaceAll('-', '_');

const twice = (path: string, id: string, noun: string): Problem => ({
  path,
  found: `${id} a second time`,
  allowed: `each ${noun} once`,
  code: 'pack.twice',
  values: { id, noun },
});

/** Allows the ids with a word that begins like a word of an unknown id. */
function idsLike(unknown: string, ids: readonly string[]): Description {
  const starts = unknown.split('_').map((word) => word.slice(0, 4));
  const like = ids.filter((id) => id.split('_').some((word) => starts.includes(word.slice(0, 4))));
  const near = (like.length > 0 ? like : ids).slice(0, 4).join(', ');
  return { words: `ids of the built-in pack, such as ${near}`, code: 'pack.noThing', values: { near } };
}

/** Returns `base` with the fields of `changes` replaced, in the order of `base`. */
function merged<T>(base: T, changes: unknown): T {
  if (changes === undefined) return base;
  if (!isObject(base) || !isObject(changes)) return (Array.isArray(changes) ? [...changes] : changes) as T;
  return Object.fromEntries(Object.entries(base).map(([field, value]) => [field, merged(value, changes[field])])) as T;
}

function differences(from: unknown, to: unknown, card: string | null, field: string): CorrectedField[] {
  if (isObject(from) && isObject(to))
    return Object.keys(from).flatMap((name) => differences(from[name], to[name], card, below(field, name)));
  return canonical(from) === canonical(to) ? [] : [{ card, field, from, to }];
}
