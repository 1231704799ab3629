// Whoever comes back to a running match is shown what happened meanwhile, and may skip it.
import { expect } from 'vitest';
import { mishaps } from './browser.ts';
import { firstTurn } from './first-turn.ts';
import { inBrowser, open } from './site.ts';

inBrowser('what others did while nobody looked is shown when one comes back, and marked in the log', async () => {
  const page = await open({ viewport: { width: 390, height: 844 }, reducedMotion: 'no-preference' });
  const wrong = mishaps(page);
  await page.addInitScript(() => localStorage.setItem('gaslamp.passing', 'at once'));
  await firstTurn(page);
  const match = page.url();
  const mine = page.locator('#prompt', { hasText: 'Choose your first action' });
  await mine.waitFor();
  // To come back at once is to have missed nothing.
  await page.reload();
  await mine.waitFor();
  expect(await page.locator('.log-news').count()).toBe(0);

  const news = page.locator('#prompt', { hasText: 'since you last looked' });
  const asked = page.locator('#actions [data-action=pass][data-lit]');
  for (let i = 0; i < 2; i++) {
    await asked.click();
    await page.waitForTimeout(400);
  }
  await page.locator('[data-action=end]').click();
  await page.locator('[data-action=end]').waitFor({ state: 'detached' });
  await page.goto(new URL('/rules', match).href);
  await page.waitForTimeout(4000);
  await page.goto(match);
  await news.waitFor();
  expect(await page.locator('.caption').count()).toBe(1);
  await page.keyboard.press('x');
  await news.waitFor({ state: 'detached' });
  await page.waitForSelector('.log-news');
  expect(await page.locator('.log-news').count()).toBe(1);
  const behind = await page.locator('.log-news ~ li').count();
  expect(behind).toBeGreaterThan(1);
  expect(behind).toBeLessThan((await page.locator('#log li').count()) - 3);

  await page.reload();
  await page.waitForSelector('.game-table');
  await page.waitForTimeout(500);
  expect(await page.locator('.log-news').count()).toBe(0);
  expect(await news.count()).toBe(0);
  expect(wrong).toEqual([]);
  await page.context().close();
});
