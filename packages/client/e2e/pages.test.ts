// Tests events around the table: seats change hands, connections break, links are copied, matches are put away.
// @module-tag slow/seats
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mishaps, openSite } from './browser.ts';
import { byTest } from './chance.ts';
import { tableAt } from './positions.ts';
import { inBrowser, open, sidewaysScroll, site } from './site.ts';
import { settled } from './time.ts';

const PHONE = { viewport: { width: 390, height: 844 } };

/** Bots are slow here: at the speed of the other site they would end a match within seconds. */
const unhurried = await openSite({ chance: byTest, pace: { bot: 600, window: 600 } });

/** Begins a match against two bots, up to the viewer's first question. */
async function begin(page: Page, { url } = site): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: 'Two opponents' }).click();
  await page.waitForSelector('[data-your-turn]');
}
/** The part of the seats panel for the seat of that number. */
const row = (page: Page, seat: number) => page.locator('.seats-panel > li').nth(seat);
const closed = (page: Page) => page.locator('.popup[open]').waitFor({ state: 'detached' });

inBrowser('one’s own seat goes to a bot only after a question; one watches then, and takes it back', async () => {
  const page = await open({});
  const wrong = mishaps(page);
  await begin(page, unhurried);
  await page.getByRole('button', { name: 'Seats' }).click();
  await row(page, 0).getByRole('button', { name: 'Leave my seat to a bot' }).dblclick();
  // A double click answers nothing: the player still has the seat.
  await page.getByText('Leave your seat to the steady bot?').waitFor();
  expect(await page.locator('.hand-card').count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Yes' }).click();
  await row(page, 0).getByRole('button', { name: 'Take my seat back' }).waitFor();
  expect(await row(page, 0).textContent()).toContain('A bot plays for you.');
  await page.keyboard.press('Escape');
  const notice = page.getByText('A bot now plays your seat (Monday). You are now a spectator.');
  await notice.waitFor();
  await page.waitForSelector('.emerald');
  expect(await page.locator('.hand-card, button.identity').count()).toBe(0);
  await page.locator('#log').getByText('Monday leaves the seat of Monday to the steady bot.').waitFor();

  // Nothing is forgotten, and nothing taken back unasked, neither by the page nor by the list of matches.
  await page.reload();
  await notice.waitFor();
  await page.goto(unhurried.url);
  await page.locator('.mine-link').click();
  await notice.waitFor();
  // A page that took it back would have asked the server by now; the bots play on, so the page does not settle.
  await page.waitForLoadState('networkidle');
  expect(await page.locator('.hand-card').count()).toBe(0);
  await page.getByRole('button', { name: 'Take my seat back' }).click();
  await page.locator('.hand-card').first().waitFor();
  expect(await notice.count()).toBe(0);
  await page.reload();
  await page.locator('.hand-card').first().waitFor();
  expect(wrong).toEqual([]);
  await page.context().close();
});

/** Seats Ann and Ben at a table for three, with a bot; both see it. Returns Ben's page. */
async function withBen(page: Page): Promise<Page> {
  await page.goto(`${site.url}/new`);
  await page.getByLabel('Your name').fill('Ann');
  await page.getByLabel('Seat of Tuesday').selectOption('friend');
  await page.getByRole('button', { name: 'Create the table' }).click();
  const link = await page.getByLabel('Link for Tuesday').inputValue();
  const ben = await open({});
  await ben.goto(link);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Sit down' }).click();
  for (const one of [page, ben]) await one.waitForSelector('.emerald');
  return ben;
}

inBrowser(
  'a guest who leaves the seat to a bot has a way back; the others see who plays for whom',
  { tags: ['slow/seats'] },
  async () => {
    const page = await open({});
    const ben = await withBen(page);
    await ben.getByRole('button', { name: 'Seats' }).click();
    await row(ben, 1).getByRole('button', { name: 'Leave my seat to a bot' }).click();
    await ben.getByRole('button', { name: 'Yes' }).click();
    await ben.getByRole('heading', { name: 'A bot plays for you' }).waitFor();
    await page.getByRole('button', { name: 'Seats' }).click();
    await row(page, 1).getByText('A bot plays for Ben, whose own link takes the seat back.').waitFor();
    await ben.reload();
    await ben.getByRole('button', { name: 'Take my seat back' }).click();
    await ben.locator('.hand-card').first().waitFor();
    await row(page, 1).getByText('A bot plays for Ben').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.locator('#log').getByText('Ben is back and takes the seat of Tuesday from the bot.').waitFor();
    await ben.context().close();
    await page.context().close();
  },
);

inBrowser(
  'a seat is handed over by its player: the link lets somebody new in, until it is taken back',
  { tags: ['slow/seats'] },
  async () => {
    const page = await open({});
    await begin(page);
    await page.getByRole('button', { name: 'Seats' }).click();
    // Nobody decides alone about another player's seat.
    expect(await row(page, 1).getByRole('button').count()).toBe(0);
    await row(page, 0).getByRole('button', { name: 'Hand my seat to a new player' }).click();
    const link = row(page, 0).getByLabel('Link for Monday');
    await link.waitFor();
    const useless = await link.inputValue();
    await row(page, 0).getByRole('button', { name: 'Keep my seat' }).click();
    await link.waitFor({ state: 'detached' });
    await row(page, 0).getByRole('button', { name: 'Hand my seat to a new player' }).click();
    await link.waitFor();
    // A page without a clipboard, as on plain HTTP in a local network: the older method, else instructions.
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    await row(page, 0).getByRole('button', { name: 'Copy' }).click();
    await page.getByText('Selected. Press Ctrl+C').waitFor();
    await page.evaluate(() => {
      document.execCommand = () => true;
    });
    await row(page, 0).getByRole('button', { name: 'Copy' }).click();
    await page.getByText('Copied.').waitFor();
    const address = await link.inputValue();
    await page.keyboard.press('Escape');
    await page.getByText('Waiting for a new player: Monday.').waitFor();
    await page.getByRole('button', { name: 'Get the link' }).click();
    expect(await page.getByLabel('Link for Monday').inputValue()).toBe(address);
    await page.keyboard.press('Escape');

    const friend = await open({});
    await friend.goto(useless);
    await friend.getByText('This invitation no longer works.').waitFor();
    await friend.goto('about:blank');
    await friend.goto(address);
    await friend.getByRole('heading', { name: '3 players' }).waitFor();
    expect(await friend.locator('[data-yours]').textContent()).toContain('Monday');
    await friend.getByLabel('Your name').fill('Ben');
    await friend.getByRole('button', { name: 'Sit down' }).click();
    await friend.locator('.hand-card').first().waitFor();
    await page.getByText('Your seat (Monday) now belongs to Ben. You are now a spectator.').waitFor();
    expect(await page.locator('.hand-card').count()).toBe(0);
    await friend.locator('#log').getByText('hands the seat of Monday over to Ben.').waitFor();
    await friend.context().close();
    await page.context().close();
  },
);

inBrowser(
  'somebody new comes into a bot’s seat when all agree; an end without result likewise',
  { tags: ['slow/seats'] },
  async () => {
    const page = await open({});
    const ben = await withBen(page);
    await page.getByRole('button', { name: 'Seats' }).click();
    const propose = row(page, 2).getByRole('button', { name: 'Propose a new player' });
    await propose.click();
    await row(page, 2).getByText('Ann has agreed. Ben has not answered yet.').waitFor();
    await ben.locator('.notice').getByText('Ann proposes a new player for Wednesday.', { exact: true }).waitFor();
    await ben.getByRole('button', { name: 'Object' }).click();
    await propose.click();
    await ben.getByRole('button', { name: 'Agree', exact: true }).click();
    await ben.getByText('Waiting for a new player: Wednesday.').waitFor();
    await row(page, 2).getByText('Open by agreement').waitFor();
    await row(page, 2).getByRole('button', { name: 'Make a new link' }).click();
    const address = await row(page, 2).getByLabel('Link for Wednesday').inputValue();
    const cy = await open({});
    await cy.goto(address);
    await cy.getByLabel('Your name').fill('Cy');
    await cy.getByRole('button', { name: 'Sit down' }).click();
    await cy.waitForSelector('.emerald');
    await row(page, 2).getByText('Cy').waitFor();
    expect(await row(page, 2).textContent()).toContain('Previously: steady bot');

    await page.getByRole('button', { name: 'End the match without a result' }).click();
    await page.getByRole('button', { name: 'Yes' }).click();
    for (const one of [ben, cy]) {
      await one
        .getByRole('status')
        .getByText(/propose.* to end the match without a result\./)
        .waitFor();
      await one.getByText('It ends in 24 hours unless somebody objects.').waitFor();
      await one.getByRole('button', { name: 'Agree', exact: true }).click();
    }
    for (const one of [page, ben, cy]) {
      await one.getByText('This match has ended without a result').waitFor();
      expect(await one.locator('[data-your-turn]').count()).toBe(0);
      expect(await one.locator('.city').count()).toBe(9);
    }
    // Each may look back on their own, and the hands open when all agree.
    await page.getByText('Verify the dice').click();
    await page.getByRole('button', { name: 'Check the whole match' }).click();
    await page.getByText('Not verified: hands closed.').waitFor();
    await page.getByText('Step by step, as you saw it yourself.').waitFor();
    await page.keyboard.press('Escape');
    for (const one of [ben, cy, page]) await one.getByRole('button', { name: 'Agree to open the hands' }).click();
    await ben.getByText('This match has ended without a result.', { exact: true }).waitFor();
    // The dice are revealed, and verified.
    await page.getByRole('button', { name: 'Seats', exact: true }).click();
    await page.getByText('Verify the dice').click();
    await page.getByRole('button', { name: 'Check the whole match' }).click();
    await page.getByText('Verified: everything checks out.').waitFor();
    await page.getByText(/The share that this browser gave for .+ was used\./).waitFor();
    await page.getByText('A receipt of this browser shows that the log up to move').waitFor();
    expect(await page.locator('.dice-draws tbody tr').count()).toBeGreaterThan(20);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Save the record' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^gaslamp-.+\.jsonl$/);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Rematch with the same seats' }).click();
    await page.waitForSelector('.emerald');
    await ben.getByRole('button', { name: 'Go to the rematch' }).click();
    await ben.waitForSelector('.emerald');
    expect(ben.url()).toBe(page.url());
    for (const one of [page, ben, cy]) await one.context().close();
  },
);

inBrowser('a network that goes away is noticed soon, and play goes on when it is back', async () => {
  const seats = ['ann', 'ben', 'cat'];
  const table = await tableAt({ game: 'emerald-2e', seats, position: { start: 'deal' } });
  const page = await table.open({ clock: 'stopped' });
  const lost = page.getByText('Connection lost.');
  await page.context().setOffline(true);
  // The clock of the page is stopped: it did not wait before it noticed.
  await lost.waitFor();
  await page.context().setOffline(false);
  const stillLost = async () => {
    await settled(page);
    return lost.count();
  };
  await expect.poll(stillLost).toBe(0);
  const next = /(Ann|Ben|Cat) is placing a starting agent/;
  expect(await page.locator('#prompt').textContent()).not.toMatch(next);
  await page.locator('.city-button[data-lit=strong]').first().press('Enter');
  await settled(page);
  await page.locator('.draft-confirm').press('Enter');
  await settled(page);
  expect(await page.locator('#prompt').textContent()).toMatch(next);
  await page.context().close();
});

inBrowser(
  'a match is hidden from the list after a question, keeps its seat, and can be shown again later',
  async () => {
    const page = await open({});
    await begin(page);
    await begin(page);
    await page.goto(site.url);
    const rows = page.locator('.mine-link');
    await rows.nth(1).waitFor();
    expect(await rows.first().textContent()).toContain('Today');
    const before = await page.evaluate(() => localStorage.getItem('gaslamp.matches'));
    const hide = page.getByRole('button', { name: 'Hide from this list' });
    await hide.first().dblclick();
    await page.getByRole('button', { name: 'No' }).press('Enter');
    expect(await rows.count()).toBe(2);
    await hide.first().click();
    await page.getByRole('button', { name: 'Yes' }).click();
    expect(await page.evaluate(() => localStorage.getItem('gaslamp.matches'))).toBe(before);
    await page.reload();
    await page.getByText('Hidden matches (1)').waitFor();
    expect(await page.locator('.mine-running .mine-row').count()).toBe(1);
    await page.getByText('Hidden matches (1)').click();
    await page.getByRole('button', { name: 'Show again' }).click();
    expect(await page.locator('.mine-running .mine-row').count()).toBe(2);
    expect(await page.getByText('Hidden matches').count()).toBe(0);
    await rows.first().click();
    await page.waitForSelector('[data-your-turn]');
    await page.context().close();
  },
);

inBrowser(
  'who comes back finds running matches first, those that wait for them on top, and nothing jumps',
  async () => {
    const page = await open(PHONE);
    await begin(page, unhurried);
    const first = page.url();
    await begin(page, unhurried);
    // The later match waits for somebody else: its seat was left to a bot.
    await page.getByRole('button', { name: 'Seats' }).click();
    await row(page, 0).getByRole('button', { name: 'Leave my seat to a bot' }).click();
    await page.getByRole('button', { name: 'Yes' }).click();
    await row(page, 0).getByRole('button', { name: 'Take my seat back' }).waitFor();
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // The server is slow: the page is drawn before the answer.
    let release = () => {};
    const drawn = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/mine', async (route) => {
      await drawn;
      await route.continue();
    });
    await page.goto(unhurried.url);
    await page.locator('.showcase > span').first().waitFor();
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
    });
    release();
    await page.locator('.mine-running .mine-link').nth(1).waitFor();
    await page.waitForFunction(() => document.title === '(1) Gaslamp');
    await settled(page);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.05);
    const links = await page
      .locator('.mine-link')
      .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
    expect(links[0]).toBe(first);
    const top = async (selector: string) => (await page.locator(selector).first().boundingBox())!.y;
    expect(await top('.mine-link')).toBeLessThan(await top('.scene'));
    await page.context().close();
  },
);

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
  // Closed by its own button, it leaves no history entry.
  await page.getByRole('button', { name: 'Seats', exact: true }).click();
  await page.locator('.popup[open]').getByRole('button', { name: 'Close' }).click();
  await closed(page);
  await page.waitForFunction(() => history.state === null);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: /Emerald/ }).waitFor();
  await page.context().close();
});

inBrowser(
  'on the narrowest phone nothing of the masthead is outside the window; the settings change the light',
  async () => {
    const page = await open({ viewport: { width: 320, height: 568 }, colorScheme: 'dark' });
    await begin(page);
    expect(await sidewaysScroll(page)).toBe(0);
    for (const button of await page.locator('.masthead :is(a, button):visible').all()) {
      const box = (await button.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(320);
    }
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const before = await ground();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('Light', { exact: true }).check({ force: true });
    expect(await ground()).not.toBe(before);
    await page.context().close();
  },
);
