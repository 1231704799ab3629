// Whose time runs, and how much of it is left. Pure: from what everybody at the table sees, and the house clock.
import { at } from '@gaslamp/kernel/lists';
import type { Pace } from '@gaslamp/kernel/projection';
import type { ClockChoice, ClockNow, LateVote } from '@gaslamp/protocol/clocks';

/** The clocks of a match as they are kept. Times are the house clock's, spans milliseconds. */
export interface Clock {
  /** By seat, what was left when its time last stopped. */
  readonly left: readonly number[];
  /** By seat, what it had before it was last given time: a take-back gives no time, so it takes that away again. */
  readonly before: readonly (number | null)[];
  /** By seat, days off that are left. */
  readonly off: readonly number[];
  readonly running: { readonly seat: number; readonly since: number; readonly window: boolean } | null;
  /** Whose turn it was, and who was last asked outside a window. */
  readonly active: number;
  readonly asked: number;
  /** Seats whose time was up in this turn and who got some all the same: they get none again before it has passed. */
  readonly graced: readonly number[];
  readonly paused: boolean;
  /** Numbers of the persons who want the clocks stopped. */
  readonly wish: readonly number[];
  readonly late: { readonly seat: number; readonly votes: Readonly<Record<string, LateVote>> } | null;
}

/** What the clocks go by. Nothing of it is anybody's secret: two worlds that nobody can tell apart tick alike. */
export interface Facts extends Pace {
  /** By seat, whether a person plays there: bots have no clock. */
  readonly persons: readonly boolean[];
}

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
/** Whoever comes back, or goes on, after their time was up has so much of it in a live match. */
const GRACE = 60 * SECOND;

/** What a seat has at first; in a match by days, for each answer. */
const fullOf = (choice: ClockChoice): number => (choice.kind === 'live' ? choice.base * SECOND : choice.days * DAY);
const graceOf = (choice: ClockChoice): number => (choice.kind === 'live' ? GRACE : choice.days * DAY);
const windowOf = (choice: ClockChoice): number => choice.window * (choice.kind === 'live' ? SECOND : HOUR);

/** The clocks as the cards are dealt. */
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

/** After a step that everybody saw; `back`: it was a take-back. What happens in a draft moves no clock. */
export function stepped(choice: ClockChoice, clock: Clock, facts: Facts, now: number, back: boolean): Clock {
  const before = charged(clock, now);
  const next = facts.asked === null || facts.asked.window ? before.asked : facts.asked.player;
  // A live clock gives time with each turn, one by days with each answer.
  const [from, to] = choice.kind === 'live' ? [before.active, facts.active] : [before.asked, next];
  // Where no clock runs none is earned: of a bot that stands in, or while all stand.
  const gains = choice.kind === 'day' || (facts.persons[from] === true && !clock.paused);
  const passes = () => ({
    ...(gains ? refreshed(choice, before, from) : { ...before, before: before.before.with(from, null) }),
    graced: before.graced.filter((seat) => seat !== from),
  });
  const given = from === to ? before : back ? takenAgain(before, to) : passes();
  const late = given.late?.seat === next && facts.asked?.player === next ? given.late : null;
  return asking(choice, { ...given, late, active: facts.active, asked: next }, facts, now);
}

/** After somebody else sat down, or a bot, or the player of a seat came back. A question that is still asked goes on. */
export function reseated(choice: ClockChoice, clock: Clock, facts: Facts, now: number): Clock {
  // A time that is up stays so: to hand the seat over, or another, gives none.
  const seat = (clock.running ?? clock.late)?.seat;
  // A window closes when it would have: to leave it to a bot and come back opens none anew.
  const goesOn = seat !== undefined && (facts.persons[seat] === true || clock.running?.window === true);
  const same = goesOn && seat === facts.asked?.player;
  return same ? clock : asking(choice, { ...charged(clock, now), late: null }, facts, now);
}

/** What becomes of a match when the time of whoever is asked is up. */
export type Up = 'pass' | 'day off' | 'missed';
/** When the running time is up; null where none runs, or nothing comes of it any more. */
export function dueAt(choice: ClockChoice, { running, left, late }: Clock): number | null {
  if (running === null || late !== null) return null;
  return running.since + (running.window ? windowOf(choice) : Math.max(0, at(left, running.seat)));
}
/** What is to be done now; null while there is time. A window that is missed passes, whatever the player holds. */
export function upAt(choice: ClockChoice, clock: Clock, now: number): Up | null {
  const due = dueAt(choice, clock);
  if (due === null || clock.running === null || due > now) return null;
  if (clock.running.window) return 'pass';
  return at(clock.off, clock.running.seat) > 0 ? 'day off' : 'missed';
}
/** A day off begins where the time was up. */
export function dayOff(clock: Clock): Clock {
  const { running, off, left } = clock;
  if (running === null) return clock;
  const { seat } = running;
  return { ...clock, off: off.with(seat, at(off, seat) - 1), left: left.with(seat, at(left, seat) + DAY) };
}
/** The time of whoever is asked is up, and they are still asked. */
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
/** The others wait: whoever is late has time again. */
export const waitedFor = (choice: ClockChoice, clock: Clock, facts: Facts, now: number): Clock =>
  asking(choice, { ...clock, late: null, graced: [] }, facts, now);
/** What more than half of those who may vote want; null while they do not. */
export function decided({ late }: Clock, voters: readonly number[]): LateVote | null {
  if (late === null) return null;
  const votes = voters.flatMap((number) => late.votes[number] ?? []);
  return votes.find((vote) => votes.filter((other) => other === vote).length * 2 > voters.length) ?? null;
}

/** The clocks stop, or go on. */
export function turned(choice: ClockChoice, clock: Clock, facts: Facts, now: number): Clock {
  const agreed = { ...charged(clock, now), paused: !clock.paused, wish: [] };
  return asking(choice, agreed, facts, now);
}

/** What everybody is told. */
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

/** Of a match that is over nobody's time runs. */
export const stopped = (clock: Clock, now: number): Clock => ({ ...charged(clock, now), late: null });

/** Stops the running time. In a window nobody's own runs: the asker's stands, and that of the asked is untouched. */
function charged(clock: Clock, now: number): Clock {
  const { running, left } = clock;
  if (running === null) return clock;
  if (running.window) return { ...clock, running: null };
  const { seat, since } = running;
  return { ...clock, running: null, left: left.with(seat, at(left, seat) - (now - since)) };
}
/** Lets the time of whoever is asked run. */
function asking(choice: ClockChoice, clock: Clock, { asked, persons }: Facts, now: number): Clock {
  if (asked === null || clock.paused || clock.late !== null || !persons[asked.player])
    return { ...clock, running: null };
  const { player: seat, window } = asked;
  const has = at(clock.left, seat);
  const running = { seat, since: now, window };
  // Less than nothing: an answer came too late, before anybody looked. It gains nobody any time.
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
