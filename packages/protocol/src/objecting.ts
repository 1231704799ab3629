import type { ClockChoice } from './clocks.ts';

const DAY = 86_400_000;
/** Least number of days in a match whose clocks count days. */
const LEAST = 2;

/**
 * Returns the time for which everybody may object to a proposed end of a match, in ms: a day, or the days for an answer (at
 * least two), and never less than the time for which players of this match may be `away`, in ms.
 */
export const objectionTime = (clock: ClockChoice | null, away: number): number =>
  Math.max(away, DAY * (clock?.kind === 'day' ? Math.max(LEAST, clock.days) : 1));
