import type { ClockChoice } from './clocks.ts';

const DAY = 86_400_000;
/** Least number of days in a match whose clocks count days. */
const LEAST = 2;
/** Least number of days in which a player can come back to a seat that they seem to have lost. */
const WEEK = 7;

/**
 * Returns the time for which everybody may object to a proposed end of a match, in ms: a day, or the days for an answer (at
 * least two), and never less than the time for which players of this match may be `away`, in ms.
 */
export const objectionTime = (clock: ClockChoice | null, away: number): number =>
  Math.max(away, DAY * (clock?.kind === 'day' ? Math.max(LEAST, clock.days) : 1));

/**
 * Returns the time after which the only other player may invite somebody to the seat of a player who seems to have lost it, in
 * ms: a week, or the days for an answer if these are more, and never less than the time for which players may be `away`, in ms.
 */
export const lostTime = (clock: ClockChoice | null, away: number): number =>
  Math.max(away, DAY * Math.max(WEEK, clock?.kind === 'day' ? clock.days : 0));
