import { log } from '../log.ts';
import type { Job, Store } from '../store/store.ts';
import type { ServerClock, Timer } from '../time/server-clock.ts';

/** Interval between checks for due jobs, and duration of a lease on a started job, in ms. */
const LOOK = 1_000;
const LEASE = 15_000;
/** Maximum retry delay, in ms. The delay doubles with each failure. */
const LONGEST = 3_600_000;

/** Runs due jobs, whichever process scheduled them. Each takes effect once, since its commit also marks it as done. */
export class Jobs {
  #timer: Timer | null = null;
  #looking: Promise<void> | null = null;
  /**
   * Running jobs by key and due time. They run in parallel, since the receiver of a notification may be slow. A running job is
   * not started again, even if the clock jumps over its lease (a machine that slept).
   */
  readonly #doing = new Map<string, Promise<void>>();
  #stopped = false;
  /** Failed jobs by key: their due time, the time of the next attempt, and the retry delay. */
  readonly #failed = new Map<string, { readonly due: number; readonly at: number; readonly after: number }>();
  #silent = false;

  constructor(
    readonly store: Store,
    readonly now: () => number,
    /** Runs a job. The commit that changes the match also marks the job as done. */
    readonly act: (job: Job) => Promise<void>,
    readonly clock: ServerClock,
  ) {}

  start(every = LOOK): void {
    this.#timer = this.clock.every(every, () => this.look());
  }
  /** Stops the checks and resolves when no job is running. */
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
  /** Checks now, unless a check is running. */
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
      // Logged once until a check succeeds again.
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
    // A job with another due time is a different one and does not wait for the failed one.
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
