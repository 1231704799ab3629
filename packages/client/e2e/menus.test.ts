// The table's own keys, the note that says why not, and the menus of things, which stay inside the window.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mishaps } from './browser.ts';
import { firstTurn } from './first-turn.ts';
import { inBrowser, open } from './site.ts';

inBrowser('single keys lead to the parts of the table, explain, take away and confirm', async () => {
  const page = await open({ viewport: { width: 1440, height: 900 } });
  const wrong = mishaps(page);
  await firstTurn(page);
  for (const [key, part] of Object.entries({ b: '#board', h: '#hand', a: '#actions', l: '#log', p: '#prompt' })) {
    await page.keyboard.press(key);
    expect(await page.evaluate((at) => document.activeElement?.closest(at) !== null, part), key).toBe(true);
  }
  await page.keyboard.press('?');
  await page.waitForSelector('.shortcut-list');
  await page.locator('.legend li', { hasText: 'Retrieve: bring one cube back' }).waitFor();
  await page.keyboard.press('Escape');
  await page.waitForSelector('.shortcut-list', { state: 'detached' });

  // Nobody can assassinate with the first cards: the key explains it, Escape takes the words away.
  const note = page.locator('.note');
  await page.keyboard.press('6');
  await note.waitFor();
  expect(await note.textContent()).toMatch(/R\d/);
  await page.keyboard.press('Escape');
  await note.waitFor({ state: 'detached' });
  expect(await page.locator('[data-action=discard]').isEnabled()).toBe(true);

  // Laid by mouse, taken back and confirmed by key.
  const hand = await page.locator('.hand-card').count();
  await page.locator('[data-action=discard]').click();
  await page.locator('.hand-card').first().click();
  await page.waitForSelector('.chip');
  await page.keyboard.press('z');
  await page.waitForSelector('.chip', { state: 'detached' });
  await page.locator('.hand-card').first().click();
  await page.waitForSelector('.draft-confirm[data-lit]');
  await page.keyboard.press('c');
  await page.waitForFunction((before) => document.querySelectorAll('.hand-card').length === before - 1, hand);
  expect(wrong).toEqual([]);
  await page.context().close();
});

/** Opens the menu of each of these things, and says which of them stick out of the window. */
async function menusOutside(page: Page, things: string): Promise<string[]> {
  const outside: string[] = [];
  const all = page.locator(things);
  const count = await all.count();
  expect(count).toBeGreaterThan(0);
  for (let i = 0; i < count; i++) {
    await all.nth(i).press('Enter');
    const menu = page.locator('.thing-menu');
    await menu.waitFor();
    // Reasons come in a moment later, and it grows.
    await page.waitForTimeout(150);
    const { x, y, width, height } = (await menu.boundingBox())!;
    const window = page.viewportSize()!;
    if (x < 0 || y < 0 || x + width > window.width || y + height > window.height)
      outside.push(`${things} ${i}: ${x},${y} ${width}x${height}`);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
  }
  return outside;
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
  [820, 620],
] as const)
  inBrowser(`the menus of cities and cards stay inside a window of ${width} by ${height}`, async () => {
    const page = await open({ viewport: { width, height } });
    await firstTurn(page);
    expect(await menusOutside(page, '.city-button')).toEqual([]);
    expect(await menusOutside(page, '.hand-card')).toEqual([]);
    await page.context().close();
  });

/** Lets everything that others did be shown; Escape would take something back. */
const quiet = (page: Page) => page.waitForFunction(() => document.querySelector('.travel') === null);

inBrowser('a double click does one thing: neither the next action nor the end of the turn', async () => {
  const page = await open({ viewport: { width: 1440, height: 900 } });
  await firstTurn(page);
  await quiet(page);
  const left = page.locator('.prompt-left');
  const passes = async () => (await page.locator('#log').textContent())!.split('passes').length;
  // Others may have passed before.
  const passed = await passes();
  const turn = await page.locator('.log-turn').last().textContent();
  for (const then of ['1 action left', 'no actions left']) {
    await page.locator('[data-action=discard]').click();
    await page.locator('.hand-card').first().click();
    await page.waitForSelector('.draft-confirm[data-lit]');
    // The button that comes next lies right under the pointer.
    const { x, y } = (await page.locator('.draft-confirm').boundingBox())!;
    await page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent =
        '.actions { position: fixed; inset: 0; z-index: 9 } .actions button { inset: 0; position: fixed }';
      setTimeout(() => document.head.append(style), 60);
      setTimeout(() => style.remove(), 700);
    });
    await page.mouse.move(x + 30, y + 15);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForTimeout(130);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await page.waitForTimeout(800);
    expect(await left.textContent()).toBe(then);
    expect(await passes()).toBe(passed);
  }
  expect(await page.locator('.log-turn').last().textContent()).toBe(turn);
  // Asked for once more, it is meant.
  await page.locator('[data-action=end]').click();
  await page.waitForTimeout(400);
  await page.getByRole('button', { name: 'Yes, end my turn' }).click();
  await page.waitForFunction(() => !document.querySelector('[data-action=end]'));
  await page.context().close();
});

inBrowser('how fast the others are shown is chosen in the help, and kept', async () => {
  const page = await open({ viewport: { width: 390, height: 844 } });
  await firstTurn(page);
  await page.keyboard.press('?');
  await page.getByRole('radio', { name: 'Not at all' }).check({ force: true });
  await page.reload();
  await page.waitForSelector('[data-your-turn]');
  await page.keyboard.press('?');
  expect(await page.getByRole('radio', { name: 'Not at all' }).isChecked()).toBe(true);
  await page.context().close();
});

inBrowser('a card that is pointed at is shown to be read, and Escape takes away nothing else', async () => {
  const page = await open({ viewport: { width: 1440, height: 900 } });
  await firstTurn(page);
  await quiet(page);
  const preview = page.locator('.preview');
  await page.locator('.stack').nth(2).hover();
  await preview.waitFor();
  const card = (await page.locator('.stack').nth(2).boundingBox())!;
  const large = (await preview.boundingBox())!;
  expect(large.x >= card.x + card.width || large.x + large.width <= card.x).toBe(true);
  await page.mouse.move(2, 2);
  await preview.waitFor({ state: 'detached' });

  // In the hand only what has a text is shown: the starting cards can be read as they are.
  await page.locator('.hand-card').first().hover();
  await page.waitForTimeout(700);
  expect(await preview.count()).toBe(0);
  await page.mouse.move(2, 2);

  // What comes to lie under a mouse that rests is shown once it moves.
  await page
    .locator('.stack')
    .nth(2)
    .evaluate((stack) => {
      stack.style.cssText =
        'position: fixed; inset: 0 auto auto 0; translate: none; rotate: none; transform: none; z-index: 99';
    });
  await page.waitForTimeout(700);
  expect(await preview.count()).toBe(0);
  await page.mouse.move(6, 9);
  await preview.waitFor();
  await page.mouse.move(700, 9);
  await preview.waitFor({ state: 'detached' });
  await page
    .locator('.stack')
    .nth(2)
    .evaluate((stack) => {
      stack.style.cssText = '';
    });

  await page.locator('[data-action=place]').click();
  await page.keyboard.press('b');
  await page.locator('.stack').nth(2).focus();
  await preview.waitFor();
  await page.keyboard.press('Escape');
  await preview.waitFor({ state: 'detached' });
  expect(await page.locator('[data-action=place]').getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('Escape');
  await page.waitForSelector('[data-action=place][aria-pressed=false]');
  await page.context().close();
});

inBrowser('a menu goes with the question that it answers', async () => {
  const page = await open({ viewport: { width: 1440, height: 900 } });
  const wrong = mishaps(page);
  await firstTurn(page);
  // Once, so that nothing of it has to be fetched.
  await page.locator('.hand-card').first().press('Enter');
  await page.locator('.thing-menu').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.thing-menu').waitFor({ state: 'detached' });

  // Pressed while the answer before it is still on its way.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('[data-action=discard]')!.click();
    document.querySelector<HTMLElement>('.hand-card')!.click();
  });
  await page.locator('#prompt', { hasText: 'Discard' }).waitFor();
  await page.waitForTimeout(300);
  expect(await page.locator('.thing-menu').count()).toBe(0);
  await page.locator('.hand-card').first().click();
  await page.waitForSelector('.chip');
  expect(wrong).toEqual([]);
  await page.context().close();
});

inBrowser('the medals of the log are in the colours of the table, whatever system and reader chose', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await open({ viewport: { width: 1440, height: 900 }, colorScheme });
    await firstTurn(page);
    for (const theme of ['', 'broadsheet', 'night']) {
      const [drawn, wanted] = await page
        .locator('#log .medal')
        .first()
        .evaluate((medal, theme) => {
          if (theme !== '') document.documentElement.dataset.theme = theme;
          const style = getComputedStyle(medal);
          const day = /medal-(\w+)/.exec(medal.className)![1];
          return [/fill='%23(\w+)/.exec(style.backgroundImage)?.[1], style.getPropertyValue(`--${day}`)];
        }, theme);
      expect(`#${drawn}`, `${colorScheme}, ${theme}`).toBe(wanted);
    }
    await page.context().close();
  }
});
