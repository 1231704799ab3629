// What processes that serve the same matches know of each other. It says where there is something to read, never what.
import type { Player } from '@gaslamp/kernel/state';
import type { Store } from '../store/store.ts';
import type { Word } from '../store/words.ts';
import type { ServerClock } from '../time/server-clock.ts';
import { type Desks, desksInMemory } from './desks.ts';

/** What a process is told, and asked. */
export interface Ears {
  /** Something was stored, here or elsewhere. */
  hear(word: Word): void;
  /** Another process is gone, and it is for this one to go on with what it left. */
  inherit(): void;
  /** The matches in memory, and from which seats somebody looks at each of them here. */
  open(): Iterable<{ readonly match: string; readonly viewers: readonly Player[] }>;
}

export interface Bus {
  /** No other process serves these matches, or none does at this moment. */
  readonly alone: boolean;
  readonly desks: Desks;
  /** How often it must be said that this process lives, in milliseconds. */
  readonly every: number;
  /** Says that this process lives, and gives the house clock, which another one may have moved on. */
  beat(now: number): Promise<number>;
  /** From which seats of a match somebody looks at it in other processes. */
  elsewhere(match: string): Promise<ReadonlySet<Player>>;
  /** At which version a match is; -1 where there is none. Null where nobody else can have changed it. */
  version(match: string): Promise<number | null>;
  /** Whether this process may think for the bots of a match: one does at a time, until it is done or gone. */
  claim(match: string): Promise<boolean>;
  release(match: string): Promise<void>;
  /** Begins to listen. */
  start(ears: Ears): void;
  /** The others need not wait to find out that this process is gone. */
  close(): Promise<void>;
}

/** Without others it is only noted how long the house has been open. */
const BEAT = 5_000;
const NOBODY: ReadonlySet<Player> = new Set();

/** One process has all to itself. */
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
