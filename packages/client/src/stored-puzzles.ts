// Puzzles that were solved in this browser. As with lessons (stored-lessons.ts), only valid data is read.

const KEY = 'gaslamp.puzzles';
/** The game's id, a slash, the puzzle's name. */
const PUZZLE = /^[\w-]{1,64}\/[\w-]{1,64}$/;
/** More than there will ever be. */
const MOST_PUZZLES = 1000;

/** Reads puzzles from untrusted data, each once. */
export function readPuzzles(value: unknown): string[] {
  const all: readonly unknown[] = Array.isArray(value) ? value : [];
  const fits = (one: unknown): one is string => typeof one === 'string' && PUZZLE.test(one);
  return [...new Set(all.filter(fits))].slice(0, MOST_PUZZLES);
}

/** Solved puzzles by game and name. */
export function solvedPuzzles(): readonly string[] {
  try {
    return readPuzzles(JSON.parse(localStorage.getItem(KEY) ?? '[]'));
  } catch {
    return [];
  }
}
/** Records that a puzzle was solved. */
export function rememberSolved(puzzle: string): void {
  const all = solvedPuzzles();
  if (all.includes(puzzle)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([puzzle, ...all]));
  } catch {
    // A private window stores nothing, but the puzzle still counts as solved on this page.
  }
}
