// All connections of one browser to a match: one for each seat that it holds, and a spectator connection if no seat is left to
// show.
import type { MatchInfo } from '@gaslamp/protocol/updates';
import type { MatchClient } from './match-client.ts';

export interface SeatLine {
  readonly seat: number;
  readonly client: MatchClient;
}
export interface LinesState {
  /** The seats of this browser. A token counts as valid until the server rejects it. */
  readonly seats: readonly SeatLine[];
  /** Seats that are no longer this browser's: the server rejects their tokens, or their player left them to a bot. */
  readonly lost: readonly number[];
  /** Connection that shows the public view; null if this browser does not need it or has no right to it. */
  readonly watcher: MatchClient | null;
  /** The reason why nothing can be opened; null also if a seat was left to a bot, because its player can take it back. */
  readonly failure: string | null;
}
interface Tokens {
  readonly seats: readonly { readonly seat: number; readonly token: string }[];
  /** Seats that their player left to a bot. A `hello` would take them back. */
  readonly left: readonly number[];
  readonly watch: string | null;
  readonly host: string | null;
}

export class Lines {
  /** True if several players share the device, so that one may want to watch without seeing a hand. */
  readonly shared: boolean;
  readonly #seats: readonly SeatLine[];
  readonly #watchers: readonly MatchClient[];
  readonly #left: Set<number>;
  /** State of each lost seat when its token was last tried. */
  readonly #tried = new Map<number, string>();
  readonly #listeners = new Set<() => void>();
  #leave: readonly (() => void)[] = [];
  #watching: MatchClient | null = null;
  #state: LinesState;

  constructor(
    { seats, left, watch, host }: Tokens,
    readonly lineOf: (token: string) => MatchClient,
  ) {
    this.shared = seats.length > 1;
    this.#seats = seats.map(({ seat, token }) => ({ seat, client: lineOf(token) }));
    this.#watchers = [watch, host].flatMap((token) => (token === null ? [] : [lineOf(token)]));
    this.#left = new Set(left.filter((one) => seats.some(({ seat }) => seat === one)));
    this.#state = this.#now();
  }

  readonly get = (): LinesState => this.#state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  open(): void {
    this.#leave = this.#all.map((client) => client.subscribe(() => this.#heard()));
    for (const { seat, client } of this.#seats) if (!this.#left.has(seat)) client.open();
    this.#heard();
  }
  close(): void {
    for (const leave of this.#leave) leave();
    for (const client of this.#all) client.close();
    this.#watching = null;
  }
  /** Retries every token. */
  again(): void {
    this.close();
    this.#tried.clear();
    for (const client of this.#watchers) if (client.halt() !== null) client.open();
    this.open();
  }
  /** Updates which seats their player has left to a bot: closes the connections of those, and reopens the others. */
  settle(left: readonly number[]): void {
    const info = this.#now().seats[0]?.client.info();
    for (const { seat, client } of this.#seats) {
      if (left.includes(seat) === this.#left.has(seat)) continue;
      if (this.#left.delete(seat)) client.open();
      else {
        this.#left.add(seat);
        client.close();
        // Messages from before that are still to come must not trigger a retry.
        if (info != null) this.#tried.set(seat, standing(info, seat));
      }
    }
    this.#heard();
  }

  get #all(): MatchClient[] {
    return [...this.#seats.map(({ client }) => client), ...this.#watchers];
  }
  #now(): LinesState {
    const holds = ({ seat, client }: SeatLine) => client.failure() === null && !this.#left.has(seat);
    const seats = this.#seats.filter(holds);
    const open = this.#watchers.find((client) => client.failure() === null) ?? null;
    const last = this.#watchers.at(-1) ?? this.#seats.at(-1)?.client;
    const nothing = seats.length === 0 && open === null && this.#left.size === 0;
    return {
      seats,
      lost: this.#seats.filter((line) => !holds(line)).map(({ seat }) => seat),
      watcher: this.shared || seats.length === 0 ? open : null,
      failure: nothing ? (last?.failure() ?? '') : null,
    };
  }
  #heard(): void {
    const { seats, lost, watcher, failure } = this.#state;
    const now = this.#now();
    if (now.watcher !== this.#watching) {
      this.#watching?.close();
      this.#watching = now.watcher;
      now.watcher?.open();
    }
    this.#tryLost(now);
    const same = now.lost.join() === lost.join() && now.watcher === watcher && now.failure === failure;
    if (same && now.seats.length === seats.length) return;
    this.#state = now;
    for (const listener of this.#listeners) listener();
  }
  /** Retries the token of a lost seat that has a person again, because it may be this browser's seat. */
  #tryLost({ lost, watcher, seats }: LinesState): void {
    const info = (watcher ?? seats[0]?.client)?.info();
    if (info == null) return;
    for (const { seat, client } of this.#seats) {
      const stands = standing(info, seat);
      if (!lost.includes(seat) || this.#tried.get(seat) === stands) continue;
      this.#tried.set(seat, stands);
      if (info.seats[seat]?.kind !== 'person') continue;
      // It was taken back on another device, or belongs to somebody else now.
      this.#left.delete(seat);
      client.open();
    }
  }
}

/** Tolerates seat numbers that do not exist, because links may be written by hand. */
const standing = ({ seats }: MatchInfo, seat: number): string => {
  const one = seats[seat];
  return one === undefined ? '' : `${one.kind} ${one.number} ${one.held.length}`;
};
