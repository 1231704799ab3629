// Sitting down with an invitation: at a free seat before the deal, later where a seat was handed over or opened.
import { STAGES } from '@gaslamp/games/stages';
import { at } from '@gaslamp/kernel/lists';
import { LobbyError } from '../lobby/lobby-error.ts';
import { hashToken } from '../lobby/tokens.ts';
import type { MatchRecord, Seat } from '../store/store.ts';
import type { TableChange } from './actions.ts';
import { personOf, seated, seatNote, type TableNow } from './seats.ts';

/** The seat that an invitation opens. Throws LobbyError 403 or 409. `wanted` only counts with the open link. */
export function invitedTo({ record, status, seats }: TableNow, invite: string, wanted: number | undefined): Seat {
  const hash = hashToken(invite);
  const own = seats.find((seat) => (seat.by === 'nobody' ? seat.inviteHash : seat.opening?.inviteHash) === hash);
  if (status.phase === 'over' || status.phase === 'ended') {
    if (own || record.openHash === hash) throw new LobbyError(409, 'this match is over');
  } else if (own) return own;
  if (record.openHash !== hash) throw new LobbyError(403, 'this invitation is not valid, or its seat is taken');
  // Whoever came too late for a free seat has this link: it opens a bot's seat that all have agreed to open.
  const free = seats.filter((seat) => seat.by === 'nobody' || (seat.by === 'bot' && seat.opening !== null));
  const seat = wanted === undefined ? free[0] : free.find((one) => one.seat === wanted);
  if (seat) return seat;
  throw new LobbyError(
    409,
    free.length === 0
      ? 'every seat is taken'
      : `seat ${wanted} is taken; free: ${free.map((one) => one.seat).join(', ')}`,
  );
}

/** Somebody sits down. The name must be nobody else's here, nor that of whoever is replaced. */
export function sat(
  table: TableNow,
  invite: string,
  { name, token, wanted }: { readonly name: string; readonly token: string; readonly wanted: number | undefined },
): TableChange & { readonly seat: number } {
  const from = invitedTo(table, invite, wanted);
  if (table.seats.some((seat) => folded(personOf(seat)?.name ?? '') === folded(name)))
    throw new LobbyError(409, `somebody here is called ${name} already; choose another name`);
  if (isOtherSeat(table.record, from.seat, name))
    throw new LobbyError(409, `another seat here is called ${name}; choose another name`);
  const { nextNumber: number, proposals } = table.status;
  const before = personOf(from);
  // Whoever is handed a seat speaks with the voice of its former player: nobody gets a second one by that.
  const handed = from.by !== 'nobody' && from.opening?.why === 'handed';
  const voice = handed && before !== null ? before.voice : number;
  const to = seated(from, { number, voice, name, tokenHash: hashToken(token) }, table.now);
  const status = { nextNumber: number + 1, proposals: proposals.filter(({ seat }) => seat !== from.seat) };
  if (from.by === 'nobody') {
    const last = table.seats.every((seat) => seat.seat === from.seat || seat.by !== 'nobody');
    return { seat: from.seat, seats: [to], notes: [seatNote(from, to, 'sat')], status, deal: last };
  }
  const why = from.opening?.why === 'agreed' ? 'agreed' : 'handed';
  return {
    seat: from.seat,
    seats: [to],
    notes: [seatNote(from, to, why, from.opening?.agreed)],
    status,
  };
}

/** The name is that of another seat, or of a bot there: `Wednesday (steady bot)`. Seats are called as in option texts. */
export function isOtherSeat({ game, seats }: Pick<MatchRecord, 'game' | 'seats'>, seat: number, name: string): boolean {
  const named = Object.hasOwn(STAGES, game) ? STAGES[game]!.seatNames.slice(0, seats).map(folded) : [];
  const other = named.indexOf(at(folded(name).split(/\s*\(/), 0));
  return other >= 0 && other !== seat;
}

/** Names that look alike are alike. */
export const folded = (name: string): string => {
  const plain = name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');
  return plain.replace(/\s+/gu, ' ').trim();
};
