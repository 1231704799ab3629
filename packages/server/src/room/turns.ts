import { setImmediate } from 'node:timers/promises';
import { LobbyError } from '../lobby/lobby-error.ts';

/** Dear work of a whole house: one piece in a turn of the event loop, so that every message finds its way in between. */
export class Turns {
  #last: Promise<void> = Promise.resolve();

  /** Resolves when it is one's turn, in the order in which they were asked for. */
  next(): Promise<void> {
    this.#last = this.#last.then(() => setImmediate());
    return this.#last;
  }
}

/** So much of one address may wait. */
const WAITING = 32;

/** Work that holds much in memory: one piece after the other, of every address that waits one in turn. */
export class OneByOne {
  /** What waits, by address; whose turn was last comes last. */
  readonly #waiting = new Map<string, readonly (() => Promise<void>)[]>();
  #busy = false;

  /** Resolves or rejects with what the work does. Throws LobbyError 429 where too much of that address waits. */
  next<T>(address: string, work: () => Promise<T>): Promise<T> {
    const before = this.#waiting.get(address) ?? [];
    if (before.length >= WAITING)
      throw new LobbyError(
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
    // Whoever is put in again, or comes meanwhile, is reached as well.
    for (const [address, [first, ...others]] of this.#waiting) {
      this.#waiting.delete(address);
      if (others.length > 0) this.#waiting.set(address, others);
      await first?.();
    }
    this.#busy = false;
  }
}
