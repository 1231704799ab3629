// The uptime of the house, by which absence and clocks are measured.
import type { Bus } from '../bus/bus.ts';
import type { ServerClock, Timer } from '../time/server-clock.ts';

/** Number of missed heartbeats after which the server counts as having stood still, so that nobody could connect. */
const MISSED = 3;

/**
 * The house clock: it runs while any server does and stops while none is up, so that nobody counts as absent who could not
 * connect. After a crash it is at most one heartbeat behind, in favour of absent players; it also falls behind if the machine
 * sleeps.
 */
export class HouseClock {
  #from: number;
  #at: number;
  #timer: Timer | null = null;

  /** `begun`: the value at the last heartbeat, in ms. */
  private constructor(
    readonly bus: Bus,
    readonly begun: number,
    readonly clock: ServerClock,
  ) {
    this.#from = clock.monotonic();
    this.#at = begun;
  }
  /** Continues from the last heartbeat, which may be another process's from a moment ago. */
  static async of(bus: Bus, last: number, clock: ServerClock): Promise<HouseClock> {
    return new HouseClock(bus, await bus.beat(last), clock);
  }
  now(): number {
    return this.#at + Math.round(Math.min(this.clock.monotonic() - this.#from, MISSED * this.bus.every));
  }
  start(): void {
    this.#timer = this.clock.every(this.bus.every, () => this.beat());
  }
  /** A heartbeat that cannot be stored is made up for by the next one. Several processes follow the fastest clock. */
  async beat(): Promise<void> {
    this.#at = this.now();
    this.#from = this.clock.monotonic();
    const latest = await this.bus.beat(this.#at).catch(() => 0);
    if (latest <= this.now()) return;
    this.#at = latest;
    this.#from = this.clock.monotonic();
  }
  stop(): Promise<void> {
    this.#timer?.stop();
    return this.beat();
  }
}
