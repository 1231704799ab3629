// Properties of a match's seats, and changes when a seat passes to somebody else.
import { at } from '@gaslamp/kernel/lists';
import type { Holder, Note, SeatNote } from '@gaslamp/protocol/notes';
import { nameNumber, nameOf, type People } from '@gaslamp/protocol/people';
import type { MatchInfo } from '@gaslamp/protocol/updates';
import type { Timed } from '../clock/kept.ts';
import type { MatchRecord, MatchStatus, Person, PersonSeat, Seat, Target } from '../store/store.ts';
import { hashToken } from '../tokens.ts';

/** The current state of a table. */
export interface TableNow {
  readonly record: MatchRecord;
  readonly status: MatchStatus;
  readonly seats: readonly Seat[];
  readonly people: People;
  /** Only bots play, and they wait for a place: the number of places. Null while they play. */
  readonly botsWait: number | null;
  /** By the house clock. */
  readonly now: number;
  /** The away time, in ms. */
  readonly away: number;
  /** Null before the deal and in matches without clocks. */
  readonly timed: Timed | null;
  /** True if the player who must answer is in an interrupt window. */
  readonly inWindow: boolean;
  readonly targets: readonly Target[];
  /** Returns the time since which the seat's player is absent, by the house clock; null while they are here. */
  leftOf(seat: number): number | null;
}

/** The person who acts at a table, by their token. */
export interface Actor {
  /** The seat of the token; null for the host's own token, and while a bot stands in. */
  readonly seat: PersonSeat | null;
  /** The holder of the token's seat, even if a bot stands in; null for the host's own token. */
  readonly person: Person | null;
  readonly host: boolean;
}

/** Number of former holders that are kept per seat. */
const HOLDERS = 50;

type Phase = MatchStatus['phase'];
export const isOver = (phase: Phase): boolean => phase === 'over' || isEnded(phase);
/** Returns true if the match was ended without a result. */
export const isEnded = (phase: Phase): boolean => phase === 'ended' || phase === 'closed';
/** Returns true if nothing in the match is secret any more. */
export const isOpen = (phase: Phase): boolean => phase === 'over' || phase === 'ended';
/** Returns the phase as viewers are sent it: a closed match has ended. */
export const shownPhase = (phase: Phase): MatchInfo['phase'] => (phase === 'closed' ? 'ended' : phase);
/** The refusal of what stays closed after an end without a result. */
export const CLOSED = 'match.closed';

export const isBot = ({ by }: Seat): boolean => by === 'bot' || by === 'stand-in';
/** Returns true if only bots would play. */
export const botsAlone = (seats: readonly Seat[]): boolean => seats.every(isBot);

/** Returns the person who holds the seat, even if a bot stands in. */
export const personOf = (seat: Seat): Person | null =>
  seat.by === 'person' || seat.by === 'stand-in' ? seat.person : null;

/** Returns the name of the seat's person; empty if there is none or it is not known. */
export function nameAt(people: People, seat: Seat): string {
  const person = personOf(seat);
  return person === null ? '' : nameOf(people, person);
}

/** Returns the names of the present and former holders of the seats. */
export function namesOf(seats: readonly Seat[], people: People): People {
  const holders = seats.flatMap((seat) => [...seat.held, personOf(seat)]);
  const numbers = holders.flatMap((one) => (one !== null && 'number' in one ? nameNumber(one) : []));
  return Object.fromEntries(numbers.map((number) => [number, people[number] ?? '']));
}

/** Returns each person who holds a seat once, even if a bot stands in. */
export const personsAt = (seats: readonly Seat[]): readonly Person[] => [
  ...new Map(seats.flatMap((seat) => personOf(seat) ?? []).map((person) => [person.number, person])).values(),
];

export const asHolder = ({ number, named }: Person): Holder => ({ kind: 'person', number, named });

/** Returns the current holder. */
export function holderOf(seat: Seat): Holder | null {
  if (seat.by === 'nobody') return null;
  return seat.by === 'person' ? asHolder(seat.person) : { kind: 'bot', bot: seat.bot };
}

/** Returns true if a token with that hash opens the person's seat. */
export const hasKey = ({ tokenHash, keys = [] }: Person, hash: string): boolean =>
  tokenHash === hash || keys.some((key) => key.hash === hash);

/** Returns the seat that a token opens, with its person, even if a bot stands in for them. */
export function seatOfToken(
  seats: readonly Seat[],
  token: string,
): { readonly seat: number; readonly person: Person } | null {
  const hash = hashToken(token);
  for (const seat of seats) {
    const person = personOf(seat);
    if (person !== null && hasKey(person, hash)) return { seat: seat.seat, person };
  }
  return null;
}

/** Returns `held` with the current holder added. */
export function heldAfter(seat: Seat): readonly Holder[] {
  const holder = holderOf(seat);
  return holder === null ? seat.held : [...seat.held, holder].slice(-HOLDERS);
}

/** Returns a newly taken seat. Its player counts as near although the first socket is still to come. */
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
    ...lasting(seat),
  };
}
/** Returns the seat with a bot that stands in for its person, who left at that time. */
export function stoodIn(seat: PersonSeat, bot: string, left: number): Seat {
  const { person, opening } = seat;
  return { seat: seat.seat, by: 'stand-in', bot, person, held: heldAfter(seat), left, opening, ...lasting(seat) };
}
/** The parts of a seat that a change of holders keeps: the dice of a match that is dealt depend on the share. */
const lasting = ({ share, lost }: Seat): Pick<Seat, 'share' | 'lost'> => ({
  ...(share !== undefined && { share }),
  ...(lost !== undefined && lost.length > 0 && { lost }),
});

export function seatNote(from: Seat, to: Seat, why: SeatNote['why'], agreed: readonly Holder[] = []): Note {
  return { kind: 'seat', seat: from.seat, from: holderOf(from), to: holderOf(to), why, agreed: [...agreed] };
}

/** Returns true if the seat's player is at the table or has been gone for less than the away time. */
export function near({ leftOf, now, away }: TableNow, seat: number): boolean {
  const left = leftOf(seat);
  return left === null || now - left < away;
}

/** Returns each person who is near the table once, even if a bot stands in, except that of the seat `but`. */
export function present(table: TableNow, but: number | null = null): readonly Person[] {
  const without = but === null ? null : personOf(at(table.seats, but))?.number;
  const persons = new Map<number, Person>();
  for (const seat of table.seats) {
    const person = personOf(seat);
    if (person !== null && person.number !== without && near(table, seat.seat)) persons.set(person.number, person);
  }
  return [...persons.values()];
}
