// R8.1: symbols that could do nothing are passed over without a question, which shows only in the missing question.
import type { Question } from '@gaslamp/kernel/question';
import { asked } from '@gaslamp/words/nanty-narking/model';
import { useRef } from 'react';

/** The questions about the viewer's card that the page has seen. */
export interface Seen {
  /** Null between two cards. */
  readonly card: number | null;
  /** Index of the first symbol observed: earlier ones were done before the page was opened. */
  readonly from: number;
  readonly asked: readonly number[];
}

/** Returns the observations including another question. Questions to others, and those not about a symbol, change nothing. */
export function seenWith(before: Seen | null, question: Question | null, you: number | null): Seen | null {
  const known = question !== null && question.player === you ? asked(question) : null;
  if (known?.effect === 'turn.card') return { card: null, from: 0, asked: [] };
  if (known?.effect !== 'card.symbol' && known?.effect !== 'card.end') return before;
  const { card } = known.about;
  const index = known.effect === 'card.symbol' ? known.about.index : Number.POSITIVE_INFINITY;
  if (before?.card !== card) return { card, from: before === null ? index : 0, asked: [index] };
  // Later symbols are open again, since they may have been taken back.
  return { ...before, asked: [...before.asked.filter((one) => one < index), index] };
}

/** Returns the symbols before the given one that were passed over. */
export const passedIn = (seen: Seen | null, card: number, index: number): readonly number[] =>
  seen?.card !== card
    ? []
    : Array.from({ length: index }, (_, one) => one).filter((one) => one >= seen.from && !seen.asked.includes(one));

/** Returns a function that lists the passed-over symbols of the viewer's card before the current symbol. */
export function usePassedOver(question: Question | null, you: number | null) {
  const seen = useRef<Seen | null>(null);
  seen.current = seenWith(seen.current, question, you);
  return (card: number, index: number) => passedIn(seen.current, card, index);
}
