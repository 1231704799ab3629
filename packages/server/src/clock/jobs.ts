import type { Store } from '../store/store.ts';

/** How often is looked for what is due, in milliseconds; and how long nobody else does what one has begun. */
const LOOK = 1_000;
const LEASE = 15_000;

/** Does what is due, whichever process wrote it down: once, since it is done with the commit that says so. */
export class Jobs {
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> | null = null;
  #stopped = false;

  constructor(
    readonly store: Store,
    /** The house clock. */
    readonly now: () => number,
    /** The time of a match is up. */
    readonly timeUp: (match: string) => Promise<void>,
  ) {}

  start(every = LOOK): void {
    this.#timer = setInterval(() => void this.look(), every);
    this.#timer.unref();
  }
  /** Resolves when nothing is being done any more. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer) clearInterval(this.#timer);
    await this.#looking;
  }
  /** Looks now, unless it is being looked. What fails is tried again when the lease is over. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }
  async #look(): Promise<void> {
    try {
      const now = this.now();
      for (const { match } of await this.store.takeJobs(now, now + LEASE)) {
        if (this.#stopped) return;
        await this.timeUp(match).catch((error: Error) => console.error(`match ${match}:`, error.message));
      }
    } catch (error) {
      console.error('nothing can be looked for that is due:', (error as Error).message);
    }
  }
}
