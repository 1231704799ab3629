// Everybody who looks at a match: sockets by viewer. What one viewer is sent is made once, however many look.

import { type Player, SPECTATOR, type State } from '@gaslamp/kernel/state';
import type { View } from '@gaslamp/kernel/view';
import { GOODBYE } from '@gaslamp/protocol/goodbyes';
import type { ServerMessage } from '@gaslamp/protocol/updates';
import { LobbyError } from '../lobby/lobby-error.ts';
import { personOf } from '../seats/seats.ts';
import { Bucket } from '../sockets/bucket.ts';
import type { Seat } from '../store/store.ts';

/** One open socket of one viewer. */
export interface Connection {
  readonly viewer: Player;
  readonly host: boolean;
  /** Whose socket it is, for the limits. */
  readonly address: string;
  /** A message as it goes over the line. */
  deliver(message: Uint8Array): void;
  /** Says why and hangs up. */
  end(code: number, goodbye: string): void;
}

/** All sockets of one viewer, the oldest first, and what they were last sent; null before the deal. */
export interface Viewers {
  readonly viewer: Player;
  readonly sockets: Set<Connection>;
  last: View<State> | null;
  /** For all that is no move: questions and orders. */
  readonly questions: Bucket;
  readonly forecasts: Bucket;
  /** For coming in: each time costs a view and the log. */
  readonly hellos: Bucket;
  /** For changes of the notebook: each is a commit. */
  readonly notes: Bucket;
}

/** Sockets that a seat, or the host beside the table, may have open; a newer one takes the place of the oldest. */
const SOCKETS_A_SEAT = 4;
/** People who may watch one match. Seats and the host have places of their own. */
const WATCHERS = 1_000;
/** Questions a second that a seat may ask on average, and at once; all who watch have as many together. */
const QUESTION_RATE = 20;
const QUESTION_BURST = 60;
/** Forecasts are dear: a millisecond each, at times ten. A page asks for one whenever a set is complete. */
const FORECAST_RATE = 3;
const FORECAST_BURST = 20;
/** Times a second that a seat comes in on average, and at once, with all its devices. */
const HELLO_RATE = 2;
const HELLO_BURST = 40;
/** Changes of its notebook a second that a seat makes on average, and at once, with all its devices. */
const NOTE_RATE = 0.5;
const NOTE_BURST = 20;
/** Watchers that are written to before others get a turn. */
const SLICE = 50;

/**
 * Whether whoever says something from a seat holds it still when their turn comes: asked now, and then. Meanwhile it may have
 * passed to somebody else, here or at another process.
 */
export function holding(
  table: { readonly seats: readonly Seat[]; readonly audience: Audience },
  from: Connection,
): () => boolean {
  const personNow = () => {
    const seat = table.seats[from.viewer];
    // For whoever was sent away a bot plays on.
    return seat && (seat.by === 'person' || table.audience.has(from)) ? personOf(seat)?.number : undefined;
  };
  const person = personNow();
  return () => person !== undefined && personNow() === person;
}

export const packed = (message: ServerMessage): Uint8Array => Buffer.from(JSON.stringify(message));

export class Audience {
  readonly #viewers = new Map<Player, Viewers>();
  /** Whoever has come in is told nothing before their welcome: letting in may take a moment. */
  readonly #greeted = new WeakSet<Connection>();
  /** Watchers are written to one update after the other, in slices. */
  #fan: Promise<void> = Promise.resolve();

  /** `monotonic`: the time for rate limits, in milliseconds. */
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
  /** Whether somebody has the place that is kept for them: a seat, or the host beside the table. Watchers have none. */
  placed({ viewer, host }: Pick<Connection, 'viewer' | 'host'>): boolean {
    if (viewer !== SPECTATOR) return this.isHere(viewer);
    return !host || [...this.of(viewer).sockets].some((one) => one.host);
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

  /** Lets a socket in. Throws LobbyError 503 where too many watch. */
  join(connection: Connection): void {
    const { viewer, host } = connection;
    const { sockets } = this.of(viewer);
    const own = [...sockets].filter((one) => viewer !== SPECTATOR || (one.host && host));
    const [oldest] = own;
    if (viewer === SPECTATOR && !host) {
      const watching = [...sockets].filter((one) => !one.host).length;
      if (watching >= WATCHERS) throw new LobbyError(503, `${WATCHERS} people watch this match; come back later`);
    } else if (oldest !== undefined && own.length >= SOCKETS_A_SEAT) {
      sockets.delete(oldest);
      oldest.end(GOODBYE.replaced, `This seat was opened on ${SOCKETS_A_SEAT} newer pages.`);
    }
    sockets.add(connection);
  }
  /** False if it was not there (any more). */
  leave(connection: Connection): boolean {
    const viewers = this.#viewers.get(connection.viewer);
    if (!viewers?.sockets.delete(connection)) return false;
    // What was last sent is of no use to whoever comes next: they are welcomed with all there is.
    if (viewers.sockets.size === 0) viewers.last = null;
    return true;
  }
  /** Sends all of a viewer away. */
  dismiss(viewer: Player, code: number, goodbye: string): void {
    const viewers = this.#viewers.get(viewer);
    if (viewers === undefined) return;
    const gone = [...viewers.sockets];
    viewers.sockets.clear();
    viewers.last = null;
    for (const connection of gone) connection.end(code, goodbye);
  }

  /** The same to all sockets of a viewer. */
  tell(viewers: Viewers, message: ServerMessage): void {
    const bytes = packed(message);
    this.#deliver(viewers, [...viewers.sockets], () => bytes);
  }
  /** To everybody who was greeted; the message depends on viewer and host alone and is made once for each. */
  tellAll(messageFor: (to: { viewer: Player; host: boolean }) => ServerMessage): void {
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
      // Made now: what is written later must be as it is at this moment.
      const to = [...viewers.sockets].filter((one) => this.#greeted.has(one));
      for (const one of to) bytesFor(one);
      this.#deliver(viewers, to, bytesFor);
    }
  }
  /** The same to everybody who was greeted, of those viewers who may hear it. */
  tellSome(hears: (viewer: Player) => boolean, message: ServerMessage): void {
    const bytes = packed(message);
    for (const viewers of this.#viewers.values()) {
      if (!hears(viewers.viewer)) continue;
      const to = [...viewers.sockets].filter((one) => this.#greeted.has(one));
      this.#deliver(viewers, to, () => bytes);
    }
  }
  /** To one who has just come in, behind all that is still being written to those who watch. */
  greet(connection: Connection, message: ServerMessage | Uint8Array): void {
    const bytes = message instanceof Uint8Array ? message : packed(message);
    this.#greeted.add(connection);
    this.#deliver(this.of(connection.viewer), [connection], () => bytes);
  }

  /** Players at once; watchers slice by slice, so that a crowd holds up nobody who plays. */
  #deliver(viewers: Viewers, to: readonly Connection[], bytesFor: (to: Connection) => Uint8Array): void {
    if (viewers.viewer !== SPECTATOR) {
      for (const connection of to) connection.deliver(bytesFor(connection));
      return;
    }
    if (to.length === 0) return;
    this.#fan = this.#fan.then(async () => {
      for (const [i, connection] of to.entries()) {
        if (i % SLICE === SLICE - 1) await new Promise((resolve) => setImmediate(resolve));
        // Whoever has been sent away, or has gone, is written to no more.
        if (viewers.sockets.has(connection)) connection.deliver(bytesFor(connection));
      }
    });
  }
}
