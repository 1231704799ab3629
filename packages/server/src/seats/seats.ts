// Who sits where: what follows from the seats of a match, and what becomes of a seat when it passes to somebody else.
import { at } from '@gaslamp/kernel/lists';
import type { Holder, Note, SeatNote } from '@gaslamp/protocol/notes';
import type { Timed } from '../clock/kept.ts';
import { hashToken } from '../lobby/tokens.ts';
import type { MatchRecord, MatchStatus, Person, PersonSeat, Seat, Target } from '../store/store.ts';

/** A match's seats at a moment. */
export interface TableNow {
  readonly record: MatchRecord;
  readonly status: MatchStatus;
  readonly seats: readonly Seat[];
  /** By the house clock. */
  readonly now: number;
  /** The away time, in milliseconds. */
  readonly away: number;
  /** Null before the deal, and where nobody's time runs. */
  readonly timed: Timed | null;
  /** Whoever is asked is in a window, to answer what another does. */
  readonly inWindow: boolean;
  readonly targets: readonly Target[];
  /** By the house clock, since when the seat's player is away; null while they are here. */
  leftOf(seat: number): number | null;
}

/** Whom a token makes of somebody who acts at a table. */
export interface Actor {
  /** The seat whose token it is; null for the host's own. */
  readonly seat: PersonSeat | null;
  readonly host: boolean;
}

/** So many holders of a seat are told. */
const HOLDERS = 50;

export const isOver = (phase: MatchStatus['phase']): phase is 'over' | 'ended' => phase === 'over' || phase === 'ended';
export const isBot = ({ by }: Seat): boolean => by === 'bot' || by === 'stand-in';
/** Whether only bots would play. */
export const botsAlone = (seats: readonly Seat[]): boolean => seats.every(isBot);

/** The person whose seat it is, though a bot may stand in. */
export const personOf = (seat: Seat): Person | null =>
  seat.by === 'person' || seat.by === 'stand-in' ? seat.person : null;

export const asHolder = ({ number, name }: Person): Holder => ({ kind: 'person', number, name });

/** Who plays there. */
export function holderOf(seat: Seat): Holder | null {
  if (seat.by === 'nobody') return null;
  return seat.by === 'person' ? asHolder(seat.person) : { kind: 'bot', bot: seat.bot };
}

/** The seat that a token opens, and its person, though a bot may stand in for them. */
export function seatOfToken(
  seats: readonly Seat[],
  token: string,
): { readonly seat: number; readonly person: Person } | null {
  const hash = hashToken(token);
  for (const seat of seats) {
    const person = personOf(seat);
    if (person?.tokenHash === hash) return { seat: seat.seat, person };
  }
  return null;
}

/** `held`, with whoever plays there now. */
export function heldAfter(seat: Seat): readonly Holder[] {
  const holder = holderOf(seat);
  return holder === null ? seat.held : [...seat.held, holder].slice(-HOLDERS);
}

/** A person's seat, freshly sat down at: near from that moment on, though the first socket is still to come. */
export function seated(seat: Seat, person: Person, now: number): PersonSeat {
  return {
    seat: seat.seat,
    by: 'person',
    person,
    held: heldAfter(seat),
    left: now,
    opening: null,
    order: 'none',
    orderedInTurn: false,
    but: [],
  };
}
/** A bot that stands in for the seat's person, who left at that time. */
export function stoodIn(seat: PersonSeat, bot: string, left: number): Seat {
  const { person, opening } = seat;
  return { seat: seat.seat, by: 'stand-in', bot, person, held: heldAfter(seat), left, opening };
}

export function seatNote(from: Seat, to: Seat, why: SeatNote['why'], agreed: readonly Holder[] = []): Note {
  return { kind: 'seat', seat: from.seat, from: holderOf(from), to: holderOf(to), why, agreed: [...agreed] };
}

/** The seat's player is at the table, or has been gone for less than the away time. */
export function near({ leftOf, now, away }: TableNow, seat: number): boolean {
  const left = leftOf(seat);
  return left === null || now - left < away;
}

/** The persons who are at the table, or nearly, each once, though a bot may stand in; without that of the seat `but`. */
export function present(table: TableNow, but: number | null = null): readonly Person[] {
  const without = but === null ? null : personOf(at(table.seats, but))?.number;
  const persons = new Map<number, Person>();
  for (const seat of table.seats) {
    const person = personOf(seat);
    if (person !== null && person.number !== without && near(table, seat.seat)) persons.set(person.number, person);
  }
  return [...persons.values()];
}
