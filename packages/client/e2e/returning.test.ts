// Tests that a player who returns to a running match is shown the missed moves, and can skip them.
import { expect } from 'vitest';
import { mishaps } from './browser.ts';
import { tableAt } from './positions.ts';
import { inBrowser } from './site.ts';
import { settled } from './time.ts';

/** Shorter than a move of the others is shown, in ms of a stopped clock. */
const SHORT = 50;

inBrowser(
  'what others did while nobody looked is shown when one comes back, and marked in the log',
  { tags: ['slow/returning'] },
  async () => {
    const table = await tableAt({ game: 'emerald-2e', seats: ['ann', 'ben', 'cat'], position: { active: 'ann' } });
    const first = await table.open(
      { viewport: { width: 390, height: 844 }, reducedMotion: 'no-preference', clock: 'stopped' },
      { kept: { 'gaslamp.passing': 'at once' } },
    );
    const wrong = [mishaps(first)];
    const match = first.url();
    const mine = first.locator('#prompt', { hasText: 'Choose your first action' });
    expect(await mine.count()).toBe(1);
    // An immediate return has missed nothing.
    await first.reload();
    await settled(first);
    expect(await mine.count()).toBe(1);
    expect(await first.locator('.log-news').count()).toBe(0);

    for (let i = 0; i < 2; i++) {
      await first.locator('#actions [data-action=pass][data-lit]').click();
      await settled(first);
    }
    await first.locator('[data-action=end]').click();
    await settled(first);
    expect(await first.locator('[data-action=end]').count()).toBe(0);
    await first.close();
    for (let seat = 1; seat < 3; seat++) await table.answer('pass', 'pass', 'end');

    const page = await first.context().newPage();
    wrong.push(mishaps(page));
    const news = page.locator('#prompt', { hasText: 'since your last visit' });
    await page.goto(match);
    // Time passes only until the first step is shown, so that there is something left to skip.
    await expect
      .poll(async () => {
        await page.clock.runFor(SHORT);
        return news.count();
      })
      .toBe(1);
    expect(await page.locator('.caption').count()).toBe(1);
    await page.keyboard.press('x');
    await settled(page);
    expect(await news.count()).toBe(0);
    expect(await page.locator('.log-news').count()).toBe(1);
    const behind = await page.locator('.log-news ~ li').count();
    expect(behind).toBeGreaterThan(1);
    expect(behind).toBeLessThan((await page.locator('#log li').count()) - 3);

    await page.reload();
    await settled(page);
    expect(await page.locator('.log-news').count()).toBe(0);
    expect(await news.count()).toBe(0);
    expect(wrong.flat()).toEqual([]);
    await page.context().close();
  },
);
