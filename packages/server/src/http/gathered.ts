// Refusals that come by the hundred, told as numbers.
import { log } from '../log.ts';
import type { ServerClock, Timer } from '../time/server-clock.ts';

/** How long they are gathered, in milliseconds. */
const SPAN = 60_000;

/** Counts what is refused by route and status, and says once a minute how often. */
export class Gathered {
  readonly #counts = new Map<string, { readonly route: string; readonly status: number; times: number }>();
  #timer: Timer | null = null;

  constructor(
    readonly clock: Pick<ServerClock, 'after'>,
    readonly span = SPAN,
  ) {}

  /** `route` as it is declared: there are only so many. */
  add(route: string, status: number): void {
    const key = `${status} ${route}`;
    const count = this.#counts.get(key) ?? { route, status, times: 0 };
    this.#counts.set(key, count);
    count.times++;
    this.#timer ??= this.clock.after(this.span, () => this.say());
  }
  /** Says what was gathered, at once. */
  say(): void {
    this.#timer?.stop();
    this.#timer = null;
    for (const count of this.#counts.values()) log.warn(count, 'requests were refused');
    this.#counts.clear();
  }
}
