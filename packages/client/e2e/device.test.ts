// Tests several players on one device with dialogs over the table: nobody sees more than they may, and nothing reappears by
// itself.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mishaps } from './browser.ts';
import { inBrowser, open, site, violations } from './site.ts';
import { settled } from './time.ts';

/** Elements that only one of them may see. */
const OWN = '.hand-card, .identity, #log, .own-things';

/** Ann and Tuesday share a device, a friend has the third seat; Tuesday is named Ben. Returns the friend's page. */
async function dealForTwoHere(page: Page): Promise<Page> {
  await page.goto(`${site.url}/new`);
  await page.getByLabel('Your name').fill('Ann');
  await page.getByLabel('Seat of Tuesday').selectOption('here');
  await page.getByLabel('Name for Tuesday').fill('Ben');
  await page.getByLabel('Seat of Wednesday').selectOption('friend');
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.waitForSelector('.waiting');
  // Both sit here; nothing is dealt that the other might not see.
  expect(await page.locator('.waiting-seats').getByText('you', { exact: true }).count()).toBe(2);
  expect(await page.locator(OWN).count()).toBe(0);
  const friend = await open({});
  await friend.goto(await page.getByLabel('Link for Wednesday').inputValue());
  await friend.getByLabel('Your name').fill('Cy');
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await page.waitForSelector('.handover, .emerald');
  return friend;
}

/** Ann and Ben answer, in turn, until the friend is asked. */
async function untilFriendIsAsked(page: Page): Promise<void> {
  for (;;) {
    await page.waitForSelector('.handover, .emerald');
    const sure = page.getByRole('button', { name: /^I am / });
    const places = page.locator('.city-button[data-lit=strong]');
    if ((await sure.count()) === 2) return;
    if ((await sure.count()) === 1) await sure.click();
    else if ((await places.count()) > 0) await places.first().press('Enter');
    else if ((await page.locator('[data-your-turn]').count()) === 0) return;
    await settled(page);
  }
}

inBrowser(
  'two at one device: after a reload no hand is shown before somebody says who is looking',
  { tags: ['slow/seats'] },
  async () => {
    const page = await open({ viewport: { width: 1440, height: 900 } });
    const wrong = mishaps(page);
    const friend = await dealForTwoHere(page);
    await untilFriendIsAsked(page);

    await page.reload();
    await page.waitForSelector('.handover, .emerald');
    expect(await page.locator(OWN).count()).toBe(0);
    expect(await page.locator('.handover h1').textContent()).toBe('Who is playing now?');
    expect(await page.title()).not.toContain('Your turn');
    expect(await violations(page)).toEqual([]);
    // There is no link that carries a seat away, either.
    await page.getByRole('button', { name: 'Links' }).click();
    await page.getByLabel('Link for spectators').waitFor();
    expect(await page.getByLabel('Move your seat').count()).toBe(0);
    await page.keyboard.press('Escape');

    // Each sees their own hand and side only; a spectator sees none.
    const sideOf = (seat: number) => page.locator(`[data-at="player.${seat}"] button.identity`);
    for (const [seat, name] of ['Ann', 'Ben'].entries()) {
      await page.getByRole('button', { name: `I am ${name}` }).click();
      await page.waitForSelector('.hand-card');
      expect(await sideOf(seat).count()).toBe(1);
      expect(await page.locator('button.identity').count()).toBe(1);
      await page.getByRole('button', { name: 'Hide the table' }).click();
      await page.waitForSelector('.handover');
      expect(await page.locator(OWN).count()).toBe(0);
    }
    await page.getByRole('button', { name: 'Watch without a hand' }).click();
    await page.waitForSelector('.emerald');
    expect(await page.locator('.hand-card, button.identity').count()).toBe(0);
    expect(await page.getByText('You are watching').count()).toBe(1);
    expect(wrong).toEqual([]);
    await friend.context().close();
    await page.context().close();
  },
);

inBrowser('an address that opens nothing says so, and leads home', async () => {
  const page = await open({ viewport: { width: 390, height: 844 } });
  await page.goto(`${site.url}/m/nonsense`);
  await page.getByText('This address alone does not open a match').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to the start page', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: /Emerald/ }).waitFor();
  await page.context().close();
});
