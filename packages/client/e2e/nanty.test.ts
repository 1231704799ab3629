// Tests Nanty Narking in the page: the choice of the game, a whole match against a bot by clicking highlighted things, the end.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mishaps } from './browser.ts';
import { playThrough } from './mouse-match.ts';
import { tableAt } from './positions.ts';
import { inBrowser, open, sidewaysScroll, site, violations } from './site.ts';
import { settled } from './time.ts';

const LIT = '[data-thing][data-lit], .draft-confirm[data-lit]';

/** Opens the start page, chooses the game and begins a match. */
async function begin(page: Page, opponents: string): Promise<void> {
  await page.goto(site.url);
  await page.getByLabel('Nanty Narking').check({ force: true });
  await page.getByRole('heading', { level: 1, name: /Nanty Narking/ }).waitFor();
  await page.getByRole('button', { name: opponents }).click();
  await page.waitForSelector('.nanty[data-your-turn]');
}

inBrowser(
  'a whole match of Nanty Narking against a bot through the page, to the reveal',
  { tags: ['nanty-narking', 'slow/whole-matches'] },
  async () => {
    const page = await open({ viewport: { width: 1440, height: 900 } });
    const wrong = mishaps(page);
    await begin(page, 'One opponent');
    expect(await page.title()).toContain('Nanty Narking');
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole('heading', { name: 'Watch out' }).waitFor();
    const clicks = await playThrough(page, { lit: LIT, seed: 7 });
    // A lucky player may win early, but not before everybody has had some turns.
    expect(clicks).toBeGreaterThan(10);
    expect(await page.locator('.log-turn').count()).toBeGreaterThan(4);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Skip' }).click();
    await page
      .locator('.nn-faces li[data-now]', { has: page.getByRole('img', { name: 'wins' }) })
      .first()
      .waitFor();
    // The goals of all players with their progress.
    for (const goal of await page.locator('.nn-faces small').allInnerTexts()) expect(goal).toMatch(/^.+\. Goal: .+\./);
    await page.getByRole('button', { name: 'Look at the board' }).click();
    expect(await page.locator('#prompt').textContent()).toMatch(
      /^The match is over: (you (win|share the win with .+)|.+ (wins|share the win))\.( .+ was .+: .+\.)*$/,
    );
    await page.locator('.dock').getByRole('button', { name: 'Rematch with the same seats' }).waitFor();
    expect(await page.getByText('taking a turn').count()).toBe(0);
    expect(wrong).toEqual([]);
    await page.context().close();
  },
);

inBrowser(
  'phone and tablet show London without sideways scrolling, in both themes, and axe finds nothing',
  { tags: ['nanty-narking'] },
  async () => {
    const seats = ['yellow', 'red', 'blue', 'green'];
    const table = await tableAt({ game: 'nanty-narking', seats, position: { start: 'deal' } });
    for (const [colorScheme, width] of [
      ['light', 390],
      ['dark', 390],
      ['light', 820],
    ] as const) {
      const page = await table.open({ viewport: { width, height: 844 }, colorScheme });
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await violations(page)).toEqual([]);
      await page.context().close();
    }
  },
);

inBrowser(
  'a chosen card tells which of its symbols will be skipped, and why',
  { tags: ['nanty-narking'] },
  async () => {
    const table = await tableAt({
      game: 'nanty-narking',
      seats: ['ann', 'ben'],
      position: { active: 'ann', players: { ann: { hand: ['R31'], agents: [], money: 0 }, ben: { agents: [] } } },
    });
    for (const width of [1440, 390]) {
      const page = await table.open({ viewport: { width, height: 844 } });
      await page.locator('.hand-card').click();
      await settled(page);
      expect(await page.locator('.thing-menu .nn-idle p').allInnerTexts()).toEqual([
        '“assassinate” will be skipped. No area with trouble has a pawn that is not yours.',
        '“place a building” will be skipped. There is no area without trouble or a building where you have an agent and can pay.',
      ]);
      await page.context().close();
    }
  },
);

inBrowser(
  'while the line is lost, whoever tries anything is told so; when it is back, play goes on',
  { tags: ['slow/others-turns'] },
  async () => {
    const table = await tableAt({
      game: 'nanty-narking',
      seats: ['ann', 'ben'],
      position: { active: 'ann', players: { ann: { hand: ['R36'], agents: ['CHELSEA'] } } },
    });
    const page = await table.open({});
    const notice = page.getByText('The connection is lost. You cannot do anything until it is back.').first();
    const entry = page.locator('dialog[open] button[data-do]:not([data-do^=look])').first();
    const lit = page.locator('[data-thing][data-lit]').first();
    const prompt = page.locator('#prompt');
    const question = await prompt.textContent();
    await page.context().setOffline(true);
    await page.getByText('Connection lost.').waitFor();
    await lit.press('Enter');
    // A thing with several meanings asks first.
    await entry.or(notice).first().waitFor();
    if (await entry.isVisible()) await entry.press('Enter');
    await notice.waitFor({ state: 'attached' });
    expect(await prompt.textContent()).toBe(question);
    // A missing file breaks nothing on the page, and is loaded when possible.
    await page.keyboard.press('k');
    await expect.poll(() => page.evaluate(() => document.documentElement.hasAttribute('data-busy'))).toBe(true);
    expect(await prompt.textContent()).toBe(question);
    await page.context().setOffline(false);
    await page.getByText('Connection lost.').waitFor({ state: 'detached' });
    // If files that parts share are missing, the page loads itself again.
    const known = page.locator('.known');
    const shows = async () => {
      if (!(await known.isVisible())) await page.keyboard.press('k');
      return known.isVisible();
    };
    await expect.poll(shows, { interval: 3000, timeout: 60_000 }).toBe(true);
    await page.keyboard.press('Escape');
    await settled(page);
    await lit.press('Enter');
    await entry.press('Enter');
    await settled(page);
    expect(await prompt.textContent()).not.toBe(question);
    await page.locator('.nn-area-button[data-lit=strong]').first().waitFor();
    await page.context().close();
  },
);

inBrowser('how close everybody is says what it counts, and comes back when it was put away', async () => {
  const page = await open({ viewport: { width: 1440, height: 900 } });
  await begin(page, 'One opponent');
  const watch = page.locator('.nn-watch');
  const meters = watch.locator('.nn-meter');
  expect(await meters.locator('b').allInnerTexts()).toContainEqual(
    expect.stringMatching(/^\d+ of \d+ trouble markers$/),
  );
  await watch.getByRole('button', { name: 'Hide' }).click();
  expect(await meters.first().isVisible()).toBe(false);
  // A phone has a tab for it, and no other way to close it.
  await page.setViewportSize({ width: 390, height: 844 });
  await page
    .locator('.tab')
    .filter({ hasText: /^Watch$/ })
    .click();
  expect(await meters.first().isVisible()).toBe(true);
  expect(await watch.getByRole('button').count()).toBe(0);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await watch.getByRole('button', { name: 'Show the goals' }).click();
  expect(await meters.first().isVisible()).toBe(true);
  await page.context().close();
});

inBrowser(
  'an invited friend is told which game it is; house variants are named as ours and off; the host turns hints off for all',
  async () => {
    const page = await open({});
    await page.goto(`${site.url}/new?game=nanty-narking`);
    await page.getByLabel('Your name').fill('Ann');
    await page.getByLabel('2', { exact: true }).check({ force: true });
    await page.getByLabel('Seat of Yellow').selectOption('friend');
    await page.getByText('Table options').click();
    await page.getByText('of our own, used instead of the published ones').waitFor();
    expect(await page.getByLabel('Which personalities are in play?').inputValue()).toBe('0');
    const hints = page.getByLabel(/“Watch out” panel/);
    expect(await hints.inputValue()).toBe('1');
    await hints.selectOption('0');
    await page.getByRole('button', { name: 'Create the table' }).click();
    const link = await page.getByLabel('Link for Yellow').inputValue();
    const friend = await open({});
    await friend.goto(link);
    await friend.getByText('You are invited to a match of Nanty Narking.').waitFor();
    // The agreed options are shown before anybody sits down.
    await friend.getByText(/“Watch out” panel.* no$/).waitFor();
    await friend.getByLabel('Your name').fill('Ben');
    await friend.getByRole('button', { name: 'Sit down' }).click();
    await friend.waitForSelector('.nanty');
    await page.locator('.nanty').getByText('Ben').first().waitFor({ state: 'attached' });
    for (const one of [page, friend]) expect(await one.getByText('Watch out').count()).toBe(0);
    await friend.context().close();
    await page.context().close();
  },
);
