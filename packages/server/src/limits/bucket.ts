/** Number of addresses that are remembered; the least recent is dropped first. */
const ADDRESSES = 20_000;

/** A token bucket: `rate` tokens per second on average, `burst` at once. */
export class Bucket {
  #left: number;
  #last: number;
  constructor(
    readonly rate: number,
    readonly burst: number,
    /** Returns the time in ms. Monotonic, since the time of day may be set back. */
    readonly now: () => number,
  ) {
    this.#left = burst;
    this.#last = now();
  }
  take(): boolean {
    const now = this.now();
    this.#left = Math.min(this.burst, this.#left + ((now - this.#last) / 1000) * this.rate);
    this.#last = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}

/** A token bucket for each address. */
export class Buckets {
  /** The address that took last comes last. */
  readonly #buckets = new Map<string, Bucket>();
  constructor(
    readonly rate: number,
    readonly burst: number,
    readonly now: () => number,
  ) {}
  take(address: string): boolean {
    const bucket = this.#buckets.get(address) ?? new Bucket(this.rate, this.burst, this.now);
    this.#buckets.delete(address);
    this.#buckets.set(address, bucket);
    const [first] = this.#buckets.keys();
    if (first !== undefined && this.#buckets.size > ADDRESSES) this.#buckets.delete(first);
    return bucket.take();
  }
}
