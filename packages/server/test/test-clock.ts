// A server's clock for tests: its time stands still until a test skips some of it.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerClock, Timer } from '../src/time/server-clock.ts';

/** Work that began at this clock: what a timer runs, or what goes on `during` something. */
interface Work {
  readonly within: Work | null;
  /** How many sleeps it waits for at this moment: while there is one only the clock brings it on. */
  asleep: number;
}
interface Entry {
  at: number;
  readonly every: number | null;
  readonly act: () => unknown;
}

export interface TestClock extends ServerClock {
  /**
   * Lets time pass: everything that becomes due is run in the order of its time, also what is scheduled meanwhile. The time
   * stands while anything works that this clock has run or was told of, however long that takes. Resolves when all of it is
   * done or asleep.
   */
  skip(span: number): Promise<void>;
  /** Resolves when all work is done or asleep; no time passes. */
  settled(): Promise<void>;
}

/** The time of day at which every test begins: 15 July 1895, 20:00. */
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
  /** What is due next; of two at the same time the one that was scheduled first. */
  const nextUntil = (end: number): Entry | undefined =>
    [...entries].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  const isAwake = (): boolean => [...working].some(({ asleep }) => asleep === 0);

  async function settled(): Promise<void> {
    do {
      // Whoever was just woken goes on in promises first.
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
      // A failure is the server's to handle, as with the machine's timers.
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
