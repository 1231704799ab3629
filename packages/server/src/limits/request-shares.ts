const MINUTE = 60_000;
/** Number of addresses that are remembered; the least recent is dropped first. */
const ADDRESSES = 20_000;
/** Number of browsers that are told apart per address, and the time in ms after which one that is silent is forgotten. */
const BROWSERS = 128;
const FORGOTTEN = 60 * MINUTE;
/** The portion of all browsers that were not seen before this minute. */
const STRANGERS = '';

interface House {
  /** The start of the current minute. */
  began: number;
  /** Requests of this minute: all, and by browser. */
  used: number;
  readonly counts: Map<string, number>;
  /** The time of the last request of each browser. */
  readonly seen: Map<string, number>;
  /** Those that were seen before this minute. */
  known: ReadonlySet<string>;
}

/**
 * Limits the requests per minute of each address, and divides them among the browsers there: none gets more than is left for the
 * others. Browsers call themselves by any id, so all that were not seen before share one portion. Forgets with the process.
 */
export class RequestShares {
  readonly #houses = new Map<string, House>();
  constructor(
    readonly perMinute: number,
    /** Returns the time in ms. Monotonic, since the time of day may be set back. */
    readonly now: () => number,
  ) {}

  /** Counts a request and returns null; returns the time in ms after which there are new ones if none is left. */
  take(address: string, browser: string | null): number | null {
    const house = this.#of(address);
    const { counts, seen } = house;
    const now = this.now();
    if (browser !== null && (seen.has(browser) || seen.size < BROWSERS)) seen.set(browser, now);
    const portion = this.portionOf(address, browser);
    const own = counts.get(portion) ?? 0;
    if (own >= this.perMinute - house.used) return house.began + MINUTE - now;
    house.used++;
    counts.set(portion, own + 1);
    return null;
  }
  /** Returns the id of a browser that was seen at that address before this minute; for all others the same. */
  portionOf(address: string, browser: string | null): string {
    return browser !== null && this.#houses.get(address)?.known.has(browser) ? browser : STRANGERS;
  }
  #of(address: string): House {
    const now = this.now();
    const house = this.#houses.get(address) ?? fresh(now);
    // Moved to the end, so that the least recent comes first.
    this.#houses.delete(address);
    this.#houses.set(address, house);
    const [longest] = this.#houses.keys();
    if (longest !== undefined && this.#houses.size > ADDRESSES) this.#houses.delete(longest);
    if (now - house.began >= MINUTE) begin(house, now);
    return house;
  }
}
const fresh = (began: number): House => ({ began, used: 0, counts: new Map(), seen: new Map(), known: new Set() });
function begin(house: House, now: number): void {
  for (const [browser, at] of house.seen) if (now - at >= FORGOTTEN) house.seen.delete(browser);
  house.counts.clear();
  Object.assign(house, { began: now, used: 0, known: new Set(house.seen.keys()) });
}
