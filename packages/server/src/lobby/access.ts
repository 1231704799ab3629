// The access that a token gives to a match.
import { type Player, SPECTATOR } from '@gaslamp/kernel/state';
import type { Room } from '../room/room.ts';
import { isOver, seatOfToken } from '../seats/seats.ts';
import type { Seating } from '../store/store.ts';
import { hashToken } from '../tokens.ts';
import type { Lobby } from './lobby.ts';

export interface Access {
  readonly viewer: Player;
  readonly host: boolean;
}
/** Access as the rate limits need it. */
export interface Known extends Access {
  /** True if the match is over and will not change. */
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

/**
 * Does the same with several tokens and a match id, in memory or stored; null if the match does not exist or cannot be read.
 * Does not read the log: a caller without a valid token cannot cause a replay.
 */
export async function accessIn(lobby: Lobby, match: string, tokens: readonly string[]): Promise<Known | null> {
  return knownOf(await lobby.store.seating(match).catch(() => null), tokens);
}
/** Does the same for a match in memory. Another process may have seated others in the meantime. */
export const accessHere = (lobby: Lobby, match: string, tokens: readonly string[]): Known | null =>
  knownOf(lobby.live(match) ?? null, tokens);

/**
 * Returns the room of a match for the holder of a valid token; null, without replaying a log, if there is no such match or the
 * token is invalid. Throws what `lobby.room` throws.
 */
export async function roomFor(lobby: Lobby, match: string, token: string): Promise<Room | null> {
  if (lobby.live(match) === undefined) {
    const stored = await lobby.store.seating(match);
    if (stored === null || accessOf(stored, token) === null) return null;
  }
  return lobby.room(match);
}

function knownOf(table: Seating | null, tokens: readonly string[]): Known | null {
  if (table === null) return null;
  for (const token of tokens) {
    const access = accessOf(table, token);
    if (access !== null) return { ...access, over: isOver(table.status.phase) };
  }
  return null;
}
