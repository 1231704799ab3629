// Suggests corrections for mistyped input.
import { distance, nearest } from '@gaslamp/words/nearest';

/** Maximum number of suggestions. */
const MOST = 5;

/**
 * Returns the codes that share the most words with a text, including mistyped or unfinished words; empty if none shares a word.
 */
export function resembling(text: string, codes: readonly string[]): string[] {
  const typed = wordsIn(text);
  const shared = (code: string): number => {
    const words = wordsIn(code);
    return typed.filter((one) => words.some((word) => isLike(one, word))).length;
  };
  const counts = codes.map(shared);
  const best = Math.max(0, ...counts);
  return best === 0 ? [] : codes.filter((_, i) => counts[i] === best).slice(0, MOST);
}

/** Splits a code into words: `to ST_PETERSBURG` has three. */
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[^\s_]+/g) ?? [];
/** Returns true if the word begins with the typed text or differs from it in at most a third of its letters. */
const isLike = (typed: string, word: string): boolean =>
  word.startsWith(typed) || distance(typed, word) <= word.length / 3;

/** Returns "; did you mean VIENNA?" or an empty text. */
export function didYouMean(name: string, among: readonly string[]): string {
  const names = nearest(name, among);
  return names.length > 0 ? `; did you mean ${names.join(' or ')}?` : '';
}
