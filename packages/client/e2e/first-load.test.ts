// Tests a first visit before the page's script has loaded, and which scripts a match page loads.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { GAME_IDS } from '../src/games/games.ts';
import { mishaps } from './browser.ts';
import { played } from './played.ts';
import { inBrowser, open, site } from './site.ts';
import { frames, settled } from './time.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const DESK = { viewport: { width: 1440, height: 900 } } as const;
/** Returns the scripts of a page, as listed by the check of its size. */
const scriptsOf = (page: string, game: string): string[] =>
  execFileSync(process.execPath, [join(import.meta.dirname, '../../../scripts/sizes.mjs'), page, game], {
    encoding: 'utf8',
  })
    .trim()
    .split('\n');

/** Limit for the cumulative layout shift; browsers count up to 0.1 as good. */
const JUMP = 0.05;

/** Opens a page whose files load when `letThem` is called; until then it has only its HTML. */
async function withoutFiles(
  options: BrowserContextOptions,
  files: string | RegExp = '**/assets/**',
): Promise<{ page: Page; letThem: () => void }> {
  const page = await open(options);
  let letThem = () => {};
  const open$ = new Promise<void>((resolve) => {
    letThem = resolve;
  });
  await page.route(files, async (route) => {
    await open$;
    await route.continue();
  });
  return { page, letThem };
}

inBrowser.each(GAME_IDS)(
  'all that there is to read on the start page of %s stands there without a script',
  async (game) => {
    const read: string[] = [];
    for (const javaScriptEnabled of [false, true]) {
      const page = await open({ ...PHONE, javaScriptEnabled });
      await page.goto(`${site.url}/?game=${game}`);
      await page.waitForLoadState('networkidle');
      expect(await page.getByRole('button', { name: 'Two opponents' }).isVisible()).toBe(true);
      expect(await page.locator('.showcase .card').first().isVisible()).toBe(true);
      read.push(await page.locator('body').ariaSnapshot());
      await page.context().close();
    }
    expect(read[0]).toBe(read[1]);
  },
);

inBrowser('nothing jumps when the script and the letters come', async () => {
  for (const options of [PHONE, DESK]) {
    const { page, letThem } = await withoutFiles(options);
    const wrong = mishaps(page);
    await page.addInitScript(() => {
      type Shift = { value: number; sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[] };
      const seen = Object.assign(globalThis, { jumped: 0, what: [] as string[] });
      const rect = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join();
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as unknown as Shift[]) {
          seen.jumped += value;
          for (const { node, previousRect, currentRect } of sources)
            seen.what.push(`${node?.nodeName} ${node?.className}: ${rect(previousRect)} to ${rect(currentRect)}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(site.url, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1, name: /Emerald/ }).waitFor();
    letThem();
    await page.waitForSelector('html:not([data-drawn])');
    await page.waitForLoadState('networkidle');
    const seen = await page.evaluate(() => {
      const { jumped, what } = globalThis as unknown as { jumped: number; what: string[] };
      return { jumped, what };
    });
    expect(seen.jumped, seen.what.join('\n')).toBeLessThan(JUMP);
    expect(wrong).toEqual([]);
    await page.context().close();
  }
});

inBrowser('what is asked of the page before its script is there is done when it comes', async () => {
  const { page, letThem } = await withoutFiles(PHONE);
  const wrong = mishaps(page);
  await page.goto(site.url, { waitUntil: 'commit' });
  await page.getByRole('radio', { name: 'Nanty Narking' }).tap();
  await page.getByRole('heading', { level: 1, name: /Emerald/ }).waitFor();
  letThem();
  await page.getByRole('heading', { level: 1, name: /Nanty/ }).waitFor();
  expect(await page.getByRole('radio', { name: 'Nanty Narking' }).isChecked()).toBe(true);
  expect(wrong).toEqual([]);
  await page.context().close();

  const other = await withoutFiles(PHONE);
  await other.page.goto(site.url, { waitUntil: 'commit' });
  await other.page.getByRole('button', { name: 'One opponent' }).tap();
  other.letThem();
  await other.page.waitForURL(/\/m\//);
  await other.page.context().close();

  const third = await withoutFiles(PHONE);
  await third.page.goto(site.url, { waitUntil: 'commit' });
  await third.page.getByLabel('Have you been sent a link?').fill('see you on Friday');
  await third.page.getByRole('button', { name: 'Open', exact: true }).tap();
  third.letThem();
  await third.page.getByText('There is no link to a match in this text.').waitFor();
  await third.page.context().close();

  const fourth = await withoutFiles(PHONE);
  await fourth.page.goto(site.url, { waitUntil: 'commit' });
  await fourth.page.locator('.language select').selectOption('de');
  fourth.letThem();
  await fourth.page.locator('html[lang=de]').waitFor();
  await fourth.page.context().close();
});

inBrowser('cards and map of the prerendered page stay until their scripts are there', async () => {
  const { page, letThem } = await withoutFiles(PHONE, /\/(?:showcase|backdrop)-[^/]+\.js$/);
  const asked = page.waitForRequest(/\/showcase-/);
  await page.goto(site.url, { waitUntil: 'commit' });
  await page.waitForSelector('html:not([data-drawn])');
  await asked;
  await frames(page);
  const drawings = () => page.evaluate(() => document.querySelectorAll('.showcase .card, .scene-map > svg').length);
  expect(await drawings()).toBe(6);
  letThem();
  await settled(page);
  expect(await drawings()).toBe(6);
  await page.context().close();
});

inBrowser('what is asked while the page comes to stand is done, the choice before what is begun with it', async () => {
  // The page's script has loaded, and waits for these files.
  const { page, letThem } = await withoutFiles(PHONE, '**/assets/manifest-*.js');
  const wrong = mishaps(page);
  await page.goto(site.url, { waitUntil: 'commit' });
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  );
  await page.getByRole('radio', { name: 'Nanty Narking' }).tap();
  await page.getByRole('button', { name: 'Two opponents' }).tap();
  letThem();
  await page.waitForSelector('.nanty');
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('gaslamp.matches') ?? '[]').length)).toBe(1);
  expect(wrong).toEqual([]);
  await page.context().close();
});

inBrowser('the light that was chosen burns before the script is there; the focus outlives its coming', async () => {
  const { page, letThem } = await withoutFiles({ ...DESK, colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('gaslamp.theme', '"night"'));
  await page.goto(site.url, { waitUntil: 'commit' });
  const set = page.getByRole('link', { name: 'Invite friends' });
  await set.focus();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(15, 21, 20)');
  letThem();
  await page.waitForSelector('html[data-settled]');
  expect(await set.evaluate((node) => node === document.activeElement)).toBe(true);
  await page.context().close();
});

inBrowser('whoever has matches sees nothing of a page that would jump when they are listed', async () => {
  const { page, letThem } = await withoutFiles(PHONE);
  const match = { match: 'abcdef', game: 'emerald-2e', seats: [{ seat: 0, token: 'a'.repeat(24) }] };
  await page.addInitScript((known) => localStorage.setItem('gaslamp.matches', JSON.stringify([known])), match);
  await page.goto(site.url, { waitUntil: 'commit' });
  const heading = page.getByText('A Study in Emerald').last();
  await heading.waitFor({ state: 'attached' });
  expect(await heading.isVisible()).toBe(false);
  letThem();
  await heading.waitFor();
  await page.context().close();
});

inBrowser.each(GAME_IDS)(
  'a match page of %s loads the scripts that `npm run sizes` counts, and no others',
  async (game) => {
    const { match, tokens } = await played(0, game);
    const page = await open(DESK);
    const loaded: string[] = [];
    page.on('response', (response) => {
      const path = new URL(response.url()).pathname.slice(1);
      // Loaded wherever an answer is out of sight.
      if (path.endsWith('.js') && !path.includes('/pointers-')) loaded.push(path);
    });
    await page.goto(`${site.url}/m/${match}#seat=0.${tokens[0]}`);
    await expect.poll(() => loaded.toSorted()).toEqual(scriptsOf('match', game));
    await page.waitForLoadState('networkidle');
    expect(loaded.toSorted()).toEqual(scriptsOf('match', game));
    await page.context().close();
  },
);
