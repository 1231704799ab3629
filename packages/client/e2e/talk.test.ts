// Tests the talk on the page: players and spectators among themselves, unread lines, muting, and its layout.
// @module-tag slow/talk
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { mishaps } from './browser.ts';
import { inBrowser, open, sidewaysScroll, site, violations } from './site.ts';
import { settled } from './time.ts';

const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, colorScheme: 'light' };
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  colorScheme: 'dark',
  hasTouch: true,
  isMobile: true,
};
/** Minimum size of a touch target, and minimum font size, in px. */
const TARGET = 40;
const LETTERS = 12;

interface Made {
  readonly match: string;
  readonly spectator: string;
  readonly tokens: readonly string[];
  readonly invites: readonly string[];
}
const post = async (path: string, body: unknown): Promise<unknown> => {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(site.url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
};
const person = { kind: 'person' } as const;
const bot = { kind: 'bot', bot: 'random' } as const;
/** Creates Ann's table, with a place for Ben. */
const table = async (more: object = {}): Promise<Made> =>
  (await post('/api/matches', {
    game: 'emerald-2e',
    seats: [person, person, bot],
    sit: [0],
    name: 'Ann',
    ...more,
  })) as Made;
const seat = (made: Made, i: number, token: string): string => `${site.url}/m/${made.match}#seat=${i}.${token}`;
/** Seats Ann and Ben at a table that has been dealt. */
async function two(options: BrowserContextOptions, more: object = {}, language = 'en') {
  const made = await table(more);
  const { token } = (await post(`/api/matches/${made.match}/sit`, { invite: made.invites[1], name: 'Ben' })) as {
    token: string;
  };
  const tokens = [made.tokens[0]!, token];
  const [ann, ben] = await Promise.all([open(options), open(options)]);
  const wrong = [ann, ben].map(mishaps);
  await ann.goto(seat(made, 0, tokens[0]!).replace('#', `?language=${language}#`));
  await ben.goto(seat(made, 1, token));
  for (const page of [ann, ben]) await page.waitForSelector('.game-table');
  return { made, tokens, ann, ben, wrong };
}
const watching = async (made: Made, options: BrowserContextOptions): Promise<Page> => {
  const page = await open(options);
  await page.goto(`${site.url}/m/${made.match}#watch=${made.spectator}`);
  await page.waitForSelector('.game-table');
  return page;
};
/** The tab of the talk, or the button for it beside the log. */
const tab = (page: Page) => page.locator('[data-shows="talk"]').filter({ visible: true });
const line = (page: Page) => page.getByLabel('Your line');
const lines = (page: Page) => page.locator('.talk-room li');
async function says(page: Page, text: string): Promise<void> {
  await line(page).fill(text);
  await line(page).press('Enter');
  await lines(page).filter({ hasText: text }).waitFor();
}
const end = async ({ match }: Made, tokens: readonly string[]): Promise<void> => {
  for (const what of ['agree-end', 'agree-hands'])
    for (const token of tokens) await post(`/api/matches/${match}/table`, { do: what, token });
};
/** Returns parts of the talk that are too small to be hit or read. */
const tooSmall = (page: Page, target: number): Promise<string[]> =>
  page.evaluate(
    ([target, letters]) => {
      const shown = (node: Element) => node.getClientRects().length > 0;
      const hit = [...document.querySelectorAll('.talk :is(button, summary, label, form > input), .tab')].filter(
        (node) => shown(node) && node.getBoundingClientRect().height < target,
      );
      const read = [...document.querySelectorAll('.talk *, .tab-count')].filter(
        (node) => shown(node) && Number.parseFloat(getComputedStyle(node).fontSize) < letters,
      );
      return [...hit, ...read].map((node) => node.outerHTML.slice(0, 120));
    },
    [target, LETTERS] as const,
  );
const close = async (...pages: Page[]): Promise<void> => {
  for (const page of pages) await page.context().close();
};

inBrowser('on a phone, the points and pieces beside the tab of the talk are not cut', async () => {
  const { ann, ben } = await two({ ...PHONE, viewport: { width: 360, height: 740 } }, {}, 'de');
  await settled(ann);
  await tab(ann).waitFor();
  const cut = await ann.locator('.tab-words > *').evaluateAll((words) => {
    const { top, bottom } = document.querySelector('.tabs')!.getBoundingClientRect();
    return words
      .filter((node) => node.getBoundingClientRect().top < top || node.getBoundingClientRect().bottom > bottom)
      .map((node) => node.textContent);
  });
  expect(cut).toEqual([]);
  await close(ann, ben);
});

for (const [name, options] of Object.entries({ 'on a desk': DESK, 'on a phone': PHONE }))
  inBrowser(
    `two players talk and somebody watches, ${name}: each room for itself until the match is over`,
    { tags: ['slow/talk'] },
    async () => {
      const { made, tokens, ann, ben, wrong } = await two(options);
      const watcher = await watching(made, options);
      await tab(ben).click();
      await ben.getByText('Nobody has said anything yet.').waitFor();
      // It opens beside the question, and does not move the focus.
      expect(await ben.locator('#prompt').isVisible()).toBe(true);
      expect(await tab(ben).evaluate((node) => node === document.activeElement)).toBe(true);
      await says(ben, 'Good evening.');
      expect(await line(ben).inputValue()).toBe('');
      // It can be in any language, unlike the page.
      expect(await lines(ben).locator('p').getAttribute('lang')).toBe('');
      await says(ben, '<b>bold</b> https://a.example');
      expect(await lines(ben).locator('b, a').count()).toBe(0);

      // Ann is at the board: she sees and hears that something was said, and keeps her place.
      await ann.locator('[role=log]').filter({ hasText: 'Ben says: Good evening.' }).waitFor();
      expect(await ann.evaluate(() => document.activeElement?.closest('.talk') ?? null)).toBeNull();
      if (options === PHONE) {
        await expect.poll(() => tab(ann).getAttribute('aria-label')).toBe('Chat: 2 unread lines');
        // The latest line stands there as text.
        const come = ann.locator('.talk-come');
        await come.filter({ hasText: 'https://a.example' }).waitFor();
        expect(await violations(ann)).toEqual([]);
        await come.getByRole('button', { name: 'Answer' }).click();
        await settled(ann);
        expect(await come.count()).toBe(0);
      } else {
        // It stands below the panels of the players, and the log stays.
        await lines(ann).nth(1).waitFor();
        expect(await ann.locator('.players .talk').isVisible()).toBe(true);
        expect(await ann.locator('#log').isVisible()).toBe(true);
      }
      expect(await lines(ann).count()).toBe(2);
      expect(await tab(ann).getAttribute('aria-label')).toBeNull();
      await ann.getByText('Quick phrases').click();
      await ann.getByRole('button', { name: 'Good luck!' }).click();
      await lines(ben).filter({ hasText: 'Good luck!' }).waitFor();

      await tab(watcher).click();
      expect(await lines(watcher).count()).toBe(0);
      await says(watcher, 'Ann looks pleased.');
      await lines(watcher).filter({ hasText: 'Spectator 1' }).waitFor();
      await ann.getByText('Muting').click();
      await ann.getByLabel('Mute Ben').check();
      await ann.getByText('2 lines by somebody you muted are hidden.').waitFor();
      expect(await lines(ann).count()).toBe(1);
      await ann.getByLabel('Mute Ben').uncheck();
      expect(await lines(ann).count()).toBe(3);
      await ann.getByLabel('Mute all chat').check();
      await ann.getByText('All chat is muted.').waitFor();
      expect(await line(ann).count()).toBe(0);
      await ann.getByLabel('Mute all chat').uncheck();
      const marked = `a${'\u0336'.repeat(5)}`;
      await line(ann).fill(marked);
      await line(ann).press('Enter');
      await ann.getByRole('alert').filter({ hasText: 'too many accents' }).waitFor();
      expect(await line(ann).inputValue()).toBe(marked);
      for (const page of [ann, watcher]) {
        expect(await violations(page)).toEqual([]);
        expect(await sidewaysScroll(page)).toBe(0);
        expect(await tooSmall(page, options === PHONE ? TARGET : 24)).toEqual([]);
      }

      await end(made, tokens);
      for (const page of [ann, ben, watcher]) {
        await page.getByRole('heading', { name: 'Spectators’ chat' }).waitFor();
        expect(await lines(page).filter({ hasText: 'Ann looks pleased.' }).count()).toBe(1);
        expect(await lines(page).filter({ hasText: 'Good evening.' }).count()).toBe(1);
      }
      await says(watcher, 'You are a good liar, Ann.');
      await lines(ann).filter({ hasText: 'a good liar' }).waitFor();
      expect(await violations(ann)).toEqual([]);
      expect(wrong.flat()).toEqual([]);
      await close(ann, ben, watcher);
    },
  );

for (const [name, options] of Object.entries({ 'on a desk': DESK, 'on a phone': PHONE }))
  inBrowser(`a line, a name and the match are reported to the operator, ${name}`, async () => {
    const { made, ann, ben, wrong } = await two(options);
    await tab(ben).click();
    await says(ben, 'Something rude.');
    await tab(ann).click();
    await says(ann, 'Please!');
    expect(await ben.getByLabel('Report a line').count()).toBe(1);
    const report = ann.getByRole('button', { name: 'Report this line of Ben' });
    expect(await report.count()).toBe(0);
    await ann.getByLabel('Report a line').check();
    expect(await ann.locator('.talk-room .report').count()).toBe(1);
    expect(await violations(ann)).toEqual([]);
    expect(await tooSmall(ann, options === PHONE ? TARGET : 24)).toEqual([]);
    await report.click();
    await ann.getByText('The operator of this server will see it').waitFor();
    await ann.getByRole('button', { name: 'No', exact: true }).click();
    await report.click();
    await ann.getByRole('button', { name: 'Yes', exact: true }).click();
    await ann.getByText('Reported. Thank you.').waitFor();
    await ann.getByRole('button', { name: 'Seats' }).click();
    for (const name of ['Report the name Ben', 'Report this match']) {
      await ann.getByRole('button', { name }).click();
      await ann.getByRole('button', { name: 'Yes', exact: true }).click();
    }
    await expect.poll(() => ann.getByText('Reported. Thank you.').filter({ visible: true }).count()).toBeGreaterThan(1);
    expect(await ann.getByRole('button', { name: 'Report the name Ann' }).count()).toBe(0);
    expect(await violations(ann)).toEqual([]);
    const reports = await site.server.lobby.store.reports();
    expect(reports.filter(({ match }) => match === made.match).map(({ by, about }) => [by, about.kind])).toEqual([
      [1, 'line'],
      [1, 'name'],
      [1, 'match'],
    ]);
    expect(wrong.flat()).toEqual([]);
    await close(ann, ben);
  });

inBrowser('on a phone a new question shows the board again, but interrupts nobody who writes', async () => {
  const { made, ann, ben } = await two(PHONE);
  const room = await site.server.lobby.room(made.match);
  const asked = async () => (await room.current())!.decision!;
  const first = (await asked()).player;
  const [seat, page] = first === 0 ? ([1, ben] as const) : ([0, ann] as const);
  await settled(page);
  const board = page.locator('.centre');
  const show = async () => {
    await tab(page).click();
    await settled(page);
    expect(await board.isVisible()).toBe(false);
  };
  await show();
  await line(page).fill('Let me th');
  await tab(page).focus();
  for (let now = await asked(); now.player !== seat; now = await asked())
    if (now.player === 2) await expect.poll(async () => (await asked()).player).not.toBe(2);
    else await room.answer(now.player, room.game.verbs.format(now.options[0]!), (await room.current())!.at);
  await page.waitForSelector('[data-your-turn]');
  await settled(page);
  expect(await board.isVisible()).toBe(true);
  // The unsent text is still there.
  await show();
  expect(await line(page).inputValue()).toBe('Let me th');
  await line(page).focus();
  const prompt = await page.locator('#prompt').textContent();
  // Answered by script, so that it takes no focus.
  await page.evaluate(() => document.querySelector<HTMLElement>('.city-button[data-lit=strong]')!.click());
  await settled(page);
  expect(await page.locator('#prompt').textContent()).not.toBe(prompt);
  expect(await line(page).evaluate((node) => node === document.activeElement)).toBe(true);
  expect(await board.isVisible()).toBe(false);
  await close(ann, ben);
});

inBrowser('a line that is said while the connection is lost arrives when it is back, once', async () => {
  const { ann, ben } = await two(DESK);
  await tab(ann).click();
  await tab(ben).click();
  await line(ann).waitFor();
  await ann.context().setOffline(true);
  await ann.getByText('Connection lost.').waitFor();
  await line(ann).fill('Am I still here?');
  await line(ann).press('Enter');
  // It waits for an answer.
  await ann.waitForSelector('html[data-busy]', { state: 'attached' });
  expect(await lines(ann).count()).toBe(0);
  await ann.context().setOffline(false);
  await lines(ben).filter({ hasText: 'Am I still here?' }).waitFor();
  await lines(ann).filter({ hasText: 'Am I still here?' }).waitFor();
  for (const page of [ann, ben]) expect(await lines(page).count()).toBe(1);
  await close(ann, ben);
});

inBrowser('what is talked in comes when it is opened, or when something is said', async () => {
  const { ann, ben } = await two(DESK);
  const scripts = (page: Page): Promise<number> =>
    page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => /\/talk-/.test(name)).length);
  await settled(ann);
  expect(await scripts(ann)).toBe(0);
  await tab(ben).click();
  await says(ben, 'Hello.');
  await expect.poll(() => scripts(ann)).toBeGreaterThan(0);
  await close(ann, ben);
});

inBrowser('in the room before the deal those who are there talk, and their talk goes on at the table', async () => {
  const made = await table();
  const ann = await open(PHONE);
  const wrong = mishaps(ann);
  await ann.goto(seat(made, 0, made.tokens[0]!));
  await ann.getByRole('heading', { name: 'Chat' }).waitFor();
  await says(ann, 'Who is coming?');
  // There is nothing to report before somebody else has spoken.
  expect(await ann.getByLabel('Report a line').count()).toBe(0);
  expect(await violations(ann)).toEqual([]);
  expect(await tooSmall(ann, TARGET)).toEqual([]);
  await post(`/api/matches/${made.match}/sit`, { invite: made.invites[1], name: 'Ben' });
  await ann.waitForSelector('.game-table');
  await tab(ann).click();
  expect(await lines(ann).count()).toBe(1);
  expect(wrong).toEqual([]);
  await close(ann);
});

inBrowser(
  'a host may choose silence; and who plays with bots alone has nobody to talk to',
  { tags: ['slow/talk'] },
  async () => {
    const page = await open(DESK);
    await page.goto(`${site.url}/new`);
    await page.getByText('Table options').click();
    await page.getByLabel('Is chat allowed at this table?').selectOption('no');
    await page.getByLabel('Seat of Tuesday').selectOption('friend');
    await page.getByRole('button', { name: 'Create the table' }).click();
    await page.getByText('Is chat allowed at this table? no').waitFor();
    expect(await page.getByRole('heading', { name: 'Chat' }).count()).toBe(0);
    const { made, ann, ben } = await two(DESK, { chat: false });
    const watcher = await watching(made, DESK);
    for (const one of [ann, watcher]) expect(await tab(one).count()).toBe(0);
    const alone = await table({ seats: [person, bot, bot] });
    await page.goto(seat(alone, 0, alone.tokens[0]!));
    await page.waitForSelector('.game-table');
    expect(await tab(page).count()).toBe(0);
    await end(alone, [alone.tokens[0]!]);
    await close(page, ann, ben, watcher);
  },
);

inBrowser('everything is said and muted with the keyboard alone', async () => {
  const { ann, ben } = await two(DESK);
  await tab(ann).focus();
  await ann.keyboard.press('Enter');
  await line(ann).waitFor();
  const onto = async (selector: string) => {
    for (let i = 0; i < 40; i++) {
      await ann.keyboard.press('Shift+Tab');
      if (await ann.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    }
    throw new Error(`the Tab key never comes to ${selector}`);
  };
  await onto('.talk-mutes summary');
  await ann.keyboard.press('Enter');
  await onto('.talk-phrases summary');
  await ann.keyboard.press('Enter');
  await ann.keyboard.press('Tab');
  await ann.keyboard.press('Enter');
  await lines(ann).filter({ hasText: 'Good luck!' }).waitFor();
  await onto('.talk-speak input');
  // Typing presses no key of the table.
  await ann.keyboard.type('zcbhalpk? Escape next');
  await ann.keyboard.press('Enter');
  await lines(ann).filter({ hasText: 'zcbhalpk? Escape next' }).waitFor();
  expect(await ann.locator('dialog[open]').count()).toBe(0);
  await close(ann, ben);
});
