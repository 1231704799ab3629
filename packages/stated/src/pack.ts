// Data packs: what is printed on the things of a game. Rules read them, hosts may correct them.
import { at } from '@gaslamp/kernel/lists';
import { frozen } from './frozen.ts';
import { isObject, type Json } from './json.ts';
import { canonical } from './pack-hash.ts';
import { below, exactly, type Fields, type Problem, problemsIn, shown } from './validate.ts';

/** A pack that cannot be played with. The message names the file and up to ten problems, `path` the first of them. */
export class PackError extends Error {
  override readonly name = 'PackError';
  readonly path: string;
  readonly problems: readonly Problem[];
  constructor(
    readonly file: string,
    all: readonly Problem[],
  ) {
    const problems = all.slice(0, 10);
    const lines = problems.map(
      ({ path, found, allowed }) => `${path || 'the file'}: found ${found}; allowed: ${allowed}`,
    );
    if (all.length > problems.length) lines.push(`and ${all.length - problems.length} more`);
    super(lines.length === 1 ? `${file}: ${lines[0]}` : `${file}:\n  ${lines.join('\n  ')}`);
    this.path = at(problems, 0).path;
    this.problems = problems;
  }
}

/** A value that differs from the built-in pack. `card` is null for what belongs to no card or other thing of a list. */
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
  /** Its lists of things that have an `id`, with the word for one of them. Their order is the save format. */
  readonly lists: Readonly<Record<string, string>>;
  /** What may stand where next to game and schema; the things of a list by their ids. */
  readonly fields: Fields;
  /** What is wrong only with several fields together. */
  problemsOfSetup(pack: P): Problem[];
}

/** A list of the built-in pack: its field, the word for one thing of it, and their ids in order. */
interface List {
  readonly key: string;
  readonly noun: string;
  readonly ids: readonly string[];
}

/** How packs of a game are read, and where they differ from the built-in one. */
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
   * A pack from parsed JSON: a whole one (`"schema": 1`), or a correction (`"corrects": 1`) of the built-in pack that
   * names only what differs. The pack is frozen. Throws a `PackError` when the file is for another game, names other
   * cards or values that are not allowed, or when a match could not be set up with the result.
   */
  function readPack(json: unknown, file: string): P {
    const refuseIf = (problems: readonly Problem[]) => {
      if (problems.length > 0) throw new PackError(file, problems);
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

  /** What makes a look at the values useless: another game, another form. */
  function problemsOfForm(json: unknown): Problem[] {
    const problem = (path: string, value: unknown, allowed: string) => [{ path, found: shown(value), allowed }];
    if (!isObject(json)) return problem('', json, 'an object, a pack or a correction');
    const { game } = json;
    if (game !== builtIn.game) return problem('game', game, `only "${builtIn.game}"`);
    const corrects = 'corrects' in json;
    if (!corrects && !('schema' in json))
      return problem('corrects', undefined, '1 in a correction, or "schema": 1 in a whole pack');
    return lists.flatMap(({ key, noun }) => {
      const value = json[key];
      if (corrects)
        return value === undefined || isObject(value) ? [] : problem(key, value, `an object, each ${noun} by its id`);
      return Array.isArray(value) ? [] : problem(key, value, `a list of all ${key}`);
    });
  }

  /** Where a pack differs from the built-in one, so that a page can mark what a host corrected. */
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

/** The things of a file's list by their built-in ids, however it writes these, and what is wrong with the ids. */
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
    if (!ids.includes(id)) problems.push({ path, found: `an unknown ${noun}`, allowed: idsLike(id, ids) });
    else if (id in things) problems.push({ path, found: `${id} a second time`, allowed: `each ${noun} once` });
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
    if (!isObject(thing) || !ids.includes(id))
      problems.push({ path, found: shown(written), allowed: idsLike(id, ids) });
    else if (id in things) problems.push({ path, found: `${id} a second time`, allowed: `each ${noun} once` });
    else things[id] = { ...thing, id };
  });
  const order = Object.keys(things);
  const wrong = order.findIndex((id, index) => id !== ids[index]);
  // Behind a missing one every other stands wrong, which says nothing more.
  if (order.length === ids.length && wrong >= 0)
    problems.push({
      path: `${key}[${wrong}].id`,
      found: shown(order[wrong]),
      allowed: `"${ids[wrong]}", the order of the built-in pack`,
    });
  return { things, problems };
}

const upperSnake = (id: string): string => id.toUpperCase().replaceAll('-', '_');

/** Ids with a word that begins like one of an unknown id. */
function idsLike(unknown: string, ids: readonly string[]): string {
  const starts = unknown.split('_').map((word) => word.slice(0, 4));
  const like = ids.filter((id) => id.split('_').some((word) => starts.includes(word.slice(0, 4))));
  return `ids of the built-in pack, such as ${(like.length > 0 ? like : ids).slice(0, 4).join(', ')}`;
}

/** `base` with the fields that `changes` names replaced; the order of fields stays. */
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
