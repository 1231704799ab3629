// What the logs of all games do with events before they are words.
import type { VisibleEvent } from '@gaslamp/kernel/events';
import type { PublishedRow } from '@gaslamp/kernel/projection';
import type { LogEntry } from './log-panel.tsx';
import type { NoteEntry } from './notes.ts';
import { again } from './rich.tsx';

/** Events that one sentence tells together. */
export interface Group {
  readonly kind: string;
  readonly events: readonly VisibleEvent[];
}
export function grouped(
  events: readonly VisibleEvent[],
  sameSentence: (a: VisibleEvent, b: VisibleEvent) => boolean,
): Group[] {
  const out: { kind: string; events: VisibleEvent[] }[] = [];
  for (const event of events) {
    const last = out.at(-1);
    if (last && sameSentence(last.events[0]!, event)) last.events.push(event);
    else out.push({ kind: event.kind, events: [event] });
  }
  return out;
}

/** A line names a player with the emblem once. */
export function once(line: string): string {
  const named = new Set<string>();
  return line.replace(/\u0002p(\d)\u0003/g, (token, player) => {
    if (named.has(token)) return again(Number(player));
    named.add(token);
    return token;
  });
}

const told = new WeakMap<PublishedRow, readonly LogEntry[]>();

/**
 * The log: a heading for each turn, a line for each published step. What is told once stays; notes stand in their place.
 * A line names those who held the seats at its move: whoever took one later has not done it.
 */
export function logOf(
  rows: readonly PublishedRow[],
  rowOf: (row: PublishedRow) => LogEntry[],
  notes: readonly NoteEntry[] = [],
): LogEntry[] {
  const out: LogEntry[] = [];
  let next = 0;
  const notesUpTo = (move: number) => {
    for (; next < notes.length && notes[next]!.move <= move; next++) out.push(notes[next]!);
  };
  for (const row of rows) {
    // Behind the step before this one; several rows may share a move.
    notesUpTo(row.move - 1);
    const known = told.get(row) ?? rowOf(row);
    told.set(row, known);
    const names = notes[next]?.names;
    out.push(...(names === undefined ? known : known.map((line) => ({ ...line, names }))));
  }
  notesUpTo(rows.at(-1)?.move ?? -1);
  return out;
}
