// The server's clock: timers and readings of the time go through it, so that a test can skip time. It is neither
// the house clock (room/house-clock.ts), which stops while no server runs, nor the players' clocks (clock/clock.ts).

/** A scheduled callback. */
export interface Timer {
  stop(): void;
}

/** The source of time and timers of one server. All spans are milliseconds. */
export interface ServerClock {
  /** The time of day, in milliseconds since 1970. It can be set back. */
  readonly now: () => number;
  /** Milliseconds since an arbitrary moment. It never goes back. */
  readonly monotonic: () => number;
  /** Runs a callback once, after a span. A test's clock waits for the promise that it returns. */
  after(span: number, act: () => unknown): Timer;
  /** Runs a callback repeatedly, with a span in between. A test's clock waits for each promise that it returns. */
  every(span: number, act: () => unknown): Timer;
  /** Resolves after a span. */
  sleep(span: number): Promise<void>;
  /** Marks background work: a test's clock stands still until the work is done or sleeps. */
  during<T>(work: () => Promise<T>): Promise<T>;
}

/** The machine's clock. None of its timers keeps the process running. */
export const systemClock: ServerClock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  after(span, act) {
    const timer = setTimeout(act, span).unref();
    return { stop: () => clearTimeout(timer) };
  },
  every(span, act) {
    const timer = setInterval(act, span).unref();
    return { stop: () => clearInterval(timer) };
  },
  sleep: (span) => new Promise((resolve) => setTimeout(resolve, span).unref()),
  during: (work) => work(),
};
