// What happens around the table: seats change hands, lines break, links are copied, matches are put away.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mishaps } from './browser.ts';
import { inBrowser, open, sidewaysScroll, site } from './site.ts';

const PHONE = { viewport: { width: 390, height: 844 } };

/** A match against two bots, and oneself is asked. */
async function begin(page: Page): Promise<void> {
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Two opponents' }).click();
  await page.waitForSelector('[data-your-turn]');
}
/** The part of the seats panel for the seat of that number. */
const row = (page: Page, seat: number) => page.locator('.seats-panel > li').nth(seat);
const closed = (page: Page) => page.locator('.popup[open]').waitFor({ state: 'detached' });

inBrowser('one’s own seat goes to a bot only after a question; one watches then, and takes it back', async () => {
  const page = await open({});
  const wrong = mishaps(page);
  await begin(page);
  await page.getByRole('button', { name: 'Seats' }).click();
  await row(page, 0).getByRole('button', { name: 'Give to a bot' }).dblclick();
  // A double click answers nothing: the seat is still one's own.
  await row(page, 0).getByRole('button', { name: 'Give to a bot' }).click();
  await page.getByText('Give your own seat to a bot?').waitFor();
  expect(await page.locator('.hand-card').count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Yes' }).click();
  await row(page, 0).getByRole('button', { name: 'Take my seat back' }).waitFor();
  expect(await row(page, 0).textContent()).toContain('Before: Monday');
  await page.keyboard.press('Escape');
  const told = page.getByText('A bot now plays your seat (Monday). You are watching.');
  await told.waitFor();
  await page.waitForSelector('.emerald');
  expect(await page.locator('.hand-card, button.identity').count()).toBe(0);

  // Nothing is forgotten: neither by the page, nor by the list of matches.
  await page.reload();
  await told.waitFor();
  await page.goto(site.url);
  await page.locator('.mine-link').click();
  await told.waitFor();
  await page.getByRole('button', { name: 'Seats' }).click();
  await page.getByRole('button', { name: 'Take my seat back' }).click();
  await page.locator('.hand-card').first().waitFor();
  expect(await told.count()).toBe(0);
  expect(wrong).toEqual([]);
  await page.context().close();
});

inBrowser('a seat that is opened brings its link at once; the new player sees who is at the table', async () => {
  const page = await open({});
  await begin(page);
  await page.getByRole('button', { name: 'Seats' }).click();
  await row(page, 1).getByRole('button', { name: 'Open for somebody new' }).click();
  const link = row(page, 1).getByLabel('Link for Tuesday');
  await link.waitFor();
  expect(await row(page, 1).textContent()).toContain('Before: steady bot');
  // A page without a clipboard, as on plain http in a network: the older way, else in words how.
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await row(page, 1).getByRole('button', { name: 'Copy' }).click();
  await page.getByText('Selected. Press Ctrl+C').waitFor();
  await page.evaluate(() => {
    document.execCommand = () => true;
  });
  await row(page, 1).getByRole('button', { name: 'Copy' }).click();
  await page.getByText('Copied.').waitFor();
  const address = await link.inputValue();
  await page.keyboard.press('Escape');
  await page.getByText('Waiting for a friend to take Tuesday’s seat.').waitFor();
  await page.getByRole('button', { name: 'Get the link' }).click();
  expect(await page.getByLabel('Link for Tuesday').inputValue()).toBe(address);

  const friend = await open({});
  await friend.goto(address);
  await friend.getByRole('heading', { name: '3 players' }).waitFor();
  expect(await friend.locator('[data-yours]').textContent()).toContain('Tuesday');
  await friend.getByLabel('Your name').fill('Ben');
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await friend.waitForSelector('.emerald');
  await page.getByText('Waiting for a friend').waitFor({ state: 'detached' });
  await friend.context().close();
  await page.context().close();
});

inBrowser('a network that goes away is noticed soon, and play goes on when it is back', async () => {
  const page = await open({});
  await begin(page);
  await page.context().setOffline(true);
  await page.getByText('Connection lost.').waitFor({ timeout: 5000 });
  await page.context().setOffline(false);
  await page.getByText('Connection lost.').waitFor({ state: 'detached', timeout: 10_000 });
  await page.locator('.city-button[data-lit=strong]').first().press('Enter');
  await page.getByText('Monday places an agent').or(page.getByText('An agent of Monday')).first().waitFor();
  await page.context().close();
});

inBrowser('a match that is taken off the list can be put back, and a second click there takes no other', async () => {
  const page = await open({});
  await begin(page);
  await begin(page);
  await page.goto(site.url);
  const rows = page.locator('.mine-link');
  await rows.nth(1).waitFor();
  expect(await rows.first().textContent()).toContain('Today');
  await page.getByRole('button', { name: 'Remove from this list' }).first().dblclick();
  expect(await rows.count()).toBe(1);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  expect(await rows.count()).toBe(2);
  await rows.first().click();
  await page.waitForSelector('[data-your-turn]');
  await page.context().close();
});

inBrowser('on a phone the way back closes what lies over the match, and then leaves it', async () => {
  const page = await open(PHONE);
  await begin(page);
  const match = page.url();
  for (const name of ['Rules', 'Seats', 'Links']) {
    await page.getByRole('button', { name, exact: true }).click();
    await page.locator('dialog[open]').waitFor();
    await page.goBack();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    expect(page.url()).toBe(match);
  }
  // Closed by its own cross it leaves no step behind.
  await page.getByRole('button', { name: 'Seats', exact: true }).click();
  await page.locator('.popup[open]').getByRole('button', { name: 'Close' }).click();
  await closed(page);
  await page.waitForFunction(() => history.state === null);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: /Emerald/ }).waitFor();
  await page.context().close();
});

inBrowser(
  'on the narrowest phone nothing of the masthead is outside the window; the lamp changes the light',
  async () => {
    const page = await open({ viewport: { width: 320, height: 568 }, colorScheme: 'dark' });
    await begin(page);
    expect(await sidewaysScroll(page)).toBe(0);
    for (const button of await page.locator('.masthead :is(a, button)').all()) {
      const box = (await button.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(320);
    }
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const before = await ground();
    await page.getByRole('button', { name: 'Theme: dark, like your system.' }).click();
    expect(await ground()).not.toBe(before);
    await page.context().close();
  },
);
