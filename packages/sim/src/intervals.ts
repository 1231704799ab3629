// Confidence intervals of shares and means.

/** A 95 % interval. */
export type Interval = readonly [low: number, high: number];

/** The quantile of the normal distribution that leaves out 2.5 % on each side. */
const Z = 1.959964;

/**
 * Returns the interval of a share of `n` matches, of which `won` were won (Wilson, 1927). Shared wins may be fractions: their
 * outcomes vary less than whole ones, so the interval is at least wide enough. Without matches it is [0, 1].
 */
export function share(won: number, n: number): Interval {
  if (n === 0) return [0, 1];
  const [p, zz] = [won / n, Z * Z];
  const middle = (p + zz / (2 * n)) / (1 + zz / n);
  const half = (Z / (1 + zz / n)) * Math.sqrt((p * (1 - p)) / n + zz / (4 * n * n));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** The mean of independent values and its variance; the variance of fewer than two values is 0. */
export function moments(values: readonly number[]): { readonly mean: number; readonly variance: number } {
  const n = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, n);
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, n - 1);
  return { mean, variance };
}

/** Returns the interval of the mean of independent shares by the normal approximation, within [0, 1]. */
export function meanInterval(values: readonly number[]): Interval {
  const { mean, variance } = moments(values);
  const half = Z * Math.sqrt(variance / Math.max(1, values.length));
  return [Math.max(0, mean - half), Math.min(1, mean + half)];
}
