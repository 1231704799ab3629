// The clock settings of a match and the clock state that the server sends while it runs.
import * as z from 'zod/mini';
import { whole } from './whole.ts';

/** A player's initial time and increment per turn, and the time for which an interrupt window is open, in seconds. */
const LIVE = {
  base: { least: 30, most: 4 * 3600, standard: 900 },
  increment: { least: 0, most: 600, standard: 20 },
  window: { least: 5, most: 300, standard: 20 },
} as const;
/** Days for each answer, total days off per player, and hours for which an interrupt window is open. */
const DAY = {
  days: { least: 1, most: 14, standard: 1 },
  off: { least: 0, most: 60, standard: 7 },
  window: { least: 1, most: 72, standard: 8 },
} as const;

interface Range {
  readonly least: number;
  readonly most: number;
}
const within = ({ least, most }: Range) => whole(least, most);
/** The consequence when a seat's time is up: a bot plays until the player is back, the others vote, or nothing happens. */
const missed = z.enum(['bot', 'vote', 'remind']);

export const clockChoice = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('live'),
    base: within(LIVE.base),
    increment: within(LIVE.increment),
    window: within(LIVE.window),
    missed,
  }),
  z.object({
    kind: z.literal('day'),
    days: within(DAY.days),
    off: within(DAY.off),
    window: within(DAY.window),
    missed,
  }),
]);
export type ClockChoice = z.infer<typeof clockChoice>;

/** A vote after a player's time is up: give them more time, let a bot play, or propose an end without a result. */
export const lateVote = z.enum(['wait', 'bot', 'end']);
export type LateVote = z.infer<typeof lateVote>;

/** The clock state of a match at the moment it is sent, the same for every viewer. Durations are in milliseconds. */
export interface ClockNow {
  /** Time left by seat; null where no person plays. The time of the seat that must answer keeps running. */
  readonly left: readonly (number | null)[];
  /** Days off left by seat. */
  readonly off: readonly number[];
  /** The seat whose clock runs (its own time or that of a window), with the time left; null if no clock runs. */
  readonly running: { readonly seat: number; readonly window: boolean; readonly left: number } | null;
  /** True if all players present have agreed to stop the clocks. */
  readonly paused: boolean;
  /** Numbers of the persons who want the clocks stopped. The clocks stop once all players present want it. */
  readonly wish: readonly number[];
  /** A seat whose time is up and whose case is undecided, with the votes by person number. */
  readonly late: { readonly seat: number; readonly votes: Readonly<Record<string, LateVote>> } | null;
}
