/** How much a property really looked at, by name. A property that compared nothing proves nothing. */
export type Tally = Record<string, number>;

export function add(total: Tally, more: Tally): void {
  for (const [name, count] of Object.entries(more)) total[name] = (total[name] ?? 0) + count;
}

/** One line for people: `matches 20, compared 812`, and the mean of a pair such as `depth of 14.2 steps`. */
export function shown(tally: Tally): string {
  return Object.entries(tally)
    .map(([name, count]) => `${name} ${Math.round(count)}`)
    .join(', ');
}
