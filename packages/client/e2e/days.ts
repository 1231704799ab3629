// Three people at a table where a move a day is made, as pages: Ann and Ben play, Cy leaves for good.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import type { Device } from '../../server/test/push-service.ts';
import { mishaps } from './browser.ts';
import type { House } from './houses.ts';
import { open } from './site.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
export const DESK = { viewport: { width: 1440, height: 900 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** A page of one of them, which shows at once what others did. Whatever goes wrong on it fails the test. */
export async function pageOf(options: BrowserContextOptions, usual: RegExp = /^$/): Promise<Page> {
  const page = await open(options);
  await page.addInitScript(() => {
    localStorage.setItem('gaslamp.pace', 'none');
    localStorage.setItem('gaslamp.passing', 'at once');
  });
  const wrong = mishaps(page);
  onTestFinished(async () => {
    await page.context().close();
    expect(wrong.filter((words) => !usual.test(words))).toEqual([]);
  });
  return page;
}
/** What a line that breaks writes into the console. */
export const BROKEN = /WebSocket connection to|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_EMPTY_RESPONSE/;

/** Ann sets the table with a day for each answer; the others sit down by their links. */
export async function seated(house: House, ann: Page, ben: Page, cy: Page): Promise<void> {
  await ann.goto(`${house.url}/new`);
  await ann.getByLabel('Your name').fill('Ann');
  for (const day of ['Tuesday', 'Wednesday']) await ann.getByLabel(`Seat of ${day}`).selectOption('friend');
  await ann.getByLabel('How do you play?').selectOption({ label: 'A move a day: a bot may stand in after two days' });
  await ann.getByLabel('Bot that stands in').selectOption('random');
  await ann.getByLabel('How much time does each player have?').selectOption('day');
  await ann.getByLabel('Days off for each player').selectOption('3');
  await ann.getByLabel('When a player runs out of time').selectOption('bot');
  await ann.getByRole('button', { name: 'Create the table' }).click();
  for (const [page, name, day] of [
    [ben, 'Ben', 'Tuesday'],
    [cy, 'Cy', 'Wednesday'],
  ] as const) {
    await page.goto(await ann.getByLabel(`Link for ${day}`).inputValue());
    await page.getByLabel('Your name').fill(name);
    await page.getByRole('button', { name: 'Sit down' }).click();
  }
  for (const page of [ann, ben, cy]) await page.waitForSelector('.emerald');
}

/** Has the device of a page notified; gives the link that carries its seat. */
export async function notified(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Links' }).click();
  const link = await page.getByLabel('Move your seat to another device').inputValue();
  await page.getByRole('switch', { name: 'Notify this device' }).click();
  await page.getByRole('switch', { name: 'Notify this device', checked: true }).waitFor();
  await page.keyboard.press('Escape');
  return link;
}
/** Browsers of tests reach no push service: this one gives what a real one gives, of a device whose keys the test has. */
export const withService = (page: Page, { endpoint, keys }: Device) =>
  page.context().addInitScript(
    ({ endpoint, keys }) => {
      let now: PushSubscription | null = null;
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      Notification.requestPermission = async () => 'granted';
      PushManager.prototype.getSubscription = async () => now;
      PushManager.prototype.subscribe = async (options) => {
        const bytes = (text: string) =>
          Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0)).buffer;
        const getKey = (name: 'p256dh' | 'auth') => bytes(keys[name]);
        const applicationServerKey = bytes(String(options?.applicationServerKey));
        now = { endpoint, options: { applicationServerKey }, getKey } as unknown as PushSubscription;
        return now;
      };
    },
    { endpoint, keys },
  );

/** Which of these pages is asked. */
export async function asked(...pages: readonly Page[]): Promise<Page> {
  let found: Page | undefined;
  const looked = async () => {
    for (const page of pages) if ((await page.locator('[data-your-turn]').count()) > 0) found = page;
    return found !== undefined;
  };
  await expect.poll(looked).toBe(true);
  return found!;
}
/** What lights up, in the order in which it lets a turn go by soonest. */
const NEXT = [
  '.window-answers button',
  '[data-action=pass][data-lit]:not(:disabled)',
  '[data-action=end][data-lit]:not(:disabled)',
  '.draft-confirm[data-lit]:not(:disabled)',
  '[data-thing][data-lit=strong]',
  '[data-thing^="bar."]:not(:disabled)',
  '.action[data-lit]:not(:disabled)',
];
/** Whoever is asked there answers, until somebody else is. */
export async function takesTurn(page: Page): Promise<void> {
  const passes = (next: readonly string[]) => {
    if (document.querySelector('.finale') || !document.querySelector('[data-your-turn]')) return true;
    const within = document.querySelector('dialog[open]');
    const lit = within
      ? within.querySelectorAll<HTMLElement>('button[data-do]:not([data-do^=look]):not(:disabled)')
      : next.map((things) => document.querySelectorAll<HTMLElement>(things)).find(({ length }) => length > 0);
    lit?.[Math.floor(Math.random() * lit.length)]?.click();
    return false;
  };
  await page.waitForFunction(passes, NEXT, { polling: 40 });
}

/** What stands in the log, line by line. */
export const logOf = (page: Page): Promise<string[]> =>
  page.locator('#log li:not(.log-news)').evaluateAll((lines) => lines.map(({ textContent }) => textContent ?? ''));
/** Soon the same stands in the logs of these pages. */
export const sameLog = (...pages: readonly Page[]) =>
  expect.poll(async () => new Set((await Promise.all(pages.map(logOf))).map(String)).size).toBe(1);
/** The cards in the hand. */
export const handOf = (page: Page): Promise<string[]> =>
  page.locator('.hand-card').evaluateAll((cards) => cards.map(({ textContent }) => textContent ?? '').sort());
/** How much time somebody has, as a page tells it. */
export const timeOf = (page: Page, words: RegExp) =>
  page.getByRole('region', { name: 'Time left' }).getByRole('listitem').filter({ hasText: words });
