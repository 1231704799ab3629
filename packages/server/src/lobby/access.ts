// What a token opens in a match.
import { type Player, SPECTATOR } from '@gaslamp/kernel/state';
import type { Room } from '../room/room.ts';
import { isOver, seatOfToken } from '../seats/seats.ts';
import type { Seating } from '../store/store.ts';
import type { Lobby } from './lobby.ts';
import { hashToken } from './tokens.ts';

export interface Access {
  readonly viewer: Player;
  readonly host: boolean;
}
/** What is told of it to who counts requests. */
export interface Known extends Access {
  /** The match is over: it will not change. */
  readonly over: boolean;
}

/** What a token opens at that table; null for a forged or revoked one. */
export function accessOf({ record, seats }: Pick<Seating, 'record' | 'seats'>, token: string): Access | null {
  const sits = seatOfToken(seats, token);
  if (sits !== null) return { viewer: sits.seat, host: sits.person.number === record.hostNumber };
  const hash = hashToken(token);
  if (record.spectatorHash === hash) return { viewer: SPECTATOR, host: false };
  return record.hostHash === hash ? { viewer: SPECTATOR, host: true } : null;
}

/**
 * The same of some tokens by their match's id, in memory or not; null where there is no such match, or it cannot be read. Its
 * log is not: whoever has no token makes nobody fold it.
 */
export async function accessIn(lobby: Lobby, match: string, tokens: readonly string[]): Promise<Known | null> {
  return knownOf(await lobby.store.seating(match).catch(() => null), tokens);
}
/** The same where the match is in memory, of whom it knows: another process may have seated others. */
export const accessHere = (lobby: Lobby, match: string, tokens: readonly string[]): Known | null =>
  knownOf(lobby.live(match) ?? null, tokens);

/**
 * The room of a match for whoever holds a token of it; null where there is none or the token opens nothing, and then no log
 * was folded. Throws what `lobby.room` throws.
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
