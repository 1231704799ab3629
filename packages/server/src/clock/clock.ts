// The players' clocks. Pure functions of public information and the house clock.
import { at } from '@gaslamp/kernel/lists';
import type { Pace } from '@gaslamp/kernel/projection';
import type { ClockChoice, ClockNow, LateVote } from '@gaslamp/protocol/clocks';
import { DAY, HOUR } from '../spans.ts';

/** The stored clocks of a match. Times are by the house clock, durations in ms. */
export interface Clock {
  /** Time left by seat when its clock last stopped. */
  readonly left: readonly number[];
  /** Time by seat before it was last given time: a take-back gives no time, so it restores this value. */
  readonly before: readonly (number | null)[];
  /** Days off left by seat. */
  readonly off: readonly number[];
  readonly running: { readonly seat: number; readonly since: number; readonly window: boolean } | null;
  /** The active player of the turn, and the player last asked outside a window. */
  readonly active: number;
  readonly asked: number;
  /** Seats whose time ran out in this turn and that got a grace period: they get no second one in the same turn. */
  readonly graced: readonly number[];
  readonly paused: boolean;
  /** Numbers of the persons who want the clocks stopped. */
  readonly wish: readonly number[];
  readonly late: { readonly seat: number; readonly votes: Readonly<Record<string, LateVote>> } | null;
}

/** Input of the clocks. Contains no secret: the clocks run alike in all worlds that a player cannot tell apart. */
export interface Facts extends Pace {
  /** True by seat if a person plays there: bots have no clock. */
  readonly persons: readonly boolean[];
}

const SECOND = 1000;
/** Grace period in a live match after a player's time was up, in ms. */
const GRACE = 60 * SECOND;

/** Returns a seat's initial time; in a match by days, the time for each answer. */
const fullOf = (choice: ClockChoice): number => (choice.kind === 'live' ? choice.base * SECOND : choice.days * DAY);
const graceOf = (choice: ClockChoice): number => (choice.kind === 'live' ? GRACE : choice.days * DAY);
const windowOf = (choice: ClockChoice): number => choice.window * (choice.kind === 'live' ? SECOND : HOUR);

/** Returns the clocks at the deal. */
export function started(choice: ClockChoice, facts: Facts, now: number): Clock {
  const seats = facts.persons.length;
  const clock: Clock = {
    left: Array<number>(seats).fill(fullOf(choice)),
    before: Array<null>(seats).fill(null),
    off: Array<number>(seats).fill(choice.kind === 'day' ? choice.off : 0),
    running: null,
    active: facts.active,
    asked: facts.asked?.player ?? 0,
    graced: [],
    paused: false,
    wish: [],
    late: null,
  };
  return asking(choice, clock, facts, now);
}

/** Returns the clocks after a published step; `back`: it was a take-back. Draft steps do not affect the clocks. */
export function stepped(choice: ClockChoice, clock: Clock, facts: Facts, now: number, back: boolean): Clock {
  const before = charged(clock, now);
  const next = facts.asked === null || facts.asked.window ? before.asked : facts.asked.player;
  // Live clocks add time after each turn, clocks by days after each answer.
  const [from, to] = choice.kind === 'live' ? [before.active, facts.active] : [before.asked, next];
  // A clock that does not run earns no time: a stand-in bot's, or any while paused.
  const gains = choice.kind === 'day' || (facts.persons[from] === true && !clock.paused);
  const passes = () => ({
    ...(gains ? refreshed(choice, before, from) : { ...before, before: before.before.with(from, null) }),
    graced: before.graced.filter((seat) => seat !== from),
  });
  const given = from === to ? before : back ? takenAgain(before, to) : passes();
  const late = given.late?.seat === next && facts.asked?.player === next ? given.late : null;
  return asking(choice, { ...given, late, active: facts.active, asked: next }, facts, now);
}

/** Returns the clocks after a seat changed hands or its player returned. The clock of an open question keeps running. */
export function reseated(choice: ClockChoice, clock: Clock, facts: Facts, now: number): Clock {
  // Handing over this or another seat does not reset a time that is up.
  const seat = (clock.running ?? clock.late)?.seat;
  // Leaving a window to a bot and returning does not reopen it: it closes at its original time.
  const goesOn = seat !== undefined && (facts.persons[seat] === true || clock.running?.window === true);
  const same = goesOn && seat === facts.asked?.player;
  return same ? clock : asking(choice, { ...charged(clock, now), late: null }, facts, now);
}

/** The consequence when the time of the player who must answer is up. */
export type Up = 'pass' | 'day off' | 'missed';
/** Returns when the running time is up; null if none runs or the seat is already late. */
export function dueAt(choice: ClockChoice, { running, left, late }: Clock): number | null {
  if (running === null || late !== null) return null;
  return running.since + (running.window ? windowOf(choice) : Math.max(0, at(left, running.seat)));
}
/** Returns the action that is due now; null while there is time. A missed window is passed, whatever the player holds. */
export function upAt(choice: ClockChoice, clock: Clock, now: number): Up | null {
  const due = dueAt(choice, clock);
  if (due === null || clock.running === null || due > now) return null;
  if (clock.running.window) return 'pass';
  return at(clock.off, clock.running.seat) > 0 ? 'day off' : 'missed';
}
/** Spends a day off, which starts when the time was up. */
export function dayOff(clock: Clock): Clock {
  const { running, off, left } = clock;
  if (running === null) return clock;
  const { seat } = running;
  return { ...clock, off: off.with(seat, at(off, seat) - 1), left: left.with(seat, at(left, seat) + DAY) };
}
/** Marks the seat as late: its time is up, and it must still answer. */
export function missed(clock: Clock, now: number): Clock {
  const { running } = clock;
  if (running === null) return clock;
  const { left, ...rest } = charged(clock, now);
  return { ...rest, left: left.with(running.seat, 0), late: { seat: running.seat, votes: {} } };
}
export function voted(clock: Clock, person: number, vote: LateVote): Clock {
  const { late } = clock;
  return late === null ? clock : { ...clock, late: { ...late, votes: { ...late.votes, [person]: vote } } };
}
/** Gives the late seat time again, as the others voted to wait. */
export const waitedFor = (choice: ClockChoice, clock: Clock, facts: Facts, now: number): Clock =>
  asking(choice, { ...clock, late: null, graced: [] }, facts, now);
/** Returns the vote of more than half of the voters; null if there is none yet. */
export function decided({ late }: Clock, voters: readonly number[]): LateVote | null {
  if (late === null) return null;
  const votes = voters.flatMap((number) => late.votes[number] ?? []);
  return votes.find((vote) => votes.filter((other) => other === vote).length * 2 > voters.length) ?? null;
}

/** Stops the clocks, or lets them run again. */
export function turned(choice: ClockChoice, clock: Clock, facts: Facts, now: number): Clock {
  const agreed = { ...charged(clock, now), paused: !clock.paused, wish: [] };
  return asking(choice, agreed, facts, now);
}

/** Returns the clock state that is sent to all viewers. */
export function clockNow(choice: ClockChoice, clock: Clock, persons: readonly boolean[], now: number): ClockNow {
  const { running, off, paused, wish, late } = clock;
  const left = charged(clock, now).left.map((span, seat) => (persons[seat] ? Math.max(0, span) : null));
  const due = dueAt(choice, clock);
  const ticks = running !== null && due !== null;
  return {
    left,
    off,
    running: ticks ? { seat: running.seat, window: running.window, left: Math.max(0, due - now) } : null,
    paused,
    wish,
    late,
  };
}

/** Stops the clocks at the end of a match. */
export const stopped = (clock: Clock, now: number): Clock => ({ ...charged(clock, now), late: null });

/** Stops the running clock and charges its time. A window charges nobody's own time. */
function charged(clock: Clock, now: number): Clock {
  const { running, left } = clock;
  if (running === null) return clock;
  if (running.window) return { ...clock, running: null };
  const { seat, since } = running;
  return { ...clock, running: null, left: left.with(seat, at(left, seat) - (now - since)) };
}
/** Starts the clock of the player who must answer. */
function asking(choice: ClockChoice, clock: Clock, { asked, persons }: Facts, now: number): Clock {
  if (asked === null || clock.paused || clock.late !== null || !persons[asked.player])
    return { ...clock, running: null };
  const { player: seat, window } = asked;
  const has = at(clock.left, seat);
  const running = { seat, since: now, window };
  // A negative time means that an answer came late, before the server checked. It earns no grace period.
  if (window || has !== 0 || clock.graced.includes(seat)) return { ...clock, running };
  return { ...clock, left: clock.left.with(seat, graceOf(choice)), graced: [...clock.graced, seat], running };
}
function refreshed(choice: ClockChoice, clock: Clock, seat: number): Clock {
  const has = at(clock.left, seat);
  const gets = choice.kind === 'live' ? has + choice.increment * SECOND : fullOf(choice);
  return { ...clock, before: clock.before.with(seat, has), left: clock.left.with(seat, gets) };
}
function takenAgain(clock: Clock, seat: number): Clock {
  const had = at(clock.before, seat);
  if (had === null) return clock;
  return {
    ...clock,
    before: clock.before.with(seat, null),
    left: clock.left.with(seat, Math.min(had, at(clock.left, seat))),
  };
}
