// Counts pieces as numbers in flat lists of the state.

/**
 * Returns one number of a list of the state. From the setup on, each list has all its players, cities, targets, agents or
 * items.
 */
export const countOf = (list: readonly number[], which: number): number => list[which]!;
/** Adds to one number of a list of the state. */
export function add(list: number[], which: number, n: number): void {
  list[which]! += n;
}
/** Moves pieces from a number of one list to a number of another. */
export function carry(count: number, from: number[], here: number, to: number[], there: number): void {
  add(from, here, -count);
  add(to, there, count);
}

/** Returns the distinct elements of an ascending list. */
export const distinct = (list: readonly number[]): number[] => list.filter((one, i) => i === 0 || one !== list[i - 1]);
