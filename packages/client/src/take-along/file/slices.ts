/** How long the page may stand still, in milliseconds. */
const SLICE = 12;

/** Does in pieces what takes long: a page that was opened from a disk has no worker, and is to be seen meanwhile. */
export async function inSlices<T>(work: Generator<unknown, T>): Promise<T> {
  for (let end = performance.now() + SLICE; ; ) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() < end) continue;
    await new Promise((resolve) => setTimeout(resolve));
    end = performance.now() + SLICE;
  }
}
