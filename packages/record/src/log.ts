// Lines of a match's log, as stored and as written to record files. They refer to people by number.
import type { Entry } from '@gaslamp/kernel/log';
import type { Note } from '@gaslamp/protocol/notes';

/** An answer, a take-back or the deal, with the version of the rules that produced it. */
export interface EntryLine {
  /** Time of acceptance, in ms since 1970. The rules never read it. */
  readonly at: number;
  readonly rules: number;
  readonly entry: Entry;
}
/** Something that happened at the table outside the game. */
export interface NoteLine {
  readonly at: number;
  readonly note: Note;
}
export type LogLine = EntryLine | NoteLine;

export const isEntry = (line: LogLine): line is EntryLine => 'entry' in line;
