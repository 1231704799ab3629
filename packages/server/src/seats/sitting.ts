// Taking a seat with an invitation: a free seat before the deal, later one that was handed over or opened.
import { STAGES } from '@gaslamp/games/stages';
import type { TakeSeat } from '@gaslamp/protocol/messages';
import { nameOf } from '@gaslamp/protocol/people';
import { JOINERS } from '@gaslamp/protocol/talk-rooms';
import { RequestError } from '../refused.ts';
import type { MatchRecord, Seat } from '../store/store.ts';
import { hashToken } from '../tokens.ts';
import type { TableChange } from './actions.ts';
import { withWholeTime } from './ending.ts';
import { isHeld } from './keys.ts';
import { drawnAs, looksOf } from './lookalikes.ts';
import { withLost } from './lost.ts';
import { isOver, nameAt, personOf, seated, seatNote, seatOfToken, type TableNow } from './seats.ts';

const invitationOf = (seat: Seat): string | undefined =>
  seat.by === 'nobody' ? seat.inviteHash : seat.opening?.inviteHash;

/** Returns the seat that the token holds already; null if it is unused. Throws RequestError 409 if it opens anything else. */
export function satWith({ record, seats }: Pick<TableNow, 'record' | 'seats'>, token: string): number | null {
  const sits = seatOfToken(seats, token);
  if (sits !== null) return sits.seat;
  const { hostHash, spectatorHash, openHash } = record;
  // Other people have those tokens and would share the seat.
  const invitations = seats.flatMap((seat) => [invitationOf(seat), personOf(seat)?.invited]);
  if ([hostHash, spectatorHash, openHash, ...invitations].includes(hashToken(token)))
    throw new RequestError(409, 'invite.token');
  return null;
}

/** Returns the seat that an invitation opens. Throws RequestError 403 or 409. `wanted` only counts with the open link. */
export function invitedTo({ record, status, seats }: TableNow, invite: string, wanted: number | undefined): Seat {
  const hash = hashToken(invite);
  const own = seats.find((seat) => invitationOf(seat) === hash);
  if (isOver(status.phase)) {
    if (own || record.openHash === hash) throw new RequestError(409, 'match.overThis');
  } else if (own) return own;
  if (record.openHash !== hash) throw new RequestError(403, 'invite.taken');
  // Somebody who came too late for a free seat has this link: it opens a bot's seat that all have agreed to open.
  const free = seats.filter((seat) => seat.by === 'nobody' || (seat.by === 'bot' && seat.opening !== null));
  const seat = wanted === undefined ? free[0] : free.find((one) => one.seat === wanted);
  if (seat) return seat;
  if (wanted === undefined || free.length === 0) throw new RequestError(409, 'seat.taken');
  throw new RequestError(409, 'seat.takenOne', { seat: wanted, free: free.map((one) => one.seat).join(', ') });
}

/** Seats a person. Their name must differ from all others here, including that of the player they replace. */
export function sat(
  table: TableNow,
  invite: string,
  { name, token, seat: wanted, share }: Omit<TakeSeat, 'invite'> & { readonly token: string },
): TableChange & { readonly seat: number } {
  const from = invitedTo(table, invite, wanted);
  const lost = table.seats.flatMap((seat) => (seat.lost ?? []).map((one) => nameOf(table.people, one)));
  if ([...table.seats.map((seat) => nameAt(table.people, seat)), ...lost].some((other) => isAlike(other, name)))
    throw new RequestError(409, 'name.taken', { name });
  if (isOtherSeat(table.record, from.seat, name)) throw new RequestError(409, 'name.seat', { name });
  const { nextNumber: number, proposals } = table.status;
  const before = personOf(from);
  // The new holder of a handed-over seat shares the voice of its former player, who thus gains no second one.
  const handed = from.by !== 'nobody' && from.opening?.why === 'handed';
  const voice = handed && before !== null ? before.voice : number;
  const invited = invitationOf(from);
  const person = { number, voice, tokenHash: hashToken(token), ...(invited !== undefined && { invited }) };
  const isLost = from.by !== 'nobody' && from.opening?.why === 'lost' && isHeld(from);
  const to = seated(isLost ? withLost(from) : from, person, table.now);
  const others = proposals.filter(({ seat }) => seat !== from.seat);
  const status = { nextNumber: number + 1, proposals: withWholeTime(table, others) };
  const people = { [number]: name };
  if (from.by === 'nobody') {
    const last = table.seats.every((seat) => seat.seat === from.seat || seat.by !== 'nobody');
    const given = share === undefined ? to : { ...to, share: { value: share, by: number } };
    return { seat: from.seat, seats: [given], people, notes: [seatNote(from, to, 'sat')], status, deal: last };
  }
  const why = from.opening?.why ?? 'handed';
  return {
    seat: from.seat,
    seats: [to],
    people,
    notes: [seatNote(from, to, why, from.opening?.agreed)],
    status,
  };
}

/** Separators between a name and an addition; apostrophes and hyphens only outside of words. */
const SIGNS = /[^\p{L}\p{M}\p{N}\s'’-]+|['’-](?!\p{L})|(?<![\p{L}\p{M}])['’-]/u;

/** Returns true if the name is that of another seat, as in option texts, or of a bot there: `Wednesday (steady bot)`. */
export function isOtherSeat({ game, seats }: Pick<MatchRecord, 'game' | 'seats'>, seat: number, name: string): boolean {
  const named = Object.hasOwn(STAGES, game) ? STAGES[game]!.seatNames.slice(0, seats) : [];
  const [before = name] = name.normalize('NFKC').split(SIGNS).filter(folded);
  const other = named.findIndex((one) => isAlike(one, before));
  return other >= 0 && other !== seat;
}

/**
 * Returns true if people cannot tell the names apart: equal except for case, width and joiners, or lookalikes in another script.
 */
export function isAlike(one: string, other: string): boolean {
  const [a, b] = [one.replace(JOINERS, ''), other.replace(JOINERS, '')];
  return [folded, (name: string) => folded(looksOf(name)), drawnAs].some((seen) => seen(a) === seen(b));
}

/** Returns a form that is equal for names that differ only in case, width or spaces. */
export const folded = (name: string): string => {
  const plain = name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');
  return plain.replace(/\s+/gu, ' ').trim();
};
