// The server and match data that the desk shows. Contains no secret and no hidden information.

import type { Lobby } from '../lobby/lobby.ts';
import type { Room } from '../room/room.ts';
import { isBot, nameAt } from '../seats/seats.ts';
import type { Seat } from '../store/store.ts';

/** A match as the desk shows it. */
export interface Shown {
  readonly id: string;
  readonly game: string;
  readonly phase: string;
  readonly seats: readonly { readonly kind: 'free' | 'bot' | 'person'; readonly name: string }[];
  readonly created: number;
  readonly last: number | null;
  readonly sockets: number;
  readonly revoked: boolean;
}

/** Returns the current figures of the server. */
export async function numbersOf({ house, doors, driver, rooms }: Lobby) {
  const { inside, waiting } = doors.count;
  return {
    up: house.serverClock.now() - Math.round(process.uptime() * 1000),
    matches: [...rooms].length,
    inside,
    waiting,
    bots: driver.bots.waiting,
    commands: await house.measures.commands(),
    memory: Math.round(process.memoryUsage().rss / 1_000_000),
  };
}

/** Returns the unfinished matches in memory, latest first. */
export function shownMatches({ rooms, house }: Lobby): Shown[] {
  const shown = [...rooms]
    .filter((room) => !room.over && !room.ledger.removed)
    .map((room) => shownOf(room, house.desk.rules.revoked.has(room.id)));
  return shown.sort((a, b) => b.created - a.created);
}
function shownOf({ id, record, status, seats, ledger, audience }: Room, revoked: boolean): Shown {
  return {
    id,
    game: record.game,
    phase: status.phase,
    seats: seats.map((seat) => ({ kind: kindOf(seat), name: nameAt(ledger.people, seat) })),
    created: record.created,
    last: ledger.log.last,
    sockets: audience.size,
    revoked,
  };
}
const kindOf = (seat: Seat) => (seat.by === 'nobody' ? 'free' : isBot(seat) ? 'bot' : 'person');
