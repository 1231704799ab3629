// Reads recorded matches back, and says on which line a file is none.
import type { Entry } from '@gaslamp/kernel/match';
import { fileText, InputError, jsonOf, shallow } from './input.ts';
import type { End, Header } from './record.ts';

/** A record as found in a file; `end` is null where the file is cut off behind a whole entry. */
export interface ReadRecord {
  readonly file: string;
  readonly header: Header;
  readonly entries: readonly Entry[];
  readonly end: End | null;
  /** Where an entry stands in the file: `:7` or `, entry 3`. */
  where(entry: number): string;
}

/** Reads JSON lines (header, entries, end), or one JSON document with the header's fields, `entries` and `end`. */
export function readRecord(file: string): ReadRecord {
  const text = fileText(file);
  const lines = text.split('\n');
  while (lines.at(-1)?.trim() === '') lines.pop();
  if (lines.length === 0)
    throw new InputError(
      `${file}: the file is empty; a recorded match begins with a line like {"gaslamp":1,"game":"emerald-2e",…}`,
    );
  return isOneLine(lines[0]!) ? fromLines(file, lines) : fromDocument(file, text);
}

/** The first line alone is a header, not the beginning of a larger document. */
function isOneLine(line: string): boolean {
  try {
    return !('entries' in (JSON.parse(line) as object));
  } catch {
    return /^\s*\{.*"gaslamp"/.test(line) && !/"entries"/.test(line);
  }
}

function fromLines(file: string, lines: readonly string[]): ReadRecord {
  const where = (entry: number) => `:${entry + 2}`;
  const values = lines.map((line, i) => {
    const at = `${file}:${i + 1}`;
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch {
      throw new InputError(`${at}: this line is no JSON${i === lines.length - 1 ? '; the file is cut off here' : ''}`);
    }
    return shallow(value, at);
  });
  const header = headerFrom(values[0], `${file}:1`);
  const last = values.at(-1);
  const ended = isObject(last) && 'end' in last;
  const entries = values.slice(1, ended ? -1 : undefined);
  return {
    file,
    header,
    entries: entries.map((value, i) => entryFrom(value, header, `${file}${where(i)}`)),
    end: ended ? endFrom(last.end, `${file}:${lines.length}`) : null,
    where,
  };
}

function fromDocument(file: string, text: string): ReadRecord {
  const where = (entry: number) => `, entry ${entry}`;
  const value = jsonOf(text, file);
  const header = headerFrom(value, file);
  const { entries, end } = value as { entries?: unknown; end?: unknown };
  if (!Array.isArray(entries))
    throw new InputError(`${file}: "entries" is missing; allowed: the list of the log's entries`);
  return {
    file,
    header,
    entries: entries.map((entry, i) => entryFrom(entry, header, `${file}${where(i)}`)),
    end: end === undefined ? null : endFrom(end, file),
    where,
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isWhole = (value: unknown): value is number => Number.isInteger(value);
const isList = (value: unknown, of: (one: unknown) => boolean): boolean => Array.isArray(value) && value.every(of);
const isText = (value: unknown): value is string => typeof value === 'string';
const isCounts = (value: unknown): boolean => isObject(value) && Object.values(value).every(isWhole);

/** Throws where a field is not what it must be. */
function check(
  value: unknown,
  fields: Readonly<Record<string, readonly [ok: (value: unknown) => boolean, allowed: string]>>,
  where: string,
): void {
  if (!isObject(value))
    throw new InputError(`${where}: found ${shown(value)}; allowed: an object with ${Object.keys(fields).join(', ')}`);
  for (const [name, [ok, allowed]] of Object.entries(fields))
    if (!ok(value[name])) throw new InputError(`${where}: "${name}" is ${shown(value[name])}; allowed: ${allowed}`);
}
export function shown(value: unknown): string {
  if (value === undefined) return 'missing';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function headerFrom(value: unknown, where: string): Header {
  check(
    value,
    {
      gaslamp: [(v) => v === 1, '1, the version of this format; is this a recorded match?'],
      game: [isText, "a game's id"],
      rules: [isWhole, 'the version of the rules, a whole number'],
      pack: [isText, "the pack's hash"],
      seats: [(v) => isWhole(v) && (v as number) >= 1, 'the number of seats, at least 1'],
      options: [isCounts, 'table options by name'],
    },
    where,
  );
  return value as Header;
}

function entryFrom(value: unknown, { seats }: Header, where: string): Entry {
  const isPatch = (patch: unknown) =>
    isObject(patch) &&
    Object.values(patch).every((change) => isWhole(change) || isList(change, (one) => isWhole(one) || isObject(one)));
  check(
    value,
    {
      player: [(v) => isWhole(v) && v >= -1 && v < seats, `a seat from 0 to ${seats - 1}, or -1 for the deal`],
      did: [isText, '"deal", "undo" or the code of an answer'],
      chance: [(v) => isList(v, isText), 'what the dice said, a list of texts'],
      events: [(v) => isList(v, (e) => isObject(e) && isText(e.kind) && isCounts(e.fields)), 'a list of events'],
      patch: [isPatch, 'what changed, by field'],
      settled: [(v) => typeof v === 'boolean', 'true or false'],
    },
    where,
  );
  return value as Entry;
}

function endFrom(value: unknown, where: string): End {
  check(
    value,
    {
      entries: [isWhole, 'the number of entries'],
      hash: [isText, "the last state's hash"],
      result: [(v) => v === null || isObject(v), 'the result, or null'],
    },
    where,
  );
  return value as End;
}
