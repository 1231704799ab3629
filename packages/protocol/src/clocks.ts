// How much time players have: chosen with the match, and told as it runs.
import * as z from 'zod/mini';
import { whole } from './whole.ts';

/** Seconds a player has at first and gets back with each turn, and seconds for which a window of interrupts is open. */
const LIVE = {
  base: { least: 30, most: 4 * 3600, standard: 900 },
  increment: { least: 0, most: 600, standard: 20 },
  window: { least: 5, most: 300, standard: 20 },
} as const;
/** Days for each answer, days off that each player has in all, and hours for which a window is open. */
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
/** What becomes of a seat whose time is up: a bot plays on until its player is back; the others vote; nothing. */
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

/** What the others may want where somebody's time is up: give time again, let a bot play, end without a result. */
export const lateVote = z.enum(['wait', 'bot', 'end']);
export type LateVote = z.infer<typeof lateVote>;

/** How the clocks of a match stand when it is told; the same for everybody. Spans are in milliseconds. */
export interface ClockNow {
  /** By seat, what is left of its time; null where no person plays. Of who is asked it goes on running. */
  readonly left: readonly (number | null)[];
  /** By seat, days off that are left. */
  readonly off: readonly number[];
  /** Whose time runs: their own, or that of a window; null where nobody's does. `left`: until it is up. */
  readonly running: { readonly seat: number; readonly window: boolean; readonly left: number } | null;
  /** All present have agreed to stop the clocks. */
  readonly paused: boolean;
  /** Numbers of the persons who want the clocks stopped; they are when all present do. */
  readonly wish: readonly number[];
  /** Somebody's time is up and nothing has become of it yet; what the others want, by the numbers of the persons. */
  readonly late: { readonly seat: number; readonly votes: Readonly<Record<string, LateVote>> } | null;
}
