import type { Refused } from '@gaslamp/kernel/effects';
import { t } from '@gaslamp/words/text';
import type { Outcome } from '../../net/match-client.ts';
import { sentence } from '../../net/sentence.ts';

/** A message in the dock: a refusal with the rule's number, or advice. */
export interface Note {
  readonly text: string;
  readonly rule: string | null;
}

/** Puts a refusal into words, which may have to be fetched first. */
export type NoteOf = (why: Refused) => Note | Promise<Note>;

/** Returns the message for a command that failed. */
export function noteOfOutcome(result: Outcome & { ok: false }, noteOf: NoteOf): Note | Promise<Note> {
  if (result.why) return noteOf(result.why);
  // The server failed, for example because its disk is full: no rule forbids the command.
  if (result.reason === 'failed' && result.detail !== null) return { text: sentence(result.detail), rule: null };
  return { text: t(result.reason === 'stale-move' ? 'table.stale' : 'table.refused'), rule: null };
}
