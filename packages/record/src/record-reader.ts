// Reads recorded matches. Errors name the line at which a file is invalid.
import { fault, InputFault } from '@gaslamp/kernel/fault';
import type { Versioned } from '@gaslamp/kernel/log';
import type { NamedNote } from '@gaslamp/protocol/notes';
import { jsonOf, shallow } from './json.ts';
import type { LogLine } from './log.ts';
import type { End } from './record.ts';
import {
  endFrom,
  entryFrom,
  headerFrom,
  isObject,
  lineFrom,
  noteFrom,
  type ReadHeader,
  wrongValue,
} from './record-form.ts';

/** An entry with the version of the rules that produced it. `at` is null in files of the first format. */
export interface ReadEntry extends Versioned {
  readonly rules: number;
  readonly at: number | null;
}

/** A note, and the entry that it precedes. */
interface ReadNote {
  readonly at: number;
  readonly before: number;
  readonly note: NamedNote;
}

/** A record read from a file; `end` is null if the file is cut off after a complete line. */
export interface ReadRecord {
  readonly file: string;
  readonly header: ReadHeader;
  readonly entries: readonly ReadEntry[];
  readonly notes: readonly ReadNote[];
  /** Entries and notes as they stand in the file; empty in files of the first format. */
  readonly lines: readonly LogLine[];
  readonly end: End | null;
  /** Returns the place of an entry in the file: `:7` or `: entries[3]`; -1 is the header. */
  where(entry: number): string;
}

/** Maximum length of a file, more than that of a hundred of the longest matches. */
const MOST_TEXT = 16_000_000;

/**
 * Reads JSON lines (header, log, end), or one JSON document with the header's fields, `log` (in the first format `entries`) and
 * `end`. `file` is its name in messages. Throws an InputFault.
 */
export function readRecord(text: string, file: string): ReadRecord {
  const { length } = text;
  if (length > MOST_TEXT) throw new InputFault(fault('file.long', { file, length, most: MOST_TEXT }));
  const lines = text.split('\n');
  while (lines.at(-1)?.trim() === '') lines.pop();
  const [first] = lines;
  if (first === undefined) throw new InputFault(fault('file.empty', { file }));
  return isOneLine(first) ? fromLines(file, lines) : fromDocument(file, text);
}

/** Returns true if the first line alone is a header and not the beginning of a larger document. */
function isOneLine(line: string): boolean {
  try {
    const value = JSON.parse(line) as object;
    return !('entries' in value || 'log' in value);
  } catch {
    return /^\s*\{.*"gaslamp"/.test(line) && !/"(?:entries|log)"/.test(line);
  }
}

function fromLines(file: string, lines: readonly string[]): ReadRecord {
  const values = lines.map((line, i) => {
    const at = `${file}:${i + 1}`;
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch {
      throw new InputFault(fault(i === lines.length - 1 ? 'file.cut' : 'file.line', { where: at }));
    }
    return shallow(value, at);
  });
  const header = headerFrom(values[0], `${file}:1`);
  const last = values.at(-1);
  const ended = isObject(last) && 'end' in last;
  const log = logFrom(values.slice(1, ended ? -1 : undefined), header, (i) => `${file}:${i + 2}`);
  return {
    file,
    header,
    entries: log.entries,
    notes: log.notes,
    lines: log.lines,
    end: ended ? endFrom(last.end, `${file}:${lines.length}`) : null,
    where: (entry) => `:${entry < 0 ? 1 : log.lineOf(entry) + 2}`,
  };
}

/** The key of the log in a document of each format. */
const LOGS = { 1: 'entries', 2: 'log' };
function fromDocument(file: string, text: string): ReadRecord {
  const value = jsonOf(text, file);
  const header = headerFrom(value, file);
  const { end, ...rest } = value as { readonly [key: string]: unknown };
  const key = LOGS[header.gaslamp];
  const values = rest[key];
  if (!Array.isArray(values)) throw wrongValue(file, key, values, 'log');
  const log = logFrom(values, header, (i) => `${file}: ${key}[${i}]`);
  return {
    file,
    header,
    entries: log.entries,
    notes: log.notes,
    lines: log.lines,
    end: end === undefined ? null : endFrom(end, file),
    where: (entry) => (entry < 0 ? '' : `: ${key}[${log.lineOf(entry)}]`),
  };
}

interface Log {
  readonly entries: readonly ReadEntry[];
  readonly notes: readonly ReadNote[];
  readonly lines: readonly LogLine[];
  /**
   * Returns a line number, counted from 0 after the header. The index after the last entry gives the line that ends the log.
   */
  lineOf(entry: number): number;
}

function logFrom(values: readonly unknown[], header: ReadHeader, where: (line: number) => string): Log {
  const entries: ReadEntry[] = [];
  const notes: ReadNote[] = [];
  const places: number[] = [];
  let { rules } = header;
  for (const [i, value] of values.entries()) {
    let entry = value;
    let at: number | null = null;
    if (header.gaslamp === 2) {
      const line = lineFrom(value, rules, where(i));
      at = line.at;
      if (line.rules === null) {
        const note = noteFrom((value as { note: unknown }).note, header, where(i));
        notes.push({ at, before: entries.length, note });
        continue;
      }
      rules = line.rules;
      entry = (value as { entry: unknown }).entry;
    }
    places.push(i);
    entries.push({ ...entryFrom(entry, header, where(i)), rules, at });
  }
  const lines = header.gaslamp === 2 ? (values as readonly LogLine[]) : [];
  return { entries, notes, lines, lineOf: (entry) => places[entry] ?? values.length };
}
