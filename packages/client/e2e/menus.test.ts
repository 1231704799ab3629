// Tests the table's own keys, the notes with reasons, and the menus of things, which stay inside the window.
// @module-tag slow/menus
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mishaps } from './browser.ts';
import { type TableAt, tableAt } from './positions.ts';
import { inBrowser, type PageOptions } from './site.ts';
import { passes, settled } from './time.ts';

const DESK = { viewport: { width: 1440, height: 900 }, clock: 'stopped' } as const;
/** Intervals below and above the limit between two clicks of one gesture, in ms. */
const TOGETHER = 130;
const APART = 500;
/** Longer than a pointer must rest on a card to enlarge it, in ms. */
const READ = 700;

/** A table at the first action of a turn. */
const turn = (): Promise<TableAt> =>
  tableAt({ game: 'emerald-2e', seats: ['ann', 'ben', 'cat'], position: { active: 'ann' } });
const sit = async (options: PageOptions): Promise<Page> => (await turn()).open(options);
/** Presses keys one after another, and waits for each result. */
async function keys(page: Page, ...all: readonly string[]): Promise<void> {
  for (const key of all) {
    await page.keyboard.press(key);
    await settled(page);
  }
}
async function click(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().click();
  await settled(page);
}

inBrowser('single keys lead to the parts of the table, explain, take away and confirm', async () => {
  const page = await sit(DESK);
  const wrong = mishaps(page);
  for (const [key, part] of Object.entries({ b: '#board', h: '#hand', a: '#actions', l: '#log', p: '#prompt' })) {
    await keys(page, key);
    expect(await page.evaluate((at) => document.activeElement?.closest(at) !== null, part), key).toBe(true);
  }
  const shortcuts = page.locator('.shortcut-list');
  await keys(page, '?');
  expect(await shortcuts.isVisible()).toBe(true);
  expect(await page.locator('.legend li', { hasText: 'Retrieve: bring one cube back' }).isVisible()).toBe(true);
  await keys(page, 'Escape');
  expect(await shortcuts.count()).toBe(0);

  // Nobody can assassinate with the first cards: the key explains it, Escape closes the note.
  const note = page.locator('.note');
  await keys(page, '6');
  expect(await note.textContent()).toMatch(/R\d/);
  await keys(page, 'Escape');
  expect(await note.count()).toBe(0);
  expect(await page.locator('[data-action=discard]').isEnabled()).toBe(true);

  // Picked by mouse, taken back and confirmed by key.
  const cards = page.locator('.hand-card');
  const hand = await cards.count();
  await click(page, '[data-action=discard]');
  await click(page, '.hand-card');
  expect(await page.locator('.chip').count()).toBe(1);
  await keys(page, 'z');
  expect(await page.locator('.chip').count()).toBe(0);
  await passes(page, APART);
  await click(page, '.hand-card');
  expect(await page.locator('.draft-confirm[data-lit]').count()).toBe(1);
  await keys(page, 'c');
  expect(await cards.count()).toBe(hand - 1);
  expect(wrong).toEqual([]);
  await page.context().close();
});

/** Opens the menu of each of these things, and returns those that stick out of the window. */
async function menusOutside(page: Page, things: string): Promise<string[]> {
  const outside: string[] = [];
  const all = page.locator(things);
  const count = await all.count();
  expect(count).toBeGreaterThan(0);
  for (let i = 0; i < count; i++) {
    await all.nth(i).press('Enter');
    const menu = page.locator('.thing-menu');
    // The reasons arrive a moment later, and the menu grows.
    await settled(page);
    const { x, y, width, height } = (await menu.boundingBox())!;
    const window = page.viewportSize()!;
    if (x < 0 || y < 0 || x + width > window.width || y + height > window.height)
      outside.push(`${things} ${i}: ${x},${y} ${width}x${height}`);
    await keys(page, 'Escape');
    expect(await menu.count()).toBe(0);
  }
  return outside;
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
  [820, 620],
] as const)
  inBrowser(
    `the menus of cities and cards stay inside a window of ${width} by ${height}`,
    { tags: ['slow/menus'] },
    async () => {
      const page = await sit({ ...DESK, viewport: { width, height } });
      expect(await menusOutside(page, '.city-button')).toEqual([]);
      expect(await menusOutside(page, '.hand-card')).toEqual([]);
      await page.context().close();
    },
  );

inBrowser('a double click does one thing: neither the next action nor the end of the turn', async () => {
  const table = await turn();
  const page = await table.open(DESK);
  const left = page.locator('.prompt-left');
  const turnsPassed = async () => (await page.locator('#log').textContent())!.split('passes').length;
  const passed = await turnsPassed();
  for (const then of ['1 action left', 'no actions left']) {
    await click(page, '[data-action=discard]');
    await click(page, '.hand-card');
    expect(await page.locator('.draft-confirm[data-lit]').count()).toBe(1);
    const { x, y } = (await page.locator('.draft-confirm').boundingBox())!;
    const spot = { x: x + 30, y: y + 15 };
    await page.mouse.move(spot.x, spot.y);
    await page.mouse.down();
    await page.mouse.up();
    // The next button lies right under the pointer.
    const style = await page.addStyleTag({
      content: '.actions { position: fixed; inset: 0; z-index: 9 } .actions button { inset: 0; position: fixed }',
    });
    await page.clock.runFor(TOGETHER);
    await page.waitForFunction((words) => document.querySelector('.prompt-left')?.textContent === words, then);
    const under = ({ x, y }: typeof spot) => document.elementFromPoint(x, y)?.closest('[data-action]') !== null;
    expect(await page.evaluate(under, spot)).toBe(true);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await settled(page);
    await style.evaluate((node) => node.parentNode?.removeChild(node));
    await passes(page, APART);
    expect(await left.textContent()).toBe(then);
    expect(await turnsPassed()).toBe(passed);
  }
  expect(await table.asked()).toBe(0);
  // A later second click is intended.
  await click(page, '[data-action=end]');
  expect(await page.locator('[data-action=end]').count()).toBe(0);
  expect(await table.asked()).toBe(1);
  await page.context().close();
});

inBrowser('how fast the others are shown is chosen in the settings, and kept', async () => {
  const page = await sit({ ...DESK, viewport: { width: 390, height: 844 } });
  const none = page.getByRole('radio', { name: 'Do not show them' });
  await click(page, '[aria-label="Settings"]');
  expect(await none.isChecked()).toBe(false);
  await none.check({ force: true });
  await page.reload();
  await settled(page);
  await click(page, '[aria-label="Settings"]');
  expect(await none.isChecked()).toBe(true);
  await page.context().close();
});

inBrowser('a card that is pointed at is shown to be read, and Escape takes away nothing else', async () => {
  const page = await sit(DESK);
  const preview = page.locator('.preview');
  const stack = page.locator('.stack').nth(2);
  const moveTo = async (x: number, y: number) => {
    await page.mouse.move(x, y);
    await settled(page);
  };
  await stack.hover();
  await settled(page);
  const card = (await stack.boundingBox())!;
  const large = (await preview.boundingBox())!;
  expect(large.x >= card.x + card.width || large.x + large.width <= card.x).toBe(true);
  // The key shows it without waiting, and without a focus that is seen.
  await page.mouse.wheel(0, 1);
  await settled(page);
  expect(await preview.count()).toBe(0);
  await keys(page, 'e');
  expect(await preview.isVisible()).toBe(true);
  await moveTo(2, 2);
  expect(await preview.count()).toBe(0);

  // In the hand only cards with a text are enlarged: the starting cards are readable as they are.
  await page.locator('.hand-card').first().hover();
  await passes(page, READ);
  expect(await preview.count()).toBe(0);
  await moveTo(2, 2);

  // A thing that appears under a resting mouse is shown once the mouse moves.
  const [x, y] = [card.x + card.width / 2, card.y + card.height / 2];
  const shown = (visibility: string) =>
    stack.evaluate((stack, to) => {
      stack.style.visibility = to;
    }, visibility);
  await shown('hidden');
  await moveTo(x, y);
  await shown('');
  await passes(page, READ);
  expect(await preview.count()).toBe(0);
  await moveTo(x + 4, y + 4);
  expect(await preview.isVisible()).toBe(true);
  await moveTo(2, 2);
  expect(await preview.count()).toBe(0);

  const place = page.locator('[data-action=place]');
  await click(page, '[data-action=place]');
  await keys(page, 'b');
  await stack.focus();
  await settled(page);
  expect(await preview.isVisible()).toBe(true);
  await keys(page, 'Escape');
  expect(await preview.count()).toBe(0);
  expect(await place.getAttribute('aria-pressed')).toBe('true');
  await keys(page, 'Escape');
  expect(await place.getAttribute('aria-pressed')).toBe('false');
  await page.context().close();
});

inBrowser('a menu goes with the question that it answers', async () => {
  const page = await sit(DESK);
  const wrong = mishaps(page);
  const menu = page.locator('.thing-menu');
  // Opened once, so that nothing needs to be fetched later.
  await page.locator('.hand-card').first().press('Enter');
  await settled(page);
  expect(await menu.count()).toBe(1);
  await keys(page, 'Escape');
  expect(await menu.count()).toBe(0);

  // Pressed while the previous answer is still on its way.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('[data-action=discard]')!.click();
    document.querySelector<HTMLElement>('.hand-card')!.click();
  });
  await settled(page);
  expect(await page.locator('#prompt').innerText()).toMatch(/discard/i);
  expect(await menu.count()).toBe(0);
  await click(page, '.hand-card');
  expect(await page.locator('.chip').count()).toBe(1);
  expect(wrong).toEqual([]);
  await page.context().close();
});

inBrowser(
  'the medals of the log are in the colours of the table, whatever system and reader chose',
  { tags: ['slow/menus'] },
  async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const table = await turn();
      // A finished turn stands in the log with the medal of its player.
      await table.answer('pass', 'pass', 'end');
      const page = await table.open({ ...DESK, colorScheme });
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
  },
);
