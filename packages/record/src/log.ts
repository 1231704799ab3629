// One line of a match's log, as stores keep it and record files hold it.
import type { Entry } from '@gaslamp/kernel/log';
import type { Note } from '@gaslamp/protocol/notes';

/** An answer, a take-back or the deal, with the version of the rules that gave it. */
export interface EntryLine {
  /** When it was accepted, in milliseconds since 1970. Rules never read it. */
  readonly at: number;
  readonly rules: number;
  readonly entry: Entry;
}
/** Something that happened at the table besides the game. */
export interface NoteLine {
  readonly at: number;
  readonly note: Note;
}
export type LogLine = EntryLine | NoteLine;

export const isEntry = (line: LogLine): line is EntryLine => 'entry' in line;
