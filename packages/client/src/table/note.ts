import type { Refused } from '@gaslamp/kernel/effects';
import { t } from '@gaslamp/words/text';
import type { Outcome } from '../net/match-client.ts';

/** What is said over the dock: why something is not possible, with the rule's number, or what one should know. */
export interface Note {
  readonly text: string;
  readonly rule: string | null;
  /** It is advice: nothing was refused. */
  readonly hint?: true;
}

/** A refusal in words, which may have to be fetched first. */
export type NoteOf = (why: Refused) => Note | Promise<Note>;

/** What is said about a command that did not go through. */
export function noteOfOutcome(result: Outcome & { ok: false }, noteOf: NoteOf): Note | Promise<Note> {
  if (result.why) return noteOf(result.why);
  return { text: t(result.reason === 'stale-move' ? 'table.stale' : 'table.refused'), rule: null };
}
