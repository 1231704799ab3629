// What the page answers for a player, besides what is the only answer in a draft.
import type { Question } from '@gaslamp/kernel/question';
import type { Model } from '@gaslamp/words/nanty-narking/model';
import { endsTurn } from '@gaslamp/words/nanty-narking/prompt';
import { obvious, onlyOf } from '../../table/options.ts';
import { asksBeforePassing } from '../../table/passing.ts';

/**
 * The last word of a card that has no other answer: behind it one plays on oneself, and nothing is lost by it. Where it
 * ends the turn it is a question, but for whoever wants to be asked nothing.
 */
export function obviousIn(m: () => Model, question: Question | null, you: number | null): string | null {
  if (question?.effect !== 'card.end' || question.player !== you) return obvious(question, you);
  return asksBeforePassing() && endsTurn(m(), 'card.end') ? null : onlyOf(question.options ?? []);
}
