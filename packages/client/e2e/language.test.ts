// The language of the page: the switch in its head, addresses, and one language fetched.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { newToken } from '../../server/src/tokens.ts';
import { mishaps } from './browser.ts';
import { played } from './played.ts';
import { inBrowser, open, site } from './site.ts';
import { settled } from './time.ts';

const DESK = { viewport: { width: 1440, height: 900 } } as const;
const lang = (page: Page) => page.locator('html').getAttribute('lang');
const choose = async (page: Page, code: string) => {
  await page.locator('.language select').selectOption(code);
  await page.locator(`html[lang=${code}]`).waitFor();
  await settled(page);
};

inBrowser('the head of a page offers each language by its own name; a choice keeps the page and stays', async () => {
  const page = await open(DESK);
  const wrong = mishaps(page);
  await page.goto(`${site.url}/learn/emerald-2e`);
  await settled(page);
  expect(await lang(page)).toBe('en');
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.locator('.language option').allTextContents()).toEqual(['English', 'Deutsch', 'Polski']);
  await choose(page, 'de');
  expect([await lang(page), new URL(page.url()).pathname]).toEqual(['de', '/learn/emerald-2e']);
  expect((await page.context().cookies()).map(({ name, value }) => [name, value])).toEqual([['language', 'de']]);
  await page.goto(`${site.url}/?language=pl`);
  expect(await lang(page)).toBe('pl');
  await page.goto(site.url);
  await settled(page);
  expect(await lang(page)).toBe('de');
  expect(wrong).toEqual([]);
  await page.context().close();
});

inBrowser('a choice outlives its cookie, and needs none', async () => {
  const page = await open(DESK);
  await page.goto(`${site.url}/learn/emerald-2e`);
  await settled(page);
  await choose(page, 'de');
  await page.context().clearCookies();
  await page.goto(site.url);
  await page.locator('html[lang=de]').waitFor();
  expect((await page.context().cookies()).map(({ name, value }) => [name, value])).toEqual([['language', 'de']]);
  // An address that names another language is opened in that.
  await page.goto(`${site.url}/pl/`);
  await settled(page);
  expect(await lang(page)).toBe('pl');
  await page.context().clearCookies();
  await page.addInitScript(() => Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} }));
  await page.goto(`${site.url}/learn/emerald-2e`);
  await page.locator('html[lang=de]').waitFor();
  await choose(page, 'pl');
  expect([await lang(page), new URL(page.url()).pathname]).toEqual(['pl', '/pl/learn/emerald-2e']);
  await page.context().close();
});

inBrowser('an address that names a language keeps it from page to page, and changes with the choice', async () => {
  const page = await open(DESK);
  const wrong = mishaps(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.push(pathname);
  });
  await page.goto(`${site.url}/pl/`);
  await settled(page);
  await page.locator('a[href^="/pl/learn/"]').first().click();
  await page.waitForURL('**/pl/learn/**');
  await settled(page);
  // Only scripts of the language are fetched, besides those that apply the rules and have no texts.
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((path) => !path.startsWith('/assets/pl/') && !/(?:play|-run|certain)-/.test(path))).toEqual([]);
  await choose(page, 'de');
  expect(new URL(page.url()).pathname).toMatch(/^\/de\/learn\//);
  expect(await lang(page)).toBe('de');
  expect(wrong).toEqual([]);
  await page.context().close();
});

inBrowser('an error of the server is said in the language of the page', async () => {
  const page = await open(DESK);
  for (const [language, words] of [
    ['en', 'There is no match nowhere.'],
    ['de', 'Es gibt keine Partie nowhere.'],
    ['pl', 'Nie ma partii nowhere.'],
  ] as const) {
    await page.goto(`${site.url}/${language}/m/nowhere#seat=0.${newToken()}`);
    await page.getByText(words).first().waitFor();
  }
  await page.context().close();
});

inBrowser(
  'a page that the server draws in another language than the chosen one is not loaded again and again',
  async () => {
    const page = await open(DESK);
    await page.goto(site.url);
    await choose(page, 'de');
    const loads: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
    // The server cannot read this path and sends the page as it is built.
    await page.goto(`${site.url}/index.html`);
    await settled(page);
    expect(loads).toHaveLength(1);
    expect(await lang(page)).toBe('en');
    await page.context().close();
  },
);

inBrowser('a page fetches small cuts of its faces, with the letters of its language', async () => {
  const page = await open(DESK);
  const fonts: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.woff2')) fonts.push(Number(response.headers()['content-length']));
  });
  for (const language of ['en', 'pl']) {
    await page.goto(`${site.url}/${language}/`);
    await settled(page);
    await page.evaluate(() => document.fonts.ready);
  }
  expect(fonts.length).toBeGreaterThan(6);
  expect(Math.max(...fonts)).toBeLessThan(20_000);
  await page.context().close();
});

inBrowser('a translator sees the ids of sentences', async () => {
  const page = await open(DESK);
  await page.goto(`${site.url}/?language=pl&ids=1`);
  await page.getByText('start.learn').first().waitFor();
  expect(await lang(page)).toBe('pl');
  await page.context().close();
});

inBrowser('on a phone a spectator sees the whole name of each tool, in every language', async () => {
  const { match, spectator } = await played(0, 'emerald-2e');
  const page = await open({ viewport: { width: 390, height: 844 } });
  for (const code of ['en', 'de', 'pl']) {
    await page.goto(`${site.url}/${code}/m/${match}#watch=${spectator}`);
    await page.waitForSelector('.game-table');
    await settled(page);
    const cut = await page.locator('.masthead-tools > .icon-button:visible').evaluateAll((tools) => {
      const brush = document.createElement('canvas').getContext('2d')!;
      return tools.flatMap((tool) => {
        brush.font = getComputedStyle(tool, '::after').font;
        const name = tool.getAttribute('aria-label')!;
        return brush.measureText(name).width > tool.getBoundingClientRect().width - 6 ? name : [];
      });
    });
    expect(cut).toEqual([]);
  }
  await page.context().close();
});
