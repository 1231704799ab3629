// Spans of time in ms, and their rounding for error messages.

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
const UNITS = [DAY, HOUR, MINUTE, 1000];

/** Rounds a waiting time in ms up to whole seconds or a larger unit: "1 minute", "3 hours". */
export function roundedUp(milliseconds: number): number {
  const length = UNITS.find((one) => milliseconds >= one) ?? 1000;
  return Math.ceil(milliseconds / length) * length;
}
