import { setImmediate } from 'node:timers/promises';
import { RequestError } from '../refused.ts';

/** Queue for the server's expensive work: one piece per turn of the event loop, so that messages are handled in between. */
export class Turns {
  #last: Promise<void> = Promise.resolve();

  /** Resolves when it is the caller's turn, in order of the calls. */
  next(): Promise<void> {
    this.#last = this.#last.then(() => setImmediate());
    return this.#last;
  }
}

/** Number of pieces of work that may wait per address. */
const WAITING = 32;

/** Queue for memory-intensive work: one piece at a time, from each waiting address in turn. */
export class OneByOne {
  /** Waiting work by address; the address served last comes last. */
  readonly #waiting = new Map<string, readonly (() => Promise<void>)[]>();
  #busy = false;

  /** Resolves or rejects with the result of the work. Throws RequestError 429 if too much work of that address waits. */
  next<T>(address: string, work: () => Promise<T>): Promise<T> {
    const before = this.#waiting.get(address) ?? [];
    if (before.length >= WAITING)
      throw new RequestError(
        429,
        `${WAITING} requests from this address wait for a whole match already; try again in a moment`,
        5,
      );
    return new Promise((resolve, reject) => {
      this.#waiting.set(address, [...before, () => Promise.resolve().then(work).then(resolve, reject)]);
      void this.#work();
    });
  }
  async #work(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    // The loop also reaches addresses that are added while it runs.
    for (const [address, [first, ...others]] of this.#waiting) {
      this.#waiting.delete(address);
      if (others.length > 0) this.#waiting.set(address, others);
      await first?.();
    }
    this.#busy = false;
  }
}
