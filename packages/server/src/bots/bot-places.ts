import type { Room } from '../room/room.ts';

/** Matches of bots alone that play at once for one caller. */
const PLACES = 8;

/** Shares out the matches of bots alone: those of a caller beyond a few wait until one of theirs rests or ends. */
export class BotPlaces {
  /** The rooms of each caller in the order in which they were first looked at; only the first ones play. */
  readonly #rooms = new Map<string, Set<Room>>();
  readonly #callers = new WeakMap<Room, string>();

  /** Returns true if the room may play; shows its viewers if it must wait. */
  enter(room: Room): boolean {
    const caller = this.#callers.get(room) ?? room.audience.caller;
    const rooms = this.#rooms.get(caller) ?? new Set();
    this.#rooms.set(caller, rooms.add(room));
    this.#callers.set(room, caller);
    const plays = [...rooms].indexOf(room) < PLACES;
    room.letBotsWait(plays ? null : PLACES);
    return plays;
  }
  /** Gives up the room's place, if it has one; returns the room that gets it. */
  leave(room: Room): Room | undefined {
    const caller = this.#callers.get(room);
    const rooms = caller === undefined ? undefined : this.#rooms.get(caller);
    if (caller === undefined || rooms === undefined) return undefined;
    const had = [...rooms].indexOf(room) < PLACES;
    rooms.delete(room);
    this.#callers.delete(room);
    if (rooms.size === 0) this.#rooms.delete(caller);
    return had ? [...rooms][PLACES - 1] : undefined;
  }
}
