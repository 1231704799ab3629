// A push as it reaches a device, whose browser has lost every other line.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

interface Kept {
  shown: { body: string; data: unknown }[];
  opened: string[];
  readonly registration: { showNotification(title: string, options: { body: string; data: unknown }): Promise<void> };
  readonly clients: { openWindow(path: string): Promise<null>; matchAll(): Promise<readonly never[]> };
}

/** Hands a push to the worker of a page's device; gives what it shows, and what it opens when that is pressed. */
export async function delivered(page: Page, push: object): Promise<{ shown: string; opens: string }> {
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
  // This browser shows nothing and opens nothing outside of its pages: what it is asked to is kept. No page of it is open.
  await worker.evaluate(() => {
    const kept = globalThis as unknown as Kept;
    kept.shown = [];
    kept.opened = [];
    kept.registration.showNotification = async (_, { body, data }) => void kept.shown.push({ body, data });
    kept.clients.openWindow = async (path) => {
      kept.opened.push(path);
      return null;
    };
    kept.clients.matchAll = async () => [];
  });
  const { origin } = new URL(page.url());
  await client.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(push) });
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
