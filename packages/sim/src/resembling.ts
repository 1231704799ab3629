// Suggests corrections for mistyped input.

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

/** Returns at most three names of which an unknown one may be a misspelling, the nearest first. */
function nearest(name: string, among: readonly string[]): string[] {
  const far = Math.max(2, Math.ceil(name.length / 3));
  return [...new Set(among)]
    .map((one) => ({ one, letters: distance(name.toLowerCase(), one.toLowerCase()) }))
    .filter(({ letters }) => letters <= far)
    .sort((a, b) => a.letters - b.letters)
    .slice(0, 3)
    .map(({ one }) => one);
}

/** Returns "; did you mean VIENNA?" or an empty text. */
export function didYouMean(name: string, among: readonly string[]): string {
  const names = nearest(name, among);
  return names.length > 0 ? `; did you mean ${names.join(' or ')}?` : '';
}

/** Returns the edit distance: the number of letters to insert, remove or change to turn one word into the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length }, (_, j) => j + 1);
  for (let i = 0; i < a.length; i++) {
    let before = i;
    let left = i + 1;
    row = row.map((above, j) => {
      left = Math.min(above + 1, left + 1, before + (a[i] === b[j] ? 0 : 1));
      before = above;
      return left;
    });
  }
  return row.at(-1) ?? a.length;
}
