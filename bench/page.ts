// Measures the first load of the start page (first-load.ts), then interaction to next paint on the match page: real clicks,
// taps and keys in Chromium during a real match, by kind.
// Run: npm run -s bench:page   (loads: GASLAMP_LOADS, default 5; interactions per device: GASLAMP_CLICKS, default 300;
// CPU slowdown for these: GASLAMP_SLOW, default 1)
import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { FastDice } from '@gaslamp/kernel/chance';
import { at } from '@gaslamp/kernel/lists';
import type { BrowserContextOptions, ElementHandle, Page } from 'playwright-core';
import { openBrowser, openSite, PAGE } from '../packages/client/e2e/browser.ts';
import { tellFirstLoads } from './first-load.ts';

const LOADS = Number(process.env.GASLAMP_LOADS ?? 5);
const CLICKS = Number(process.env.GASLAMP_CLICKS ?? 300);
const SLOW = Number(process.env.GASLAMP_SLOW ?? 1);
/** Chromium does not report faster interactions. */
const FLOOR = 16;

const DEVICES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
} as const satisfies Record<string, BrowserContextOptions>;

/** Possible interactions by kind. With dialogs open, only those in the topmost. */
const KINDS: Readonly<Record<string, string>> = {
  action: '.action[data-lit]',
  'impossible action': '.action[aria-disabled="true"]',
  city: '.city-button',
  'lit piece': '.city [data-thing][data-lit]:not(.city-button), .limbo[data-lit], [data-thing="stock"][data-lit]',
  'card of the hand': '.hand-card',
  'picked card': '.chip',
  answer: '[data-thing^="bar."], .window-answers button, .player-choose',
  confirm: '.draft-confirm[data-lit]',
  'take back': '.draft-bar .button:not(.draft-confirm)',
  'points by type': '.points-track',
  'card in the log': '.log-line:last-child .said-card',
  pile: '.count-button',
};
const IN_DIALOG: Readonly<Record<string, string>> = {
  'menu item': '[data-do]',
  'rule number': '.rule-link',
  'close dialog': '.dialog-head .icon-button',
  'reveal step': '.finale-bar .button-strong',
};
const KEYS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'Tab'] as const;

interface Measured {
  readonly kind: string;
  readonly duration: number;
}
interface Page$ {
  kind: { at: number; kind: string }[];
  events: { id: number; at: number; duration: number }[];
}
declare global {
  var gaslampBench: Page$;
}

/** Records every interaction that takes longer than the floor, from input to the next paint, as reported by the browser. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript((floor) => {
    // The introduction to the first match would cover the table.
    localStorage.setItem('gaslamp.begun.emerald-2e', 'yes');
    globalThis.gaslampBench = { kind: [], events: [] };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId, startTime, duration } = entry as PerformanceEventTiming & { interactionId: number };
        if (interactionId) globalThis.gaslampBench.events.push({ id: interactionId, at: startTime, duration });
      }
    }).observe({ type: 'event', durationThreshold: floor, buffered: true } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        globalThis.gaslampBench.events.push({ id: -1, at: startTime, duration });
    }).observe({ type: 'first-input', buffered: true });
  }, FLOOR);
}

/** Returns the longest event of each interaction; an interaction without reported events took less than the floor. */
async function measured(page: Page): Promise<Measured[]> {
  await page.waitForTimeout(500);
  const { kind: done, events } = await page.evaluate(() => globalThis.gaslampBench);
  return done.map(({ at, kind }, i) => {
    const until = done[i + 1]?.at ?? Number.POSITIVE_INFINITY;
    const durations = events.filter((event) => event.at >= at && event.at < until).map(({ duration }) => duration);
    return { kind, duration: Math.max(FLOOR, ...durations) };
  });
}

const announce = (page: Page, kind: string): Promise<void> =>
  page.evaluate((what) => {
    globalThis.gaslampBench.kind.push({ at: performance.now(), kind: what });
  }, kind);

async function candidates(page: Page): Promise<{ kind: string; node: ElementHandle<Element> }[]> {
  const dialog = (await page.$$('dialog[open]')).at(-1);
  const all = await Promise.all(
    Object.entries(dialog ? IN_DIALOG : KINDS).map(async ([kind, css]) =>
      (await (dialog ?? page).$$(css)).map((node) => ({ kind, node })),
    ),
  );
  return all.flat();
}

/** Plays at random with real input; every kind of interaction is equally likely, so that rare ones occur. */
async function play(page: Page, dice: FastDice, touch: boolean): Promise<void> {
  for (let n = 0; n < CLICKS; ) {
    if (await page.$('.finale')) return;
    if (!(await page.$('[data-your-turn], dialog[open]'))) {
      await page.waitForTimeout(50);
      continue;
    }
    if (!touch && dice.below(6) === 0) {
      await announce(page, 'key');
      await page.keyboard.press(dice.oneOf(KEYS));
      n++;
      continue;
    }
    const found = await candidates(page);
    const kinds = [...new Set(found.map(({ kind }) => kind))];
    if (kinds.length === 0) {
      await page.keyboard.press('Escape');
      continue;
    }
    const kind = kinds.includes('confirm') && dice.below(2) > 0 ? 'confirm' : dice.oneOf(kinds);
    const some = found.filter((one) => one.kind === kind);
    const { node } = dice.oneOf(some);
    try {
      // Scrolled into view first, so that scrolling is not measured.
      await node.scrollIntoViewIfNeeded({ timeout: 500 });
      const box = await node.boundingBox();
      if (box === null) continue;
      const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 30)];
      await announce(page, kind);
      await (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
      n++;
    } catch {
      // It has disappeared; try another one.
    }
    await page.waitForTimeout(dice.below(120));
  }
}

const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;

function report(device: string, all: readonly Measured[]): void {
  const line = (kind: string, times: readonly number[]) => {
    const sorted = [...times].sort((a, b) => a - b);
    const cells = [0.5, 0.98, 1].map((q) => String(quantile(sorted, q)).padStart(6));
    console.log(`${kind.padEnd(20)}${String(times.length).padStart(6)}${cells.join('')}`);
  };
  console.log(`\n${device.padEnd(20)}     n   p50   p98   max   (ms; ${FLOOR} is "at most ${FLOOR}")`);
  for (const kind of [...new Set(all.map((one) => one.kind))].sort())
    line(
      kind,
      all.filter((one) => one.kind === kind).map(({ duration }) => duration),
    );
  line(
    'all',
    all.map(({ duration }) => duration),
  );
}

if (!existsSync(join(PAGE, 'index.html'))) {
  console.error('the page is not built: run `npm test -- page` first');
  process.exit(2);
}
const browser = await openBrowser();
if (browser === null) {
  console.error('there is no Chromium here');
  process.exit(2);
}
const site = await openSite();
const load = () => `load ${at(loadavg(), 0).toFixed(1)}`;
if (LOADS > 0) await tellFirstLoads(browser, DEVICES.phone, site.url, LOADS);
if (CLICKS > 0)
  console.log(`\ninteraction to next paint, ${CLICKS} interactions a device, CPU slowed ${SLOW} times, ${load()}`);
for (const [device, options] of CLICKS > 0 ? Object.entries<BrowserContextOptions>(DEVICES) : []) {
  const dice = new FastDice(7);
  const all: Measured[] = [];
  while (all.length < CLICKS) {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    if (SLOW > 1) await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOW });
    await watch(page);
    await page.goto(site.url);
    await page.getByRole('button', { name: 'Two opponents' }).click();
    await page.waitForSelector('.emerald');
    await play(page, dice, options.hasTouch ?? false);
    all.push(...(await measured(page)));
    await context.close();
  }
  report(device, all.slice(0, CLICKS));
}
console.log(`\n${load()}`);
await browser.close();
await site.server.close();
process.exit(0);
