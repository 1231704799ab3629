// Tests the settings of the browser, and what Escape and single keys do at a table.
// @module-tag emerald-2e
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mishaps } from './browser.ts';
import { tableAt } from './positions.ts';
import { inBrowser, open, site, violations } from './site.ts';
import { settled } from './time.ts';

const DESK = { viewport: { width: 1440, height: 900 } } as const;
const cards = (page: Page) => page.locator('.hand-card').count();

inBrowser(
  'Escape takes back nothing that others have seen; single keys can be switched off',
  { tags: ['slow/menus'] },
  async () => {
    const table = await tableAt({ game: 'emerald-2e', seats: ['ann', 'ben'], position: { active: 'ann' } });
    const page = await table.open(DESK, { seat: 0 });
    const wrong = mishaps(page);
    const press = async (key: string) => {
      await page.keyboard.press(key);
      await settled(page);
    };
    const dealt = await cards(page);
    const discard = async () => {
      await page.locator('[data-action=discard]').click();
      await settled(page);
      await page.locator('.hand-card[data-lit]').first().click();
      await settled(page);
    };
    // A draft goes away step by step.
    await discard();
    expect(await page.locator('.chip').count()).toBe(1);
    await press('Escape');
    expect(await page.locator('.chip').count()).toBe(0);
    await press('Escape');
    await discard();
    await page.locator('.draft-confirm[data-lit]').click();
    await settled(page);
    expect(await cards(page)).toBe(dealt - 1);
    for (let n = 0; n < 3; n++) await press('Escape');
    expect(await cards(page)).toBe(dealt - 1);

    const settings = page.getByRole('button', { name: 'Settings' });
    await settings.click();
    await settled(page);
    expect(await violations(page)).toEqual([]);
    await page.getByLabel(/^Use single letters/).uncheck();
    await press('Escape');
    for (const key of ['z', '?', 'k', 'c']) await press(key);
    expect(await cards(page)).toBe(dealt - 1);
    expect(await page.locator('dialog[open]').count()).toBe(0);
    // The buttons that stand for keys go on working.
    await settings.click();
    await page.getByLabel(/^Use single letters/).check();
    await press('Escape');
    await press('z');
    expect(await cards(page)).toBe(dealt);
    expect(wrong).toEqual([]);
    await page.context().close();
  },
);

inBrowser('the settings open from the head of every page and are kept', { tags: ['slow/menus'] }, async () => {
  const page = await open({ ...DESK, colorScheme: 'light' });
  for (const path of ['/', '/new?game=emerald-2e', '/rules/emerald-2e', '/statistics']) {
    await page.goto(`${site.url}${path}`);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('Dark', { exact: true }).waitFor({ state: 'attached' });
  }
  await page.getByLabel('Dark', { exact: true }).check({ force: true });
  await page.getByLabel('Do not show them').check({ force: true });
  await page.keyboard.press('Escape');
  await page.reload();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('night');
  await page.getByRole('button', { name: 'Settings' }).click();
  await settled(page);
  expect(await page.getByLabel('Do not show them').isChecked()).toBe(true);
  await page.context().close();
});
