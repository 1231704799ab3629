import { setImmediate } from 'node:timers/promises';

/** Dear work of a whole house: one piece in a turn of the event loop, so that every message finds its way in between. */
export class Turns {
  #last: Promise<void> = Promise.resolve();

  /** Resolves when it is one's turn, in the order in which they were asked for. */
  next(): Promise<void> {
    this.#last = this.#last.then(() => setImmediate());
    return this.#last;
  }
}

/** Work that holds much in memory: one piece after the other, whoever asks for it. */
export class OneByOne {
  #last: Promise<unknown> = Promise.resolve();

  /** Resolves or rejects with what the work does. */
  next<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => {});
    return result;
  }
}
