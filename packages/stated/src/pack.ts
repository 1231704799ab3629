// Data packs: the printed values of a game's components. Rules read them, and hosts may correct them.
import { type Fault, fault, InputFault } from '@gaslamp/kernel/fault';
import { at } from '@gaslamp/kernel/lists';
import { frozen } from './frozen.ts';
import { isObject, type Json } from './json.ts';
import { canonical } from './pack-hash.ts';
import { below, exactly, type Fields, type Problem, problem, problemsIn } from './validate.ts';

/** Most problems of a file that are listed. */
const MOST_LISTED = 10;
/** Throws an InputFault with the first problems, and how many more there are, if there is any. */
function refuseFor(problems: Iterable<Problem>, file: string): void {
  const listed: Fault[] = [];
  let more = 0;
  for (const one of problems)
    if (listed.length === MOST_LISTED) more++;
    else listed.push(fault(one.code, { at: one.path === '' ? `${file}: ` : `${file}: ${one.path}: `, ...one.values }));
  const [first, ...others] = listed;
  if (more > 0) others.push(fault('pack.more', { file, more }));
  if (first !== undefined) throw new InputFault(first, ...others);
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

const FORM = fault('pack.form');
const MARKED = fault('pack.marked');

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
   * the differences. The pack is frozen. Throws an InputFault if the file is for another game, names other cards or contains
   * values that are not allowed, or if a match could not be set up with the result.
   */
  function readPack(json: unknown, file: string): P {
    refuseFor(problemsOfForm(json), file);
    const read = json as Json;
    const changes: Record<string, unknown> = { ...read };
    refuseFor(problemsOfValues(read, changes), file);
    const pack = Object.fromEntries(
      Object.entries(builtIn).map(([key, value]) => [
        key,
        key in nouns
          ? things(builtIn, key).map((thing) => merged(thing, (changes[key] as Json | undefined)?.[thing.id]))
          : merged(value, changes[key]),
      ]),
    ) as unknown as P;
    refuseFor(problemsOfSetup(pack), file);
    return frozen(pack);
  }

  /** Puts the elements of the lists of a file into `changes`, by their built-in ids. */
  function* problemsOfValues(read: Json, changes: Record<string, unknown>): Generator<Problem, void> {
    const whole = !('corrects' in read);
    for (const list of lists) {
      const { key } = list;
      if (whole) changes[key] = yield* inOrder(list, read[key] as unknown[]);
      else if (read[key] !== undefined) changes[key] = yield* byId(list, read[key] as Json);
    }
    yield* problemsIn(changes, whole ? WHOLE : CORRECTION, '', whole);
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
        return value === undefined || isObject(value) ? [] : [problem(key, value, fault('pack.ids', { noun }))];
      return Array.isArray(value) ? [] : [problem(key, value, fault('pack.every', { key }))];
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

/** Returns the elements of a file's list by their built-in ids, however the file writes these. */
function* byId({ key, noun, ids }: List, written: Json): Generator<Problem, Json> {
  const things: Record<string, unknown> = {};
  for (const [name, fields] of Object.entries(written)) {
    const id = upperSnake(name);
    const path = below(key, name);
    if (!ids.includes(id)) yield noThing(path, name, id, ids);
    else if (id in things) yield twice(path, id, noun);
    else things[id] = fields;
  }
  return things;
}

/** The same for a file with a list. */
function* inOrder({ key, noun, ids }: List, written: readonly unknown[]): Generator<Problem, Json> {
  const things: Record<string, unknown> = {};
  for (const [index, thing] of written.entries()) {
    const given = isObject(thing) ? thing.id : undefined;
    const id = typeof given === 'string' ? upperSnake(given) : '';
    const path = `${key}[${index}].id`;
    if (!isObject(thing) || !ids.includes(id)) yield noThing(path, given, id, ids);
    else if (id in things) yield twice(path, id, noun);
    else things[id] = { ...thing, id };
  }
  const order = Object.keys(things);
  const wrong = order.findIndex((id, index) => id !== ids[index]);
  // After a missing id all others are in the wrong place, so only the first one is reported.
  if (order.length === ids.length && wrong >= 0)
    yield problem(`${key}[${wrong}].id`, order[wrong], fault('pack.order', { id: at(ids, wrong) }));
  return things;
}

const upperSnake = (id: string): string => id.toUpperCase().replaceAll('-', '_');

const twice = (path: string, id: string, noun: string): Problem => ({ path, code: 'pack.twice', values: { id, noun } });

/** Longest part of an unknown id that is compared with others. */
const COMPARED = 40;
/** Returns the problem of an unknown id. Ids with a word that begins like one of its words are looked for if it is listed. */
const noThing = (path: string, written: unknown, unknown: string, ids: readonly string[]): Problem => ({
  path,
  code: 'pack.noThing',
  get values() {
    const beginnings = (id: string) => id.split('_').map((word) => word.slice(0, 4));
    const wanted = beginnings(unknown.slice(0, COMPARED));
    const like = ids.filter((id) => beginnings(id).some((word) => wanted.includes(word)));
    const near = (like.length > 0 ? like : ids).slice(0, 4).join(', ');
    return problem(path, written, fault('pack.noThing', { near })).values;
  },
});

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
