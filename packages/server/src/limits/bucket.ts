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
