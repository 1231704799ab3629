// A stranger's way: the start page, one click, a whole match against a bot by clicking what lights up, the reveal.
import AxeBuilder from '@axe-core/playwright';
import { FastDice } from '@gaslamp/kernel/chance';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mishaps, openBrowser, openSite, type Site, scriptBytes } from './browser.ts';

const browser: Browser | null = await openBrowser();
let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => {
  await browser?.close();
  await site.server.close();
});
/** Browser tests say so when there is no browser; nobody else may skip them. */
const inBrowser = test.skipIf(browser === null);

/** A page of a stranger: a context of its own, with nothing remembered. */
async function open(options: BrowserContextOptions): Promise<Page> {
  return (await browser!.newContext({ reducedMotion: 'reduce', ...options })).newPage();
}
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
}
async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

const LIT = [
  '.action[data-lit]:not(:disabled)',
  '[data-thing][data-lit="strong"]',
  '.draft-confirm[data-lit]',
  '[data-thing^="bar."]:not(:disabled)',
  '.window-answers button',
  '.hand-card',
].join(', ');

/** Clicks lit things at random until the match is over; gives the number of clicks. */
async function playThrough(page: Page, seed: number, patience: number): Promise<number> {
  const dice = new FastDice(seed);
  const end = Date.now() + patience;
  let clicks = 0;
  while (Date.now() < end) {
    const did = await page.evaluate(
      ({ lit, roll, confirmFirst }) => {
        if (document.querySelector('.finale')) return 'over';
        const dialog = document.querySelector('dialog[open]');
        const yours = document.querySelector('[data-your-turn]');
        if (!yours && !dialog) return 'wait';
        const things = [
          ...(dialog
            ? dialog.querySelectorAll('button[data-do]:not([data-do^=look]):not(:disabled)')
            : document.querySelectorAll(lit)),
        ] as HTMLElement[];
        if (things.length === 0) return dialog ? 'escape' : 'wait';
        const confirm = dialog ? null : document.querySelector<HTMLElement>('.draft-confirm[data-lit]');
        (confirm && confirmFirst ? confirm : things[roll % things.length]!).click();
        return 'clicked';
      },
      { lit: LIT, roll: dice.below(1_000_000), confirmFirst: dice.below(3) > 0 },
    );
    if (did === 'over') return clicks;
    if (did === 'escape') await page.keyboard.press('Escape');
    if (did === 'clicked') clicks++;
    await page.waitForTimeout(did === 'wait' ? 60 : 15);
  }
  throw new Error(`no end after ${clicks} clicks; prompt: ${await page.locator('.dock').textContent()}`);
}

inBrowser('a whole match against a bot through the page, to the reveal', async () => {
  const page = await open({ viewport: { width: 1440, height: 900 } });
  const wrong = mishaps(page);
  await page.goto(site.url);
  await page.getByRole('heading', { level: 1, name: /Emerald/ }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'One opponent' }).click();
  await page.waitForSelector('[data-your-turn]');
  expect(await page.title()).toContain('Your turn');
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  const clicks = await playThrough(page, 5, 200_000);
  expect(clicks).toBeGreaterThan(50);
  expect(await violations(page)).toEqual([]);
  expect(wrong).toEqual([]);
  await page.context().close();
});

inBrowser('a phone shows the table without sideways scrolling, in both themes, and axe finds nothing', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await open({ viewport: { width: 390, height: 844 }, colorScheme });
    await page.goto(site.url);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole('button', { name: 'Two opponents' }).click();
    await page.waitForSelector('[data-your-turn]');
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page.context().close();
  }
});

inBrowser('the match page carries at most 150 kB of script, compressed as any browser understands', async () => {
  const first = await open({});
  await first.goto(site.url);
  await first.getByRole('button', { name: 'One opponent' }).click();
  await first.waitForSelector('.emerald');
  const match = first.url();
  // A browser that has nothing in its cache, and holds the seat.
  const page = await open({ storageState: await first.context().storageState() });
  await first.context().close();
  const bytes = scriptBytes(page);
  await page.goto(match);
  await page.waitForSelector('.emerald');
  await page.waitForLoadState('networkidle');
  expect(bytes()).toBeGreaterThan(50_000);
  expect(bytes()).toBeLessThan(150_000);
  await page.context().close();
});

inBrowser('an invited friend sits down by link, and both see the same table', async () => {
  const page = await open({});
  await page.goto(`${site.url}/new`);
  await page.getByLabel('Your name').fill('Ann');
  await page.getByLabel('2', { exact: true }).check({ force: true });
  await page.getByLabel('Seat of Tuesday').selectOption('friend');
  await page.getByRole('button', { name: 'Deal' }).click();
  const link = await page.getByLabel('Link for Tuesday').inputValue();
  expect(link).toMatch(/\/m\/\w+#invite=/);
  const friend = await open({});
  await friend.goto(link);
  await friend.getByLabel('Your name').fill('Ben');
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await friend.waitForSelector('.emerald');
  expect(new URL(friend.url()).hash).toBe('');
  await page.locator('.emerald').getByText('Ben').first().waitFor({ state: 'attached' });
  await friend.context().close();
  await page.context().close();
});
