import type { Question } from '@gaslamp/kernel/question';
import type { Outcome, TableState } from '../../net/match-client.ts';
import type { TableClient } from './client.ts';

export interface TakeBack {
  /** Takes back as much as possible, not only the latest choice. */
  readonly all: boolean;
  /** Converts a numeric option of the state to text. */
  format(option: number): string;
  /** Returns the answer that the page gives for the player. */
  obvious(question: Question | null, you: number | null): string | null;
  failed(outcome: Outcome): void;
}

/** Takes back the player's choices; returns a set that was taken back, for the player to change. */
export async function takeBack(client: TableClient, { all, format, obvious, failed }: TakeBack): Promise<string[]> {
  let set: string[] = [];
  for (;;) {
    const result = await client.undo(all ? client.get()!.standing.undoable : 1);
    if (!result.ok) {
      failed(result);
      return set;
    }
    const after = client.get()!;
    const { standing, info } = after;
    if (standing.undoable === 0) return set;
    // Sets lie in the draft pick by pick.
    const part = laidInSet(after, format);
    if (part.length > set.length) set = part;
    if (part.length > 0) continue;
    // An answer that the page gave for the player is taken back for them too.
    if (obvious(standing.question, info.you) === null) return set;
  }
}

/** Returns the picks already in the draft of the set that is asked for. */
export function laidInSet({ s, standing: { question } }: TableState, format: (option: number) => string): string[] {
  if (!question?.subset || question.options === null) return [];
  return s.picks.slice(question.about.since ?? 0).map((option) => format(option));
}
