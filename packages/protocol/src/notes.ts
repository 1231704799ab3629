// Events at a table besides the game: players joining, leaving and agreeing. Part of a match's log, visible to everybody.
import * as z from 'zod/mini';
import { origin } from './origin.ts';

const whole = z.int().check(z.gte(0));
/** Persons are identified by a number that the server assigns, since names can be chosen freely. */
export const holder = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person'), number: whole, name: z.string() }),
  z.object({ kind: z.literal('bot'), bot: z.string() }),
]);
/** The current or a former holder of a seat. */
export type Holder = z.infer<typeof holder>;

/**
 * A seat passed from one holder to another; null is nobody. `why`: `sat` down at a free seat; `freed` before the deal; `bot`: a
 * free seat was given to a bot for the deal; `left` to a bot by its player; `away`: a bot stands in for an absent player;
 * `late`: a bot stands in for a player whose time was up; `back`: its player took it back from the bot; `handed` over by its
 * player; `agreed` upon by those present.
 */
const seatNote = z.object({
  kind: z.literal('seat'),
  seat: whole,
  from: z.nullable(holder),
  to: z.nullable(holder),
  why: z.enum(['sat', 'freed', 'bot', 'left', 'away', 'late', 'back', 'handed', 'agreed']),
  /** Those who requested it or agreed to it, besides the person who sat down. */
  agreed: z.array(holder),
});
/** A new player may take a held seat: its player handed it over, or all present agreed. */
const openedNote = z.object({
  kind: z.literal('opened'),
  seat: whole,
  why: z.enum(['handed', 'agreed']),
  agreed: z.array(holder),
});
/** That invitation is no longer valid. */
const withdrawnNote = z.object({ kind: z.literal('withdrawn'), seat: whole });
/** The match continues under another version of the rules than before. */
const rulesNote = z.object({ kind: z.literal('rules'), from: whole, to: whole });
/** The match was not dealt but continues from a moment of another match. */
const wentOnNote = z.extend(origin, { kind: z.literal('wentOn') });
/** All people present ended the match without a result. */
const endedNote = z.object({ kind: z.literal('ended'), agreed: z.array(holder) });

/** Somebody proposed a new player for a seat or (null) an end without a result, or objected to such a proposal. */
const proposedNote = z.object({ kind: z.literal('proposed'), seat: z.nullable(whole), by: holder });
const objectedNote = z.object({ kind: z.literal('objected'), seat: z.nullable(whole), by: holder });

/** The time of a seat was up: it used a day off, the others vote, nothing happened, or the others decided to wait. */
const lateNote = z.object({
  kind: z.literal('late'),
  seat: whole,
  what: z.enum(['dayOff', 'vote', 'nothing', 'wait']),
});
/** The clocks stopped when all present had agreed, the last of them `by`; or `by` let them run again. */
const pausedNote = z.object({ kind: z.literal('paused'), paused: z.boolean(), by: holder });

export const note = z.discriminatedUnion('kind', [
  seatNote,
  openedNote,
  withdrawnNote,
  rulesNote,
  wentOnNote,
  endedNote,
  proposedNote,
  objectedNote,
  lateNote,
  pausedNote,
]);
export type Note = z.infer<typeof note>;
export type SeatNote = z.infer<typeof seatNote>;

/** A note in the log with its time, in ms since 1970, and the published move that precedes it; -1 before the deal. */
export interface DatedNote {
  readonly at: number;
  readonly move: number;
  readonly note: Note;
}
