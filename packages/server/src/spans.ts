// Spans of time in words, for refusals that say how long.

const SECOND = [1000, 'second'] as const;
const UNITS = [[86_400_000, 'day'], [3_600_000, 'hour'], [60_000, 'minute'], SECOND] as const;

/** A span of whole seconds, as it is: "90 minutes", "2 days". In milliseconds. */
export function exactly(milliseconds: number): string {
  const [length, unit] = UNITS.find(([one]) => milliseconds % one === 0) ?? SECOND;
  const n = milliseconds / length;
  return `${n} ${unit}${n === 1 ? '' : 's'}`;
}

/** A wait, rounded up to a span that one reads at a glance: "1 minute", "3 hours". In milliseconds. */
export function roundedUp(milliseconds: number): string {
  const [length] = UNITS.find(([one]) => milliseconds >= one) ?? SECOND;
  return exactly(Math.ceil(milliseconds / length) * length);
}
