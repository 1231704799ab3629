import type { PublishedRow } from '@gaslamp/kernel/projection';
import type { LogEntry } from '@gaslamp/words/log';
import type { NoteEntry } from './notes.ts';

const entriesOf = new WeakMap<PublishedRow, readonly LogEntry[]>();

/**
 * Builds the log: a heading for each turn, a line for each published step. Built lines are cached; notes stand in their place.
 * A line names those who held the seats at its move, not those who took a seat later. The row `news` begins the part that is
 * new since the last look.
 */
export function logOf(
  rows: readonly PublishedRow[],
  rowOf: (row: PublishedRow) => LogEntry[],
  notes: readonly NoteEntry[] = [],
  news = rows.length,
): LogEntry[] {
  const out: LogEntry[] = [];
  let next = 0;
  const notesUpTo = (move: number) => {
    for (let note = notes[next]; note !== undefined && note.move <= move; note = notes[++next]) out.push(note);
  };
  const struck = takenBackIn(rows);
  let first = -1;
  for (const [i, row] of rows.entries()) {
    // Behind the step before this one; several rows may share a move.
    notesUpTo(row.move - 1);
    const known = entriesOf.get(row) ?? rowOf(row);
    entriesOf.set(row, known);
    const names = notes[next]?.names;
    const more = { ...(names && { names }), ...(struck.has(row) && { struck: true }) };
    if (i === news) first = out.length;
    out.push(...(Object.keys(more).length === 0 ? known : known.map((line) => ({ ...line, ...more }))));
  }
  notesUpTo(rows.at(-1)?.move ?? -1);
  const line = out[first];
  if (line !== undefined) out[first] = { ...line, news: true };
  return out;
}

/** Returns the steps that were not taken back. */
export function standingRows(rows: readonly PublishedRow[]): readonly PublishedRow[] {
  const struck = takenBackIn(rows);
  return struck.size === 0 ? rows : rows.filter((row) => !struck.has(row));
}

/** Returns the steps that were taken back: a take-back names the move after which they came. */
function takenBackIn(rows: readonly PublishedRow[]): Set<PublishedRow> {
  const struck = new Set<PublishedRow>();
  for (const [i, { events }] of rows.entries())
    for (const { kind, fields } of events) {
      const { since } = fields;
      if (kind !== 'undone' || since === undefined) continue;
      for (const row of rows.slice(0, i))
        if (row.move > since && !row.events.some((one) => one.kind === kind)) struck.add(row);
    }
  return struck;
}
