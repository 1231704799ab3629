// A browser that stores nothing: its seat stands in the address of the table, and the page says so.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mishaps } from './browser.ts';
import { invitation } from './invitation.ts';
import { inBrowser, openNew, site } from './site.ts';
import { settled } from './time.ts';

const WAYS: readonly (readonly [string, () => void])[] = [
  [
    'the store cannot be reached',
    () =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
  ],
  [
    'the store has no room',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
];

async function storeless(way: () => void): Promise<Page> {
  const page = await openNew({});
  await page.addInitScript(way);
  return page;
}
/** Expects the table with the seat in the address and the warning, also after a reload and behind the skip link. */
async function expectKept(page: Page): Promise<void> {
  for (let times = 0; times < 2; times++) {
    await page.waitForSelector('.game-table');
    await page.getByText('do not share it: it opens your seat').waitFor();
    await settled(page);
    expect(new URL(page.url()).hash).toMatch(/^#seat=\d\.[0-9A-Za-z]{25}$/);
    await page.evaluate(() => {
      location.hash = '#table';
    });
    await expect.poll(() => new URL(page.url()).hash).toMatch(/^#seat=/);
    await page.reload();
  }
}

for (const [name, way] of WAYS)
  inBrowser(`${name}: the seat is in the address`, { tags: ['slow/seats'] }, async () => {
    const page = await storeless(way);
    const wrong = mishaps(page);
    await page.goto(site.url);
    await page.getByText('This browser does not let the page store anything').waitFor();
    await page.getByRole('button', { name: 'One opponent' }).click();
    await expectKept(page);
    await page.goto((await invitation()).link);
    await page.getByText('This browser does not let the page store anything').waitFor();
    await page.getByLabel('Your name').fill('Ben');
    await page.getByRole('button', { name: 'Sit down' }).click();
    await expectKept(page);
    expect(wrong).toEqual([]);
    await page.context().close();
  });

inBrowser('the browser is asked at the first seat to keep the store', async () => {
  const page = await openNew({});
  await page.addInitScript(() => {
    Object.assign(window, { asked: 0 });
    StorageManager.prototype.persist = async () => {
      (window as unknown as { asked: number }).asked++;
      return true;
    };
  });
  const asked = () => page.evaluate(() => (window as unknown as { asked: number }).asked);
  await page.goto(site.url);
  await page.getByRole('button', { name: 'One opponent' }).click();
  await page.waitForSelector('.game-table');
  expect(await asked()).toBe(1);
  await page.goto(site.url);
  await page.getByRole('button', { name: 'One opponent' }).click();
  await page.waitForSelector('.game-table');
  expect(await asked()).toBe(0);
  await page.context().close();
});
