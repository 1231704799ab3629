// Rounds waiting times for error messages.

const UNITS = [86_400_000, 3_600_000, 60_000, 1000];

/** Rounds a waiting time in ms up to whole seconds or a larger unit: "1 minute", "3 hours". */
export function roundedUp(milliseconds: number): number {
  const length = UNITS.find((one) => milliseconds >= one) ?? 1000;
  return Math.ceil(milliseconds / length) * length;
}
