// Tests touches: a tap, a long press that shows what lies there; and that the board moves only if it must.
// @module-tag slow/touch
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { mishaps } from './browser.ts';
import { press, type Spot } from './finger.ts';
import { type Stated, type TableAt, tableAt } from './positions.ts';
import { inBrowser } from './site.ts';
import { passes, settled } from './time.ts';

const GAMES = ['emerald-2e', 'emerald-1e', 'nanty-narking'] as const;
const EMERALDS = ['emerald-2e', 'emerald-1e'] as const;
type Game = (typeof GAMES)[number];
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, clock: 'stopped' } as const;
/** Slightly longer than a long press, and than the limit between two taps of one gesture, in ms. */
const STAYS = 900;
const APART = 500;

const seats = ['ann', 'ben', 'cat'];
/** A table that asks for a place on the board; in the Emeralds, the place of the first agent. */
const placeAsked = (game: Game): Promise<TableAt> => (game === 'nanty-narking' ? areaAsked() : dealt(game));
const dealt = (game: Game) => tableAt({ game, seats, position: { start: 'deal' } });
/** A table that asks for one of four areas. */
async function areaAsked(): Promise<TableAt> {
  const players = { ann: { hand: ['R36'], agents: ['CHELSEA'] }, ben: { hand: [], agents: [] } };
  const table = await tableAt({ game: 'nanty-narking', seats, position: { active: 'ann', players, trouble: [] } });
  await table.answer('play R36');
  return table;
}
/** A table at the first action of a turn. */
const turn = (game: Game, position: Stated['position'] = {}) =>
  tableAt({ game, seats, position: { active: 'ann', ...position } });

/** Opens a page on a phone without animations, and without the question before passing unless `passing` enables it. */
const sit = (table: TableAt, passing: 'ask' | 'at once' = 'at once', pace = 'none'): Promise<Page> =>
  table.open(PHONE, { kept: { 'gaslamp.pace': pace, 'gaslamp.passing': passing } });

const middle = async (page: Page, at: string | Locator): Promise<Spot> => {
  const node = typeof at === 'string' ? page.locator(at).first() : at;
  const { x, y, width, height } = (await node.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};

/** Taps a place without scrolling it into view. */
async function tap(page: Page, at: Spot | Locator): Promise<void> {
  await press(page, 'x' in at ? at : await middle(page, at));
  await settled(page);
}
async function intoSight(page: Page, selector: string): Promise<void> {
  // In the middle nothing lies over it: neither the question nor the way back to the map.
  await page
    .locator(selector)
    .first()
    .evaluate((node) => node.scrollIntoView({ block: 'center' }));
  await settled(page);
}

const PLACES = {
  'emerald-2e': '.city-button',
  'emerald-1e': '.city-button',
  'nanty-narking': '.nn-area-button',
};

/** The state that a long press must not change. */
const state = (page: Page) => page.locator('#prompt, #log, .draft-bar').allInnerTexts();

for (const game of GAMES)
  inBrowser(
    `${game}: a finger that stays on what is asked for is shown what lies there, and answers nothing`,
    { tags: [game] },
    async () => {
      const page = await sit(await placeAsked(game));
      const wrong = mishaps(page);
      const place = `${PLACES[game]}[data-lit=strong]`;
      await intoSight(page, place);
      const before = await state(page);
      await press(page, await middle(page, place), STAYS);
      await settled(page);
      expect(await page.locator('.table-dialog[open], .preview').count()).toBe(1);
      expect(await state(page)).toEqual(before);
      expect(wrong).toEqual([]);
      await page.context().close();
    },
  );

for (const game of EMERALDS)
  inBrowser(
    `${game}: a card in a city on which a finger stays is shown large, and answers nothing`,
    { tags: [game] },
    async () => {
      const page = await sit(await turn(game));
      const wrong = mishaps(page);
      const card = '#board button.stack';
      await intoSight(page, card);
      const before = await state(page);
      await press(page, await middle(page, card), STAYS);
      await settled(page);
      expect(await page.locator('.preview').isVisible()).toBe(true);
      expect(await state(page)).toEqual(before);
      expect(wrong).toEqual([]);
      await page.context().close();
    },
  );

inBrowser(
  'nanty-narking: what is asked for on the board, and is little, is answered in the dock',
  { tags: ['nanty-narking'] },
  async () => {
    const page = await sit(await areaAsked());
    const wrong = mishaps(page);
    const few = page.locator('.nn-few .button');
    const steps = () => page.locator('#log .log-line').count();
    expect(await few.count()).toBeGreaterThan(0);
    expect(await few.count()).toBeLessThanOrEqual(4);
    const [asked, before] = [await page.locator('.prompt-words').innerText(), await steps()];
    await tap(page, few.first());
    expect((await steps()) > before || (await page.locator('.prompt-words').innerText()) !== asked).toBe(true);
    expect(wrong).toEqual([]);
    await page.context().close();
  },
);

const scrolled = (page: Page) => page.evaluate(() => scrollY);
const scrollTo = async (page: Page, top: number) => {
  await page.evaluate((to) => window.scrollTo(0, to), top);
  await settled(page);
};

for (const game of GAMES)
  inBrowser(`${game}: what opens and closes leaves the board where it was`, { tags: [game] }, async () => {
    const page = await sit(await placeAsked(game));
    const wrong = mishaps(page);
    await scrollTo(page, 137);
    for (const word of ['Players', 'Log']) {
      const tab = page.locator('.tab').filter({ hasText: new RegExp(`^${word}$`) });
      await tap(page, tab);
      expect(await page.locator('.centre').isVisible()).toBe(false);
      await passes(page, APART);
      await tap(page, tab);
      expect(await page.locator('.centre').isVisible()).toBe(true);
      expect(await scrolled(page), word).toBe(137);
    }
    await tap(page, page.getByRole('button', { name: 'What you know' }).first());
    await page.locator('dialog.known').waitFor();
    await tap(page, page.locator('dialog.known').getByRole('button', { name: 'Close' }));
    expect(await page.locator('dialog.known').count()).toBe(0);
    expect(await scrolled(page)).toBe(137);
    expect(wrong).toEqual([]);
    await page.context().close();
  });

/** Returns controls that are covered by a pointer to answers out of view, and pointers that are too small themselves. */
const under = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.pointer')].flatMap((pointer) => {
      const { left, top, width, height } = pointer.getBoundingClientRect();
      const found = height < 40 || width < 40 ? [`${width} by ${height}`] : [];
      const { style } = pointer.parentElement!;
      style.visibility = 'hidden';
      for (const x of [0.1, 0.5, 0.9])
        for (const y of [0.1, 0.5, 0.9]) {
          const node = document.elementFromPoint(left + x * width, top + y * height)?.closest('button');
          if (node) found.push(`over ${node.className}`);
        }
      style.visibility = '';
      return found;
    }),
  );

for (const game of GAMES)
  inBrowser(
    `${game}: what points at what is out of sight lies over nothing that can be pressed`,
    { tags: [game] },
    async () => {
      const page = await sit(await placeAsked(game));
      const wrong = mishaps(page);
      let seen = 0;
      for (let top = 0; top <= 900; top += 90) {
        await scrollTo(page, top);
        seen += await page.locator('.pointer').count();
        expect(await under(page), `at ${top}`).toEqual([]);
      }
      expect(seen).toBeGreaterThan(0);
      const before = await scrolled(page);
      await tap(page, page.locator('.pointer[data-way=above]'));
      expect(await scrolled(page)).toBeLessThan(before);
      expect(wrong).toEqual([]);
      await page.context().close();
    },
  );

for (const game of EMERALDS)
  inBrowser(
    `${game}: the board stays where some of what is asked for is in sight; where it moved a press comes too soon`,
    { tags: [game] },
    async () => {
      const page = await sit(await turn(game));
      const wrong = mishaps(page);
      const place = page.locator('[data-action=place]');
      const chosen = () => place.getAttribute('aria-pressed');
      // Only the last cities are visible.
      const last = await page.locator('.city').last().boundingBox();
      await scrollTo(page, last!.y - 60);
      const there = await scrolled(page);
      // Earlier steps are taken back by a button that was there before.
      const shown = () => page.locator('.thing-menu, .draft-bar .button').allInnerTexts();
      await tap(page, place);
      expect(await chosen()).toBe('true');
      const before = await shown();
      expect(await scrolled(page)).toBe(there);
      expect(await page.locator('.pointer[data-way=above]').isVisible()).toBe(true);
      await passes(page, APART);
      await tap(page, place);
      expect(await chosen()).toBe('false');
      await passes(page, APART);

      // No city is visible.
      await scrollTo(page, 10_000);
      const away = await scrolled(page);
      const spot = { x: 100, y: 300 };
      // A finger already on its way comes down at the moment when the board moves.
      await page.evaluate(async ({ x, y }) => {
        const press = () => {
          const there = document.elementFromPoint(x, y)!;
          const at = { bubbles: true, cancelable: true, clientX: x, clientY: y };
          for (const type of ['pointerdown', 'pointerup'])
            there.dispatchEvent(new PointerEvent(type, { ...at, pointerType: 'touch' }));
          there.dispatchEvent(new MouseEvent('click', { ...at, detail: 1 }));
        };
        const { scrollBy } = Element.prototype;
        const pressed = new Promise<void>((resolve) => {
          Element.prototype.scrollBy = function (how?: ScrollToOptions | number) {
            Element.prototype.scrollBy = scrollBy;
            Reflect.apply(scrollBy, this, [how]);
            queueMicrotask(() => resolve(press()));
          };
        });
        document.querySelector<HTMLElement>('[data-action=place]')!.click();
        await pressed;
      }, spot);
      expect(await scrolled(page)).toBeLessThan(away);
      await settled(page);
      expect(await chosen()).toBe('true');
      expect(await shown()).toEqual(before);
      // A tap elsewhere counts.
      await passes(page, APART);
      await tap(page, spot);
      expect(await page.locator('.thing-menu, .draft-confirm').first().isVisible()).toBe(true);
      expect(wrong).toEqual([]);
      await page.context().close();
    },
  );

inBrowser('after the turns of the others the board is where it was', async () => {
  const agents = ['BERLIN'];
  const players = { ann: { agents }, ben: { hand: ['START_S003', 'START_S006', 'BAKUNIN'], agents }, cat: { agents } };
  const table = await turn('emerald-2e', { acted: 1, players });
  const page = await sit(table, 'at once', 'quick');
  const wrong = mishaps(page);
  await scrollTo(page, 31);
  await page.evaluate(() => {
    Object.assign(globalThis, { far: 0 });
    addEventListener('scroll', () => {
      const all = globalThis as unknown as { far: number };
      all.far = Math.max(all.far, Math.abs(scrollY - 31));
    });
  });
  await tap(page, page.locator('[data-action=pass][data-lit]'));
  await tap(page, page.locator('[data-action=end][data-lit]'));
  expect(await table.asked()).toBe(1);
  // The opponent's move is out of view on this side of the board.
  await table.answer('place VIENNA', 'pick START_S003', 'done', 'pass', 'end');
  await table.answer('pass', 'pass', 'end');
  await settled(page);
  expect(await page.locator('#actions [data-action=pass][data-lit]').isVisible()).toBe(true);
  expect(await page.evaluate(() => (globalThis as unknown as { far: number }).far)).toBeGreaterThan(0);
  expect(await scrolled(page)).toBe(31);
  expect(wrong).toEqual([]);
  await page.context().close();
});

for (const game of EMERALDS)
  inBrowser(
    `${game}: an agent that begins somewhere is marked there by one tap, and placed by another`,
    { tags: [game, 'slow/touch'] },
    async () => {
      for (const way of ['button', 'again']) {
        const page = await sit(await dealt(game), 'ask');
        const wrong = mishaps(page);
        const asked = () => page.locator('.prompt-words').innerText();
        const log = () => page.locator('#log .log-line').count();
        const sure = page.locator('.city-button[data-sure]');
        const cities = page.locator('.city-button[data-lit=strong]');
        const [before, lines] = [await asked(), await log()];
        const corner = async (n: number) => {
          const { x, y } = (await cities.nth(n).boundingBox())!;
          return { x: x + 60, y: y + 14 };
        };
        await scrollTo(page, 0);
        await tap(page, await corner(0));
        expect(await sure.count()).toBe(1);
        const first = await asked();
        expect(first).toMatch(/^Place your agent in .+\? You cannot undo this\.$/);
        await passes(page, STAYS);
        expect(await page.locator('dialog[open]').count()).toBe(0);
        await tap(page, await corner(1));
        expect(await asked()).not.toBe(first);
        expect(await asked()).toMatch(/^Place your agent in .+\? You cannot undo this\.$/);
        expect(await sure.count()).toBe(1);
        expect(await log()).toBe(lines);
        await passes(page, APART);
        await tap(page, way === 'button' ? page.locator('.draft-confirm') : await corner(1));
        expect(await log()).toBeGreaterThan(lines);
        expect(await sure.count()).toBe(0);
        expect(await asked()).not.toBe(before);
        expect(wrong).toEqual([]);
        await page.context().close();
      }
    },
  );

inBrowser(
  'in the 1st edition what confirms the second action says that it ends the turn',
  { tags: ['emerald-1e'] },
  async () => {
    const page = await sit(
      await turn('emerald-1e', { players: { ann: { hand: ['START_01', 'START_05', 'MORRIS'] } } }),
    );
    const wrong = mishaps(page);
    const confirm = page.locator('.draft-confirm');
    const discards = async () => {
      await tap(page, page.locator('[data-action=discard]'));
      expect(await page.locator('.hand-card[data-lit=strong]').count()).toBeGreaterThan(0);
      await tap(page, page.locator('.hand-card').last());
      expect(await page.locator('.draft-confirm[data-lit]').isVisible()).toBe(true);
      await passes(page, APART);
    };
    await discards();
    expect(await confirm.innerText()).toBe('Confirm');
    await tap(page, confirm);
    await discards();
    expect(await confirm.innerText()).toBe('Confirm and end turn');
    expect(wrong).toEqual([]);
    await page.context().close();
  },
);

inBrowser(
  'in the 1st edition a place where one thing is possible does it at once, and tells the rest to who holds it',
  { tags: ['emerald-1e'] },
  async () => {
    const page = await sit(await turn('emerald-1e'));
    const wrong = mishaps(page);
    await intoSight(page, '.city-box .strip-button');
    const menu = page.locator('.thing-menu');
    const box = page.locator('.city-box .strip-button').first();
    await press(page, await middle(page, box), STAYS);
    await settled(page);
    expect(await menu.locator('button.thing-menu-item').count()).toBe(1);
    expect(await menu.locator('small').innerText()).toMatch(/R\d/);
    await page.keyboard.press('Escape');
    await passes(page, APART);
    expect(await menu.count()).toBe(0);
    await tap(page, box);
    expect(await page.locator('.prompt-words').innerText()).toMatch(/cubes/i);
    expect(await page.locator('.draft-confirm').isVisible()).toBe(true);
    expect(await menu.count()).toBe(0);
    expect(wrong).toEqual([]);
    await page.context().close();
  },
);

inBrowser(
  'a sheet covers neither hand nor question, and a finger that was on its way presses nothing of it',
  { tags: ['emerald-1e'] },
  async () => {
    const page = await sit(await turn('emerald-1e'));
    const wrong = mishaps(page);
    const menu = page.locator('.thing-menu');
    const card = page.locator('.hand-card').first();
    const asked = await page.locator('.prompt-words').innerText();
    await scrollTo(page, 0);
    // Opened once, so that nothing needs to be fetched later.
    await tap(page, card);
    await menu.waitFor();
    const [sheet, below] = [(await menu.boundingBox())!, (await page.locator('.bottom').boundingBox())!];
    expect(sheet.y + sheet.height).toBeLessThanOrEqual(below.y + 1);
    const entry = { x: 120, y: sheet.y + sheet.height - 20 };
    // Closed by a press beside it, and opened again.
    await tap(page, { x: 195, y: below.y + 60 });
    expect(await menu.count()).toBe(0);
    await passes(page, APART);
    await press(page, await middle(page, card));
    await menu.waitFor();
    // No time has passed since.
    await press(page, entry);
    await settled(page);
    expect(await menu.count()).toBe(1);
    expect(await page.locator('.prompt-words').innerText()).toBe(asked);
    expect(wrong).toEqual([]);
    await page.context().close();
  },
);

for (const game of EMERALDS)
  inBrowser(
    `${game}: a tap on a card that the page has picked by itself means that card`,
    { tags: [game] },
    async () => {
      const page = await sit(await turn(game));
      const wrong = mishaps(page);
      // A card with a cube, which can be used for placing.
      const uses = page.locator('.thing-menu button[data-do="use place"]');
      const menu = page.locator('.thing-menu');
      for (let i = 0; (await uses.count()) === 0; i++) {
        // Without an open menu, Escape would take the first action back.
        if (i > 0) await page.keyboard.press('Escape');
        await settled(page);
        await page.locator('.hand-card').nth(i).press('Enter');
        await settled(page);
        expect(await menu.count()).toBe(1);
      }
      await uses.press('Enter');
      await settled(page);
      expect(await page.locator('[data-action=place][aria-pressed=true]').count()).toBe(1);
      await page.locator('#board [data-thing][data-lit=strong]').first().press('Enter');
      await settled(page);
      const chosen = page.locator('.hand-card[data-chosen]');
      expect(await chosen.count()).toBe(1);
      // A player who has not noticed it picks it some time later.
      await passes(page, APART);
      const { x, y } = (await chosen.boundingBox())!;
      const spot = { x: x + 12, y: y + 30 };
      await tap(page, spot);
      await passes(page, APART);
      expect(await chosen.count()).toBe(1);
      expect(await page.locator('.draft-confirm[data-lit]').isVisible()).toBe(true);
      await tap(page, spot);
      expect(await chosen.count()).toBe(0);
      expect(wrong).toEqual([]);
      await page.context().close();
    },
  );
