// Runs expensive generators in time slices so that the event loop stays responsive.
import { setImmediate } from 'node:timers/promises';

/** Length of a time slice, in ms. */
const BIT = 3;

/** Runs the work in slices, each in its own turn of the event loop or after `turn` resolves. */
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
/** Runs the work in one go. */
export function atOnce<T>(work: Generator<unknown, T>): T {
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
}
