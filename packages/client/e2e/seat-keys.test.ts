// Tests that a player who lost their browser's store comes back to their seat with its phrase.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hashToken, newToken } from '../../server/src/tokens.ts';
import { mishaps } from './browser.ts';
import { inBrowser, open, site, violations } from './site.ts';
import { settled } from './time.ts';

const SHOTS = process.env.GASLAMP_SHOTS;
/** Takes pictures in both sizes and lights where the developer asks for them. */
async function shot(page: Page, name: string): Promise<void> {
  if (!SHOTS) return;
  for (const [size, width, height] of [
    ['wide', 1440, 900],
    ['phone', 390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const light of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: light });
      await page.screenshot({ path: `${SHOTS}/${name}-${size}-${light}.png` });
    }
  }
  await page.setViewportSize({ width: 1280, height: 720 });
}

/** Creates Ann's table with Ben's seat free, and returns Ben's invitation. */
async function table(page: Page): Promise<string> {
  await page.goto(`${site.url}/new`);
  await page.getByLabel('Your name').fill('Ann');
  await page.getByLabel('Seat of Tuesday').selectOption('friend');
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.getByRole('heading', { name: 'Before the deal' }).waitFor();
  return page.getByLabel('Link for Tuesday').inputValue();
}
const TOLD = /Your seat’s phrase: ([a-z ]+)\./;
async function phraseIn(page: Page): Promise<string> {
  const words = await page.getByText(TOLD).textContent();
  return TOLD.exec(words ?? '')![1]!;
}

inBrowser(
  'a player who lost the browser opens the seat with its phrase, by the used invitation',
  { tags: ['slow/seats'] },
  async () => {
    const ann = await open({});
    const wrong = mishaps(ann);
    const invite = await table(ann);
    const hers = await phraseIn(ann);
    await shot(ann, 'waiting');
    const ben = await open({});
    await ben.goto(invite);
    await ben.getByLabel('Your name').fill('Ben');
    await ben.getByRole('button', { name: 'Sit down' }).click();
    await ben.locator('.hand-card').first().waitFor();
    const phrase = await phraseIn(ben);
    await settled(ben);
    await shot(ben, 'told');
    // It is shown once, and stands under Seats.
    await ben.reload();
    await ben.locator('.hand-card').first().waitFor();
    expect(await ben.getByText(TOLD).count()).toBe(0);
    await ben.getByRole('button', { name: 'Seats' }).click();
    expect(await ben.getByLabel('Phrase of your seat').inputValue()).toBe(phrase);
    await shot(ben, 'seats');
    expect(await violations(ben)).toEqual([]);
    await ben.keyboard.press('Escape');

    const lost = await open({});
    const wrongThere = mishaps(lost);
    await lost.goto(invite);
    await lost.getByRole('heading', { name: 'Ben sits here. Are you Ben?' }).waitFor();
    await shot(lost, 'asked');
    expect(await violations(lost)).toEqual([]);
    await lost.getByLabel('Your phrase').fill('zoo zoo zoo zoo');
    await lost.getByRole('button', { name: 'Open my seat' }).click();
    await lost.getByText('This phrase does not open that seat').waitFor();
    await lost.getByLabel('Your phrase').fill(phrase.toUpperCase().replaceAll(' ', '-'));
    await lost.getByRole('button', { name: 'Open my seat' }).click();
    await lost.locator('.hand-card').first().waitFor();
    await ann.locator('#log').getByText('Ben opened the seat of Tuesday on another device.').waitFor();
    expect(await lost.getByText(TOLD).count()).toBe(0);

    // The old browser is closed from the new one.
    await lost.getByRole('button', { name: 'Seats' }).click();
    expect(await lost.getByLabel('Phrase of your seat').inputValue()).toBe(phrase);
    await shot(lost, 'keys');
    await lost.getByRole('button', { name: 'Close the seat in' }).click();
    await ben.getByText('its key was revoked on another device').waitFor();
    // The phrase may be known to whoever has that browser.
    await lost.getByRole('button', { name: 'Make a new phrase' }).click();
    await expect.poll(() => lost.getByLabel('Phrase of your seat').inputValue()).not.toBe(phrase);

    // The creator of the match comes by its address.
    const back = await open({});
    await back.goto(new URL(invite).origin + new URL(invite).pathname);
    await back.getByRole('heading', { name: 'Do you have a seat in this match?' }).waitFor();
    await shot(back, 'address');
    expect(await back.getByText(/\bAnn\b/).count()).toBe(0);
    await back.getByLabel('Your phrase').fill(hers);
    await back.getByRole('button', { name: 'Open my seat' }).click();
    await back.locator('.hand-card').first().waitFor();
    expect([...wrong, ...wrongThere.filter((one) => !one.includes('403'))]).toEqual([]);
    for (const page of [ann, ben, lost, back]) await page.context().close();
  },
);

inBrowser('who plays alone is told no phrase, and finds it under Seats', async () => {
  const page = await open({});
  await page.goto(site.url);
  await page.getByRole('button', { name: 'One opponent' }).click();
  await page.waitForSelector('[data-your-turn]');
  await settled(page);
  expect(await page.locator('.notice').count()).toBe(0);
  await page.getByRole('button', { name: 'Seats' }).click();
  expect(await page.getByLabel('Phrase of your seat').inputValue()).toMatch(/^[a-z]{3,6}(?: [a-z]{3,6}){3}$/);
  await page.context().close();
});

inBrowser('the link of a letter opens the seat only by a button, and only once', { tags: ['slow/seats'] }, async () => {
  const ann = await open({});
  const invite = await table(ann);
  const address = new URL(invite).origin + new URL(invite).pathname;
  const room = await site.server.lobby.room(address.split('/').at(-1)!);
  const [seat] = room.seats;
  const secret = newToken();
  const way = { hash: hashToken(secret), until: site.server.lobby.house.now() + 3_600_000 };
  if (seat?.by !== 'person') throw new Error('Ann does not sit');
  await room.ledger.next(() => room.rekeyed({ ...seat, person: { ...seat.person, way } }));
  const back = await open({});
  await back.goto(`${address}#invite=${secret}`);
  await back.getByRole('heading', { name: 'This link opens the seat of Ann' }).waitFor();
  await shot(back, 'letter');
  await back.getByRole('button', { name: 'Open my seat' }).click();
  await back.getByRole('heading', { name: 'Before the deal' }).waitFor();
  await back.getByText('you', { exact: true }).waitFor();
  const late = await open({});
  await late.goto(`${address}#invite=${secret}`);
  await late.getByText('This invitation no longer works.').waitFor();
  await late.goto('about:blank');
  await late.goto(address);
  await late.getByRole('button', { name: 'I do not have the phrase' }).click();
  await late.getByLabel('Your e-mail address').fill('ann@example.org');
  await shot(late, 'lost');
  await late.getByRole('button', { name: 'Send me a link' }).click();
  await late.getByText('This server writes no letters').waitFor();
  for (const page of [ann, back, late]) await page.context().close();
});
