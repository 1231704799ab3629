import type { Refused } from '@gaslamp/kernel/effects';
import type { Outcome } from '../net/match-client.ts';
import { t } from '../text.ts';

/** Why something is not possible, with the rule's number. */
export interface Note {
  readonly text: string;
  readonly rule: string | null;
}

/** What is said about a command that did not go through; null about one that did. */
export function noteOfOutcome(result: Outcome, noteOf: (why: Refused) => Note): Note | null {
  if (result.ok) return null;
  if (result.why) return noteOf(result.why);
  return { text: t(result.reason === 'stale-move' ? 'table.stale' : 'table.refused'), rule: null };
}
