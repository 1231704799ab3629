// The access that a token gives to a match.
import { type Player, SPECTATOR } from '@gaslamp/kernel/state';
import type { Seating } from '../store/store.ts';
import { hashToken } from '../tokens.ts';
import { isOpen, seatOfToken } from './seats.ts';

/** The refusal of a token that gives no access. */
export const NO_ACCESS = 'access.none';

export interface Access {
  readonly viewer: Player;
  readonly host: boolean;
}
/** Access as the rate limits need it. */
export interface Known extends Access {
  /** True if the match is over and open, so that it will not change. */
  readonly over: boolean;
}

/** Returns the access that a token gives at that table; null if it is forged or revoked. */
export function accessOf({ record, seats }: Pick<Seating, 'record' | 'seats'>, token: string): Access | null {
  const sits = seatOfToken(seats, token);
  if (sits !== null) return { viewer: sits.seat, host: sits.person.number === record.hostNumber };
  const hash = hashToken(token);
  if (record.spectatorHash === hash) return { viewer: SPECTATOR, host: false };
  return record.hostHash === hash ? { viewer: SPECTATOR, host: true } : null;
}

/** Returns the access that the first valid one of several tokens gives; null if there is no table or no valid token. */
export function knownAt(table: Seating | null, tokens: readonly string[]): Known | null {
  if (table === null) return null;
  for (const token of tokens) {
    const access = accessOf(table, token);
    if (access !== null) return { ...access, over: isOpen(table.status.phase) };
  }
  return null;
}
