// Finds the names that a misspelled one may have meant.

/** Returns at most three names of which an unknown one may be a misspelling, the nearest first. */
export function nearest(name: string, among: readonly string[]): string[] {
  const far = Math.max(2, Math.ceil(name.length / 3));
  return [...new Set(among)]
    .map((one) => ({ one, letters: distance(name.toLowerCase(), one.toLowerCase()) }))
    .filter(({ letters }) => letters <= far)
    .sort((a, b) => a.letters - b.letters)
    .slice(0, 3)
    .map(({ one }) => one);
}

/** Returns the edit distance: the number of letters to insert, remove or change to turn one word into the other. */
export function distance(a: string, b: string): number {
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
