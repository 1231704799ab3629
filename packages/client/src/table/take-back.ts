import type { Question } from '@gaslamp/kernel/question';
import type { Outcome, TableState } from '../net/match-client.ts';
import type { TableClient } from './client.ts';

export interface TakeBack {
  /** As far as there is a way, not only the latest choice. */
  readonly all: boolean;
  /** An option of the state's numbers as text. */
  format(option: number): string;
  /** What the page answers for the player. */
  obvious(question: Question | null, you: number | null): string | null;
  failed(outcome: Outcome): void;
}

/** Takes back what the player chose; gives the set that came back as a whole, into their hands. */
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
    // What the page answered for the player it takes back for them too.
    if (obvious(standing.question, info.you) === null) return set;
  }
}

/** Picks of the set that is asked for that lie in the draft already. */
function laidInSet({ s, standing: { question } }: TableState, format: (option: number) => string): string[] {
  if (!question?.subset || question.options === null) return [];
  return s.picks.slice(question.about.since ?? 0).map((option) => format(option));
}
