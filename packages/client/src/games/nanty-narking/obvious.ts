// Selects answers that the page gives for a player, besides the only answer to a draft question.
import type { Question } from '@gaslamp/kernel/question';
import type { Model } from '@gaslamp/words/nanty-narking/model';
import { endsTurn } from '@gaslamp/words/nanty-narking/prompt';
import { asksBeforePassing } from '../../table/asking/passing.ts';
import { obvious, onlyOf } from '../../table/things/options.ts';

/**
 * Returns the answer that ends a card if it is the only one: the player plays on afterwards and loses nothing. If it ends the
 * turn, the player is asked, unless they have turned that off.
 */
export function obviousIn(m: () => Model, question: Question | null, you: number | null): string | null {
  if (question?.effect !== 'card.end' || question.player !== you) return obvious(question, you);
  return asksBeforePassing() && endsTurn(m(), 'card.end') ? null : onlyOf(question.options ?? []);
}
