// A page whose requests are refused as too many waits, says so, and goes on by itself.
// @module-tag slow/host
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { inBrowser, open, site } from './site.ts';

const WAITS = 'Many requests come from your internet connection. This page goes on by itself within a minute.';
const BROKEN = 'Parts of this page could not be loaded.';

/** Refuses the first `times` requests for such a file, as a server does that gets too many. Returns the number of requests. */
async function refused(page: Page, files: string | RegExp, times = 1): Promise<() => number> {
  let asked = 0;
  await page.route(files, async (route) => {
    if (++asked > times) return route.continue();
    await route.fulfill({
      status: 429,
      headers: { 'retry-after': '1', 'cache-control': 'no-store' },
      json: { error: '' },
    });
  });
  return () => asked;
}

inBrowser('a request that is one too many waits, and the page says so', async () => {
  const page = await open({});
  const asked = await refused(page, '**/api/games', 2);
  await page.goto(`${site.url}/new?game=emerald-2e`);
  await page.getByText(WAITS).waitFor();
  await page.getByRole('button', { name: 'Deal' }).first().waitFor();
  expect(await page.getByText(WAITS).count()).toBe(0);
  expect(asked()).toBe(3);
});

inBrowser.each([
  ['script', /\/assets\/index-[\w-]+\.js$/],
  ['style sheet', /\/assets\/index-[\w-]+\.css$/],
])('a page whose %s was one too many is loaded again', async (_, files) => {
  const page = await open({});
  const asked = await refused(page, files, 2);
  await page.goto(`${site.url}/rules/emerald-2e`);
  await page.getByText(BROKEN).waitFor();
  await page.getByText(BROKEN).waitFor({ state: 'hidden' });
  await page.getByRole('heading').first().waitFor();
  expect(asked()).toBeGreaterThan(2);
});

inBrowser('a part of the page that was one too many is fetched again', async () => {
  const page = await open({});
  const asked = await refused(page, /\/assets\/create-[\w-]+\.js$/);
  await page.goto(`${site.url}/new?game=emerald-2e`);
  await page.getByRole('button', { name: 'Deal' }).first().waitFor();
  expect(asked()).toBe(2);
});
