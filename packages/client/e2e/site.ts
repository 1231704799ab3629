// What the tests of the pages share: a browser and a site, opened once for all files, since either takes as long as a test.
import AxeBuilder from '@axe-core/playwright';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { test } from 'vitest';
import { openBrowser, openSite } from './browser.ts';
import { byTest } from './chance.ts';
import { stopClock, withTimers } from './time.ts';

/** Both go with the process that opened them. */
const browser = await openBrowser();
export const site = await openSite({ chance: byTest });
/** Browser tests say so when there is no browser; nobody else may skip them. */
export const inBrowser = test.skipIf(browser === null);

export interface PageOptions extends BrowserContextOptions {
  /** `stopped`: time passes only while a test lets it pass (time.ts). */
  readonly clock?: 'stopped';
}
/** A page of a stranger: a context of its own, with nothing remembered but that every game was begun before, and that hints are off. */
export async function open(options: PageOptions): Promise<Page> {
  const page = await openNew(options);
  await page.addInitScript(() => {
    // An empty page keeps nothing.
    if (location.protocol !== 'http:') return;
    for (const game of ['emerald-1e', 'emerald-2e', 'nanty-narking'])
      localStorage.setItem(`gaslamp.begun.${game}`, 'yes');
    localStorage.setItem('gaslamp.hints', 'off');
  });
  return page;
}
/** A page of somebody who has never been here. */
export async function openNew({ clock, ...options }: PageOptions): Promise<Page> {
  const context = await browser!.newContext({ reducedMotion: 'reduce', ...options });
  // Two bots may come first, and be watched at their pace on a machine that is busy with other things.
  context.setDefaultTimeout(120_000);
  if (clock === 'stopped') await stopClock(context);
  // What a test picks at random it picks again the next time.
  await context.addInitScript(() => {
    let seed = 1;
    Math.random = () => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
      return (seed >>> 8) / 2 ** 23;
    };
  });
  return context.newPage();
}
/** What axe finds wrong. The pages have no frames: in its legacy mode axe opens no page of its own for them. */
export async function violations(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations: found } = await withTimers(page, axe.analyze());
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
}
/** How much sticks out sideways. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
