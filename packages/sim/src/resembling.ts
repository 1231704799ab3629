// What somebody may have meant who mistyped something.

/** The most that are named. */
const MOST = 5;

/** The codes that share the most words with a text, a mistyped or unfinished word too; none where no word is shared. */
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

/** `to ST_PETERSBURG` has three words. */
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[^\s_]+/g) ?? [];
/** Begins like it, or is at most a third of its letters away. */
const isLike = (typed: string, word: string): boolean =>
  word.startsWith(typed) || distance(typed, word) <= word.length / 3;

/** Names that an unknown one may be a misspelling of, the nearest first; at most three. */
function nearest(name: string, among: readonly string[]): string[] {
  const far = Math.max(2, Math.ceil(name.length / 3));
  return [...new Set(among)]
    .map((one) => ({ one, letters: distance(name.toLowerCase(), one.toLowerCase()) }))
    .filter(({ letters }) => letters <= far)
    .sort((a, b) => a.letters - b.letters)
    .slice(0, 3)
    .map(({ one }) => one);
}

/** "; did you mean VIENNA?", or nothing. */
export function didYouMean(name: string, among: readonly string[]): string {
  const names = nearest(name, among);
  return names.length > 0 ? `; did you mean ${names.join(' or ')}?` : '';
}

/** How many letters must be put in, taken out or changed to come from one word to another. */
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
