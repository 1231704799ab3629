// The connections of a match, grouped by viewer. Each message is serialized once per viewer, however many sockets receive it.

import { type Player, SPECTATOR, type State } from '@gaslamp/kernel/state';
import type { View } from '@gaslamp/kernel/view';
import { GOODBYE } from '@gaslamp/protocol/goodbyes';
import type { ServerMessage } from '@gaslamp/protocol/updates';
import { Bucket } from '../limits/bucket.ts';
import { RequestError } from '../refused.ts';
import { personOf } from '../seats/seats.ts';
import type { Seat } from '../store/store.ts';
import { type Told, told } from '../told.ts';

/** One open socket of one viewer. */
export interface Connection {
  readonly viewer: Player;
  readonly host: boolean;
  /** Hash of its token. */
  readonly key: string;
  /** The caller's address, for rate limits. */
  readonly address: string;
  /** Sends a serialized message. */
  deliver(message: Uint8Array): void;
  /** Sends a reason and closes the socket. */
  end(code: number, goodbye: Told): void;
}

/** All sockets of one viewer, oldest first, and the view that they were last sent; null before the deal. */
export interface Viewers {
  readonly viewer: Player;
  readonly sockets: Set<Connection>;
  last: View<State> | null;
  /** For requests that are no moves: questions and orders. */
  readonly questions: Bucket;
  readonly forecasts: Bucket;
  /** For hellos: each costs a view and the log. */
  readonly hellos: Bucket;
  /** For changes of the notebook: each is a commit. */
  readonly notes: Bucket;
}

/** Sockets that a seat, or the host as a spectator, may have open; a newer one replaces the oldest. */
const SOCKETS_A_SEAT = 4;
/** Number of spectators of one match. Seats and the host have places of their own. */
const WATCHERS = 1_000;
/** Rate per second and burst of a seat's questions; all spectators together share the same limit. */
const QUESTION_RATE = 20;
const QUESTION_BURST = 60;
/** Rate per second and burst of forecasts, which are expensive: 1 to 10 ms each, 100 ms at the end of a match. A page requests one for every complete set. */
const FORECAST_RATE = 3;
const FORECAST_BURST = 20;
/** Rate per second and burst of hellos of a seat, with all its devices. */
const HELLO_RATE = 2;
const HELLO_BURST = 40;
/** Rate per second and burst of notebook changes of a seat, with all its devices. */
const NOTE_RATE = 0.5;
const NOTE_BURST = 20;
/** Number of spectators that are written to before others get a turn. */
const SLICE = 50;

/**
 * Returns a check for whether the sender still holds the seat when the message is processed. In the meantime the seat may have
 * passed to somebody else, here or at another process.
 */
export function holding(
  table: { readonly seats: readonly Seat[]; readonly audience: Audience },
  from: Connection,
): () => boolean {
  const personNow = () => {
    const seat = table.seats[from.viewer];
    // A bot plays for a player whose sockets were dismissed.
    return seat && (seat.by === 'person' || table.audience.has(from)) ? personOf(seat)?.number : undefined;
  };
  const person = personNow();
  return () => person !== undefined && personNow() === person;
}

export const packed = (message: ServerMessage): Uint8Array => Buffer.from(JSON.stringify(message));

export class Audience {
  readonly #viewers = new Map<Player, Viewers>();
  /** Connections that have had their welcome. Nothing is sent to one before, since entering may take a moment. */
  readonly #greeted = new WeakSet<Connection>();
  /** Queue of updates to spectators, which are written in slices. */
  #fan: Promise<void> = Promise.resolve();

  /** `monotonic`: the time for rate limits, in ms. */
  constructor(readonly monotonic: () => number) {}

  get size(): number {
    let sum = 0;
    for (const { sockets } of this.#viewers.values()) sum += sockets.size;
    return sum;
  }
  has(connection: Connection): boolean {
    return this.#viewers.get(connection.viewer)?.sockets.has(connection) ?? false;
  }
  isHere(viewer: Player): boolean {
    return (this.#viewers.get(viewer)?.sockets.size ?? 0) > 0;
  }
  /** Returns true if no reserved place is free for this viewer; only a seat, and the host as a spectator, has one. */
  placed({ viewer, host }: Pick<Connection, 'viewer' | 'host'>): boolean {
    if (viewer !== SPECTATOR) return this.isHere(viewer);
    return !host || [...this.of(viewer).sockets].some((one) => one.host);
  }
  /** The address of one who looks at the match, who counts as the caller of its bots; empty if nobody does. */
  get caller(): string {
    for (const { sockets } of this.#viewers.values()) for (const { address } of sockets) return address;
    return '';
  }
  viewers(): Iterable<Viewers> {
    return this.#viewers.values();
  }
  of(viewer: Player): Viewers {
    let found = this.#viewers.get(viewer);
    if (found === undefined) {
      const bucket = (rate: number, burst: number) => new Bucket(rate, burst, this.monotonic);
      const questions = bucket(QUESTION_RATE, QUESTION_BURST);
      const forecasts = bucket(FORECAST_RATE, FORECAST_BURST);
      const hellos = viewer === SPECTATOR ? bucket(WATCHERS, WATCHERS) : bucket(HELLO_RATE, HELLO_BURST);
      const notes = bucket(NOTE_RATE, NOTE_BURST);
      found = { viewer, sockets: new Set(), last: null, questions, forecasts, hellos, notes };
      this.#viewers.set(viewer, found);
    }
    return found;
  }

  /** Adds a socket. Throws RequestError 503 if there are too many spectators. */
  join(connection: Connection): void {
    const { viewer, host } = connection;
    const { sockets } = this.of(viewer);
    const own = [...sockets].filter((one) => viewer !== SPECTATOR || (one.host && host));
    const [oldest] = own;
    if (viewer === SPECTATOR && !host) {
      const watching = [...sockets].filter((one) => !one.host).length;
      if (watching >= WATCHERS) throw new RequestError(503, 'limit.watchers', { most: WATCHERS });
    } else if (oldest !== undefined && own.length >= SOCKETS_A_SEAT) {
      sockets.delete(oldest);
      oldest.end(GOODBYE.replaced, told('seat.newer', { pages: SOCKETS_A_SEAT }));
    }
    sockets.add(connection);
  }
  /** Returns false if the connection was not present. */
  leave(connection: Connection): boolean {
    const viewers = this.#viewers.get(connection.viewer);
    if (!viewers?.sockets.delete(connection)) return false;
    // The last view is of no use to the next connection, which gets a complete one.
    if (viewers.sockets.size === 0) viewers.last = null;
    return true;
  }
  /** Closes all sockets of a viewer. */
  dismiss(viewer: Player, code: number, goodbye: Told): void {
    const viewers = this.#viewers.get(viewer);
    if (viewers === undefined) return;
    const gone = [...viewers.sockets];
    viewers.sockets.clear();
    viewers.last = null;
    for (const connection of gone) connection.end(code, goodbye);
  }

  /** Sends one message to all sockets of a viewer. */
  send(viewers: Viewers, message: ServerMessage): void {
    const bytes = packed(message);
    this.#deliver(viewers, [...viewers.sockets], () => bytes);
  }
  /** Sends a message to all greeted connections. It depends on viewer and host only and is serialized once for each. */
  sendToAll(messageFor: (to: { viewer: Player; host: boolean }) => ServerMessage): void {
    for (const viewers of this.#viewers.values()) {
      const made = new Map<boolean, Uint8Array>();
      const bytesFor = (to: Connection): Uint8Array => {
        let bytes = made.get(to.host);
        if (bytes === undefined) {
          bytes = packed(messageFor(to));
          made.set(to.host, bytes);
        }
        return bytes;
      };
      // Serialized now: a delayed delivery must show the state at this moment.
      const to = [...viewers.sockets].filter((one) => this.#greeted.has(one));
      for (const one of to) bytesFor(one);
      this.#deliver(viewers, to, bytesFor);
    }
  }
  /** Sends one message to all greeted connections of the viewers that may see it. */
  sendWhere(mayRead: (viewer: Player) => boolean, message: ServerMessage): void {
    const bytes = packed(message);
    for (const viewers of this.#viewers.values()) {
      if (!mayRead(viewers.viewer)) continue;
      const to = [...viewers.sockets].filter((one) => this.#greeted.has(one));
      this.#deliver(viewers, to, () => bytes);
    }
  }
  /** Sends a message to a new connection, after everything that is still being written to spectators. */
  greet(connection: Connection, message: ServerMessage | Uint8Array): void {
    const bytes = message instanceof Uint8Array ? message : packed(message);
    this.#greeted.add(connection);
    this.#deliver(this.of(connection.viewer), [connection], () => bytes);
  }

  /** Writes to players at once and to spectators in slices, so that a crowd delays no player. */
  #deliver(viewers: Viewers, to: readonly Connection[], bytesFor: (to: Connection) => Uint8Array): void {
    if (viewers.viewer !== SPECTATOR) {
      for (const connection of to) connection.deliver(bytesFor(connection));
      return;
    }
    if (to.length === 0) return;
    this.#fan = this.#fan.then(async () => {
      for (const [i, connection] of to.entries()) {
        if (i % SLICE === SLICE - 1) await new Promise((resolve) => setImmediate(resolve));
        // Skips connections that have closed in the meantime.
        if (viewers.sockets.has(connection)) connection.deliver(bytesFor(connection));
      }
    });
  }
}
