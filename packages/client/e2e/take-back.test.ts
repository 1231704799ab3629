// Tests taking back: one answer by a tap, as many as possible by a long press or the button beside it.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mishaps } from './browser.ts';
import { tableAt } from './positions.ts';
import { inBrowser } from './site.ts';
import { passes, settled } from './time.ts';

const back = (page: Page) => page.getByRole('button', { name: 'Take back', exact: true });
const all = (page: Page) => page.getByRole('button', { name: /^Take back everything/ });
const struck = (page: Page) => page.locator('#log del').count();
/** Slightly longer than the button has to be held down, in ms. */
const HELD = 1000;

/** Discards the first possible card: an action that everybody sees. */
async function discard(page: Page): Promise<void> {
  await page.locator('[data-action=discard]').click();
  await settled(page);
  expect(await page.locator('.sum').count()).toBe(1);
  await page.locator('.hand-card[data-lit]').first().click();
  await settled(page);
  expect(await page.locator('.chip').count()).toBe(1);
  await page.locator('.draft-confirm[data-lit]').click();
  await settled(page);
  expect(await page.locator('.chip').count()).toBe(0);
}

inBrowser(
  'an action that others have seen is taken back step by step, or at once, and is struck in the log',
  { tags: ['slow/others-turns'] },
  async () => {
    const table = await tableAt({ game: 'emerald-2e', seats: ['ann', 'ben', 'cat'], position: { active: 'cat' } });
    await table.answer('pass', 'pass', 'end');
    const page = await table.open(
      { viewport: { width: 390, height: 844 }, clock: 'stopped' },
      // While the moves of others are shown, a click only skips them.
      { seat: 0, kept: { 'gaslamp.pace': 'none' } },
    );
    const wrong = mishaps(page);
    const hand = await page.locator('.hand-card').allTextContents();
    expect(await back(page).count()).toBe(0);
    await discard(page);
    expect(await page.locator('.hand-card').count()).toBe(hand.length - 1);
    expect(await struck(page)).toBe(0);
    expect(await all(page).getAttribute('title')).toBe(
      'Take back everything. Back to where somebody else answered, and no further: that was not yours.',
    );

    // One tap opens the action again.
    await back(page).click();
    await settled(page);
    expect(await struck(page)).toBeGreaterThan(0);
    expect(await page.locator('.hand-card').count()).toBe(hand.length);

    // A long press goes back as far as possible.
    await page.mouse.move(0, 0);
    await back(page).dispatchEvent('pointerdown');
    await passes(page, HELD);
    expect(await back(page).count()).toBe(0);
    expect(await page.locator('.note', { hasText: 'and no further: that was not yours.' }).count()).toBe(1);
    expect(await page.locator('.hand-card').allTextContents()).toEqual(hand);

    await discard(page);
    await all(page).click();
    await settled(page);
    expect(await back(page).count()).toBe(0);
    expect(await page.locator('.hand-card').allTextContents()).toEqual(hand);
    expect(await struck(page)).toBeGreaterThan(1);
    // The others still know what they saw.
    await page.keyboard.press('k');
    await settled(page);
    await page.locator('.known', { hasText: /Everybody knows that these are yours: [^{]+\./ }).waitFor();
    await page.keyboard.press('Escape');
    await settled(page);
    expect(wrong).toEqual([]);
    await page.context().close();
  },
);

inBrowser(
  'what has one answer asks none: cubes that all lie in Limbo are taken, and given back by one press',
  async () => {
    const table = await tableAt({
      game: 'emerald-2e',
      seats: ['ann', 'ben', 'cat'],
      position: { active: 'ann', players: { ann: { hand: ['START_S009', 'START_S010', 'START_S001'], limbo: 5 } } },
    });
    const page = await table.open({ viewport: { width: 1440, height: 900 }, clock: 'stopped' });
    const wrong = mishaps(page);
    await page.locator('[data-action=retrieve]').press('Enter');
    await settled(page);
    for (const lit = page.locator('.hand-card[data-lit=strong]'); (await lit.count()) > 0; ) {
      await lit.first().click();
      await settled(page);
    }
    await page.locator('.draft-confirm[data-lit]').click();
    await settled(page);
    const dock = page.locator('.dock');
    expect(await dock.innerText()).toContain('Choose your cubes in cities or Limbo.');
    expect(await dock.innerText()).toMatch(/(\d+) of \1 cubes chosen/);
    expect(await page.getByRole('button', { name: /from Limbo/ }).count()).toBe(0);
    expect(await page.locator('.draft-confirm[data-lit]').count()).toBe(1);
    await back(page).click();
    await settled(page);
    expect(await page.locator('#prompt').innerText()).toContain('Each retrieve symbol');
    expect(wrong).toEqual([]);
    await page.context().close();
  },
);

inBrowser("a set that a bot left half picked becomes the player's own when they return", async () => {
  const table = await tableAt({
    game: 'emerald-2e',
    seats: ['ann', 'ben', 'cat'],
    position: { active: 'ann', players: { ann: { hand: ['START_S009', 'START_S010', 'START_S001'], limbo: 5 } } },
  });
  await table.answer('retrieve', 'pick START_S009');
  const page = await table.open({ viewport: { width: 1440, height: 900 } });
  const wrong = mishaps(page);
  expect(await page.locator('.chip').count()).toBe(1);
  expect(await page.locator('.draft-confirm[data-lit]').count()).toBe(1);
  await page.locator('.hand-card[data-lit=strong]').first().click();
  await settled(page);
  expect(await page.locator('.chip').count()).toBe(2);
  await page.locator('.draft-confirm[data-lit]').click();
  await settled(page);
  expect(await page.locator('.dock').innerText()).toContain('Choose your cubes in cities or Limbo.');
  expect(wrong).toEqual([]);
  await page.context().close();
});
