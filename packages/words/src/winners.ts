// Who has won, as a player or a spectator reads it: the winners are told so themselves.
import { t } from './text.ts';
import { all, who } from './things.ts';

/** The sentence of the last page of the scoring, or of the prompt line behind it. */
export function winnerWords(sentence: 'winner' | 'won', winners: readonly number[], you: number | null): string {
  const others = winners.filter((player) => player !== you);
  const values = { count: others.length, names: all(others.map(who)) };
  return t(others.length < winners.length ? `table.finale.${sentence}You` : `table.finale.${sentence}`, values);
}
