// What somebody sees of a line that breaks while they look at a page.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Moments of a page, in milliseconds by its own clock; null where it did not come to that. */
export interface Line {
  readonly lost: number | null;
  readonly back: number | null;
  /** When it was first to be seen that it is lost. */
  readonly told: number | null;
}

/** Looks at every frame, from now on; gives what was seen so far. */
export async function watchLine(page: Page): Promise<() => Promise<Line>> {
  await page.evaluate(() => {
    const line: { -readonly [key in keyof Line]: Line[key] } = { lost: null, back: null, told: null };
    Object.assign(globalThis, { line });
    const look = () => {
      const banner = document.querySelector('.banner-over');
      const now = performance.now();
      if (banner) line.lost ??= now;
      else if (line.lost !== null) line.back ??= now;
      if (banner?.checkVisibility({ visibilityProperty: true })) line.told ??= now;
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => (globalThis as unknown as { line: Line }).line);
}
/** Waits until the line was lost and is back; gives after how long it was told. */
export async function comesBack(line: () => Promise<Line>): Promise<{ readonly told: number }> {
  await expect.poll(async () => (await line()).back).not.toBeNull();
  const { lost, told } = await line();
  return { told: (told ?? Number.POSITIVE_INFINITY) - lost! };
}
