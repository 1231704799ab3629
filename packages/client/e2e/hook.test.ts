// Tests that the host can add a notification channel for a match, and remove it.
import { expect } from 'vitest';
import { mishaps } from './browser.ts';
import { inBrowser, open, site, violations } from './site.ts';

inBrowser('a channel is set by the host among the links, refused in words, and told no more', async () => {
  const page = await open({ viewport: { width: 390, height: 844 } });
  const wrong = mishaps(page);
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Two opponents' }).click();
  await page.getByRole('button', { name: 'Links' }).click();
  const address = page.getByLabel('Webhook address');
  await address.fill('https://ann:secret@hooks.example.org/a');
  await page.getByRole('button', { name: 'Start notifying' }).click();
  await page.getByText('An address must not carry a name or a password.').waitFor();
  expect(await violations(page)).toEqual([]);
  await address.fill('https://hooks.example.org/a');
  await page.getByRole('button', { name: 'Start notifying' }).click();
  await page.getByText('A channel is notified whose turn it is.').waitFor();
  const match = new URL(page.url()).pathname.split('/').at(-1)!;
  const room = await site.server.lobby.room(match);
  expect(room.ledger.targets).toMatchObject([{ url: 'https://hooks.example.org/a', origin: site.url }]);
  await page.getByRole('button', { name: 'Stop notifying' }).click();
  await address.waitFor();
  expect(room.ledger.targets).toEqual([]);
  // The console also reports the refused request.
  expect(wrong.filter((words) => !words.includes('400'))).toEqual([]);
  await page.context().close();
});
