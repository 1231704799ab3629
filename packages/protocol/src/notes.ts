// What happened at a table besides the game: who came, who went, who agreed. Part of a match's log, told to everybody.
import * as z from 'zod/mini';
import { origin } from './origin.ts';

const whole = z.int().check(z.gte(0));
/** Persons are told apart by a number that the server gives, since names can be chosen. */
const holder = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person'), number: whole, name: z.string() }),
  z.object({ kind: z.literal('bot'), bot: z.string() }),
]);
/** Who holds a seat, or held it. */
export type Holder = z.infer<typeof holder>;

/**
 * A seat passed from one holder to another; null is nobody. `why`: `sat` down at a free seat; `freed` before the deal;
 * `bot`: a free seat was given to a bot for the deal; `left` to a bot by its player; `away`: a bot stands in for an absent
 * player; `late`: for one whose time was up; `back`: its player took it back from the bot; `handed` over by its player; `agreed` upon by those present.
 */
const seatNote = z.object({
  kind: z.literal('seat'),
  seat: whole,
  from: z.nullable(holder),
  to: z.nullable(holder),
  why: z.enum(['sat', 'freed', 'bot', 'left', 'away', 'late', 'back', 'handed', 'agreed']),
  /** Who asked for it or agreed to it, besides the one who sat down. */
  agreed: z.array(holder),
});
/** Somebody new may sit down at a seat that is held: its player handed it over, or all present agreed. */
const openedNote = z.object({
  kind: z.literal('opened'),
  seat: whole,
  why: z.enum(['handed', 'agreed']),
  agreed: z.array(holder),
});
/** That invitation opens nothing any more. */
const withdrawnNote = z.object({ kind: z.literal('withdrawn'), seat: whole });
/** The match goes on under another version of the rules than it was last played by. */
const rulesNote = z.object({ kind: z.literal('rules'), from: whole, to: whole });
/** Nothing was dealt: it goes on from a moment of another match. */
const wentOnNote = z.extend(origin, { kind: z.literal('wentOn') });
/** All people present ended the match without a result. */
const endedNote = z.object({ kind: z.literal('ended'), agreed: z.array(holder) });

/** Somebody proposes somebody new for a seat, or (null) an end without a result; or objects to that. */
const proposedNote = z.object({ kind: z.literal('proposed'), seat: z.nullable(whole), by: holder });
const objectedNote = z.object({ kind: z.literal('objected'), seat: z.nullable(whole), by: holder });

/** The time of a seat was up: it took a day off, the others vote, or nothing came of it; or they have decided to wait. */
const lateNote = z.object({
  kind: z.literal('late'),
  seat: whole,
  what: z.enum(['dayOff', 'vote', 'nothing', 'wait']),
});
/** All present agreed that the clocks stop, the last of them `by`; or somebody let them go on. */
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

/** A note in the log: when, in milliseconds since 1970, and behind which published move; -1 before the deal. */
export interface DatedNote {
  readonly at: number;
  readonly move: number;
  readonly note: Note;
}
