// Tests that people choose how well the bots play, on the start page and for each seat.
import { expect } from 'vitest';
import { mishaps } from './browser.ts';
import { inBrowser, open, site } from './site.ts';

inBrowser('a level is chosen on the start page, says who it is, and shows its portrait at the table', async () => {
  const page = await open({});
  const wrong = mishaps(page);
  await page.goto(`${site.url}/?game=emerald-2e`);
  const levels = page.getByRole('group', { name: 'How well the bots play' });
  expect(await levels.getByRole('radio', { name: 'Steady' }).isChecked()).toBe(true);
  await levels.getByText('Plays to win, and thinks before a match ends.').waitFor();
  await levels.getByRole('radio', { name: 'Sharp' }).check();
  await levels.getByText('Plays every plan out against good answers').waitFor();
  await page.getByRole('button', { name: 'One opponent' }).click();
  await page.waitForSelector('[data-your-turn]');
  const head = page.locator('.players .player-head').first();
  expect(await head.locator('small').textContent()).toBe('sharp bot');
  await head.locator('small svg').waitFor();
  await page.getByRole('button', { name: 'Seats' }).click();
  const seat = page.locator('.seats-panel li', { hasText: 'sharp bot' });
  await seat.locator('.bot-note svg').waitFor();
  await seat.getByText('Plays every plan out against good answers').waitFor();
  expect(wrong).toEqual([]);
});

inBrowser('on the set-up page each seat has a bot of its own, with its portrait and its character', async () => {
  const page = await open({});
  const wrong = mishaps(page);
  await page.goto(`${site.url}/new?game=nanty-narking`);
  const notes = page.locator('.seat-list .bot-note');
  // Two bots, as nobody has chosen yet.
  await expect
    .poll(() => notes.allTextContents())
    .toEqual(Array(2).fill('Plays to win, and thinks before a match ends.'));
  expect(await notes.locator('svg').count()).toBe(2);
  await page.locator('.seat-list select').nth(1).selectOption('gentle');
  await notes.first().getByText('Looks no further than the next card').waitFor();
  expect(wrong).toEqual([]);
});

inBrowser('before the deal host and guest see the portrait and the character of each bot', async () => {
  const page = await open({});
  const wrong = mishaps(page);
  await page.goto(`${site.url}/new?game=emerald-2e`);
  await page.getByLabel('Seat of Tuesday').selectOption('gentle');
  await page.getByLabel('Seat of Wednesday').selectOption('friend');
  await page.getByRole('button', { name: 'Create the table' }).click();
  const gentle = page.locator('.waiting-seats li', { hasText: 'gentle bot' }).locator('.bot-note');
  await gentle.getByText('Looks no further than the next card').waitFor();
  expect(await gentle.locator('svg').count()).toBe(1);
  expect(await page.locator('.waiting-seats .bot-note').count()).toBe(1);
  const link = await page.getByLabel('Link for Wednesday').inputValue();
  const guest = await open({});
  await guest.goto(link);
  await guest.locator('.at-table .bot-note').getByText('Looks no further than the next card').waitFor();
  expect(wrong).toEqual([]);
});
