// Events at a table besides the game: players joining, leaving and agreeing. Part of a match's log, visible to everybody.
import * as z from 'zod/mini';
import { origin } from './origin.ts';
import { nameOf, type People, personRef } from './people.ts';

const whole = z.int().check(z.gte(0));
const bot = z.object({ kind: z.literal('bot'), bot: z.string() });
const holder = z.discriminatedUnion('kind', [z.object({ kind: z.literal('person'), ...personRef }), bot]);
/** The current or a former holder of a seat. */
export type Holder = z.infer<typeof holder>;
/** A holder with the name, as sent to pages and as written in older records. */
export const namedHolder = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person'), number: whole, name: z.string() }),
  bot,
]);
export type NamedHolder = z.infer<typeof namedHolder>;
type AnyHolder = typeof holder | typeof namedHolder;

/**
 * A seat passed from one holder to another; null is nobody. `why`: `sat` down at a free seat; `freed` before the deal; `bot`: a
 * free seat was given to a bot for the deal; `left` to a bot by its player; `away`: a bot stands in for an absent player;
 * `late`: a bot stands in for a player whose time was up; `back`: its player took it back from the bot; `handed` over by its
 * player; `agreed` upon by those present; `lost` by its player, so that the only other one invited somebody; `regained` by the
 * player who had lost it.
 */
const seatNote = <H extends AnyHolder>(holder: H) =>
  z.object({
    kind: z.literal('seat'),
    seat: whole,
    from: z.nullable(holder),
    to: z.nullable(holder),
    why: z.enum(['sat', 'freed', 'bot', 'left', 'away', 'late', 'back', 'handed', 'agreed', 'lost', 'regained']),
    /** Those who requested it or agreed to it, besides the person who sat down. */
    agreed: z.array(holder),
  });
/** A new player may take a held seat: its player handed it over, all present agreed, or it seems to be lost. */
const openedNote = <H extends AnyHolder>(holder: H) =>
  z.object({
    kind: z.literal('opened'),
    seat: whole,
    why: z.enum(['handed', 'agreed', 'lost']),
    agreed: z.array(holder),
  });
/** That invitation is no longer valid. */
const withdrawnNote = z.object({ kind: z.literal('withdrawn'), seat: whole });
/** The match continues under another version of the rules than before. */
const rulesNote = z.object({ kind: z.literal('rules'), from: whole, to: whole });
/** The match was not dealt but continues from a moment of another match. */
const wentOnNote = z.extend(origin, { kind: z.literal('wentOn') });
/**
 * The match ended without a result: those who agreed, and those who did not object in time. Before there was such a time, all
 * people present had to agree.
 */
const endedNote = <H extends AnyHolder>(holder: H) =>
  z.object({ kind: z.literal('ended'), agreed: z.array(holder), silent: z.optional(z.array(holder)) });
/** After such an end all who held a seat agreed to open the hands. */
const handsNote = <H extends AnyHolder>(holder: H) => z.object({ kind: z.literal('hands'), agreed: z.array(holder) });

/** Somebody proposed a new player for a seat or (null) an end without a result, or objected to such a proposal. */
const proposedNote = <H extends AnyHolder>(holder: H) =>
  z.object({ kind: z.literal('proposed'), seat: z.nullable(whole), by: holder });
const objectedNote = <H extends AnyHolder>(holder: H) =>
  z.object({ kind: z.literal('objected'), seat: z.nullable(whole), by: holder });

/** The time of a seat was up: it used a day off, the others vote, nothing happened, or the others decided to wait. */
const lateNote = z.object({
  kind: z.literal('late'),
  seat: whole,
  what: z.enum(['dayOff', 'vote', 'nothing', 'wait']),
});
/** The clocks stopped when all present had agreed, the last of them `by`; or `by` let them run again. */
const pausedNote = <H extends AnyHolder>(holder: H) =>
  z.object({ kind: z.literal('paused'), paused: z.boolean(), by: holder });

/**
 * The server returned to an older state of the match, as after a restored backup: a page had a receipt for the move `seen` that
 * the log no longer held. By then it was at `move`, null before the deal. `era` is that of the receipt. Dice follow from a new
 * key from here on; `hash` is its SHA-256.
 */
const returnedNote = z.object({
  kind: z.literal('returned'),
  seen: whole,
  era: whole,
  move: z.nullable(whole),
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

/** A seat was opened by its player in another browser, which has a key of its own since. Nobody is told which one. */
const reopenedNote = <H extends AnyHolder>(holder: H) =>
  z.object({ kind: z.literal('reopened'), seat: whole, by: holder });

const noteOf = <H extends AnyHolder>(holder: H) =>
  z.discriminatedUnion('kind', [
    seatNote(holder),
    openedNote(holder),
    withdrawnNote,
    rulesNote,
    wentOnNote,
    endedNote(holder),
    handsNote(holder),
    proposedNote(holder),
    objectedNote(holder),
    lateNote,
    pausedNote(holder),
    returnedNote,
    reopenedNote(holder),
  ]);
export const note = noteOf(holder);
export type ReturnedNote = z.infer<typeof returnedNote>;
export type Note = z.infer<typeof note>;
/** A note with the names of its people. */
export const namedNote = noteOf(namedHolder);
export type NamedNote = z.infer<typeof namedNote>;
export type SeatNote = Extract<NamedNote, { kind: 'seat' }>;

/** Returns a holder with the name. */
export const withName = (people: People, one: Holder): NamedHolder =>
  one.kind === 'bot' ? one : { kind: 'person', number: one.number, name: nameOf(people, one) };

/** Returns a note with the names of its people. */
export function withNames(people: People, note: Note): NamedNote {
  const named = (one: Holder) => withName(people, one);
  switch (note.kind) {
    case 'seat':
      return {
        ...note,
        from: note.from && named(note.from),
        to: note.to && named(note.to),
        agreed: note.agreed.map(named),
      };
    case 'opened':
    case 'hands':
      return { ...note, agreed: note.agreed.map(named) };
    case 'ended':
      return { ...note, agreed: note.agreed.map(named), silent: note.silent?.map(named) };
    case 'proposed':
    case 'objected':
    case 'paused':
    case 'reopened':
      return { ...note, by: named(note.by) };
    default:
      return note;
  }
}

/** A note in the log with its time, in ms since 1970, and the published move that precedes it; -1 before the deal. */
export interface DatedNote<N = NamedNote> {
  readonly at: number;
  readonly move: number;
  readonly note: N;
}
