// Formats durations for error messages.

const SECOND = [1000, 'second'] as const;
const UNITS = [[86_400_000, 'day'], [3_600_000, 'hour'], [60_000, 'minute'], SECOND] as const;

/** Formats a duration in ms exactly, in whole seconds or a larger unit: "90 minutes", "2 days". */
export function exactly(milliseconds: number): string {
  const [length, unit] = UNITS.find(([one]) => milliseconds % one === 0) ?? SECOND;
  const n = milliseconds / length;
  return `${n} ${unit}${n === 1 ? '' : 's'}`;
}

/** Formats a waiting time in ms, rounded up to a short form: "1 minute", "3 hours". */
export function roundedUp(milliseconds: number): string {
  const [length] = UNITS.find(([one]) => milliseconds >= one) ?? SECOND;
  return exactly(Math.ceil(milliseconds / length) * length);
}
