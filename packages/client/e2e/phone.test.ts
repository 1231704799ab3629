// Tests that a phone shows the possible answers with the question, or points at them, and keeps the essentials visible.
// @module-tag slow/phone
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { mishaps } from './browser.ts';
import { firstTurn } from './first-turn.ts';
import { type Stated, type TableAt, tableAt } from './positions.ts';
import { inBrowser, open, type PageOptions, site } from './site.ts';
import { settled } from './time.ts';

const GAMES = ['emerald-2e', 'nanty-narking', 'emerald-1e'] as const;
const SIZES = [
  [390, 844],
  [360, 640],
  [844, 390],
] as const;
/** Number of questions checked in each size. */
const QUESTIONS = 25;
/** Number of questions after which the phone is rotated or replaced. */
const TURNED = 5;
/** Number of answers after which another question must have come. */
const PATIENCE = 200;
/** Number of answers by all players after which the news must have come. */
const MOST_ANSWERS = 60;
const PHONE = { viewport: { width: 390, height: 844 }, clock: 'stopped' } as const;
/** A small phone. */
const SMALL = { viewport: { width: 360, height: 640 }, clock: 'stopped' } as const;

/** A table at the first action of Ann's turn. */
const turn = (game: string, position: Stated['position'] = {}): Promise<TableAt> =>
  tableAt({ game, seats: ['ann', 'ben', 'cat'], position: { active: 'ann', ...position } });
const sit = (table: TableAt, options: PageOptions, pace = 'none'): Promise<Page> =>
  table.open(options, { seat: 0, kept: { 'gaslamp.pace': pace, 'gaslamp.passing': 'at once' } });
async function click(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().click();
  await settled(page);
}

async function deal(page: Page, game: string): Promise<void> {
  await page.goto(`${site.url}/new?game=${game}`);
  await page.getByLabel('3', { exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Deal' }).click();
  await page.waitForSelector('[data-your-turn]');
}

/**
 * Returns answerable things that are neither visible nor pointed at, with the question beside them; and anything that hides the
 * question.
 */
const missing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const prompt = document.querySelector('#prompt')!.getBoundingClientRect();
    if (prompt.top < 0 || prompt.bottom > innerHeight) found.push(`the question lies at ${prompt.top}`);
    const words = document.querySelector('.prompt-words')!;
    const lines = document.createRange();
    lines.selectNodeContents(words);
    for (const { left, top, height } of lines.getClientRects()) {
      const over = document.elementFromPoint(left + 2, top + height / 2);
      if (over !== null && !over.closest('#prompt, dialog')) found.push(`the question lies under ${over.className}`);
    }
    const dock = document.querySelector('.bottom')!.getBoundingClientRect();
    const pointed = (way: string) => document.querySelector(`.pointer[data-way=${way}]`) !== null;
    const confirm = document.querySelector('.draft-confirm')?.getBoundingClientRect();
    if (confirm && confirm.bottom > innerHeight) found.push(`what confirms lies at ${confirm.bottom}`);
    if (confirm) {
      const { left, top, width, height } = confirm;
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!hit?.closest('.draft-confirm')) found.push(`what confirms lies under ${hit?.className}`);
    }
    const line = document.querySelector('.chips-line')?.getBoundingClientRect();
    const last = document.querySelector('.chips > :last-child')?.getBoundingClientRect();
    if (line && last && last.width > 0 && last.width < line.width && last.right > line.right + 1)
      found.push(`the last chip ends at ${last.right} of ${line.right}`);
    for (const chip of document.querySelectorAll('.chips > *')) {
      const { left, right, width } = chip.getBoundingClientRect();
      if (line && width > 0 && width < line.width && left < line.left - 1 && right > line.left + 1)
        found.push(`a chip is cut at the left: ${chip.textContent}`);
    }
    // A city that is seen on the map need not be seen in the list.
    const onMap = [...document.querySelectorAll<HTMLElement>('.map-city[data-lit=strong]')].flatMap((node) => {
      const { top, bottom, left } = node.getBoundingClientRect();
      const lowest = left < dock.left ? innerHeight : dock.top;
      return top >= 0 && (top + bottom) / 2 < lowest ? [node.dataset.thing] : [];
    });
    for (const node of document.querySelectorAll<HTMLElement>('[data-thing][data-lit=strong]:not(.map-city)')) {
      if (onMap.includes(node.dataset.thing)) continue;
      const { left, top, width, height } = node.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const inDock = node.closest('.bottom') !== null;
      const lowest = inDock || x < dock.left ? innerHeight : dock.top;
      const name = `${node.dataset.thing} at ${Math.round(y)} of ${Math.round(lowest)}`;
      if (width === 0) found.push(`${name} is not drawn`);
      else if (y < 0 && !pointed('above')) found.push(`${name} is not pointed at`);
      else if (y > lowest && !(inDock || pointed('below'))) found.push(`${name} is not pointed at`);
      else if (inDock && y > innerHeight) found.push(`${name} is below the edge`);
    }
    return found;
  });

/**
 * Returns touch targets under 40 px. Excluded are words in a sentence, which stand as close as words do, and pieces on the
 * board, whose place can be pressed instead.
 */
const small = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, select, summary')]
      .filter(
        (node) =>
          node.offsetParent !== null &&
          !node.matches(
            'p *, li *, dd *, .news-words *, .said-card, .said-place, .rule-link, .piece, .agent, .slot, .nn-pawn',
          ),
      )
      .map((node) => ({ node, box: node.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < 39.5)
      .map(({ node, box }) => `${node.className || node.tagName}: ${box.width} by ${box.height}`),
  );

/** Answers with any highlighted thing: always taking the first could repeat the same steps forever. */
const answer = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const any = (n: number) => Math.floor(Math.random() * n);
    const dialog = document.querySelector('dialog[open]');
    const all = [
      ...(dialog ?? document).querySelectorAll<HTMLElement>(
        dialog
          ? 'button[data-do]:not([data-do^=look])'
          : '[data-thing][data-lit=strong], .action[data-lit], .window [data-lit]',
      ),
    ];
    const confirm =
      dialog === null && any(3) > 0 ? document.querySelector<HTMLElement>('.draft-confirm[data-lit]') : null;
    (confirm ?? all[any(all.length)])?.click();
  });

for (const game of GAMES)
  inBrowser(
    `${game}: at every question of a phone what can be answered is in sight or pointed at`,
    { tags: [game, 'slow/phone'] },
    async () => {
      const page = await open({ viewport: { width: 390, height: 844 } });
      const wrong = mishaps(page);
      await page.addInitScript(() => {
        localStorage.setItem('gaslamp.pace', 'none');
        localStorage.setItem('gaslamp.passing', 'at once');
      });
      await deal(page, game);
      let before = '';
      let since = 0;
      for (let looked = 0; looked < SIZES.length * QUESTIONS; ) {
        const [width, height] = SIZES[Math.floor(looked / TURNED) % SIZES.length]!;
        await page.setViewportSize({ width, height });
        if ((await page.locator('.finale, .over-dock + .finale').count()) > 0) await deal(page, game);
        await answer(page);
        await settled(page);
        // The bots are slow.
        await page.waitForSelector('[data-your-turn], .finale, dialog[open]', { state: 'attached' });
        await settled(page);
        if (++since > PATIENCE) expect.fail(`nothing else is asked: ${await page.locator('main').innerText()}`);
        if ((await page.locator('dialog[open]').count()) > 0) continue;
        if ((await page.locator('[data-your-turn]').count()) === 0) continue;
        const asked = await page.locator('.prompt-words').innerText();
        if (asked === before) continue;
        before = asked;
        since = 0;
        looked++;
        const message = `${width} by ${height}: ${asked}`;
        expect(await missing(page), message).toEqual([]);
        expect(await small(page), message).toEqual([]);
      }
      expect(wrong).toEqual([]);
      await page.context().close();
    },
  );

for (const game of GAMES)
  inBrowser(
    `${game}: one's own in short stays in sight; players and log are one tap away`,
    { tags: [game] },
    async () => {
      const page = await sit(await turn(game), PHONE);
      const wrong = mishaps(page);
      const own = page.locator('.tab-own');
      const tab = (word: string) => page.locator('.tab').filter({ hasText: new RegExp(`^${word}$`) });
      const [players, log] = [tab('Players'), tab('Log')];
      expect(await own.innerText()).toMatch(game === 'nanty-narking' ? /£\d+/ : /of \d\d points/);
      await players.click();
      await settled(page);
      expect(await page.locator('.players').isVisible()).toBe(true);
      expect(await page.locator('.centre').isVisible()).toBe(false);
      // There is room for each number to say what it counts.
      const content = await page
        .locator('.players .player-row .count')
        .first()
        .evaluate((node) => getComputedStyle(node, '::after').content);
      expect(content).toMatch(/^"\d+ .*in hand"$/);
      // The viewer comes first, with the same counts.
      const [mine, others] = await page.evaluate(() =>
        ['.own-things', '.players'].map((part) => {
          const node = document.querySelector(part)!;
          return { top: node.getBoundingClientRect().top, hand: node.querySelector('[title$="in hand"]') !== null };
        }),
      );
      expect(mine!.top).toBeLessThan(others!.top);
      expect([mine!.hand, others!.hand]).toEqual([true, true]);
      const room = await tab('Known').evaluate((node) => {
        const words = document.createRange();
        words.selectNodeContents(node.querySelector('span')!);
        return innerWidth - words.getBoundingClientRect().right;
      });
      expect(room).toBeGreaterThanOrEqual(5);
      expect(await page.locator('#prompt').isVisible()).toBe(true);
      await log.click();
      await settled(page);
      expect(await page.locator('#log').isVisible()).toBe(true);
      expect(await page.locator('.players').isVisible()).toBe(false);
      if (game === 'nanty-narking') {
        await tab('Watch').click();
        await settled(page);
        expect(await page.locator('.nn-watch').isVisible()).toBe(true);
        expect(await page.locator('#log').isVisible()).toBe(false);
        await log.click();
        await settled(page);
        expect(await page.locator('.nn-watch').isVisible()).toBe(false);
      }
      // The meaning of the symbols is one tap away, beside the rules.
      const help = page.locator('.masthead').getByRole('button', { name: 'Help' });
      const { width, height } = (await help.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(40);
      await help.click();
      await settled(page);
      const legend = page.getByRole('dialog', { name: /^Help/ });
      expect(await legend.getByRole('heading', { name: 'Symbols', exact: true }).isVisible()).toBe(true);
      await legend.getByRole('button', { name: 'Close' }).click();
      await settled(page);
      expect(await legend.count()).toBe(0);
      // Any dialog that opens from there is visible, and closes again.
      await page.getByRole('button', { name: 'What you know' }).last().click();
      await settled(page);
      const known = page.locator('dialog.known');
      expect(await known.isVisible()).toBe(true);
      await known.getByRole('button', { name: 'Close' }).click();
      await settled(page);
      expect(await known.count()).toBe(0);
      // A second press brings the board back.
      await log.click();
      await settled(page);
      expect(await page.locator('.centre').isVisible()).toBe(true);
      // A long press enlarges any card on the table, and does nothing else.
      const before = await page.locator('.prompt-words').innerText();
      const card = page.locator('[data-card]').first();
      await card.locator('xpath=ancestor-or-self::button').last().click({ button: 'right' });
      await settled(page);
      expect(await page.locator('.preview').isVisible()).toBe(true);
      const [large, dock] = [await page.locator('.preview').boundingBox(), await page.locator('#prompt').boundingBox()];
      expect(large!.y + large!.height).toBeLessThanOrEqual(dock!.y);
      expect(await page.locator('.prompt-words').innerText()).toBe(before);
      expect(wrong).toEqual([]);
      await page.context().close();
    },
  );

inBrowser('a hand can be read before a turn is begun; two rows of cities stay while cards are picked', async () => {
  const page = await sit(await turn('emerald-2e'), PHONE);
  const wrong = mishaps(page);
  const shown = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((node) => {
        const { top, bottom } = node.getBoundingClientRect();
        return Math.min(bottom, innerHeight) - top;
      });
  expect(await shown('.hand')).toBeGreaterThan(100);
  expect(await shown('.hand-card')).toBeGreaterThan(95);

  await page.setViewportSize({ width: 360, height: 640 });
  await settled(page);
  await click(page, '[data-action=place]');
  await page.locator('.city-button').first().press('Enter');
  await settled(page);
  await click(page, '.hand-card[data-lit]');
  expect(await page.locator('.draft-confirm[data-lit]').count()).toBe(1);
  await page.evaluate(() => scrollTo(0, 0));
  await settled(page);
  const room = () =>
    page.evaluate(() => {
      const top = document.querySelector('.board')!.getBoundingClientRect().top;
      return document.querySelector('.bottom')!.getBoundingClientRect().top - top;
    });
  expect(await room()).toBeGreaterThan(240);
  expect(await page.locator('.hand-mark').count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Take back', exact: true }).click();
  await settled(page);
  expect(await page.locator('.hand-mark').count()).toBe(0);
  expect(wrong).toEqual([]);
  await page.context().close();
});

for (const game of GAMES)
  inBrowser(
    `${game}: of nine cards in hand each shows its name, and is framed and hit where it is seen`,
    { tags: [game] },
    async () => {
      const page = await sit(await turn(game), SMALL);
      const wrong = await page.evaluate(() => {
        const hand = document.querySelector<HTMLElement>('#hand')!;
        const some = [...hand.querySelectorAll('.hand-card')];
        for (let n = some.length; n < 9; n++) {
          const card = some[n % some.length]!.cloneNode(true) as HTMLElement;
          card.style.setProperty('--n', String(n));
          hand.append(card);
        }
        hand.style.setProperty('--cards', '9');
        const cards = [...hand.querySelectorAll<HTMLElement>('.hand-card')];
        for (const card of cards) card.dataset.lit = 'strong';
        const found: string[] = [];
        cards.forEach((card, n) => {
          card.scrollIntoView({ inline: 'nearest', block: 'nearest' });
          const box = card.getBoundingClientRect();
          const end = cards[n + 1]?.getBoundingClientRect().left ?? box.right;
          const seen = end - box.left;
          const name = card.querySelector('.card-name')!.textContent;
          if (seen < 56) found.push(`${name} has ${seen}`);
          const frame = Number.parseFloat(getComputedStyle(card, '::after').width);
          if (Math.abs(frame - seen) > 1) found.push(`the frame of ${name} is ${frame} wide, of ${seen}`);
          for (const x of [box.left + 3, end - 3]) {
            const hit = x < innerWidth ? document.elementFromPoint(x, box.top + 20)?.closest('.hand-card') : card;
            if (hit !== card) found.push(`${name} is not hit at ${x}`);
          }
        });
        return found;
      });
      expect(wrong).toEqual([]);
      await page.context().close();
    },
  );

inBrowser('the board goes where the others act', { tags: ['slow/phone'] }, async () => {
  const page = await open({ viewport: { width: 360, height: 640 } });
  const wrong = mishaps(page);
  await page.addInitScript(() => {
    localStorage.setItem('gaslamp.pace', 'slow');
    localStorage.setItem('gaslamp.passing', 'at once');
    // Places where pieces of others land: under the dock, or visible.
    const landed = { hidden: [] as string[], seen: 0 };
    Object.assign(globalThis, { landed });
    new MutationObserver(() => {
      for (const piece of document.querySelectorAll<HTMLElement>('.travel-piece[style]:not([data-told])')) {
        piece.dataset.told = '';
        const { left, top, width, height } = piece.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        // The dock, and the panels of players below the board, do not move.
        const near = [...document.querySelectorAll('[data-at]')].some((node) => {
          const box = node.getBoundingClientRect();
          if (node.closest('#board') !== null || box.width === 0) return false;
          const ends = node.closest('.bottom') ? Number.POSITIVE_INFINITY : box.bottom + 5;
          return x > box.left - 5 && x < box.right + 5 && y > box.top - 5 && y < ends;
        });
        if (near) continue;
        if (y > document.querySelector('.bottom')!.getBoundingClientRect().top) landed.hidden.push(`${x}, ${y}`);
        else landed.seen++;
      }
    }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] });
  });
  await firstTurn(page);
  const turn = '#actions [data-action=pass]:not(:disabled)[data-lit]';
  await page.waitForSelector(turn, { timeout: 60_000 });
  await page.evaluate(() => scrollTo(0, 0));
  for (let i = 0; i < 2; i++) {
    await page.locator('[data-action=pass]').press('Enter');
    await settled(page);
  }
  const end = page.locator('[data-action=end][data-lit]');
  if ((await end.count()) > 0) await end.press('Enter');
  await page.waitForSelector(turn, { timeout: 60_000 });
  const { hidden, seen } = await page.evaluate(
    () => (globalThis as unknown as { landed: never }).landed as { hidden: string[]; seen: number },
  );
  expect(seen).toBeGreaterThan(3);
  expect(hidden).toEqual([]);
  expect(wrong).toEqual([]);
  await page.context().close();
});

/** Answers for everybody, with as few actions as possible, until the page has shown the news. */
async function untilNews(table: TableAt, page: Page, news: Locator): Promise<void> {
  const room = await site.server.lobby.room(table.match);
  for (let n = 0; n < MOST_ANSWERS && (await news.count()) === 0; n++) {
    const texts = (await room.current())!.decision!.options.map((option) => room.game.verbs.format(option));
    await table.answer(['end', 'pass'].find((text) => texts.includes(text)) ?? texts[0]!);
    await settled(page);
  }
}

for (const game of GAMES)
  inBrowser(
    `${game}: as one's turn begins the dock says what the others did, and a touch finds it in the log`,
    { tags: [game, 'slow/phone'] },
    async () => {
      for (const [width, height] of [
        [390, 844],
        [1440, 900],
      ] as const) {
        const table = await turn(game);
        const page = await sit(table, { ...PHONE, viewport: { width, height } });
        const wrong = mishaps(page);
        const news = page.locator('.dock .news-words', { hasText: /^Since your last turn:\s+\S/ });
        await untilNews(table, page, news);
        expect(await news.count()).toBe(1);
        const [newsBox, board] = [await news.boundingBox(), await page.locator('#board').boundingBox()];
        const covers = width > 700 && newsBox!.y < board!.y + board!.height - 1;
        expect(covers, `${width} by ${height}: ${await news.innerText()}`).toBe(false);
        await page.getByRole('button', { name: 'Since your last turn:' }).click();
        await settled(page);
        // The beginning of the first opponent's turn.
        const inSight = () =>
          page.evaluate(() => {
            const headings = [...document.querySelectorAll('#log .log-turn')];
            const texts = headings.map(({ textContent }) => textContent);
            const first = headings[texts.lastIndexOf(texts.at(-1)!, -2) + 1]!.getBoundingClientRect();
            const log = document.querySelector('#log')!.getBoundingClientRect();
            return first.top > log.top - 2 && first.bottom < log.bottom + 2;
          });
        expect(await inSight()).toBe(true);
        if (width < 700) await click(page, '.tab[aria-expanded=true]');
        await page.locator('.news').getByRole('button', { name: 'Close' }).click();
        await settled(page);
        expect(await page.locator('.news').count()).toBe(0);
        expect(wrong).toEqual([]);
        await page.context().close();
      }
    },
  );

for (const game of GAMES)
  inBrowser(`${game}: names in hand can be read, and break only at a hyphen`, { tags: [game] }, async () => {
    const page = await sit(await turn(game), SMALL);
    const wrong = await page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.querySelectorAll('.hand-card .card-name > span')].flatMap((span) => {
        const name = span.textContent!;
        const size = Number.parseFloat(getComputedStyle(span).fontSize);
        const text = span.firstChild!;
        const lineOf = (n: number) => {
          const range = document.createRange();
          range.setStart(text, n);
          range.setEnd(text, n + 1);
          // At the beginning of a line there is also an empty box at the end of the line before.
          const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
          return boxes.at(-1)?.top ?? 0;
        };
        const broken = [...name].some(
          (_, n) => /^[a-z]{2}/i.test(name.slice(n)) && Math.abs(lineOf(n) - lineOf(n + 1)) > 3,
        );
        return [...(size < 11 ? [`${name} has ${size}`] : []), ...(broken ? [`${name} is broken`] : [])];
      });
    });
    expect(wrong).toEqual([]);
    await page.context().close();
  });
