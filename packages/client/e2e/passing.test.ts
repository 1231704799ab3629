// Before one confirms: what will follow for certain. Before the turn passes: one question, for whoever wants it.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mishaps } from './browser.ts';
import { firstTurn } from './first-turn.ts';
import { inBrowser, open } from './site.ts';

const asked = (page: Page) => page.locator('#prompt', { hasText: 'End your turn? It cannot be taken back.' });
const end = (page: Page) => page.locator('[data-action=end]');
const turns = (page: Page) => page.locator('#log .log-turn').count();

/** Passes both actions, whatever else could be done. */
async function idle(page: Page): Promise<void> {
  for (let i = 0; i < 2; i++) {
    await page.locator('[data-action=pass][data-lit]').click();
    // The button stays where it is: at once again, and it would be a double click.
    await page.waitForTimeout(400);
  }
  await end(page).waitFor();
}

/** Picks cards until it is enough. What has one answer is answered already. */
async function pickCards(page: Page): Promise<void> {
  const confirm = page.locator('.draft-confirm[data-lit]');
  const card = page.locator('.hand-card[data-lit]:not([aria-pressed=true])').first();
  for (let i = 0; i < 20 && (await confirm.count()) === 0; i++) {
    await page.waitForTimeout(400);
    if ((await confirm.count()) === 0 && (await card.count()) > 0) await card.click();
  }
}

/** Places cubes where an agent stands until a card can be claimed there, and begins to. */
async function claim(page: Page): Promise<void> {
  const action = (name: string) => page.locator(`[data-action=${name}][data-lit]`);
  for (let turn = 0; turn < 15; turn++) {
    await action('pass').waitFor({ timeout: 60_000 });
    if ((await action('claim').count()) > 0) {
      await action('claim').click();
      await page.locator('.city-button[data-lit=strong]').first().press('Enter');
      return;
    }
    if ((await action('place').count()) > 0) {
      await action('place').click();
      await page.locator('.city-button').first().press('Enter');
      await pickCards(page);
      await page.locator('.draft-confirm[data-lit]').click();
      await page.waitForSelector('.draft-confirm', { state: 'detached' });
    }
    while ((await end(page).count()) === 0) {
      await action('pass').click();
      await page.waitForTimeout(200);
    }
    await end(page).click();
    await end(page).waitFor({ state: 'detached' });
  }
}

inBrowser('what follows for certain is told before it is confirmed', async () => {
  const page = await open({ viewport: { width: 390, height: 844 } });
  const wrong = mishaps(page);
  await page.addInitScript(() => {
    localStorage.setItem('gaslamp.pace', 'none');
    localStorage.setItem('gaslamp.passing', 'at once');
  });
  await firstTurn(page);
  // What is done says the question itself: nothing else follows from it.
  await page.locator('[data-action=discard]').click();
  await page.locator('.hand-card[data-lit]').first().click();
  await page.waitForSelector('.draft-confirm[data-lit]');
  await page.waitForTimeout(500);
  expect(await page.locator('.forecast').count()).toBe(0);
  await page.getByRole('button', { name: /^Take back all/ }).click();

  await claim(page);
  await pickCards(page);
  await page.locator('.forecast', { hasText: /^For certain: .*cubes? goe?s? from .+ to Limbo\./ }).waitFor();
  // However long, and what comes last is what is uncertain.
  const cut = await page.locator('.forecast').evaluate((node) => {
    node.append(' It goes on and on, with one thing after another.'.repeat(4), ' Then there is a roll for Sanity.');
    return node.scrollHeight - node.clientHeight;
  });
  expect(cut).toBeLessThanOrEqual(1);
  expect(wrong).toEqual([]);
  await page.context().close();
});

inBrowser('the end of a turn is asked for once, on its button', async () => {
  const page = await open({ viewport: { width: 390, height: 844 } });
  const wrong = mishaps(page);
  await page.addInitScript(() => localStorage.setItem('gaslamp.pace', 'none'));
  await firstTurn(page);
  await idle(page);
  const before = await turns(page);
  await end(page).click();
  await asked(page).waitFor();
  // A double click is one, and whoever thinks better of it stays.
  await page.keyboard.press('Escape');
  await asked(page).waitFor({ state: 'detached' });
  expect(await end(page).textContent()).toBe('End turn');
  await end(page).dblclick();
  await asked(page).waitFor();
  expect(await turns(page)).toBe(before);
  await page.waitForTimeout(400);
  await page.getByRole('button', { name: 'Yes, end my turn' }).click();
  await end(page).waitFor({ state: 'detached' });

  // Not for everybody.
  await page.waitForSelector('#actions [data-action=pass][data-lit]', { timeout: 60_000 });
  await page.keyboard.press('?');
  await page.getByLabel('Ask me before my turn ends').uncheck();
  await page.keyboard.press('Escape');
  await idle(page);
  await end(page).click();
  await end(page).waitFor({ state: 'detached' });
  expect(await asked(page).count()).toBe(0);
  await page.reload();
  await page.waitForSelector('.game-table');
  await page.keyboard.press('?');
  expect(await page.getByLabel('Ask me before my turn ends').isChecked()).toBe(false);
  expect(wrong).toEqual([]);
  await page.context().close();
});
