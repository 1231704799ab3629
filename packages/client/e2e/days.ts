// A correspondence match of three people with their pages: Ann and Ben play, Cy leaves for good.
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

/** Opens a page for one of them that shows moves of others at once. Anything that goes wrong on it fails the test. */
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
/** Console messages of a broken connection. */
export const BROKEN = /WebSocket connection to|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_EMPTY_RESPONSE/;

/** Ann creates a match with a day for each answer; the others sit down by their links. */
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

/** Turns on notifications for the page's device; returns the link that carries its seat. */
export async function notified(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Links' }).click();
  const link = await page.getByLabel('Move your seat to another device').inputValue();
  await page.getByRole('switch', { name: 'Notify this device' }).click();
  await page.getByRole('switch', { name: 'Notify this device', checked: true }).waitFor();
  await page.keyboard.press('Escape');
  return link;
}
/** Test browsers reach no push service: this returns a subscription like a real one, with keys known to the test. */
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

/** Returns the page that is asked. */
export async function asked(...pages: readonly Page[]): Promise<Page> {
  let found: Page | undefined;
  const looked = async () => {
    for (const page of pages) if ((await page.locator('[data-your-turn]').count()) > 0) found = page;
    return found !== undefined;
  };
  await expect.poll(looked).toBe(true);
  return found!;
}
/** Selectors of answers, ordered by how soon they end the turn. */
const NEXT = [
  '.window-answers button',
  '[data-action=pass][data-lit]:not(:disabled)',
  '[data-action=end][data-lit]:not(:disabled)',
  '.draft-confirm[data-lit]:not(:disabled)',
  '[data-thing][data-lit=strong]',
  '[data-thing^="bar."]:not(:disabled)',
  '.action[data-lit]:not(:disabled)',
];
/** Answers on a page until somebody else is asked. */
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

/** Returns the lines of the log. */
export const logOf = (page: Page): Promise<string[]> =>
  page.locator('#log li:not(.log-news)').evaluateAll((lines) => lines.map(({ textContent }) => textContent ?? ''));
/** Waits until the logs of these pages are equal. */
export const sameLog = (...pages: readonly Page[]) =>
  expect.poll(async () => new Set((await Promise.all(pages.map(logOf))).map(String)).size).toBe(1);
/** Returns the cards in the hand. */
export const handOf = (page: Page): Promise<string[]> =>
  page.locator('.hand-card').evaluateAll((cards) => cards.map(({ textContent }) => textContent ?? '').sort());
/** Returns a player's remaining time as the page shows it. */
export const timeOf = (page: Page, words: RegExp) =>
  page.getByRole('region', { name: 'Time left' }).getByRole('listitem').filter({ hasText: words });
