// Tests notifications on this device and by e-mail, from the links of a match; a push message is shown and opens the match.
// @module-tag slow/host

import { mailboxOf } from '@gaslamp/server/notifications/address';
import { linkedAs } from '@gaslamp/server/notifications/mail-links';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { mishaps, openSite, type Site } from './browser.ts';
import { byTest } from './chance.ts';
import { type Kept, workerOf } from './delivered.ts';
import { inBrowser, open, sidewaysScroll, site, violations } from './site.ts';

const PHONE = { viewport: { width: 390, height: 844 } };
const ENDPOINT = 'https://push.example.net/send/this-device';

/** Opens a table at which one person plays bots, with the dialog of the links; returns its address. */
async function links(at: Site, page: Page): Promise<string> {
  await page.goto(at.url);
  await page.getByRole('button', { name: 'Two opponents' }).click();
  await page.getByRole('button', { name: 'Links' }).click();
  return new URL(page.url()).pathname.split('/').at(-1)!;
}
/**
 * Test browsers show no notifications and reach no push service: this one asks for permission, and returns a subscription like
 * a real one.
 */
const withService = (context: BrowserContext, answer: NotificationPermission) =>
  context.addInitScript(
    ([endpoint, answer]) => {
      let permission: NotificationPermission = 'default';
      let now: PushSubscription | null = null;
      Object.defineProperty(Notification, 'permission', { get: () => permission });
      Notification.requestPermission = async () => {
        permission = answer;
        return permission;
      };
      PushManager.prototype.getSubscription = async () => now;
      PushManager.prototype.subscribe = async (options) => {
        const text = String(options?.applicationServerKey).replaceAll('-', '+').replaceAll('_', '/');
        const key = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
        if (key.length !== 65 || permission !== 'granted') throw new Error('no key of a server, or not allowed');
        const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
        const keys = { p256dh: await crypto.subtle.exportKey('raw', pair.publicKey), auth: new ArrayBuffer(16) };
        const getKey = (name: 'p256dh' | 'auth') => keys[name];
        now = { endpoint, options: { applicationServerKey: key.buffer }, getKey } as unknown as PushSubscription;
        return now;
      };
    },
    [ENDPOINT, answer] as const,
  );

inBrowser('a device that was switched on and is not notified any more is told so at the table', async () => {
  const page = await open(PHONE);
  await withService(page.context(), 'granted');
  await links(site, page);
  const dropped = page.getByText('This device is no longer notified of this match');
  await page.getByRole('switch', { name: 'Notify this device' }).check();
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('gaslamp.told-here.')));
  expect(await dropped.count()).toBe(0);
  // The new page has no subscription: the browser has ended it.
  await page.reload();
  await dropped.waitFor();
  await page.context().close();
});

inBrowser('a device is switched on and off at its seat, which its browser is asked for only then', async () => {
  const page = await open(PHONE);
  const wrong = mishaps(page);
  await withService(page.context(), 'granted');
  const match = await links(site, page);
  const { ledger } = await site.server.lobby.room(match);
  const device = page.getByRole('switch', { name: 'Notify this device' });
  expect(await device.isChecked()).toBe(false);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await device.check();
  await expect.poll(() => ledger.targets).toMatchObject([{ kind: 'push', url: ENDPOINT, seat: 0 }]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).active!.scriptURL)).toBe(
    `${site.url}/notify.js`,
  );
  // The setting is still there when the dialog is opened again.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Links' }).click();
  await expect.poll(() => device.isChecked()).toBe(true);
  await device.uncheck();
  await expect.poll(() => ledger.targets).toEqual([]);
  expect(wrong).toEqual([]);
  await page.context().close();
});

inBrowser('what is pushed is shown, one for each match, and opens it when it is pressed', async () => {
  const page = await open({});
  await page.goto(site.url);
  await page.evaluate(() => navigator.serviceWorker.register('/notify.js').then(() => navigator.serviceWorker.ready));
  const { worker, push } = await workerOf(page);
  const shown = () => worker.evaluate(() => (globalThis as unknown as Kept).shown);
  await push(JSON.stringify({ match: 'abc', text: 'It is your turn.', key: 'k' }));
  await expect.poll(shown).toEqual([
    {
      title: 'Gaslamp',
      body: 'It is your turn.',
      // The next notification about that match replaces it, with sound.
      tag: 'abc',
      renotify: true,
      icon: '/icon-192.png',
      data: { match: 'abc' },
    },
  ]);
  // A message that is not ours is shown too, as browsers demand, but leads nowhere.
  await push(JSON.stringify({ match: '../../evil', text: 'x' }));
  await push('no JSON');
  await expect
    .poll(async () => (await shown()).slice(1))
    .toMatchObject([
      { body: 'x', tag: 'gaslamp', data: { match: '' } },
      { body: '', tag: 'gaslamp', data: { match: '' } },
    ]);
  const opened = await worker.evaluate(async () => {
    const kept = globalThis as unknown as Kept;
    let closed = 0;
    for (const { data } of kept.shown.slice(0, 2)) {
      const waits: Promise<unknown>[] = [];
      const notification = { data, close: () => closed++ };
      const waitUntil = (work: Promise<unknown>) => waits.push(work.catch(() => 'not in front'));
      dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
      await Promise.all(waits);
    }
    return { paths: kept.opened, closed };
  });
  // The start page, to which the other one leads, is open already: no second one is opened.
  expect(opened).toEqual({ paths: ['/m/abc'], closed: 2 });
  await page.context().close();
});

inBrowser(
  'a browser that cannot, may not or will not be notified is told why in plain words',
  { tags: ['slow/host'] },
  async () => {
    for (const [spoil, words, screen] of [
      [() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }), /are blocked/, null],
      [() => Reflect.deleteProperty(window, 'PushManager'), /does not support notifications/, null],
      [() => Object.defineProperty(window, 'isSecureContext', { value: false }), /over https/, null],
      [
        () => {
          Reflect.deleteProperty(window, 'PushManager');
          Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)' });
        },
        /only from the home screen/,
        'home',
      ],
    ] as const) {
      const page = await open(PHONE);
      await page.addInitScript(spoil);
      const match = await links(site, page);
      await page.getByText(words).waitFor();
      expect(await page.getByRole('switch').count()).toBe(0);
      if (screen !== null) {
        await page.getByRole('button', { name: 'Put my seat into the address' }).click();
        await page.getByText('is now the link to your seat').waitFor();
        expect(new URL(page.url())).toMatchObject({
          pathname: `/m/${match}`,
          hash: expect.stringMatching(/^#seat=0\./),
        });
        // If that page is opened with empty storage, the seat is there.
        const fresh = await open(PHONE);
        await fresh.goto(page.url());
        await fresh.waitForSelector('[data-your-turn]');
        await fresh.context().close();
      }
      await page.context().close();
    }
    for (const [answer, words] of [
      ['default', 'You have not allowed notifications'],
      ['denied', 'are blocked'],
    ] as const) {
      const page = await open(PHONE);
      await withService(page.context(), answer);
      const match = await links(site, page);
      await page.getByRole('switch', { name: 'Notify this device' }).click();
      await page.getByText(words).waitFor();
      expect(await page.getByRole('switch', { checked: true }).count()).toBe(0);
      expect((await site.server.lobby.room(match)).ledger.targets).toEqual([]);
      await page.context().close();
    }
  },
);

inBrowser('an address is given, confirmed from its letter, and written to no more', async () => {
  const mail = { smtp: 'smtp://127.0.0.1:1', from: { name: '', address: 'table@example.org' } };
  const own = await openSite({ chance: byTest, url: 'https://table.example.org', mail });
  onTestFinished(() => own.server.close());
  const page = await open(PHONE);
  const match = await links(own, page);
  const address = page.getByLabel('Your e-mail address');
  await address.fill('ann@example');
  await page.getByRole('button', { name: 'Send the e-mail' }).click();
  await page.getByText('must be a domain of the internet').waitFor();
  await address.fill('ann@example.org');
  await page.getByRole('button', { name: 'Send the e-mail' }).click();
  await page.getByText('An e-mail is on its way to a…@example.org.').waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  const { ledger } = await own.server.lobby.room(match);
  const [target] = ledger.targets;
  if (target?.kind !== 'mail') throw new Error('no address is kept');
  const { linkKey } = own.server.lobby.house.outlets;
  const linked = { match, wish: target.wish, mailbox: mailboxOf(linkKey, 'ann@example.org') };
  // In another browser, without storage and scripts.
  const letter = await open({ ...PHONE, javaScriptEnabled: false });
  await letter.goto(`${own.url}/mail/confirm/${linkedAs(linkKey, 'confirm', linked)}`);
  await letter.getByRole('button', { name: 'Yes, write to me' }).click();
  await letter.getByRole('heading', { name: 'You will get e-mails' }).waitFor();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByText('E-mails go to a…@example.org.').waitFor();
  await letter.goto(`${own.url}/mail/stop/${linkedAs(linkKey, 'stop', linked)}`);
  expect(ledger.targets).toHaveLength(1);
  await letter.getByRole('button', { name: 'Never write to this address again' }).click();
  await letter.getByRole('heading', { name: 'Address blocked' }).waitFor();
  expect(ledger.targets).toEqual([]);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await address.fill('ann@example.org');
  await page.getByRole('button', { name: 'Send the e-mail' }).click();
  await page.getByText('wants no letters from this server').waitFor();
  await letter.context().close();
  await page.context().close();
});
