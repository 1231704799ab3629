// R8.1: symbols that could do nothing are passed over without a question, and nothing tells of it but that none was asked.
import type { Question } from '@gaslamp/kernel/question';
import { asked } from '@gaslamp/words/nanty-narking/model';
import { useRef } from 'react';

/** What the page has seen asked of one's own card. */
export interface Seen {
  /** None between two cards. */
  readonly card: number | null;
  /** The symbols before it went by before anybody looked. */
  readonly from: number;
  readonly asked: readonly number[];
}

/** What has been seen with another question; what is asked of others, or besides, tells nothing of a symbol. */
export function seenWith(before: Seen | null, question: Question | null, you: number | null): Seen | null {
  const known = question !== null && question.player === you ? asked(question) : null;
  if (known?.effect === 'turn.card') return { card: null, from: 0, asked: [] };
  if (known?.effect !== 'card.symbol' && known?.effect !== 'card.end') return before;
  const { card } = known.about;
  const index = known.effect === 'card.symbol' ? known.about.index : Number.POSITIVE_INFINITY;
  if (before?.card !== card) return { card, from: before === null ? index : 0, asked: [index] };
  // What comes behind it is open again: it may have been taken back.
  return { ...before, asked: [...before.asked.filter((one) => one < index), index] };
}

/** Those of the symbols before one that were passed over. */
export const passedIn = (seen: Seen | null, card: number, index: number): readonly number[] =>
  seen?.card !== card
    ? []
    : Array.from({ length: index }, (_, one) => one).filter((one) => one >= seen.from && !seen.asked.includes(one));

/** What of one's own card has been passed over, by the symbol that has come. */
export function usePassedOver(question: Question | null, you: number | null) {
  const seen = useRef<Seen | null>(null);
  seen.current = seenWith(seen.current, question, you);
  return (card: number, index: number) => passedIn(seen.current, card, index);
}
