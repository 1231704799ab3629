// Walks through the page in each engine; in Firefox and WebKit where they are installed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CARDS, CITIES } from '@gaslamp/emerald-2e/box/ids';
import { expect, onTestFinished, test } from 'vitest';
import { type Driver, openChromium, openFirefox, openWebKit } from './engines.ts';
import { played } from './played.ts';
import { saved } from './saved.ts';
import { inBrowser, open, site } from './site.ts';

const CONFIRM = '.draft-confirm[data-lit]';
const LIT_CARD = '.hand-card[data-lit]';
const SLIDER = '.replay-scrubber input:not([aria-disabled])';
const GO = '.guide-ways .button-strong';
const VIENNA = `.city-button[data-thing="city.${CITIES.indexOf('VIENNA')}"]`;
/** Limit of a wait, in ms: two bots may play first on a busy machine. */
const LIMIT = 120_000;
/** Limit of a walk, in ms: WebKit draws without a graphics card. */
const TIME = 900_000;
/** The card that the lesson asks for next. */
const CUBES = `.hand-card[data-thing="hand.${CARDS.indexOf('START_S006')}"]`;

declare global {
  var wrong: string[];
}

/** A driver with what the walk does in several places. */
function walker(driver: Driver) {
  const count = (selector: string) => driver.evaluate((all) => document.querySelectorAll(all).length, selector);
  const comes = (selector: string) =>
    expect.poll(() => count(selector), { message: selector, timeout: LIMIT }).toBeGreaterThan(0);
  /** Waits until nothing is under way on the page (src/settled.ts). */
  const settled = () =>
    expect
      .poll(
        () =>
          driver.evaluate(async () => {
            for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
            return document.documentElement.dataset.settled !== undefined;
          }, null),
        { timeout: LIMIT },
      )
      .toBe(true);
  const text = (selector: string) =>
    driver.evaluate((one) => document.querySelector<HTMLElement>(one)?.innerText ?? '', selector);
  return {
    ...driver,
    count,
    comes,
    settled,
    says: (selector: string, words: RegExp) =>
      expect.poll(() => text(selector), { message: selector, timeout: LIMIT }).toMatch(words),
    /** Opens a page, and notes its errors from then on. */
    async goto(url: string) {
      await driver.goto(url);
      await driver.evaluate(() => {
        globalThis.wrong ??= [];
        addEventListener('error', ({ message }) => globalThis.wrong.push(message));
        addEventListener('unhandledrejection', ({ reason }) => globalThis.wrong.push(String(reason)));
      }, null);
    },
    async click(selector: string) {
      await comes(selector);
      await driver.click(selector);
      await settled();
    },
    async press(key: Parameters<Driver['press']>[0], on?: string) {
      if (on !== undefined) {
        await comes(on);
        await driver.evaluate((one) => document.querySelector<HTMLElement>(one)?.focus(), on);
        await settled();
      }
      await driver.press(key);
      await settled();
    },
    noErrors: async () => expect(await driver.evaluate(() => globalThis.wrong, null)).toEqual([]),
  };
}
type Walker = ReturnType<typeof walker>;

/** Starts a match, and plays an action of the first turn; returns the address of the match. */
async function match({ goto, evaluate, click, press, comes, count, settled, noErrors }: Walker): Promise<string> {
  await goto(site.url);
  await evaluate(() => {
    localStorage.setItem('gaslamp.begun.emerald-2e', 'yes');
    localStorage.setItem('gaslamp.hints', 'off');
    localStorage.setItem('gaslamp.pace', 'none');
    localStorage.setItem('gaslamp.passing', 'at once');
  }, null);
  await goto(site.url);
  await click('.hero-actions button:nth-of-type(2)');
  for (const city of [0, 1]) {
    await comes('.city-button[data-lit=strong]');
    await press('Enter', `.city-button[data-thing="city.${city}"]`);
  }
  await comes('#actions [data-action]');
  await settled();

  await press('e', '.hand-card');
  const [high, all] = await evaluate(
    () => [document.querySelector<HTMLElement>('.preview:popover-open')?.offsetHeight ?? 0, innerHeight] as const,
    null,
  );
  expect(high).toBeGreaterThan(all / 4);
  expect(high).toBeLessThan((all * 3) / 4);
  await press('Escape');
  expect(await count('.preview')).toBe(0);

  const hand = await count('.hand-card');
  await click('[data-action=discard]');
  await press('Enter', LIT_CARD);
  await press('Enter', CONFIRM);
  expect(await count('.hand-card')).toBe(hand - 1);
  await click('.draft-bar [data-again]');
  expect(await count('.hand-card')).toBe(hand);
  await noErrors();
  return evaluate(() => location.href, null);
}

/** Steps on from a moment of a replay. */
async function replay({ comes, evaluate, press, noErrors }: Walker): Promise<void> {
  await comes(SLIDER);
  const moment = () => evaluate((slider) => Number(document.querySelector<HTMLInputElement>(slider)?.value), SLIDER);
  const before = await moment();
  await press('ArrowRight', SLIDER);
  expect(await moment()).toBe(before + 1);
  await comes('#log li');
  await noErrors();
}

async function lesson({ goto, click, comes, says, noErrors }: Walker): Promise<void> {
  await goto(`${site.url}/learn/emerald-2e/first-match`);
  for (let step = 1; step < 7; step++) {
    await says('.guide-head', new RegExp(`Step ${step} `));
    await click(GO);
  }
  await click('[data-action=place]');
  await click(VIENNA);
  await says('.guide-head', /Step 8 /);
  await comes('[data-guided]');
  await click(CUBES);
  await says('.forecast', /./);
  await noErrors();
}

/** A match that is over, as a file. */
async function keptFile(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'gaslamp-engines-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { match, tokens } = await played(5000);
  const page = await open({});
  await page.goto(`${site.url}/m/${match}/take-along#seat=0.${tokens[0]}`);
  const path = await saved(page, 'Save the page', folder);
  await page.context().close();
  return pathToFileURL(path).href;
}

async function walk(driver: Driver): Promise<void> {
  onTestFinished(() => driver.close());
  const at = walker(driver);
  await at.goto(`${await match(at)}/replay?at=1`);
  await replay(at);
  await lesson(at);
  await at.goto(await keptFile());
  await at.click('a[href^="#at="]');
  await replay(at);
}

inBrowser('a match, a replay, a lesson and a kept file go on in Chromium', { tags: ['slow/engines'] }, async () =>
  walk(await openChromium()),
);

for (const [engine, opens, packages] of [
  ['Firefox', openFirefox, 'firefox-esr'],
  ['WebKit', openWebKit, 'webkit2gtk-driver and xvfb'],
] as const)
  test(`a match, a replay, a lesson and a kept file go on in ${engine}`, { tags: ['deep'], timeout: TIME }, async ({
    skip,
  }) => {
    const driver = await opens();
    if (driver === null) return skip(`${engine} is not installed here: on Debian, apt-get install ${packages}`);
    await walk(driver);
  });
