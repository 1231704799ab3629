// The winners, in words for a player or a spectator; a viewer who has won is addressed directly.
import { t } from './text.ts';
import { all, who } from './things.ts';

/** Returns the sentence for the last page of the scoring, or for the prompt line after it. */
export function winnerWords(sentence: 'winner' | 'won', winners: readonly number[], you: number | null): string {
  const others = winners.filter((player) => player !== you);
  const values = { count: others.length, names: all(others.map(who)) };
  return t(others.length < winners.length ? `table.finale.${sentence}You` : `table.finale.${sentence}`, values);
}
