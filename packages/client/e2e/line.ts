// Records how a page shows a broken connection.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Times on a page, in ms by its own clock; null for events that did not happen. */
export interface Line {
  readonly lost: number | null;
  readonly back: number | null;
  /** First time that the page showed the connection as lost. */
  readonly shown: number | null;
}

/** Observes every frame from now on; returns a function that gives the record so far. */
export async function watchLine(page: Page): Promise<() => Promise<Line>> {
  await page.evaluate(() => {
    const line: { -readonly [key in keyof Line]: Line[key] } = { lost: null, back: null, shown: null };
    Object.assign(globalThis, { line });
    const look = () => {
      const banner = document.querySelector('.banner-over');
      const now = performance.now();
      if (banner) line.lost ??= now;
      else if (line.lost !== null) line.back ??= now;
      if (banner?.checkVisibility({ visibilityProperty: true })) line.shown ??= now;
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => (globalThis as unknown as { line: Line }).line);
}
/** Waits until the connection was lost and is back; returns the time until the loss was shown. */
export async function comesBack(line: () => Promise<Line>): Promise<{ readonly shown: number }> {
  await expect.poll(async () => (await line()).back).not.toBeNull();
  const { lost, shown } = await line();
  return { shown: (shown ?? Number.POSITIVE_INFINITY) - lost! };
}
