// A server's clock for tests: its time stands still until a test skips a span.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerClock, Timer } from '../src/time/server-clock.ts';

/** A running callback of a timer, or background work that was marked by `during`. */
interface Work {
  readonly within: Work | null;
  /** Number of sleeps that this work waits for. While it is not 0, only the clock can resume the work. */
  asleep: number;
}
interface Entry {
  at: number;
  readonly every: number | null;
  readonly act: () => unknown;
}

export interface TestClock extends ServerClock {
  /**
   * Lets time pass. All timers of the span run in the order of their times, including those that are started meanwhile. Time
   * stands still while any work is running, however long it takes. Resolves when all work is done or asleep.
   */
  skip(span: number): Promise<void>;
  /** Resolves when all work is done or asleep; no time passes. */
  settled(): Promise<void>;
}

/** The time of day at which a test begins: 15 July 1895, 20:00. */
const BEGUN = Date.UTC(1895, 6, 15, 20);

export function testClock(begun = BEGUN): TestClock {
  let passed = 0;
  const entries = new Set<Entry>();
  const working = new Set<Work>();
  const current = new AsyncLocalStorage<Work>();
  let wake = (): void => {};

  async function run<T>(act: () => T | Promise<T>): Promise<T> {
    const work: Work = { within: current.getStore() ?? null, asleep: 0 };
    working.add(work);
    try {
      return await current.run(work, act);
    } finally {
      working.delete(work);
      wake();
    }
  }
  function schedule(span: number, every: number | null, act: () => unknown): Timer {
    const entry = { at: passed + span, every, act };
    entries.add(entry);
    return { stop: () => void entries.delete(entry) };
  }
  /** Returns the next timer up to a moment. Of two at the same moment, the one that was started first. */
  const nextUntil = (end: number): Entry | undefined =>
    [...entries].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  const isAwake = (): boolean => [...working].some(({ asleep }) => asleep === 0);

  async function settled(): Promise<void> {
    do {
      // A sleeper that was just woken continues in promises first.
      await new Promise((resolve) => setImmediate(resolve));
      if (isAwake()) await new Promise<void>((resolve) => (wake = resolve));
    } while (isAwake());
  }
  async function skip(span: number): Promise<void> {
    const end = passed + span;
    await settled();
    for (let next = nextUntil(end); next; next = nextUntil(end)) {
      passed = Math.max(passed, next.at);
      entries.delete(next);
      if (next.every !== null) {
        next.at += next.every;
        entries.add(next);
      }
      // A rejection is unhandled, as with the machine's timers.
      void run(next.act);
      await settled();
    }
    passed = end;
  }
  return {
    now: () => begun + passed,
    monotonic: () => passed,
    after: (span, act) => schedule(span, null, act),
    every: (span, act) => schedule(span, span, act),
    sleep(span) {
      const asleep: Work[] = [];
      for (let work = current.getStore() ?? null; work !== null; work = work.within) asleep.push(work);
      for (const work of asleep) work.asleep++;
      wake();
      return new Promise((resolve) =>
        schedule(span, null, () => {
          for (const work of asleep) work.asleep--;
          resolve();
        }),
      );
    },
    during: run,
    skip,
    settled,
  };
}
