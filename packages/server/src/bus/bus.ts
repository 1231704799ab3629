// Communication between processes that serve the same matches. Messages say where something changed, never the content.
import type { Player } from '@gaslamp/kernel/state';
import type { TalkRoom } from '@gaslamp/protocol/talk-rooms';
import type { Change, MatchChange } from '../store/changes.ts';
import type { Store } from '../store/store.ts';
import type { ServerClock } from '../time/server-clock.ts';
import { type Desks, desksInMemory } from './desks.ts';

/** A match that this process keeps up to date. */
export interface MatchInUse {
  readonly match: string;
  /** The viewers that are connected to this process. */
  readonly viewers: readonly Player[];
  /** The version and the number of the last line in each talk room that this process knows. */
  readonly version: number;
  readonly lines: Readonly<Record<TalkRoom, number>>;
}

/** Callbacks of the bus into a process. */
export interface Listener {
  /** Something was stored, by this process or another one. */
  receive(change: Change): void;
  /** Another process is gone, and this one must continue its work. */
  inherit(): void;
  /** The matches with a socket here, or a bot at work. */
  inUse(): Iterable<MatchInUse>;
}

export interface Bus {
  /** True if no other process serves these matches at the moment. */
  readonly alone: boolean;
  readonly desks: Desks;
  /** Interval of the heartbeat, in ms. */
  readonly every: number;
  /** Sends a heartbeat and returns the house clock, which another process may have advanced. */
  beat(now: number): Promise<number>;
  /** Notifies other processes of what is stored. A notification may be lost: each process looks once a second. */
  announce(changes: readonly Change[]): void;
  /** Resolves when changes of a match will be received here. That ends some seconds later unless the match is in use. */
  hear(match: string): Promise<void>;
  /** Returns what is stored of a match, as changes to receive. None if no other process can have changed it. */
  latest(match: string): Promise<readonly MatchChange[]>;
  /** Returns the viewers of a match that are connected to other processes. */
  elsewhere(match: string): Promise<ReadonlySet<Player>>;
  /** Claims the bots of a match for this process; true on success. A claim lasts until it is released or its process ends. */
  claim(match: string): Promise<boolean>;
  release(match: string): Promise<void>;
  /** Starts listening. */
  start(listener: Listener): void;
  /** Closes the bus and lets the other processes know at once. */
  close(): Promise<void>;
}

/** With a single process, the heartbeat only stores the uptime of the house. */
const BEAT = 5_000;
const NOBODY: ReadonlySet<Player> = new Set();

/** Returns the bus of a single process. */
export const alone = (store: Store, clock: ServerClock): Bus => ({
  alone: true,
  desks: desksInMemory(clock.monotonic),
  every: BEAT,
  beat: async (now) => {
    await store.setClock(now);
    return now;
  },
  announce() {},
  hear: async () => {},
  latest: async () => [],
  elsewhere: async () => NOBODY,
  claim: async () => true,
  release: async () => {},
  start() {},
  close: async () => {},
});
