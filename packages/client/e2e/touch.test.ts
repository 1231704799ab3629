// What a finger does: it taps, or it stays and is shown what lies there; and the board moves only where it must.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mishaps } from './browser.ts';
import { inBrowser, open, site } from './site.ts';

const GAMES = ['emerald-2e', 'emerald-1e', 'nanty-narking'] as const;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Somewhat longer than a finger stays on what it looks at. */
const STAYS = 900;

/** A match of three on a phone, shown at once, in which nothing is asked twice unless `asks`. */
async function deal(game: string, asks: 'ask' | 'at once' = 'at once', pace = 'none'): Promise<Page> {
  const page = await open(PHONE);
  await page.addInitScript(
    ([how, quick]) => {
      localStorage.setItem('gaslamp.pace', quick!);
      localStorage.setItem('gaslamp.passing', how!);
    },
    [asks, pace],
  );
  await page.goto(`${site.url}/new?game=${game}`);
  await page.getByLabel('3', { exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Deal' }).click();
  await page.waitForSelector('[data-your-turn]');
  return page;
}

type Spot = { readonly x: number; readonly y: number };
const middle = async (page: Page, selector: string): Promise<Spot> => {
  const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};

async function press(page: Page, at: Spot, stays: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.waitForTimeout(stays);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await cdp.detach();
}
const tap = (page: Page, at: Spot) => press(page, at, 40);

/** Answers with anything until something of that kind is asked for. */
async function until(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 300 && (await page.locator(selector).count()) === 0; i++) {
    await page.evaluate(() => {
      const dialog = document.querySelector('dialog[open]');
      const all = [
        ...(dialog ?? document).querySelectorAll<HTMLElement>(
          dialog ? 'button[data-do]:not([data-do^=look])' : '[data-thing][data-lit=strong], .action[data-lit]',
        ),
      ];
      const confirm = document.querySelector<HTMLElement>('.draft-confirm[data-lit]');
      (dialog === null && confirm ? confirm : all[Math.floor(Math.random() * all.length)])?.click();
    });
    await page.waitForTimeout(120);
  }
  await page.locator(selector).first().waitFor();
}

const PLACES = {
  'emerald-2e': '.city-button',
  'emerald-1e': '.city-button',
  'nanty-narking': '.nn-area-button',
};

for (const game of GAMES)
  inBrowser(
    `${game}: a finger that stays on what is asked for is shown what lies there, and answers nothing`,
    async () => {
      const page = await deal(game);
      const wrong = mishaps(page);
      const place = `${PLACES[game]}[data-lit=strong]`;
      await until(page, place);
      const state = () => page.locator('#prompt, #log, .draft-bar').allInnerTexts();
      await page.locator(place).first().scrollIntoViewIfNeeded();
      await page.waitForTimeout(500);
      const before = await state();
      await press(page, await middle(page, place), STAYS);
      await page.locator('.table-dialog[open], .preview').waitFor();
      await page.waitForTimeout(500);
      expect(await page.locator('.table-dialog[open], .preview').count()).toBe(1);
      expect(await state()).toEqual(before);
      await page.keyboard.press('Escape');
      // A card that lies there is shown large.
      const card = '#board button.stack, #actions [data-card]';
      if (game !== 'nanty-narking') {
        await page.locator(card).first().scrollIntoViewIfNeeded();
        await page.waitForTimeout(500);
        await press(page, await middle(page, card), STAYS);
        await page.locator('.preview').waitFor();
        await page.waitForTimeout(500);
        expect(await page.locator('.preview').isVisible()).toBe(true);
        expect(await state()).toEqual(before);
      }
      expect(wrong).toEqual([]);
      await page.context().close();
    },
  );
