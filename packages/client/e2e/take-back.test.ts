// Regrets: one answer at a time by a tap, as far as there is a way by a long press or the button beside it.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mishaps } from './browser.ts';
import { firstTurn } from './first-turn.ts';
import { inBrowser, open } from './site.ts';

const back = (page: Page) => page.getByRole('button', { name: 'Take back', exact: true });
const all = (page: Page) => page.getByRole('button', { name: /^Take back all/ });
const struck = (page: Page) => page.locator('#log del').count();

/** Discards the first cards that may be discarded: an action that everybody sees. */
async function discard(page: Page): Promise<void> {
  await page.locator('[data-action=discard]').click();
  await page.waitForSelector('.sum');
  await page.locator('.hand-card[data-lit]').first().click();
  await page.waitForSelector('.chip');
  await page.locator('.draft-confirm[data-lit]').click();
  await page.waitForFunction(() => document.querySelectorAll('.chip').length === 0);
}

inBrowser(
  'an action that others have seen is taken back step by step, or at once, and is struck in the log',
  async () => {
    const page = await open({ viewport: { width: 390, height: 844 } });
    const wrong = mishaps(page);
    // While it is shown what the others did, a click only skips that.
    await page.addInitScript(() => localStorage.setItem('gaslamp.pace', 'none'));
    await firstTurn(page);
    const hand = await page.locator('.hand-card').allTextContents();
    expect(await back(page).count()).toBe(0);
    await discard(page);
    expect(await page.locator('.hand-card').count()).toBe(hand.length - 1);
    expect(await struck(page)).toBe(0);
    expect(await all(page).getAttribute('title')).toBe(
      'Take back all of it. Back to where somebody else answered. No further: that was not yours.',
    );

    // One tap opens the action again.
    await back(page).click();
    await page.waitForSelector('#log del');
    expect(await page.locator('.hand-card').count()).toBe(hand.length);

    // A long press goes as far as there is a way.
    await page.mouse.move(0, 0);
    await back(page).dispatchEvent('pointerdown');
    await back(page).waitFor({ state: 'detached' });
    await page.locator('.note', { hasText: 'No further: that was not yours.' }).waitFor();
    expect(await page.locator('.hand-card').allTextContents()).toEqual(hand);

    await page.waitForSelector('#actions [data-action]');
    await discard(page);
    await all(page).click();
    await back(page).waitFor({ state: 'detached' });
    expect(await page.locator('.hand-card').allTextContents()).toEqual(hand);
    await expect.poll(() => struck(page)).toBeGreaterThan(1);
    // What the others saw they go on knowing.
    await page.keyboard.press('k');
    await page.locator('.known', { hasText: /Everybody knows that these are yours: [^{]+\./ }).waitFor();
    await page.keyboard.press('Escape');
    expect(wrong).toEqual([]);
    await page.context().close();
  },
);

/** Plays all that retrieves; a hand that brings back one cube alone is never asked from where. */
async function retrieveSeveral(page: Page): Promise<void> {
  const several = page.locator('.dock', { hasText: 'cubes: from where?' });
  for (let deal = 0; deal < 8 && (await several.count()) === 0; deal++) {
    await firstTurn(page);
    await page.waitForSelector('#actions [data-lit]');
    if ((await page.locator('[data-action=retrieve][data-lit]').count()) === 0) continue;
    await page.locator('[data-action=retrieve]').press('Enter');
    await page.waitForSelector('#actions', { state: 'detached' });
    await page.waitForTimeout(300);
    for (const lit = page.locator('.hand-card[data-lit=strong]'); (await lit.count()) > 0; ) {
      await lit.first().click();
      await page.waitForTimeout(300);
    }
    await page.locator('.draft-confirm[data-lit]').click();
    await page.waitForTimeout(500);
  }
  await several.waitFor();
}

inBrowser(
  'what has one answer asks none: cubes that all lie in Limbo are taken, and given back by one press',
  async () => {
    const page = await open({ viewport: { width: 1440, height: 900 } });
    const wrong = mishaps(page);
    await retrieveSeveral(page);
    await page.locator('.dock', { hasText: /(\d+) of \1 cubes chosen/ }).waitFor();
    expect(await page.getByRole('button', { name: /from Limbo/ }).count()).toBe(0);
    expect(await page.locator('.draft-confirm[data-lit]').count()).toBe(1);
    await back(page).click();
    await page.locator('#prompt', { hasText: 'Each retrieve symbol' }).waitFor();
    expect(wrong).toEqual([]);
    await page.context().close();
  },
);
