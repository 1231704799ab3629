// All lines of one browser to a match: one for each seat that it holds, and one to watch where no seat is left to show.
import type { MatchInfo } from '@gaslamp/protocol/updates';
import type { MatchClient } from './match-client.ts';

export interface SeatLine {
  readonly seat: number;
  readonly client: MatchClient;
}
export interface LinesState {
  /** The seats that are this browser's; until the server has answered it is believed. */
  readonly seats: readonly SeatLine[];
  /** Seats that were: the server sends their tokens away. */
  readonly lost: readonly number[];
  /** To see what everybody may see; null where this browser needs it not, or may not. */
  readonly watcher: MatchClient | null;
  /** Why nothing opens at all. */
  readonly failure: string | null;
}
interface Tokens {
  readonly seats: readonly { readonly seat: number; readonly token: string }[];
  readonly watch: string | null;
  readonly host: string | null;
}

export class Lines {
  /** Several share the device: somebody may want to watch without a hand. */
  readonly shared: boolean;
  readonly #seats: readonly SeatLine[];
  readonly #watchers: readonly MatchClient[];
  /** How a lost seat stood when its token was last tried. */
  readonly #tried = new Map<number, string>();
  readonly #listeners = new Set<() => void>();
  #leave: readonly (() => void)[] = [];
  #watching: MatchClient | null = null;
  #state: LinesState;

  constructor(
    { seats, watch, host }: Tokens,
    readonly lineOf: (token: string) => MatchClient,
  ) {
    this.shared = seats.length > 1;
    this.#seats = seats.map(({ seat, token }) => ({ seat, client: lineOf(token) }));
    this.#watchers = [watch, host].flatMap((token) => (token === null ? [] : [lineOf(token)]));
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
    for (const { client } of this.#seats) client.open();
    this.#heard();
  }
  close(): void {
    for (const leave of this.#leave) leave();
    for (const client of this.#all) client.close();
    this.#watching = null;
  }
  /** Tries every token once more. */
  again(): void {
    this.close();
    this.#tried.clear();
    for (const client of this.#watchers) if (client.failure() !== null) client.open();
    this.open();
  }

  get #all(): MatchClient[] {
    return [...this.#seats.map(({ client }) => client), ...this.#watchers];
  }
  #now(): LinesState {
    const holds = ({ client }: SeatLine) => client.failure() === null;
    const seats = this.#seats.filter(holds);
    const open = this.#watchers.find((client) => client.failure() === null) ?? null;
    const last = this.#watchers.at(-1) ?? this.#seats.at(-1)?.client;
    return {
      seats,
      lost: this.#seats.filter((line) => !holds(line)).map(({ seat }) => seat),
      watcher: this.shared || seats.length === 0 ? open : null,
      failure: seats.length === 0 && open === null ? (last?.failure() ?? '') : null,
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
  /** A lost seat that has a person again may be this browser's again: its token says so. */
  #tryLost({ lost, watcher, seats }: LinesState): void {
    const info = (watcher ?? seats[0]?.client)?.get()?.info;
    if (info === undefined) return;
    for (const { seat, client } of this.#seats) {
      const stands = standing(info, seat);
      if (!lost.includes(seat) || this.#tried.get(seat) === stands) continue;
      this.#tried.set(seat, stands);
      if (info.seats[seat]?.kind === 'person') client.open();
    }
  }
}

/** Links are written by hand, too. */
const NO_SEAT = { kind: 'open', name: '', held: [] };
const standing = ({ seats }: MatchInfo, seat: number): string => {
  const { kind, name, held } = seats[seat] ?? NO_SEAT;
  return `${kind} ${name} ${held.length}`;
};
