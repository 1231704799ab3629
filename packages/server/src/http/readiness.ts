import { log } from '../log.ts';
import type { ServerClock, Timer } from '../time/server-clock.ts';

/** Time for which a result is cached, in ms: frequent checks must not cause frequent writes. */
const HOLDS = 1000;

/** Checks whether the store can store, at most once a second for all callers. */
export class Readiness {
  #last: { readonly ready: boolean; readonly at: number } | null = null;
  #running: Promise<boolean> | null = null;

  constructor(
    /** Rejects with the reason, which is only logged. */
    readonly probe: () => Promise<void>,
    /** Time in ms after which a missing response counts as not ready. */
    readonly patience: number,
    readonly clock: Pick<ServerClock, 'monotonic' | 'after'>,
  ) {}

  async ask(): Promise<boolean> {
    if (this.#running === null && this.#last !== null && this.clock.monotonic() - this.#last.at < HOLDS)
      return this.#last.ready;
    // All callers wait for a check that hangs: more of them would not help.
    this.#running ??= this.#tried();
    let timer: Timer | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = this.clock.after(this.patience, () => resolve(false));
    });
    const ready = await Promise.race([this.#running, late]);
    timer?.stop();
    return ready;
  }

  async #tried(): Promise<boolean> {
    let ready = true;
    try {
      await this.probe();
    } catch (error) {
      // Logged when it begins, not at every check.
      if (this.#last?.ready !== false) log.error({ err: error }, 'nothing can be stored');
      ready = false;
    }
    this.#last = { ready, at: this.clock.monotonic() };
    this.#running = null;
    return ready;
  }
}
