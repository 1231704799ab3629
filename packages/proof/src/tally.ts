/** Counts of what a property really checked, by name. A property that compared nothing proves nothing. */
export type Tally = Record<string, number>;

export function add(total: Tally, more: Tally): void {
  for (const [name, count] of Object.entries(more)) total[name] = (total[name] ?? 0) + count;
}

/** Returns the mean of a pair of counts: `steps per twins`. Missing counts are 0. */
export function mean(tally: Tally, pair: string): number {
  const [of, per] = pair.split(' per ') as [string, string];
  return (tally[of] ?? 0) / (tally[per] || 1);
}

/** Returns one line for people: `matches 20, compared 812`. */
export function shown(tally: Tally): string {
  return Object.entries(tally)
    .map(([name, count]) => `${name} ${Math.round(count)}`)
    .join(', ');
}
