// Tests puzzles at the real table: by mouse on a desktop with a wrong way first, by touch on a phone, and by keyboard.
import { FastDice } from '@gaslamp/kernel/chance';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mishaps } from './browser.ts';
import { Keyboard, listen } from './keyboard.ts';
import { inBrowser, openNew, sidewaysScroll, site, violations } from './site.ts';
import { settled } from './time.ts';

const DESK = { viewport: { width: 1440, height: 900 } } as const;
const PHONE = { viewport: { width: 390, height: 844 } } as const;
const FINGER = { ...PHONE, hasTouch: true, isMobile: true } as const;

const says = (page: Page): Promise<string> => page.locator('.guide-says').innerText();
/** Highlighted things. */
const lit = (page: Page) => page.locator('.game-table [data-lit]');
const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

inBrowser(
  'a wrong way is told and taken back, the right one is solved, and the table rests',
  { tags: ['slow/looking-back'] },
  async () => {
    const page = await openNew(DESK);
    const wrong = mishaps(page);
    await page.goto(`${site.url}/puzzles/emerald-2e`);
    const solved = page
      .getByRole('region', { name: 'A Study in Emerald 2nd edition' })
      .getByText(/^\d+ of \d+ solved$/);
    expect(await solved.innerText()).toMatch(/^0 of /);
    await page.getByRole('link', { name: /Just enough/ }).click();
    await page.waitForSelector('.guide');
    expect(await violations(page)).toEqual([]);
    // From here on only files are requested from a server.
    const asked: string[] = [];
    page.on('request', (request) => {
      if (!new URL(request.url()).pathname.startsWith('/assets/')) asked.push(request.url());
    });
    page.on('websocket', (socket) => asked.push(socket.url()));
    const claim = async (city: string) => {
      await page.locator('[data-action=claim][data-lit]').click();
      await page.locator(`.city-button[data-lit=strong][aria-label^="${city}"]`).click();
      await page.locator('.draft-confirm').click();
    };
    await named(page, 'Hint').click();
    await page.getByText(/^Hint: /).waitFor();
    // The solution is shown on demand, which does not count as solving.
    await named(page, 'Show me the solution').click();
    await page.getByText('The rules that make it work:').waitFor();
    expect(await says(page)).not.toContain('Solved!');
    expect(await named(page, 'Show me the solution').count()).toBe(0);
    await claim('Rome');
    await page.getByText(/^Not quite: /).waitFor();
    await expect.poll(() => lit(page).count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await named(page, 'Take back').click();
    await page.getByText(/^Not quite: /).waitFor({ state: 'detached' });
    await claim('Vienna');
    await page.getByText('Solved!').waitFor();
    // Further questions are not asked.
    await settled(page);
    expect(await lit(page).count()).toBe(0);
    expect(await says(page)).not.toContain('Hint:');
    expect(asked).toEqual([]);
    expect(await violations(page)).toEqual([]);
    // In a small window, too, the panel covers no button below it.
    await page.setViewportSize({ width: 1024, height: 768 });
    await settled(page);
    const covered = await page.locator('.side :is(.button, select)').evaluateAll((all) =>
      all.flatMap((node) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        return node.contains(document.elementFromPoint(x + width / 2, y + height - 2)) ? [] : node.textContent;
      }),
    );
    expect(covered).toEqual([]);
    await page.setViewportSize(DESK.viewport);
    await named(page, 'R6.3').click();
    await page.getByRole('dialog').getByText('R6.3').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'All puzzles' }).click();
    expect(await solved.innerText()).toMatch(/^1 of /);
    expect(wrong).toEqual([]);
    await page.context().close();
  },
);

inBrowser(
  'on a phone the last cards of a hand are played by touch, and the next puzzle is one tap away',
  { tags: ['slow/looking-back'] },
  async () => {
    const page = await openNew(FINGER);
    const wrong = mishaps(page);
    await page.goto(`${site.url}/puzzles/nanty-narking/empty-the-pile`);
    await page.waitForSelector('.guide');
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
    for (const card of ['Inspector Tobias Gregson', 'Moll Flanders', 'Fire Brigade', 'The Circumlocution Office']) {
      const lies = page.locator(`.hand-card[data-lit][aria-label^="${card}"]`);
      await lies.tap();
      const play = page.locator('dialog[open] button[data-do]', { hasText: /^Play / });
      await play.waitFor();
      // A finger already on its way when it opened presses nothing.
      await settled(page);
      await play.tap();
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    }
    await page.getByText('Solved!').waitFor();
    await settled(page);
    expect(await lit(page).count()).toBe(0);
    // The explanation is visible, and so is the way on.
    const next = page.getByRole('link', { name: /^Next puzzle: / });
    const box = (await next.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(PHONE.viewport.height);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
    await next.tap();
    await page.getByText('Solved!').waitFor({ state: 'detached' });
    expect(page.url()).not.toContain('empty-the-pile');
    expect(wrong).toEqual([]);
    await page.context().close();
  },
);

inBrowser(
  'who somebody is, is answered by keyboard on a phone, and every answer is heard',
  { tags: ['slow/looking-back'] },
  async () => {
    const page = await openNew(PHONE);
    const wrong = mishaps(page);
    await listen(page);
    await page.goto(`${site.url}/puzzles/emerald-1e/a-turned-card`);
    await page.waitForSelector('.guide');
    const keyboard = await Keyboard.on(page);
    const dice = new FastDice(7);
    const press = async (name: string): Promise<void> => {
      await page.locator('.guide-says').focus();
      const all = await keyboard.everything();
      const target = all
        .filter(({ role, inside }) => role === 'button' && inside.some((around) => around.name === 'Your answer'))
        .find((one) => one.name === name);
      if (target === undefined) throw new Error(`no button ${name}`);
      expect(await keyboard.goTo(target, all, (below) => dice.below(below)), keyboard.trail()).toBe(true);
      await page.keyboard.press('Enter');
    };
    expect(await lit(page).count()).toBe(0);
    await press('Loyalist');
    await page.getByText(/^Loyalist is ruled out by /).waitFor();
    await press('Restorationist');
    await page.getByText('Right: Restorationist.').waitFor();
    expect(await violations(page)).toEqual([]);
    const heard = await page.evaluate(() => globalThis.spoken);
    for (const part of ['Loyalist is ruled out by', 'Right: Restorationist.'])
      expect(heard.filter((text) => text.includes(part))).not.toEqual([]);
    expect(keyboard.nameless).toEqual([]);
    expect(wrong).toEqual([]);
    await page.context().close();
  },
);
