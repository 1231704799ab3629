// Converts data to rows and back. Every row that is read is verified: it is unchanged, or its match is damaged.
import type { People } from '@gaslamp/protocol/people';
import { type TalkLine, talkLine } from '@gaslamp/protocol/talk';
import { TALK_ROOMS, type TalkRoom } from '@gaslamp/protocol/talk-rooms';
import type { LogLine } from '@gaslamp/record/log';
import { atOnce } from '../bit-by-bit.ts';
import type { Clock } from '../clock/clock.ts';
import { lineProblem } from './lines.ts';
import {
  type Beginning,
  type CommandRecord,
  type Commit,
  Damaged,
  type LaterKey,
  type MatchRecord,
  type MatchStatus,
  type Seat,
  type SeatNotebook,
  type StoredLine,
  type StoredMatch,
  type StoredProposal,
  type StoredReport,
  type StoredTalk,
  type Target,
} from './store.ts';
import { sumOf, type Value } from './sums.ts';
import {
  type BeginningRow,
  type ClockRow,
  COLUMNS,
  type CommandRow,
  type KeyRow,
  type LineRow,
  type MatchRow,
  type NotebookRow,
  type PersonRow,
  type ReportRow,
  type SeatRow,
  type TalkRow,
  type TargetRow,
} from './tables.ts';

type Table = keyof typeof COLUMNS;
const valuesOf = (table: Table, row: object): Value[] =>
  COLUMNS[table].map((column) => (row as Record<string, Value>)[column]!);
/** Returns the row with its checksum. */
export function summed<T extends object>(table: Table, row: T): T & { sum: string } {
  return { ...row, sum: sumOf(valuesOf(table, row)) };
}
/** Returns true if a row matches its checksum. */
export const sound = (table: Table, row: { readonly sum: string }): boolean => row.sum === sumOf(valuesOf(table, row));

/** Returns the row of a match after a commit; the first row of a new match if `row` is null. */
export function committed(
  row: MatchRow | null,
  record: MatchRecord,
  status: MatchStatus,
  seats: readonly Seat[],
  { lines = [], beginning, command }: Commit,
): MatchRow {
  const joins = (seat: Seat) => (seat.by === 'person' || seat.by === 'stand-in') && seat.person.number > 1;
  const moves = command != null && lines.some((line) => 'entry' in line);
  return summed('matches', {
    id: record.id,
    version: row === null ? 0 : row.version + 1,
    phase: status.phase,
    asked: status.asked,
    rematch: status.rematch,
    next_number: status.nextNumber,
    proposals: JSON.stringify(status.proposals),
    lines: (row?.lines ?? 0) + lines.length,
    begun: row?.begun || beginning ? 1 : 0,
    joined: row?.joined || seats.some(joins) ? 1 : 0,
    moved: row?.moved || moves ? 1 : 0,
    created: record.created,
    damage: null,
    record: row?.record ?? JSON.stringify(record),
  });
}
/** Returns the status stored in a match's row. */
export function statusOf(row: MatchRow): MatchStatus {
  return {
    phase: row.phase as MatchStatus['phase'],
    rematch: row.rematch,
    proposals: JSON.parse(row.proposals) as StoredProposal[],
    nextNumber: row.next_number,
    asked: row.asked,
  };
}
/** Returns the immutable record of a match. */
export const recordOf = (row: MatchRow): MatchRecord => JSON.parse(row.record) as MatchRecord;

export function seatRow(match: string, seat: Seat): SeatRow {
  const automatic = seat.by === 'bot' || seat.by === 'stand-in' || (seat.by === 'person' && seat.order !== 'none');
  return summed('seats', { match, seat: seat.seat, automatic: automatic ? 1 : 0, record: JSON.stringify(seat) });
}
export function beginningRow(match: string, { rules, before }: Beginning): BeginningRow {
  return summed('beginnings', { match, rules, before: JSON.stringify(before) });
}
/** Returns the row for line `n` of a log. */
export function lineRow(match: string, n: number, line: LogLine): LineRow {
  return summed('lines', { match, n, line: JSON.stringify(line) });
}
export function commandRow(
  match: string,
  { id, seat, move, step }: CommandRecord & { readonly id: string },
): CommandRow {
  return summed('commands', { match, id, record: JSON.stringify({ seat, move, step }) });
}
export const clockRow = (match: string, clock: Clock): ClockRow =>
  summed('clocks', { match, record: JSON.stringify(clock) });
export const targetRow = (match: string, target: Target): TargetRow =>
  summed('targets', { id: target.id, match, record: JSON.stringify(target) });
export const personRow = (match: string, number: number, name: string): PersonRow =>
  summed('people', { match, number, name: JSON.stringify(name) });
export const reportRow = ({ match, about, at, by }: StoredReport): ReportRow =>
  summed('reports', { match, about: JSON.stringify(about), record: JSON.stringify({ at, by }) });
export const notebookRow = (match: string, notebook: SeatNotebook): NotebookRow =>
  summed('notebooks', { match, seat: notebook.seat, record: JSON.stringify(notebook) });
export const keyRow = (match: string, n: number, key: LaterKey): KeyRow =>
  summed('keys', { match, n, record: JSON.stringify(key) });

/** Throws Damaged if a match's row has a wrong checksum, or if a migration could not read it. */
export function checkMatch(row: MatchRow): void {
  if (row.damage !== null) throw new Damaged(String(row.id), String(row.damage));
  if (!sound('matches', row)) throw new Damaged(String(row.id), 'its own row is not what was written');
}
/** Additional rows of a match; most matches have none. */
interface Beside {
  readonly clock?: ClockRow | undefined;
  readonly targets?: readonly TargetRow[];
  readonly people?: readonly PersonRow[];
  readonly notebooks?: readonly NotebookRow[];
  readonly keys?: readonly KeyRow[];
}
/** Returns a match from its row, the rows of its seats in order, and its additional rows. */
export function storedMatch(
  row: MatchRow,
  rows: readonly SeatRow[],
  {
    clock,
    targets: targetRows = [],
    people: personRows = [],
    notebooks: notebookRows = [],
    keys: keyRows = [],
  }: Beside = {},
): StoredMatch {
  checkMatch(row);
  const record = recordOf(row);
  const seats = Array.from({ length: record.seats }, (_, i): Seat => {
    const found = rows.find(({ seat }) => seat === i);
    if (found === undefined) throw new Damaged(row.id, `the row of seat ${i} is missing`);
    if (!sound('seats', found)) throw new Damaged(row.id, `the row of seat ${i} is not what was written`);
    return JSON.parse(found.record) as Seat;
  });
  if (rows.length > seats.length)
    throw new Damaged(row.id, `it has rows of ${rows.length} seats, and was made for ${seats.length}`);
  if (clock !== undefined && !sound('clocks', clock))
    throw new Damaged(row.id, 'the row of its clocks is not what was written');
  const clocks = clock === undefined ? null : (JSON.parse(clock.record) as Clock);
  // Damaged targets are skipped, and the match goes on.
  const targets = targetRows.filter((one) => sound('targets', one)).map((one) => JSON.parse(one.record) as Target);
  // Damaged names are skipped: those people are shown like others without a name.
  const people: People = Object.fromEntries(
    personRows.filter((one) => sound('people', one)).map(({ number, name }) => [number, JSON.parse(name) as string]),
  );
  // Damaged notebooks are skipped, and the match goes on.
  const notebooks = notebookRows
    .filter((one) => sound('notebooks', one))
    .map((one) => JSON.parse(one.record) as SeatNotebook);
  const keys = keyRows.map((one, n) => {
    if (one.n !== n || !sound('keys', one))
      throw new Damaged(row.id, `the row of dice key ${n} is not what was written`);
    return JSON.parse(one.record) as LaterKey;
  });
  return {
    record,
    status: statusOf(row),
    seats,
    clock: clocks,
    targets,
    people,
    notebooks,
    keys,
    version: row.version,
  };
}
/** Returns the initial state of a match that was dealt. */
export function storedBeginning(match: string, row: BeginningRow | undefined): Beginning {
  if (row === undefined) throw new Damaged(match, 'its beginning is missing');
  if (!sound('beginnings', row)) throw new Damaged(match, 'its beginning is not what was written');
  return { rules: row.rules, before: JSON.parse(row.before) as Beginning['before'] };
}
/** Returns the log of a match from line `from` on; the rows must be in order. */
export const storedLines = (match: MatchRow, rows: readonly LineRow[], from: number): LogLine[] =>
  atOnce(storedSlowly(match, rows, from));
/** Does the same one line at a time, so that other work can run in between. */
export function* storedSlowly({ id, lines }: MatchRow, rows: readonly LineRow[], from = 0): Generator<void, LogLine[]> {
  const out: LogLine[] = [];
  for (const row of rows) {
    const n = from + out.length;
    if (row.n !== n) throw new Damaged(id, `line ${n} of its log is missing`);
    if (!sound('lines', row)) throw new Damaged(id, `line ${n} of its log is not what was written`);
    out.push(lineIn(id, row));
    yield;
  }
  const all = from + out.length;
  if (all < lines) throw new Damaged(id, `line ${all} of its log is missing, one of ${lines}`);
  if (all > lines) throw new Damaged(id, `its log has ${all} lines where ${lines} were written`);
  return out;
}
function lineIn(match: string, { n, line }: LineRow): LogLine {
  // A valid checksum only proves that the line was written on purpose, not that the match can continue from it.
  const value = parsed(line);
  const problem = lineProblem(value);
  if (problem !== null) throw new Damaged(match, `line ${n} of its log is no line of ours: ${problem}`);
  return value as LogLine;
}
const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};
export function storedCommand(match: string, row: CommandRow): CommandRecord {
  if (!sound('commands', row)) throw new Damaged(match, `the row of command ${row.id} is not what was written`);
  return JSON.parse(row.record) as CommandRecord;
}

export function talkRow(match: string, room: TalkRoom, n: number, id: string, line: TalkLine): TalkRow {
  return summed('talk', { match, room, n, id, line: JSON.stringify(line) });
}
/** Returns a room's talk from its rows in order. Lines that cannot be read are skipped and counted. */
export function storedTalk(rows: readonly TalkRow[]): { readonly talk: StoredTalk; readonly damaged: number } {
  const talk: Record<TalkRoom, StoredLine[]> = { players: [], watchers: [] };
  let damaged = 0;
  for (const row of rows) {
    const room = TALK_ROOMS.find((one) => one === row.room);
    const read = talkLine.safeParse(parsed(row.line));
    if (room !== undefined && sound('talk', row) && read.success)
      talk[room].push({ ...read.data, n: row.n, id: row.id });
    else damaged++;
  }
  return { talk, damaged };
}
