import { log } from '../log.ts';
import type { ServerClock, Timer } from '../time/server-clock.ts';

/** How long an answer holds, in milliseconds: whoever asks often does not write often. */
const HOLDS = 1000;

/** Whether the store can store, asked at most once a second whoever wants to know. */
export class Readiness {
  #last: { readonly ready: boolean; readonly at: number } | null = null;
  #running: Promise<boolean> | null = null;

  constructor(
    /** Rejects with the reason, which is for the log alone. */
    readonly probe: () => Promise<void>,
    /** No answer by then is a no, in milliseconds. */
    readonly patience: number,
    readonly clock: Pick<ServerClock, 'monotonic' | 'after'>,
  ) {}

  async ask(): Promise<boolean> {
    if (this.#running === null && this.#last !== null && this.clock.monotonic() - this.#last.at < HOLDS)
      return this.#last.ready;
    // One that hangs is waited for by all: more of them would not help it.
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
      // Said when it begins, not with every question.
      if (this.#last?.ready !== false) log.error({ err: error }, 'nothing can be stored');
      ready = false;
    }
    this.#last = { ready, at: this.clock.monotonic() };
    this.#running = null;
    return ready;
  }
}
