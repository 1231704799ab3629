// Measures the first load of the start page on a slow phone, beside a page of one line on the same network and processor.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GAMES } from '@gaslamp/games/games';
import { at } from '@gaslamp/kernel/lists';
import type { Browser, BrowserContextOptions } from 'playwright-core';

/** The settings of Lighthouse's slow phone. */
const LATENCY = 562;
const BITS = 1.4e6;
const SLOW = 4;
const LINE = '<!doctype html><meta name="viewport" content="width=device-width"><p>A line.';

/** The reported values of a load, with their targets. Times in ms. */
const ROWS = {
  'first paint': 1600,
  'largest paint': 2200,
  'answers input': null,
  'layout shift': 0.05,
  KiB: 190,
  requests: null,
} as const satisfies Record<string, number | null>;
type Row = keyof typeof ROWS;
type Load = Readonly<Record<Row, number>>;
declare global {
  var gaslampLoad: { largest: number; shift: number };
}

/** Loads a page as a first-time visitor. */
async function load(browser: Browser, phone: BrowserContextOptions, url: string): Promise<Load> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const throughput = BITS / 8;
  const network = { offline: false, latency: LATENCY, downloadThroughput: throughput, uploadThroughput: throughput };
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
  const sizes: number[] = [];
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => sizes.push(encodedDataLength));
  await page.addInitScript(() => {
    globalThis.gaslampLoad = { largest: 0, shift: 0 };
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) globalThis.gaslampLoad.largest = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        globalThis.gaslampLoad.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: 'commit' });
  // A prerendered page is marked as such until its script has run.
  const answers = await page.waitForFunction(
    () => document.querySelector('html:not([data-drawn]) :is(.hero-actions, body > p)') && performance.now(),
  );
  await page.waitForLoadState('networkidle');
  const painted = await page.evaluate(() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    ...globalThis.gaslampLoad,
  }));
  const answering = Number(await answers.jsonValue());
  await context.close();
  return {
    'first paint': painted.first,
    'largest paint': painted.largest,
    'answers input': answering,
    'layout shift': painted.shift,
    KiB: sizes.reduce((sum, size) => sum + size, 0) / 1024,
    requests: sizes.length,
  };
}

const median = (numbers: readonly number[]): number =>
  at(
    [...numbers].sort((a, b) => a - b),
    numbers.length >> 1,
  );
const shown = (row: Row, value: number): string =>
  row === 'layout shift' ? value.toFixed(3) : row === 'KiB' ? value.toFixed(1) : String(Math.round(value));

/** Reports the medians of several loads of each page, in turn. */
export async function tellFirstLoads(browser: Browser, phone: BrowserContextOptions, site: string, loads: number) {
  const bare = createServer((_, reply) => reply.setHeader('content-type', 'text/html').end(LINE));
  await new Promise<void>((done) => bare.listen(0, '127.0.0.1', done));
  const line = `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`;
  const starts = Object.keys(GAMES).map((game) => ({ name: game, url: `${site}/?game=${game}` }));
  const found = [{ name: 'one line', url: line }, ...starts].map((page) => ({ ...page, all: [] as Load[] }));
  for (let turn = 0; turn < loads; turn++) for (const { url, all } of found) all.push(await load(browser, phone, url));
  bare.close();

  console.log(`\nfirst load, medians of ${loads}: ${LATENCY} ms, ${BITS / 1e6} Mbit/s, CPU slowed ${SLOW} times`);
  const cells = (values: readonly string[]) => values.map((value) => value.padStart(16)).join('');
  console.log(''.padEnd(16) + cells([...found.map(({ name }) => name), 'first : line', 'target']));
  for (const [row, target] of Object.entries(ROWS) as [Row, number | null][]) {
    const values = found.map(({ all }) => median(all.map((one) => one[row])));
    const ratio = row.endsWith('paint') ? (at(values, 1) / at(values, 0)).toFixed(2) : '';
    const aim = target === null ? '' : `at most ${target}`;
    console.log(row.padEnd(16) + cells([...values.map((value) => shown(row, value)), ratio, aim]));
  }
}
