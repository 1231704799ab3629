import { log } from '../log.ts';
import type { Job, Store } from '../store/store.ts';
import type { ServerClock, Timer } from '../time/server-clock.ts';

/** How often is looked for what is due, in milliseconds; and how long nobody else does what one has begun. */
const LOOK = 1_000;
const LEASE = 15_000;
/** What fails again and again is tried after twice as long each time, up to an hour. */
const LONGEST = 3_600_000;

/** Does what is due, whichever process wrote it down: once, since it is done with the commit that says so. */
export class Jobs {
  #timer: Timer | null = null;
  #looking: Promise<void> | null = null;
  /**
   * What is being done, by key and when it was due. Nothing waits for another: whoever is told of a match may be slow to
   * answer. It is not begun again meanwhile, even if the clock leaps over its lease (a machine that slept).
   */
  readonly #doing = new Map<string, Promise<void>>();
  #stopped = false;
  /** By key: for when it was due, when it is tried again, and how long it was put off. */
  readonly #failed = new Map<string, { readonly due: number; readonly at: number; readonly after: number }>();
  #silent = false;

  constructor(
    readonly store: Store,
    /** The house clock. */
    readonly now: () => number,
    /** Does it: what it does to a match says with the same commit that it is done. */
    readonly act: (job: Job) => Promise<void>,
    readonly clock: ServerClock,
  ) {}

  start(every = LOOK): void {
    this.#timer = this.clock.every(every, () => this.look());
  }
  /** Resolves when nothing is being done any more. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#timer?.stop();
    await this.#looking;
    await this.idle();
  }
  /** Resolves when the jobs that are running now have finished. */
  async idle(): Promise<void> {
    await Promise.all(this.#doing.values());
  }
  /** Looks now, unless it is being looked. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }
  async #look(): Promise<void> {
    const now = this.now();
    let due: readonly Job[];
    try {
      due = await this.store.takeJobs(now, now + LEASE);
      this.#silent = false;
    } catch (error) {
      // Said once, until it can be looked again.
      if (!this.#silent) log.warn({ err: error }, 'what is due cannot be looked for');
      this.#silent = true;
      return;
    }
    for (const job of due) {
      if (this.#stopped) return;
      const what = `${job.key} at ${job.due}`;
      if (this.#doing.has(what)) continue;
      this.#doing.set(
        what,
        this.clock.during(() => this.#do(job, now)).finally(() => this.#doing.delete(what)),
      );
    }
  }
  async #do(job: Job, now: number): Promise<void> {
    const { key, match, due } = job;
    const last = this.#failed.get(key);
    // What is due at another time is something else: it does not wait for what failed.
    const before = last?.due === due ? last : undefined;
    if (before !== undefined && before.at > now) return;
    try {
      await this.act(job);
      this.#failed.delete(key);
    } catch (error) {
      const after = Math.min(LONGEST, (before?.after ?? LEASE / 2) * 2);
      this.#failed.set(key, { due, at: now + after, after });
      log.warn({ match, err: error }, 'what is due could not be done; it is tried again');
    }
  }
}
