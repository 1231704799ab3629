// Checks the form of recorded matches, with precise errors, and withstands hostile files.
import { fault, InputFault } from '@gaslamp/kernel/fault';
import type { Entry } from '@gaslamp/kernel/log';
import type { State } from '@gaslamp/kernel/state';
import { read } from '@gaslamp/protocol/messages';
import { type NamedNote, namedNote, note, withNames } from '@gaslamp/protocol/notes';
import { type Origin, origin } from '@gaslamp/protocol/origin';
import type { People } from '@gaslamp/protocol/people';
import type { DiceProof, End } from './record.ts';
import { SHARE } from './secure-dice.ts';

/** The header of a file of either format. The first format does not contain the beginning of the match. */
export interface ReadHeader {
  readonly gaslamp: 1 | 2;
  readonly match: string | null;
  readonly game: string;
  readonly rules: number;
  readonly pack: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, number>>;
  readonly before: State | null;
  /** The match ended with its hands closed: the file contains nothing of the game. */
  readonly closed: boolean;
  readonly from: Origin | null;
  readonly names: readonly string[] | null;
  /** Null in older files, whose notes contain the names. */
  readonly people: People | null;
  readonly seed: number | null;
  readonly dice: DiceProof | null;
}

/** Maximum number of integers and frames in a state; real ones have up to about 800. Makes hostile files cheap to refuse. */
export const MOST_NUMBERS = 20_000;

/** The latest time that a `Date` can represent. */
const LAST_DAY = 8.64e15;

/** The allowed values of a field: as a predicate, and as a case of the catalogues with its values. */
type Check = readonly [ok: (value: unknown) => boolean, kind: string, values?: Readonly<Record<string, number>>];

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const isCount = (value: unknown): value is number => isWhole(value) && value >= 0;
const isVersion = (value: unknown): value is number => isWhole(value) && value >= 1;
export const isList = (value: unknown, of: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(of);
const isPair = (value: unknown): boolean => isList(value, isCount) && (value as unknown[]).length === 2;
export const isText = (value: unknown): value is string => typeof value === 'string';
export const isCounts = (value: unknown): boolean => isObject(value) && Object.values(value).every(isWhole);
const isFrame = (value: unknown): boolean =>
  isObject(value) && isText(value.effect) && Object.values(value).every((part) => isWhole(part) || isText(part));
const isSecret = (value: unknown): boolean => isObject(value) && isWhole(value.to) && isCounts(value.fields);
const isEvent = (value: unknown): boolean =>
  isObject(value) &&
  isText(value.kind) &&
  isCounts(value.fields) &&
  (value.secret === undefined || isSecret(value.secret));
const isPatch = (value: unknown): boolean =>
  isObject(value) &&
  Object.entries(value).every(
    ([key, change]) => isWhole(change) || isList(change, (one) => isWhole(one) || (key === 'agenda' && isFrame(one))),
  );
const isPeople = (value: unknown): boolean =>
  isObject(value) && Object.entries(value).every(([number, name]) => /^\d{1,9}$/.test(number) && isText(name));
const isShare = (value: unknown): boolean =>
  value === null || (isObject(value) && isText(value.value) && SHARE.test(value.value) && isCount(value.by));
const isKey = (value: unknown): value is Record<string, unknown> =>
  isObject(value) &&
  isText(value.hash) &&
  /^[0-9a-f]{64}$/.test(value.hash) &&
  (isText(value.key) || value.key === null);
const isDice = (value: unknown): boolean =>
  isKey(value) &&
  (value.later === undefined || isList(value.later, (one) => isKey(one) && isCount(one.first))) &&
  (value.shares === undefined || isList(value.shares, isShare));
const optional =
  (is: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    value === undefined || value === null || is(value);

/** Throws if a field is invalid. */
export function check(value: unknown, fields: Readonly<Record<string, Check>>, where: string): void {
  if (!isObject(value)) throw noObject(value, Object.keys(fields).join(', '), where);
  for (const [name, [ok, ...allowed]] of Object.entries(fields)) {
    const found = Object.hasOwn(value, name) ? value[name] : undefined;
    if (!ok(found)) throw wrongValue(where, name, found, ...allowed);
  }
}
const noObject = (value: unknown, names: string, where: string): InputFault =>
  new InputFault(fault('file.object', { where, found: shown(value), names }));
export const wrongValue = (
  where: string,
  name: string,
  value: unknown,
  kind: string,
  values: Readonly<Record<string, number>> = {},
): InputFault => new InputFault(fault('file.value', { where, name, found: shown(value), kind, ...values }));
export function shown(value: unknown): string {
  if (value === undefined) return 'missing';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

export function headerFrom(value: unknown, where: string): ReadHeader {
  check(
    value,
    {
      gaslamp: [(v) => v === 1 || v === 2, 'format'],
      match: [optional(isText), 'match'],
      game: [isText, 'game'],
      rules: [isVersion, 'rules'],
      pack: [isText, 'pack'],
      seats: [isVersion, 'seats'],
      options: [isCounts, 'options'],
      closed: [(v) => v === undefined || v === true, 'closed'],
      from: [optional((v) => read(origin, v).ok), 'from'],
      names: [optional((v) => isList(v, isText)), 'names'],
      people: [optional(isPeople), 'people'],
      seed: [optional(isWhole), 'whole'],
      dice: [optional(isDice), 'dice'],
    },
    where,
  );
  const {
    gaslamp,
    match,
    game,
    rules,
    pack,
    seats,
    options,
    names,
    people,
    seed,
    dice,
    before,
    from,
    closed = false,
  } = value as unknown as ReadHeader;
  const begun = gaslamp === 1 || closed ? null : stateFrom(before, { rules, seats }, `${where}: "before"`);
  const more = {
    match: match ?? null,
    from: from ?? null,
    names: names ?? null,
    people: people ?? null,
    seed: seed ?? null,
    dice: dice ?? null,
  };
  return { gaslamp, game, rules, pack, seats, options, before: begun, closed, ...more };
}

/** Returns the state before a deal, from a header or a file of beginnings. */
export function stateFrom(
  value: unknown,
  { rules, seats }: { readonly rules: number; readonly seats: number },
  where: string,
): State {
  check(
    value,
    {
      rules: [(v) => v === rules, 'begun', { begun: rules }],
      seats: [(v) => v === seats, 'begun', { begun: seats }],
      move: [isCount, 'whole'],
      step: [isCount, 'whole'],
      agenda: [(v) => isList(v, isFrame), 'agenda'],
      picks: [(v) => isList(v, isWhole), 'list'],
      place: [(v) => isList(v, isWhole), 'list'],
      seenBy: [(v) => isList(v, isWhole), 'list'],
    },
    where,
  );
  for (const [name, field] of Object.entries(value as object)) {
    if (!/^[a-z]\w*$/i.test(name)) throw new InputFault(fault('file.name', { where, name: shown(name) }));
    if (name !== 'agenda' && !isWhole(field) && !isList(field, isWhole))
      throw wrongValue(where, name, field, 'numbers');
  }
  const size = numbersIn(value as State);
  if (size > MOST_NUMBERS) throw new InputFault(fault('file.numbers', { where, size, most: MOST_NUMBERS }));
  return value as State;
}

/** Returns the size of a state: its fields and the elements of its lists. */
export function numbersIn(s: State): number {
  let size = 0;
  for (const field of Object.values(s)) size += Array.isArray(field) ? field.length + 1 : 1;
  return size;
}

export function entryFrom(value: unknown, { seats }: ReadHeader, where: string): Entry {
  check(
    value,
    {
      player: [(v) => isWhole(v) && v >= -1 && v < seats, 'player', { last: seats - 1 }],
      did: [isText, 'did'],
      chance: [(v) => isList(v, isText), 'chance'],
      events: [(v) => isList(v, isEvent), 'events'],
      patch: [isPatch, 'patch'],
      settled: [(v) => typeof v === 'boolean', 'flag'],
      alone: [(v) => v === undefined || typeof v === 'boolean', 'maybe'],
      exchanged: [(v) => v === undefined || isList(v, isPair), 'pairs'],
    },
    where,
  );
  const { player, did, chance, events, patch, settled, alone, exchanged } = value as Entry;
  const more = { ...(alone && { alone }), ...(exchanged && { exchanged }) };
  return { player, did, chance, events, patch, settled, ...more };
}

/** Parses the envelope of an entry or a note in a line of the log. `rules` is null for a note. */
export function lineFrom(
  value: unknown,
  leastRules: number,
  where: string,
): { readonly at: number; readonly rules: number | null } {
  if (!isObject(value) || Number('entry' in value) + Number('note' in value) !== 1)
    throw noObject(value, '"entry" or "note"', where);
  check(value, { at: [(v) => isCount(v) && v <= LAST_DAY, 'at'] }, where);
  if ('note' in value) return { at: value.at as number, rules: null };
  const isLater = (v: unknown) => isWhole(v) && v >= leastRules;
  check(value, { rules: [isLater, 'later', { least: leastRules }] }, where);
  return { at: value.at as number, rules: value.rules as number };
}

/** Returns a note with the names of its people, from the file's table or, in an older file, from the note. */
export function noteFrom(value: unknown, { seats, people }: ReadHeader, where: string): NamedNote {
  const valid = <T>(result: ReturnType<typeof read<T>>): T => {
    if (result.ok) return result.value;
    throw wrongValue(where, 'note', value, 'note');
  };
  const given = people === null ? valid(read(namedNote, value)) : withNames(people, valid(read(note, value)));
  if ('seat' in given && given.seat !== null && given.seat >= seats)
    throw wrongValue(where, 'seat', given.seat, 'seat', { last: seats - 1 });
  return given;
}

export function endFrom(value: unknown, where: string): End {
  check(
    value,
    {
      entries: [isWhole, 'entries'],
      hash: [isText, 'hash'],
      result: [(v) => v === null || isObject(v), 'result'],
    },
    where,
  );
  return value as End;
}
