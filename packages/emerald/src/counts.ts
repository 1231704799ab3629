// Pieces are numbers in flat lists of the state.

/** One number of a list of the state: from the setup on each has all its players, cities, targets, agents or items. */
export const countOf = (list: readonly number[], which: number): number => list[which]!;
/** Changes one number of a list of the state. */
export function add(list: number[], which: number, n: number): void {
  list[which]! += n;
}
/** Pieces go from where one list counts them to where another does. */
export function carry(count: number, from: number[], here: number, to: number[], there: number): void {
  add(from, here, -count);
  add(to, there, count);
}

/** What is distinct in an ascending list. */
export const distinct = (list: readonly number[]): number[] => list.filter((one, i) => i === 0 || one !== list[i - 1]);
