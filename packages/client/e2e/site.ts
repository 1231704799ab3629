// Shared by the browser tests: a browser and a site, opened once for all files, since either takes as long as a test.
import AxeBuilder from '@axe-core/playwright';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { test } from 'vitest';
import { openBrowser, openSite } from './browser.ts';
import { byTest } from './chance.ts';
import { stopClock, withTimers } from './time.ts';

/** Both end with the process that opened them. */
const browser = await openBrowser();
export const site = await openSite({ chance: byTest });
/** Browser tests report a missing browser; no other test may be skipped. */
export const inBrowser = test.skipIf(browser === null);

export interface PageOptions extends BrowserContextOptions {
  /** `stopped`: time passes only when a test lets it pass (time.ts). */
  readonly clock?: 'stopped';
}
/** Opens a page of a visitor in a new context, in which every game was begun before and hints are off. */
export async function open(options: PageOptions): Promise<Page> {
  const page = await openNew(options);
  await page.addInitScript(() => {
    // An empty page has no storage.
    if (location.protocol !== 'http:') return;
    for (const game of ['emerald-1e', 'emerald-2e', 'nanty-narking'])
      localStorage.setItem(`gaslamp.begun.${game}`, 'yes');
    localStorage.setItem('gaslamp.hints', 'off');
  });
  return page;
}
/** Opens a page of a first-time visitor. */
export async function openNew({ clock, ...options }: PageOptions): Promise<Page> {
  const context = await browser!.newContext({ reducedMotion: 'reduce', ...options });
  // Two bots may play first, at their visible pace on a busy machine.
  context.setDefaultTimeout(120_000);
  if (clock === 'stopped') await stopClock(context);
  // Random choices of a test are the same in every run, and so are the shares of chance, of 16 bytes, on which deals depend.
  await context.addInitScript(() => {
    const random = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (bytes) =>
      bytes instanceof Uint8Array && bytes.length === 16 ? bytes.fill(7) : random(bytes);
    let seed = 1;
    Math.random = () => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
      return (seed >>> 8) / 2 ** 23;
    };
  });
  return context.newPage();
}
/** Returns the violations that axe finds. The pages have no frames: in its legacy mode axe opens no page for them. */
export async function violations(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations: found } = await withTimers(page, axe.analyze());
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
}
/** Returns the horizontal overflow, in px. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
