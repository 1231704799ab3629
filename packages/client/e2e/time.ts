// The time of a page: waits until the page has finished everything that it does by itself, and lets time pass on a stopped
// clock.
import type { BrowserContext, Page } from 'playwright-core';

/** Contexts whose clocks stand still until a test lets time pass. */
const stopped = new WeakSet<BrowserContext>();
/** Offset of a moment that lies in the future when it is set, in ms. */
const AHEAD = 60_000;
/** More than two frames, in ms of a stopped clock. */
const STEP = 50;
/** Limit for a page to settle, in ms. */
const LIMIT = 60_000;

/** Stops the clock of all pages of a context: Date, timers, frames, performance and the times of events. */
export async function stopClock(context: BrowserContext): Promise<void> {
  await context.clock.install();
  await context.clock.pauseAt(Date.now() + AHEAD);
  stopped.add(context);
}

/** Waits for two frames; these are real ones, whatever the clock of the page is. */
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
/** Returns the state of a page (src/settled.ts) two frames later. */
async function stateOf(page: Page): Promise<State> {
  await frames(page);
  return page.evaluate(() => {
    const { dataset } = document.documentElement;
    return dataset.settled !== undefined ? 'settled' : dataset.busy !== undefined ? 'busy' : 'timers';
  });
}

/**
 * Waits until nothing is pending that will change the page by itself, such as an animation, a short timer or an answer of the
 * server. A stopped clock runs until then. Pending moves of others do not count.
 */
export async function settled(page: Page): Promise<void> {
  const end = Date.now() + LIMIT;
  const clock = stopped.has(page.context());
  if (clock) await page.clock.runFor(STEP);
  for (let state = await stateOf(page); state !== 'settled'; state = await stateOf(page)) {
    if (Date.now() > end) throw new Error(`the page does not settle: ${state}`);
    // External events take real time: a stopped clock would run past the time limits of the connection meanwhile.
    if (state === 'busy') await page.waitForFunction(() => document.documentElement.dataset.busy === undefined);
    else if (clock) await page.clock.runFor(STEP);
  }
}

/** Lets this many ms pass on a stopped clock, and waits for the effects. */
export async function passes(page: Page, ms: number): Promise<void> {
  if (!stopped.has(page.context())) throw new Error("time passes for pages that are opened with clock: 'stopped'");
  await settled(page);
  await page.clock.runFor(ms);
  await settled(page);
}

/** Waits for something that uses the timers of the page; a stopped clock runs meanwhile, one ms at a time. */
export async function withTimers<T>(page: Page, work: Promise<T>): Promise<T> {
  const ends = work.then(
    () => false,
    () => false,
  );
  if (stopped.has(page.context())) while (await Promise.race([ends, page.clock.runFor(1).then(() => true)]));
  return work;
}
