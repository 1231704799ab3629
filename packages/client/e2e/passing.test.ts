// Before one confirms: what will follow for certain. Before the turn passes: one question, for whoever wants it.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mishaps } from './browser.ts';
import { firstTurn } from './first-turn.ts';
import { inBrowser, open } from './site.ts';

const note = (page: Page) => page.locator('.note', { hasText: 'This ends your turn' });
const end = (page: Page) => page.locator('[data-action=end]');
const turns = (page: Page) => page.locator('#log .log-turn').count();

/** Passes both actions, whatever else could be done. */
async function idle(page: Page): Promise<void> {
  for (let i = 0; i < 2; i++) await page.locator('[data-action=pass][data-lit]').click();
  await end(page).waitFor();
}

inBrowser('what follows for certain is told before it is confirmed, and the end of a turn is asked for', async () => {
  const page = await open({ viewport: { width: 390, height: 844 } });
  const wrong = mishaps(page);
  await page.addInitScript(() => localStorage.setItem('gaslamp.pace', 'none'));
  await firstTurn(page);
  await page.locator('[data-action=discard]').click();
  await page.waitForSelector('.sum');
  expect(await page.locator('.forecast').count()).toBe(0);
  await page.locator('.hand-card[data-lit]').first().click();
  await page.locator('.forecast', { hasText: /^For certain: .+ discards .+\.$/ }).waitFor();
  // It follows what is picked.
  await page.locator('.hand-card[data-lit]:not([aria-pressed=true])').first().click();
  await page.locator('.forecast', { hasText: /discards (.+ and .+|2 .+ cards)\.$/ }).waitFor();
  await page.getByRole('button', { name: /^Take back all/ }).click();
  await page.waitForSelector('#actions [data-action]');
  await page.waitForSelector('.forecast', { state: 'detached' });

  await idle(page);
  const before = await turns(page);
  await end(page).click();
  await note(page).waitFor();
  // A double click is one, and whoever thinks better of it stays.
  await page.keyboard.press('Escape');
  await note(page).waitFor({ state: 'detached' });
  await end(page).dblclick();
  await note(page).waitFor();
  expect(await turns(page)).toBe(before);
  await page.waitForTimeout(400);
  await end(page).click();
  await end(page).waitFor({ state: 'detached' });

  // Not for everybody.
  await page.waitForSelector('#actions [data-action=pass][data-lit]', { timeout: 60_000 });
  await page.keyboard.press('?');
  await page.getByLabel('Ask me before my turn ends').uncheck();
  await page.keyboard.press('Escape');
  await idle(page);
  await end(page).click();
  await end(page).waitFor({ state: 'detached' });
  expect(await note(page).count()).toBe(0);
  await page.reload();
  await page.waitForSelector('.game-table');
  await page.keyboard.press('?');
  expect(await page.getByLabel('Ask me before my turn ends').isChecked()).toBe(false);
  expect(wrong).toEqual([]);
  await page.context().close();
});
