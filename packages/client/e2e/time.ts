// The time of a page: it waits until the page has done all that it does by itself, and lets time pass on a stopped clock.
import type { BrowserContext, Page } from 'playwright-core';

/** Contexts whose pages have a clock that stands still until a test lets time pass. */
const stopped = new WeakSet<BrowserContext>();
/** A moment that has not come when it is set, in milliseconds from now. */
const AHEAD = 60_000;
/** More than two frames, in milliseconds of a stopped clock. */
const STEP = 50;
/** Limit for a page to settle, in milliseconds. */
const LIMIT = 60_000;

/** Stops the clock of all pages of a context: Date, timers, frames, performance and the times of events. */
export async function stopClock(context: BrowserContext): Promise<void> {
  await context.clock.install();
  await context.clock.pauseAt(Date.now() + AHEAD);
  stopped.add(context);
}

/** Waits for two frames; they are real ones, whatever the clock of the page is. */
export const frames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++)
      await new Promise<void>((resolve) => {
        new IntersectionObserver((_, observer) => {
          observer.disconnect();
          resolve();
        }).observe(document.documentElement);
      });
  });

type State = 'settled' | 'busy' | 'timers';
/** The state of a page (src/settled.ts) two frames later. */
async function stateOf(page: Page): Promise<State> {
  await frames(page);
  return page.evaluate(() => {
    const { dataset } = document.documentElement;
    return dataset.settled !== undefined ? 'settled' : dataset.busy !== undefined ? 'busy' : 'timers';
  });
}

/**
 * Waits until nothing is under way that will change the page by itself, such as an animation, a short timer or an answer of the
 * server. A stopped clock goes on until then. What others at the table have still to do is not under way.
 */
export async function settled(page: Page): Promise<void> {
  const end = Date.now() + LIMIT;
  const clock = stopped.has(page.context());
  if (clock) await page.clock.runFor(STEP);
  for (let state = await stateOf(page); state !== 'settled'; state = await stateOf(page)) {
    if (Date.now() > end) throw new Error(`the page does not settle: ${state}`);
    // What comes from outside takes real time: a stopped clock would run past the limits of the line meanwhile.
    if (state === 'busy') await page.waitForFunction(() => document.documentElement.dataset.busy === undefined);
    else if (clock) await page.clock.runFor(STEP);
  }
}

/** Lets so many milliseconds pass on a stopped clock, and waits for what comes of it. */
export async function passes(page: Page, ms: number): Promise<void> {
  if (!stopped.has(page.context())) throw new Error("time passes for pages that are opened with clock: 'stopped'");
  await settled(page);
  await page.clock.runFor(ms);
  await settled(page);
}

/** Waits for something that uses the timers of the page; a stopped clock goes on meanwhile, a millisecond at a time. */
export async function withTimers<T>(page: Page, work: Promise<T>): Promise<T> {
  const ends = work.then(
    () => false,
    () => false,
  );
  if (stopped.has(page.context())) while (await Promise.race([ends, page.clock.runFor(1).then(() => true)]));
  return work;
}
