// The server and match data that the desk shows. Contains no secret and no hidden information.
import { nameNumber } from '@gaslamp/protocol/people';
import type { Lobby } from '../lobby/lobby.ts';
import { RequestError } from '../refused.ts';
import type { Room } from '../room/room.ts';
import { isBot, isOver, nameAt, personOf } from '../seats/seats.ts';
import { Damaged, type Seat, type StoredMatch, type StoredTalk } from '../store/store.ts';

/** A seat as the desk shows it. */
export interface ShownSeat {
  readonly kind: 'free' | 'bot' | 'person';
  readonly name: string;
  /** Number of the person, and of their name; null if there is none. */
  readonly number: number | null;
  readonly named: number | null;
  /** Addresses from which the person is connected to this process; empty if they are not here. */
  readonly addresses: readonly string[];
}
/** A match as the desk shows it. */
export interface Shown {
  readonly id: string;
  readonly game: string;
  readonly phase: StoredMatch['status']['phase'];
  readonly seats: readonly ShownSeat[];
  readonly created: number;
  /** Time of the last move or note; null if there is none, or if the match is not in memory. */
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

/** Returns the unfinished matches in memory: those with people at the table first, then the latest. */
export function shownMatches(lobby: Lobby): Shown[] {
  const shown = [...lobby.rooms]
    .filter((room) => !room.over && !room.ledger.removed)
    .map(({ id, record, status, seats, ledger }) =>
      shownOf(lobby, { id, record, status, seats, people: ledger.people }),
    );
  return shown.sort((a, b) => hereIn(b) - hereIn(a) || b.created - a.created);
}
/** Returns the number of seats whose players are connected to this process. */
export const hereIn = ({ seats }: Shown): number => seats.filter(({ addresses }) => addresses.length > 0).length;

/** Number of matches that a search finds. */
const FOUND = 50;
/** A match that cannot be read has only an id. */
export type Found = Shown | { readonly id: string; readonly damaged: true };
/** Returns the latest matches of that id, or with a person of that name, in memory or not. */
export async function foundMatches(lobby: Lobby, text: string): Promise<readonly Found[]> {
  const ids = await lobby.store.find(text, FOUND);
  return (await Promise.all(ids.map((id) => foundMatch(lobby, id)))).filter((one) => one !== null);
}
async function foundMatch(lobby: Lobby, id: string): Promise<Found | null> {
  try {
    const stored = await lobby.store.load(id);
    return stored === null ? null : shownOf(lobby, { id, ...stored });
  } catch (error) {
    if (error instanceof Damaged) return { id, damaged: true };
    throw error;
  }
}
/** A match with its talk. */
export interface ShownTable {
  readonly match: Found;
  readonly talk: StoredTalk;
  /** The names of its people by number. */
  readonly people: StoredMatch['people'];
}
/** Returns a match with its talk. Throws RequestError 404 if there is none of that id. */
export async function shownTable(lobby: Lobby, id: string): Promise<ShownTable> {
  const match = await foundMatch(lobby, id);
  if (match === null) throw new RequestError(404, 'desk.match');
  const people = 'damaged' in match ? {} : ((await lobby.store.load(id))?.people ?? {});
  return { match, talk: await lobby.store.talk(id), people };
}

type Stored = Pick<StoredMatch, 'record' | 'status' | 'seats' | 'people'> & { readonly id: string };
function shownOf(lobby: Lobby, { id, record, status, seats, people }: Stored): Shown {
  const room = lobby.live(id);
  return {
    id,
    game: record.game,
    phase: status.phase,
    seats: seats.map((seat) => shownSeat(room, people, seat)),
    created: record.created,
    last: room?.ledger.log.last ?? null,
    sockets: room?.audience.size ?? 0,
    revoked: lobby.house.desk.rules.revoked.has(id),
  };
}
function shownSeat(room: Room | undefined, people: StoredMatch['people'], seat: Seat): ShownSeat {
  const person = personOf(seat);
  const sockets = room === undefined ? [] : [...room.audience.of(seat.seat).sockets];
  return {
    kind: seat.by === 'nobody' ? 'free' : isBot(seat) ? 'bot' : 'person',
    name: nameAt(people, seat),
    number: person?.number ?? null,
    named: person === null ? null : nameNumber(person),
    addresses: [...new Set(sockets.map(({ address }) => address))],
  };
}
/** Returns true if a match is being played or waits for players. */
export const isOpen = ({ phase }: Shown): boolean => !isOver(phase);
