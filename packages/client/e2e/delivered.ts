// Delivers a push message to a device, and records the reaction of its service worker.
import type { Page, Worker } from 'playwright-core';
import { expect } from 'vitest';

interface Options {
  readonly body: string;
  readonly data: { readonly match: string };
}
/** Notifications and pages that a worker was to show and to open, stored in the worker. */
export interface Kept {
  shown: (Options & { readonly title: string })[];
  opened: string[];
  readonly registration: { showNotification(title: string, options: Options): Promise<void> };
  readonly clients: { openWindow(path: string): Promise<null>; matchAll(): Promise<readonly never[]> };
}

/** Returns the worker of a page's device, which stores what it is to show and open; `push` sends it a message. */
export async function workerOf(page: Page): Promise<{ worker: Worker; push(data: string): Promise<unknown> }> {
  const context = page.context();
  const client = await context.newCDPSession(page);
  const registered = new Promise<string>((found) =>
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId } of registrations) found(registrationId);
    }),
  );
  await client.send('ServiceWorker.enable');
  const registrationId = await registered;
  await expect.poll(() => context.serviceWorkers().length).toBe(1);
  const worker = context.serviceWorkers()[0]!;
  // This browser shows no notifications and opens nothing outside of its pages.
  await worker.evaluate(() => {
    const kept = globalThis as unknown as Kept;
    kept.shown = [];
    kept.opened = [];
    kept.registration.showNotification = async (title, options) => void kept.shown.push({ title, ...options });
    kept.clients.openWindow = async (path) => {
      kept.opened.push(path);
      return null;
    };
  });
  const { origin } = new URL(page.url());
  const push = (data: string) => client.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  return { worker, push };
}

/**
 * Sends a push to a device whose browser has lost every other connection; returns its text, and the page that a press on it
 * opens.
 */
export async function delivered(page: Page, message: object): Promise<{ shown: string; opens: string }> {
  const { worker, push } = await workerOf(page);
  // No page of the match is open.
  await worker.evaluate(() => {
    (globalThis as unknown as Kept).clients.matchAll = async () => [];
  });
  await push(JSON.stringify(message));
  const shown = () => worker.evaluate(() => (globalThis as unknown as Kept).shown.map(({ body }) => body));
  await expect.poll(async () => (await shown()).length).toBe(1);
  const [opens] = await worker.evaluate(async () => {
    const kept = globalThis as unknown as Kept;
    const waits: Promise<unknown>[] = [];
    const notification = { data: kept.shown[0]!.data, close: () => {} };
    const waitUntil = (work: Promise<unknown>) => waits.push(work);
    dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
    await Promise.all(waits);
    return kept.opened;
  });
  return { shown: (await shown())[0]!, opens: opens! };
}
