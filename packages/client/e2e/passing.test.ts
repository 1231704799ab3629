// Tests the certain consequences shown before confirming, and the optional question before a choice that ends the turn.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mishaps } from './browser.ts';
import { scenario, type TableAt, tableAt } from './positions.ts';
import { inBrowser } from './site.ts';
import { passes, settled } from './time.ts';

const PHONE = { viewport: { width: 390, height: 844 }, clock: 'stopped' } as const;
/** Slightly longer than the limit between two clicks of one gesture, in ms. */
const APART = 500;

const end = (page: Page) => page.locator('[data-action=end]');
const turns = (page: Page) => page.locator('#log .log-turn').count();
const sit = (table: TableAt, kept: Readonly<Record<string, string>> = {}): Promise<Page> =>
  table.open(PHONE, { seat: 0, kept: { 'gaslamp.pace': 'none', ...kept } });

/** Clicks a highlighted thing, and waits for the result. */
async function click(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().click();
  await settled(page);
}
/** Passes both actions, whatever else is possible. */
async function idle(page: Page): Promise<void> {
  for (let i = 0; i < 2; i++) {
    await click(page, '[data-action=pass][data-lit]');
    // The button stays in place: an immediate second press would be a double click.
    await passes(page, APART);
  }
  expect(await end(page).count()).toBe(1);
}
/** Picks cards until they are enough. Questions with a single answer are answered already. */
async function pickCards(page: Page): Promise<void> {
  const confirm = page.locator('.draft-confirm[data-lit]');
  for (let i = 0; i < 5 && (await confirm.count()) === 0; i++) {
    await click(page, '.hand-card[data-lit]:not([aria-pressed=true])');
    await passes(page, APART);
  }
  expect(await confirm.count()).toBe(1);
}

inBrowser('what follows for certain is told before it is confirmed', async () => {
  const page = await sit(await tableAt(await scenario('emerald-2e/claim')), { 'gaslamp.passing': 'at once' });
  const wrong = mishaps(page);
  const forecast = page.locator('.forecast');
  // The question itself names the action: nothing else follows from it.
  await click(page, '[data-action=discard]');
  await click(page, '.hand-card[data-lit]');
  expect(await page.locator('.draft-confirm[data-lit]').count()).toBe(1);
  expect(await forecast.count()).toBe(0);
  await page.getByRole('button', { name: /^Take back everything/ }).click();
  await settled(page);

  await click(page, '[data-action=claim][data-lit]');
  // If only one city can be claimed in, it is chosen already.
  const city = page.locator('.city-button[data-lit=strong]');
  if ((await city.count()) > 0) await city.first().press('Enter');
  await settled(page);
  await pickCards(page);
  expect(await forecast.innerText()).toMatch(/^What is certain: .*cubes? goe?s? from .+ to Limbo\./);
  // A long one has three lines and a button for the rest.
  await page.setViewportSize({ width: 320, height: 844 });
  await page
    .getByRole('button', { name: /^Take back/ })
    .first()
    .click();
  await settled(page);
  await pickCards(page);
  const lines = () =>
    forecast
      .locator('p')
      .evaluate((node) => Math.round(node.clientHeight / parseFloat(getComputedStyle(node).lineHeight)));
  expect(await lines()).toBe(3);
  await forecast.getByRole('button', { name: 'More' }).click();
  await settled(page);
  expect(await lines()).toBeGreaterThan(3);
  expect(wrong).toEqual([]);
  await page.context().close();
});

inBrowser('a turn ends by one press of the button that says so, and a double click is one', async () => {
  const table = await tableAt({ game: 'emerald-2e', seats: ['ann', 'ben'], position: { active: 'ann' } });
  const page = await sit(table);
  const wrong = mishaps(page);
  await idle(page);
  const before = await turns(page);
  expect(await end(page).textContent()).toBe('End turn');
  expect(await table.asked()).toBe(0);
  // Until then everything can be taken back.
  await page.getByRole('button', { name: 'Take back', exact: true }).click();
  await settled(page);
  expect(await end(page).count()).toBe(0);
  await passes(page, APART);
  await click(page, '[data-action=pass][data-lit]');
  await passes(page, APART);
  await end(page).dblclick();
  await settled(page);
  expect(await end(page).count()).toBe(0);
  expect(await table.asked()).toBe(1);
  expect(await turns(page)).toBe(before + 1);
  expect(wrong).toEqual([]);
  await page.context().close();
});

inBrowser('in Nanty Narking a turn ends by one press, too', { tags: ['nanty-narking'] }, async () => {
  for (const [hand, ...answers] of [
    [['R36'], 'play R36', 'skip', 'skip'],
    // The first of two cards (R9.22).
    [['G48', 'G24', 'G32', 'G23'], 'play G48', 'text', 'play G24', 'money', 'play G32', 'money', 'skip', 'end'],
  ] as const) {
    const players = { ann: { hand, agents: ['CHELSEA'] }, ben: { hand: [], agents: ['STRAND'] } };
    const position = { active: 'ann', players, trouble: [] };
    const table = await tableAt({ game: 'nanty-narking', seats: ['ann', 'ben'], position });
    await table.answer(...answers);
    const page = await sit(table);
    await page.locator('.dock').getByRole('button', { name: 'End turn' }).click();
    await settled(page);
    expect(await table.asked()).toBe(1);
    await page.context().close();
  }
});

inBrowser(
  'in the 1st edition the confirmation of the last action says that it ends the turn, and does',
  { tags: ['emerald-1e'] },
  async () => {
    const table = await tableAt({ game: 'emerald-1e', seats: ['ann', 'ben'], position: { active: 'ann', acted: 1 } });
    const page = await sit(table);
    await click(page, '[data-action=discard][data-lit]');
    await click(page, '.hand-card[data-lit]');
    await page.getByRole('button', { name: 'Confirm and end turn' }).click();
    await settled(page);
    expect(await table.asked()).toBe(1);
    await page.context().close();
  },
);

inBrowser('in the 1st edition a pass that ends the turn is asked about', { tags: ['emerald-1e'] }, async () => {
  const table = await tableAt({ game: 'emerald-1e', seats: ['ann', 'ben'], position: { active: 'ann', acted: 1 } });
  const page = await sit(table);
  await click(page, '[data-action=pass][data-lit]');
  expect(await page.locator('#prompt').innerText()).toContain('End your turn? You cannot undo this.');
  expect(await table.asked()).toBe(0);
  await passes(page, APART);
  await page.getByRole('button', { name: 'Yes, end my turn' }).click();
  await settled(page);
  expect(await table.asked()).toBe(1);
  await page.context().close();
});
