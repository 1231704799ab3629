// How long the house has been open: absence and clocks are measured by it.
import type { Bus } from '../bus/bus.ts';
import type { ServerClock, Timer } from '../time/server-clock.ts';

/** A server that has not beaten for so many beats stood still, and nobody could come to it. */
const MISSED = 3;

/**
 * The house clock: it runs while any server does, and stands while none is up, so that nobody is away who could not come.
 * After a crash it is behind by one beat at most, in favour of those who are away; and so it is where the machine slept.
 */
export class HouseClock {
  #from: number;
  #at: number;
  #timer: Timer | null = null;

  /** `begun`: what the clock said at the last beat, in milliseconds. */
  private constructor(
    readonly bus: Bus,
    readonly begun: number,
    readonly clock: ServerClock,
  ) {
    this.#from = clock.monotonic();
    this.#at = begun;
  }
  /** Goes on from the last beat, which may be another process's a moment ago. */
  static async of(bus: Bus, last: number, clock: ServerClock): Promise<HouseClock> {
    return new HouseClock(bus, await bus.beat(last), clock);
  }
  now(): number {
    return this.#at + Math.round(Math.min(this.clock.monotonic() - this.#from, MISSED * this.bus.every));
  }
  start(): void {
    this.#timer = this.clock.every(this.bus.every, () => this.beat());
  }
  /** A beat that cannot be stored is made up for by the next one. Several processes go by the fastest. */
  async beat(): Promise<void> {
    this.#at = this.now();
    this.#from = this.clock.monotonic();
    const told = await this.bus.beat(this.#at).catch(() => 0);
    if (told <= this.now()) return;
    this.#at = told;
    this.#from = this.clock.monotonic();
  }
  stop(): Promise<void> {
    this.#timer?.stop();
    return this.beat();
  }
}
