// Dear work, done bit by bit: every message finds its way in between.
import { setImmediate } from 'node:timers/promises';

/** For so long a bit may hold up all others, in milliseconds. */
const BIT = 3;

/** Does the work in bits, each in a turn of the event loop, or when `turn` has come. */
export async function bitByBit<T>(work: Generator<unknown, T>, turn: () => Promise<void> = setImmediate): Promise<T> {
  for (;;) {
    await turn();
    const end = performance.now() + BIT;
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
  }
}
/** Does it all at once. */
export function atOnce<T>(work: Generator<unknown, T>): T {
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
}
