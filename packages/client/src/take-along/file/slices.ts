/** Maximum time for which the page is blocked, in milliseconds. */
const SLICE = 12;

/** Runs long work in slices: a page opened from disk has no worker, and must render in between. */
export async function inSlices<T>(work: Generator<unknown, T>): Promise<T> {
  for (let end = performance.now() + SLICE; ; ) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() < end) continue;
    await new Promise((resolve) => setTimeout(resolve));
    end = performance.now() + SLICE;
  }
}
