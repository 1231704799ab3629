// What a finger does: it taps, or it stays and is shown what lies there; and the board moves only where it must.
import type { Locator, Page } from 'playwright-core';
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
const middle = async (page: Page, at: string | Locator): Promise<Spot> => {
  const node = typeof at === 'string' ? page.locator(at).first() : at;
  const { x, y, width, height } = (await node.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};

async function press(page: Page, at: Spot, stays = 0): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const down = cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  // A tap is asked for at once: a busy machine would make it a finger that stays.
  if (stays > 0) await down.then(() => page.waitForTimeout(stays));
  await Promise.all([down, cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })]);
  await cdp.detach();
}
/** Where it is, without bringing it into sight. */
const tap = async (page: Page, at: Spot | Locator) => press(page, 'x' in at ? at : await middle(page, at));

/** A tap that comes while something is shown only ends the show: then another does it, as people do it. */
async function tapUntil<T>(page: Page, at: Locator, state: () => Promise<T>, wanted: T): Promise<void> {
  for (let i = 0; i < 6 && (await state()) !== wanted; i++) {
    await tap(page, at);
    await expect
      .poll(state, { timeout: 2000 })
      .toBe(wanted)
      .catch(() => {});
  }
  expect(await state()).toBe(wanted);
}

/** Answers with anything until something of that kind is asked for. False, where it may, if the match ends before. */
async function until(page: Page, selector: string, mayEnd = false): Promise<boolean> {
  for (let i = 0; i < 600 && (await page.locator(selector).count()) === 0; i++) {
    if (mayEnd && (await page.locator('.finale').count()) > 0) return false;
    await page.evaluate(() => {
      const dialog = document.querySelector('dialog[open]');
      const all = [
        ...(dialog ?? document).querySelectorAll<HTMLElement>(
          dialog
            ? 'button[data-do]:not([data-do^=look])'
            : '[data-thing][data-lit=strong], .action[data-lit], .window [data-lit]',
        ),
      ];
      const confirm = document.querySelector<HTMLElement>('.draft-confirm[data-lit]');
      (dialog === null && confirm ? confirm : all[Math.floor(Math.random() * all.length)])?.click();
    });
    await page.waitForTimeout(120);
  }
  await page.locator(selector).first().waitFor();
  return true;
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

inBrowser('nanty-narking: what is asked for on the board, and is little, is answered in the dock', async () => {
  let page = await deal('nanty-narking');
  // Not every match asks for little on the board before it ends.
  for (let tries = 1; !(await until(page, '.nn-few .button', tries < 4)); tries++) {
    await page.context().close();
    page = await deal('nanty-narking');
  }
  const wrong = mishaps(page);
  const few = page.locator('.nn-few .button');
  const steps = () => page.locator('#log .log-line').count();
  await page.waitForTimeout(600);
  expect(await few.count()).toBeLessThanOrEqual(4);
  const [asked, before] = [await page.locator('.prompt-words').innerText(), await steps()];
  await tap(page, few.first());
  await expect
    .poll(async () => (await steps()) > before || (await page.locator('.prompt-words').innerText()) !== asked)
    .toBe(true);
  expect(wrong).toEqual([]);
  await page.context().close();
});

const scrolled = (page: Page) => page.evaluate(() => scrollY);
const scrollTo = async (page: Page, top: number) => {
  await page.evaluate((to) => window.scrollTo(0, to), top);
  await page.waitForTimeout(300);
};

for (const game of GAMES)
  inBrowser(`${game}: what opens and closes leaves the board where it was`, async () => {
    const page = await deal(game);
    const wrong = mishaps(page);
    await page.waitForTimeout(500);
    await scrollTo(page, 137);
    for (const word of ['Players', 'Log']) {
      const tab = page.locator('.tab').filter({ hasText: new RegExp(`^${word}$`) });
      await tap(page, tab);
      await page.locator('.centre').waitFor({ state: 'hidden' });
      await page.waitForTimeout(400);
      await tap(page, tab);
      await page.locator('.centre').waitFor();
      expect(await scrolled(page), word).toBe(137);
    }
    await tap(page, page.getByRole('button', { name: 'What you know' }).first());
    await page.locator('dialog.known').waitFor();
    await page.waitForTimeout(400);
    await tap(page, page.locator('dialog.known').getByRole('button', { name: 'Close' }));
    await page.locator('dialog.known').waitFor({ state: 'detached' });
    expect(await scrolled(page)).toBe(137);
    expect(wrong).toEqual([]);
    await page.context().close();
  });

/** What can be pressed and lies under a way to what is out of sight, or that way itself where it is small. */
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
  inBrowser(`${game}: what points at what is out of sight lies over nothing that can be pressed`, async () => {
    const page = await deal(game);
    const wrong = mishaps(page);
    await until(page, `${PLACES[game]}[data-lit=strong]`);
    let seen = 0;
    for (let top = 0; top <= 900; top += 90) {
      await scrollTo(page, top);
      seen += await page.locator('.pointer').count();
      expect(await under(page), `at ${top}`).toEqual([]);
    }
    expect(seen).toBeGreaterThan(0);
    await tap(page, page.locator('.pointer[data-way=above]'));
    await page.waitForTimeout(500);
    expect(await scrolled(page)).toBeLessThan(900);
    expect(wrong).toEqual([]);
    await page.context().close();
  });

/** The two Emeralds' first turn, the agents placed. */
async function turnOf(page: Page): Promise<void> {
  await until(page, '#actions [data-action=place][data-lit]');
  await page.waitForTimeout(500);
}

for (const game of ['emerald-2e', 'emerald-1e'] as const)
  inBrowser(
    `${game}: the board stays where some of what is asked for is in sight; where it moved a press comes too soon`,
    async () => {
      const page = await deal(game);
      const wrong = mishaps(page);
      await turnOf(page);
      const place = page.locator('[data-action=place]');
      const chosen = () => place.getAttribute('aria-pressed');
      // The last cities only.
      const last = await page.locator('.city').last().boundingBox();
      await scrollTo(page, last!.y - 20);
      const there = await scrolled(page);
      // Steps that were taken before are taken back by a button that was there before.
      const shown = () => page.locator('.thing-menu, .draft-bar .button').allInnerTexts();
      await tapUntil(page, place, chosen, 'true');
      await page.waitForTimeout(700);
      const before = await shown();
      expect(await scrolled(page)).toBe(there);
      expect(await page.locator('.pointer[data-way=above]').isVisible()).toBe(true);
      await tapUntil(page, place, chosen, 'false');
      await page.waitForTimeout(500);

      // None of them.
      await scrollTo(page, 10_000);
      const away = await scrolled(page);
      const spot = { x: 100, y: 300 };
      // A finger that was on its way comes down in the moment in which the board moves, however busy the machine is.
      await page.evaluate(async ({ x, y }) => {
        const press = () => {
          const there = document.elementFromPoint(x, y)!;
          const at = { bubbles: true, cancelable: true, clientX: x, clientY: y };
          for (const type of ['pointerdown', 'pointerup'])
            there.dispatchEvent(new PointerEvent(type, { ...at, pointerType: 'touch' }));
          there.dispatchEvent(new MouseEvent('click', { ...at, detail: 1 }));
        };
        const { scrollIntoView } = Element.prototype;
        const pressed = new Promise<void>((resolve) => {
          Element.prototype.scrollIntoView = function (how) {
            Element.prototype.scrollIntoView = scrollIntoView;
            scrollIntoView.call(this, how);
            queueMicrotask(() => resolve(press()));
          };
        });
        document.querySelector<HTMLElement>('[data-action=place]')!.click();
        await pressed;
      }, spot);
      expect(await scrolled(page)).toBeLessThan(away);
      await page.waitForTimeout(150);
      expect(await chosen()).toBe('true');
      expect(await shown()).toEqual(before);
      // Elsewhere it counts.
      await page.waitForTimeout(500);
      await tap(page, spot);
      await page.locator('.thing-menu, .draft-confirm').first().waitFor();
      expect(wrong).toEqual([]);
      await page.context().close();
    },
  );

inBrowser('after the turns of the others the board is where it was', async () => {
  const page = await deal('emerald-2e', 'at once', 'quick');
  const wrong = mishaps(page);
  await turnOf(page);
  // Whatever the others did first is over.
  await page.waitForSelector('#actions [data-action=pass][data-lit]', { timeout: 60_000 });
  await page.waitForTimeout(1000);
  let moved = 0;
  for (let turn = 0; turn < 6 && moved === 0; turn++) {
    await scrollTo(page, 31);
    await page.evaluate(() => {
      Object.assign(globalThis, { far: 0 });
      addEventListener('scroll', () => {
        const all = globalThis as unknown as { far: number };
        all.far = Math.max(all.far, Math.abs(scrollY - 31));
      });
    });
    const end = page.locator('[data-action=end][data-lit]');
    // A tap that comes while something is shown only ends the show.
    for (let i = 0; i < 6 && (await end.count()) === 0; i++) {
      await tap(page, page.locator('[data-action=pass][data-lit]'));
      await page.waitForTimeout(400);
    }
    await tap(page, end);
    await end.waitFor({ state: 'detached' });
    await page.waitForSelector('#actions [data-action=pass][data-lit]', { timeout: 60_000 });
    await page.waitForTimeout(200);
    moved = await page.evaluate(() => (globalThis as unknown as { far: number }).far);
    expect(await scrolled(page)).toBe(31);
  }
  expect(moved).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
  await page.context().close();
});

for (const game of ['emerald-2e', 'emerald-1e'] as const)
  inBrowser(`${game}: an agent that begins somewhere is marked there by one tap, and placed by another`, async () => {
    for (const way of ['button', 'again']) {
      const page = await deal(game, 'ask');
      const wrong = mishaps(page);
      const asked = () => page.locator('.prompt-words').innerText();
      const log = () => page.locator('#log .log-line').count();
      const sure = page.locator('.city-button[data-sure]');
      const cities = page.locator('.city-button[data-lit=strong]');
      // Whatever the others did first is over.
      await page.waitForTimeout(1000);
      const [before, lines] = [await asked(), await log()];
      const corner = async (n: number) => {
        const { x, y } = (await cities.nth(n).boundingBox())!;
        return { x: x + 60, y: y + 14 };
      };
      await scrollTo(page, 0);
      await tap(page, await corner(0));
      await sure.waitFor();
      const first = await asked();
      expect(first).toMatch(/^Place your agent in .+\? It cannot be taken back\.$/);
      await page.waitForTimeout(800);
      expect(await page.locator('dialog[open]').count()).toBe(0);
      await tap(page, await corner(1));
      await expect.poll(asked).not.toBe(first);
      expect(await asked()).toMatch(/^Place your agent in .+\? It cannot be taken back\.$/);
      expect(await sure.count()).toBe(1);
      expect(await log()).toBe(lines);
      await page.waitForTimeout(500);
      await tap(page, way === 'button' ? page.locator('.draft-confirm') : await corner(1));
      await expect.poll(log).toBeGreaterThan(lines);
      expect(await sure.count()).toBe(0);
      expect(await asked()).not.toBe(before);
      expect(wrong).toEqual([]);
      await page.context().close();
    }
  });

inBrowser('in the 1st edition what confirms the second action says that it ends the turn', async () => {
  const page = await deal('emerald-1e');
  const wrong = mishaps(page);
  await turnOf(page);
  const discards = async () => {
    await tap(page, page.locator('[data-action=discard]'));
    await page.locator('.hand-card[data-lit=strong]').first().waitFor();
    await page.waitForTimeout(500);
    await tap(page, page.locator('.hand-card').last());
    await page.locator('.draft-confirm[data-lit]').waitFor();
  };
  const confirm = page.locator('.draft-confirm');
  await discards();
  await page.waitForTimeout(500);
  // An action may have been taken on the way here: then the next turn is whole.
  if ((await confirm.innerText()) !== 'Confirm') {
    await tap(page, confirm);
    await page.waitForTimeout(800);
    await turnOf(page);
    await discards();
    await page.waitForTimeout(500);
  }
  expect(await confirm.innerText()).toBe('Confirm');
  await tap(page, confirm);
  await page.waitForTimeout(800);
  await discards();
  await expect.poll(() => confirm.innerText()).toBe('Confirm and end turn');
  expect(wrong).toEqual([]);
  await page.context().close();
});

inBrowser(
  'in the 1st edition a place where one thing is possible does it at once, and tells the rest to who holds it',
  async () => {
    const page = await deal('emerald-1e');
    const wrong = mishaps(page);
    await turnOf(page);
    await scrollTo(page, 0);
    const menu = page.locator('.thing-menu');
    const box = page.locator('.city-box .strip-button').first();
    await press(page, await middle(page, box), STAYS);
    await menu.waitFor();
    await page.waitForTimeout(400);
    expect(await menu.locator('button.thing-menu-item').count()).toBe(1);
    expect(await menu.locator('small').innerText()).toMatch(/R\d/);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    await page.waitForTimeout(400);
    await tap(page, box);
    await page.locator('.prompt-words', { hasText: /cubes/i }).waitFor();
    await page.locator('.draft-confirm').waitFor();
    expect(await menu.count()).toBe(0);
    expect(wrong).toEqual([]);
    await page.context().close();
  },
);

inBrowser(
  'a sheet covers neither hand nor question, and a finger that was on its way presses nothing of it',
  async () => {
    const page = await deal('emerald-1e');
    const wrong = mishaps(page);
    await turnOf(page);
    const menu = page.locator('.thing-menu');
    const city = page.locator('.city-button').first();
    // Once, so that nothing of it has to be fetched.
    await city.press('Enter');
    await menu.waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    const asked = await page.locator('.prompt-words').innerText();
    await scrollTo(page, 0);
    await tap(page, page.locator('.hand-card').first());
    await menu.waitFor();
    await page.waitForTimeout(600);
    const [sheet, below] = [(await menu.boundingBox())!, (await page.locator('.bottom').boundingBox())!];
    expect(sheet.y + sheet.height).toBeLessThanOrEqual(below.y + 1);
    const entry = { x: 120, y: sheet.y + sheet.height - 20 };
    await page.evaluate(() => {
      new MutationObserver(() => {
        const all = globalThis as unknown as { opened: number };
        if (document.querySelector('.thing-menu[open]') === null) all.opened = 0;
        else all.opened ||= performance.now();
      }).observe(document, { subtree: true, childList: true, attributes: true });
    });
    // A machine that is busy with other things may come too late.
    let late = 300;
    for (let i = 0; i < 9 && late >= 300; i++) {
      // Closed by a press beside it, and opened again.
      if ((await menu.count()) > 0) await tap(page, { x: 195, y: below.y + 60 });
      await menu.waitFor({ state: 'detached' });
      await page.waitForTimeout(600);
      await tap(page, page.locator('.hand-card').first());
      await page.waitForFunction(() => (globalThis as unknown as { opened?: number }).opened);
      await tap(page, entry);
      late = await page.evaluate(() => performance.now() - (globalThis as unknown as { opened: number }).opened);
      await page.waitForTimeout(500);
    }
    expect(late).toBeLessThan(300);
    expect(await menu.count()).toBe(1);
    expect(await page.locator('.prompt-words').innerText()).toBe(asked);
    expect(wrong).toEqual([]);
    await page.context().close();
  },
);

for (const game of ['emerald-2e', 'emerald-1e'] as const)
  inBrowser(`${game}: a tap on a card that the page has picked by itself means that card`, async () => {
    const page = await deal(game);
    const wrong = mishaps(page);
    await turnOf(page);
    // A card with a cube, to be used for placing.
    const uses = page.locator('.thing-menu button[data-do="use place"]');
    const menu = page.locator('.thing-menu');
    for (let i = 0; (await uses.count()) === 0; i++) {
      if (i > 0) {
        // With no menu open it would take the first action back.
        await page.keyboard.press('Escape');
        await menu.waitFor({ state: 'detached' });
      }
      // A press that comes while something is shown only ends the show.
      for (let tries = 0; tries < 6 && (await menu.count()) === 0; tries++) {
        await page.locator('.hand-card').nth(i).press('Enter');
        await menu.waitFor({ timeout: 5000 }).catch(() => {});
      }
      await menu.waitFor();
    }
    await uses.press('Enter');
    await page.waitForSelector('[data-action=place][aria-pressed=true]');
    await page.locator('#board [data-thing][data-lit=strong]').first().press('Enter');
    const chosen = page.locator('.hand-card[data-chosen]');
    await chosen.waitFor();
    // Somebody who has not seen it picks it, some time later.
    await page.waitForTimeout(700);
    const { x, y } = (await chosen.boundingBox())!;
    const spot = { x: x + 12, y: y + 30 };
    await tap(page, spot);
    await page.waitForTimeout(700);
    expect(await chosen.count()).toBe(1);
    expect(await page.locator('.draft-confirm[data-lit]').isVisible()).toBe(true);
    await tap(page, spot);
    await expect.poll(() => chosen.count()).toBe(0);
    expect(wrong).toEqual([]);
    await page.context().close();
  });
