// Communication between processes that serve the same matches. Messages say where something changed, never the content.
import type { Player } from '@gaslamp/kernel/state';
import type { Change } from '../store/changes.ts';
import type { Store } from '../store/store.ts';
import type { ServerClock } from '../time/server-clock.ts';
import { type Desks, desksInMemory } from './desks.ts';

/** Callbacks of the bus into a process. */
export interface Listener {
  /** Something was stored, by this process or another one. */
  receive(change: Change): void;
  /** Another process is gone, and this one must continue its work. */
  inherit(): void;
  /** The matches in memory, each with the viewers that are connected to this process. */
  open(): Iterable<{ readonly match: string; readonly viewers: readonly Player[] }>;
}

export interface Bus {
  /** True if no other process serves these matches at the moment. */
  readonly alone: boolean;
  readonly desks: Desks;
  /** Interval of the heartbeat, in ms. */
  readonly every: number;
  /** Sends a heartbeat and returns the house clock, which another process may have advanced. */
  beat(now: number): Promise<number>;
  /** Returns the viewers of a match that are connected to other processes. */
  elsewhere(match: string): Promise<ReadonlySet<Player>>;
  /** Returns the version of a match; -1 if there is none. Null if no other process can have changed it. */
  version(match: string): Promise<number | null>;
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
  elsewhere: async () => NOBODY,
  version: async () => null,
  claim: async () => true,
  release: async () => {},
  start() {},
  close: async () => {},
});
