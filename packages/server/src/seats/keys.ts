// The keys of a seat's player: one for each browser that has opened the seat, and the phrase that opens it in another one.
import type { Note } from '@gaslamp/protocol/notes';
import type { MatchRecord, Person, PersonSeat, Seat, SeatKey, StandInSeat } from '../store/store.ts';
import { hashToken } from '../tokens.ts';
import { asHolder } from './seats.ts';

/** Number of keys of a seat; a newer one replaces the oldest. */
const MOST_KEYS = 8;

/** Returns the keys that open a person's seat, oldest first. */
export const keysOf = ({ tokenHash, first, keys = [] }: Person): readonly SeatKey[] => [
  { hash: tokenHash, device: '', at: null, ...first },
  ...keys,
];
/** Returns the person with these keys, of which there is at least one. */
export function withKeys(person: Person, [oldest, ...later]: readonly SeatKey[]): Person {
  const { first: _first, keys: _keys, ...rest } = person;
  if (oldest === undefined) return person;
  const { hash, ...first } = oldest;
  return {
    ...rest,
    tokenHash: hash,
    ...((first.device !== '' || first.at !== null) && { first }),
    ...(later.length > 0 && { keys: later }),
  };
}
/** A seat that a person holds, even if a bot stands in. */
export type HeldSeat = PersonSeat | StandInSeat;
export const isHeld = (seat: Seat): seat is HeldSeat => seat.by === 'person' || seat.by === 'stand-in';

/** Returns the short name of a key. Nobody finds the token by it. */
export const keyId = ({ hash }: SeatKey): string => hash.slice(0, 12);

/** Returns the seat with another person record; its holder stays the same. */
export const withPerson = (seat: HeldSeat, person: Person): HeldSeat => ({ ...seat, person });

/** Returns the seat with a new key for its player, and the note that tells everybody. */
export function openedAnew(seat: HeldSeat, key: SeatKey): { readonly seat: HeldSeat; readonly note: Note } {
  const { way: _, ...person } = seat.person;
  const keys = [...keysOf(person), key].slice(-MOST_KEYS);
  return {
    seat: withPerson(seat, withKeys(person, keys)),
    note: { kind: 'reopened', seat: seat.seat, by: asHolder(person) },
  };
}

/** Returns the person without what tells who they are: their phrase, a way in, and the names of their devices. */
export function withoutTraces(person: Person): Person {
  const { phrase: _, way: _way, ...rest } = person;
  return withKeys(
    rest,
    keysOf(person).map((key) => ({ ...key, device: '' })),
  );
}
/** Returns true if there is something that `withoutTraces` removes. */
export const hasTraces = (person: Person): boolean =>
  person.phrase !== undefined || person.way !== undefined || keysOf(person).some(({ device }) => device !== '');

/** Returns the seats of people that an invitation was for; with the open one those of all people. */
export function takenWith(
  { record, seats }: { readonly record: Pick<MatchRecord, 'openHash'>; readonly seats: readonly Seat[] },
  invite: string,
): readonly HeldSeat[] {
  const hash = hashToken(invite);
  const isTheirs = ({ invited }: Person) => record.openHash === hash || invited === hash;
  return seats.filter(isHeld).filter(({ person, lost = [] }) => [person, ...lost].some(isTheirs));
}

/** Returns the seat that the way in of a letter opens; undefined if it is none, was used, or is too old. */
export function seatOfWay(
  { seats, now }: { readonly seats: readonly Seat[]; readonly now: number },
  secret: string,
): HeldSeat | undefined {
  const hash = hashToken(secret);
  return seats.filter(isHeld).find(({ person: { way } }) => way?.hash === hash && now < way.until);
}
