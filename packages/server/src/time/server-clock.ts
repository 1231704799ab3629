// The server's clock: every timer and every reading of the time goes through it, so that a test can skip time. It is neither
// the house clock (room/house-clock.ts), which stands while no server runs, nor the clocks of the players (clock/clock.ts).

/** Something that runs later, until it is stopped. */
export interface Timer {
  stop(): void;
}

export interface ServerClock {
  /** The time of day, in milliseconds since 1970. It may be set back. */
  readonly now: () => number;
  /** Milliseconds since some moment. It never goes back. */
  readonly monotonic: () => number;
  /** Runs something once, after so many milliseconds. A clock of a test waits for the promise that it returns. */
  after(span: number, act: () => unknown): Timer;
  /** Runs something again and again, so many milliseconds apart; likewise. */
  every(span: number, act: () => unknown): Timer;
  /** Resolves after so many milliseconds. */
  sleep(span: number): Promise<void>;
  /** Marks work that goes on in the background: a clock of a test lets no time pass meanwhile, unless the work itself sleeps. */
  during<T>(work: () => Promise<T>): Promise<T>;
}

/** The clock of the machine. None of its timers keeps the process running. */
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
