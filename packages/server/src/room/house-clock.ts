import type { Store } from '../store/store.ts';

/** How often it is noted how long the house has been open, in milliseconds. */
const BEAT = 5_000;

/**
 * The house clock: it runs while the server does, and stands while it is down, so that nobody is away who could not come.
 * After a crash it is behind by one beat at most, in favour of those who are away.
 */
export class HouseClock {
  readonly #from = performance.now();
  #timer: NodeJS.Timeout | null = null;

  /** `begun`: what the clock said at the last beat, in milliseconds. */
  constructor(
    readonly store: Store,
    readonly begun: number,
  ) {}
  static async of(store: Store): Promise<HouseClock> {
    return new HouseClock(store, await store.clock());
  }
  now(): number {
    return this.begun + Math.round(performance.now() - this.#from);
  }
  start(): void {
    this.#timer = setInterval(() => void this.beat(), BEAT);
    this.#timer.unref();
  }
  /** A beat that cannot be stored is made up for by the next one. */
  async beat(): Promise<void> {
    await this.store.setClock(this.now()).catch(() => {});
  }
  stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    return this.beat();
  }
}
