// Aggregates frequent refusals into counts for the log.
import { log } from '../log.ts';
import type { ServerClock, Timer } from '../time/server-clock.ts';

/** Length of the aggregation interval, in ms. */
const SPAN = 60_000;

/** Counts refusals by route and status and logs the counts once a minute. */
export class RefusalCounts {
  readonly #counts = new Map<
    string,
    { readonly route: string; readonly status: number; times: number; why?: string }
  >();
  #timer: Timer | null = null;

  constructor(
    readonly clock: Pick<ServerClock, 'after'>,
    readonly span = SPAN,
  ) {}

  /** `route` is the declared route pattern and `why` a fixed sentence, so that the number of keys is bounded. */
  add(route: string, status: number, why?: string): void {
    const key = `${status} ${route} ${why}`;
    const count = this.#counts.get(key) ?? { route, status, times: 0, ...(why === undefined ? {} : { why }) };
    this.#counts.set(key, count);
    count.times++;
    this.#timer ??= this.clock.after(this.span, () => this.log());
  }
  /** Logs the counts now. */
  log(): void {
    this.#timer?.stop();
    this.#timer = null;
    for (const count of this.#counts.values()) log.warn(count, 'requests were refused');
    this.#counts.clear();
  }
}
