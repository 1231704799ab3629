// The sequential test that stops a pair when it is decided.
import { moments } from '../intervals.ts';

export type Verdict = 'first' | 'second' | 'even';

/** The share of wins from which a bot counts as stronger, and the chance of each kind of error. */
const STRONGER = 0.55;
const ERROR = 0.05;
const HALF = 0.5;
/** Number of deals before which nothing is decided: the variance must be known. */
const LEAST = 20;
/** Least variance of a deal, for bots that win all or play alike. */
const LEAST_VARIANCE = 0.005;
const BOUND = Math.log((1 - ERROR) / ERROR);

/**
 * Returns the verdict on the first bot's shares by deal, null while there is none: a generalized sequential probability ratio
 * test (Wald, 1945, with a normal likelihood) in each direction of "a half" against STRONGER. `even`: neither is stronger.
 */
export function decided(shares: readonly number[]): Verdict | null {
  if (shares.length < LEAST) return null;
  const { mean, variance } = moments(shares);
  const ratio = (share: number): number =>
    (shares.length * (STRONGER - HALF) * (2 * share - STRONGER - HALF)) / (2 * Math.max(variance, LEAST_VARIANCE));
  const [first, second] = [ratio(mean), ratio(1 - mean)];
  if (first >= BOUND) return 'first';
  if (second >= BOUND) return 'second';
  return first <= -BOUND && second <= -BOUND ? 'even' : null;
}
