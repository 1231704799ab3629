// Seats that their players seem to have lost, with the phrase. Where only two people play there is nobody to vote with: after a
// long time the other one may invite somebody, and the former player takes the seat back whenever they find their key. Pure.
import type { Note } from '@gaslamp/protocol/notes';
import { lostTime } from '@gaslamp/protocol/objecting';
import { DAY } from '../spans.ts';
import type { MatchStatus, Person, Seat, StoredProposal } from '../store/store.ts';
import { hashToken } from '../tokens.ts';
import { type HeldSeat, isHeld } from './keys.ts';
import { hasKey, personsAt, seated, seatNote, type TableNow } from './seats.ts';

/** Number of former players that a seat remembers. */
const MOST = 4;
/** Time of the second notification after the first, in ms: on the sixth day. */
const SECOND = 5 * DAY;

/** A proposal to invite somebody to a seat that seems to be lost. */
export type LostProposal = StoredProposal & { readonly seat: number; readonly until: number };
export const isLost = (one: StoredProposal): one is LostProposal => one.seat !== null && one.until !== undefined;

/** Returns true if only two people play at the table, however many seats they hold. */
export const isForTwo = (seats: readonly Seat[]): boolean =>
  new Set(personsAt(seats).map(({ voice }) => voice)).size === 2;

/** Returns the proposal that the seat is lost, made now. */
export const lostNow = ({ record, now, away }: TableNow, seat: number, by: Person): LostProposal => ({
  seat,
  agreed: [by.number],
  since: now,
  until: now + lostTime(record.clock ?? null, away),
});

/** Returns which notification of such a proposal its player should have got; null if there is no such proposal. */
export function warningAt(
  { status, now }: Pick<TableNow, 'status' | 'now'>,
  seat: number,
): {
  readonly key: string;
  readonly left: number;
  readonly by: number | undefined;
  readonly next: number | null;
} | null {
  const found = status.proposals.filter(isLost).find((one) => one.seat === seat);
  if (found === undefined) return null;
  const second = found.since + SECOND;
  return {
    key: `${found.since} ${now < second ? 1 : 2}`,
    left: Math.max(0, found.until - now),
    by: found.agreed[0],
    next: now < second ? second : null,
  };
}

/** Returns the seat's present player and those who seemed to have lost it: a phrase of each opens it. */
export const playersOf = ({ person, lost = [] }: HeldSeat): readonly Person[] => [person, ...lost];

/** Returns the seat that a token opened until somebody new was invited to it, and its former player. */
export function lostWith(
  seats: readonly Seat[],
  token: string,
): { readonly seat: HeldSeat; readonly person: Person } | null {
  const hash = hashToken(token);
  for (const seat of seats.filter(isHeld)) {
    const person = hasKey(seat.person, hash) ? undefined : seat.lost?.find((one) => hasKey(one, hash));
    if (person !== undefined) return { seat, person };
  }
  return null;
}

/** Returns the seat with its player among those who seemed to have lost it, for somebody new. */
export const withLost = (seat: HeldSeat): HeldSeat => ({
  ...seat,
  lost: [...(seat.lost ?? []), seat.person].slice(-MOST),
});

/** Gives a seat back to a former player who has found a key or the phrase. */
export function regained(
  table: TableNow,
  from: HeldSeat,
  person: Person,
): { readonly seats: readonly Seat[]; readonly notes: readonly Note[]; readonly status?: Partial<MatchStatus> } {
  const rest = (from.lost ?? []).filter(({ number }) => number !== person.number);
  const to = seated({ ...from, lost: rest }, person, table.now);
  const stale: readonly Note[] = from.opening === null ? [] : [{ kind: 'withdrawn', seat: from.seat }];
  const proposals = table.status.proposals.filter(({ seat }) => seat !== from.seat);
  return {
    seats: [to],
    notes: [...stale, seatNote(from, to, 'regained')],
    ...(proposals.length < table.status.proposals.length && { status: { proposals } }),
  };
}
