import type { Page } from 'playwright-core';
import { site } from './site.ts';
import { settled } from './time.ts';

/** Plays to the first turn of a match of Emerald against two bots: the agents are placed. */
export async function firstTurn(page: Page): Promise<void> {
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Two opponents' }).click();
  await page.waitForSelector('[data-your-turn]');
  for (let i = 0; i < 2; i++) {
    await page.waitForSelector('.city-button[data-lit=strong]');
    const city = page.locator('.city-button').nth(i);
    await city.press('Enter');
    if (await page.evaluate(() => localStorage.getItem('gaslamp.passing') !== 'at once')) {
      await page.waitForSelector('.city-button[data-sure]');
      await city.press('Enter');
    }
    await settled(page);
  }
  await page.waitForSelector('#actions [data-action]');
}
