// Tests the notebook of a seat on the page: on all devices of its player, hidden from others, and handed over only on request.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { mishaps } from './browser.ts';
import { played } from './played.ts';
import { inBrowser, open, sidewaysScroll, site, violations } from './site.ts';
import { settled } from './time.ts';

const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, colorScheme: 'light' };
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  colorScheme: 'dark',
  hasTouch: true,
  isMobile: true,
};
/** Minimum size of a touch target, in px. */
const TARGET = 40;

interface Made {
  readonly match: string;
  readonly spectator: string;
  readonly tokens: readonly string[];
}
const post = async (path: string, body: unknown): Promise<Record<string, unknown>> => {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(site.url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
};
const person = { kind: 'person' } as const;
/** Three people at a table, all from here. */
const table = async (game: string): Promise<Made> => {
  const seats = ['Ann', 'Ben', 'Cat'].map((name) => ({ ...person, name }));
  return (await post('/api/matches', { game, seats, sit: [0, 1, 2] })) as unknown as Made;
};
async function sits(made: Made, seat: number, options: BrowserContextOptions): Promise<Page> {
  const page = await open(options);
  await page.goto(`${site.url}/m/${made.match}#seat=${seat}.${made.tokens[seat]}`);
  await page.waitForSelector('.game-table');
  return page;
}
/** Records everything that a page receives over its sockets. */
function heard(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return frames;
}
const button = (page: Page) => page.getByRole('button', { name: 'Notebook' });
const notes = (page: Page) => page.getByLabel('Notes', { exact: true });
const saved = (page: Page) => page.locator('.notebook-how[data-saved]').waitFor();
const close = async (...pages: Page[]): Promise<void> => {
  for (const page of pages) await page.context().close();
};
/** Returns parts of the notebook that are too small to be hit. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(
    (target) =>
      [...document.querySelectorAll('.notebook button')]
        .filter((node) => node.getBoundingClientRect().height < target)
        .map((node) => node.outerHTML.slice(0, 120)),
    TARGET,
  );

for (const [name, options, game] of [
  ['on a desk', DESK, 'emerald-2e'],
  ['on a phone', PHONE, 'nanty-narking'],
] as const)
  inBrowser(
    `a player notes on one device what the other shows, ${name}, and nobody else hears of it`,
    { tags: ['slow/notebook'] },
    async () => {
      const made = await table(game);
      const [first, second] = [await sits(made, 0, options), await sits(made, 0, DESK)];
      const ben = await open(options);
      const bytes = heard(ben);
      await ben.goto(`${site.url}/m/${made.match}#seat=1.${made.tokens[1]}`);
      await ben.waitForSelector('.game-table');
      const wrong = [first, second, ben].map(mishaps);
      for (const page of [first, second, ben]) await button(page).click();
      await saved(first);
      await notes(first).fill('Ben smiled at Vienna.');
      const chip = (page: Page) => page.locator('.notebook-sides').first().getByRole('button').first();
      const side = await chip(first).textContent();
      await chip(first).click();
      await saved(first);
      await expect.poll(() => notes(second).inputValue()).toBe('Ben smiled at Vienna.');
      expect(await chip(second).getAttribute('aria-label')).toBe(`${side}, Ben: suspected`);
      await chip(second).click();
      await saved(second);
      await expect.poll(() => chip(first).getAttribute('aria-label')).toBe(`${side}, Ben: ruled out`);

      expect(await notes(ben).inputValue()).toBe('');
      // Nobody is offered their own identity: Ben's first chip may be another one.
      expect(await chip(ben).getAttribute('aria-label')).toBe(`${await chip(ben).textContent()}, Ann: no mark`);
      expect(bytes.length).toBeGreaterThan(0);
      expect(bytes.join()).not.toMatch(/smiled|notebook/);
      expect(await violations(first)).toEqual([]);
      expect(await sidewaysScroll(first)).toBe(0);
      if (options === PHONE) expect(await tooSmall(first)).toEqual([]);

      // Text written just before the panel was closed is saved too.
      await notes(first).fill('Ben smiled at Vienna. Twice.');
      await first.keyboard.press('Escape');
      await expect.poll(() => notes(second).inputValue()).toBe('Ben smiled at Vienna. Twice.');
      expect(wrong.flat()).toEqual([]);
      await close(first, second, ben);
    },
  );

inBrowser(
  'two devices that write without a line are asked which text is to stay; none is lost',
  { tags: ['slow/notebook'] },
  async () => {
    const made = await table('emerald-2e');
    const [first, second] = [await sits(made, 0, DESK), await sits(made, 0, PHONE)];
    for (const page of [first, second]) await button(page).click();
    for (const page of [first, second]) await saved(page);
    await first.context().setOffline(true);
    await notes(first).fill('Written on the train.');
    await first.getByRole('alert').filter({ hasText: 'Your notes could not be saved' }).waitFor();
    // Closing the page now needs a confirmation.
    const asked = first.waitForEvent('dialog');
    await first.close({ runBeforeUnload: true });
    expect((await asked).type()).toBe('beforeunload');
    await (await asked).dismiss();
    await notes(second).fill('Written at home.');
    await saved(second);
    await first.context().setOffline(false);
    await first.getByText('Meanwhile, another of your devices wrote this:').waitFor();
    expect(await first.locator('.notebook-other blockquote').textContent()).toBe('Written at home.');
    expect(await violations(first)).toEqual([]);
    await first.getByRole('button', { name: 'Keep both texts' }).click();
    await saved(first);
    await expect.poll(() => notes(second).inputValue()).toBe('Written on the train.\n\nWritten at home.');
    await close(first, second);
  },
);

inBrowser(
  'everything is noted with the keyboard alone, and no key of the table is pressed with it',
  { tags: ['slow/notebook'] },
  async () => {
    const made = await table('emerald-2e');
    const page = await sits(made, 0, DESK);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await saved(page);
    const onto = async (selector: string) => {
      for (let i = 0; i < 20; i++) {
        if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`the Tab key never comes to ${selector}`);
    };
    await onto('.notebook-sides button');
    for (let i = 0; i < 3; i++) await page.keyboard.press('Enter');
    expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Loyalist, Ben: no mark');
    await page.keyboard.press('Enter');
    await onto('textarea');
    await page.keyboard.type('zcbhalpk? next');
    await saved(page);
    expect(await page.locator('dialog[open]').count()).toBe(1);
    await page.keyboard.press('Escape');
    await button(page).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    expect(await notes(page).inputValue()).toBe('zcbhalpk? next');
    await close(page);
  },
);

inBrowser(
  'a seat is handed over with its notebook only where its player ticks so',
  { tags: ['slow/notebook'] },
  async () => {
    const made = await table('emerald-2e');
    for (const ticked of [false, true]) {
      const seat = ticked ? 2 : 1;
      const page = await sits(made, seat, DESK);
      await button(page).click();
      await saved(page);
      await notes(page).fill('For my eyes.');
      await saved(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Seats', exact: true }).click();
      const tick = page.getByLabel('Hand over my notebook with the seat');
      expect(await tick.isChecked()).toBe(false);
      if (ticked) await tick.check();
      await page.getByRole('button', { name: 'Hand my seat to a new player' }).click();
      const link = await page.locator('.copy-field input').first().inputValue();
      const invite = new URL(link).hash.replace('#invite=', '');
      const name = ticked ? 'Eve' : 'Dan';
      const { token } = await post(`/api/matches/${made.match}/sit`, { invite, name });
      const next = await open(DESK);
      await next.goto(`${site.url}/m/${made.match}#seat=${seat}.${token}`);
      await next.waitForSelector('.game-table');
      await button(next).click();
      await saved(next);
      expect(await notes(next).inputValue()).toBe(ticked ? 'For my eyes.' : '');
      await close(page, next);
    }
  },
);

inBrowser(
  'watchers have none; in the own replay the notes are as they are now',
  { tags: ['slow/notebook'] },
  async () => {
    const made = await table('emerald-2e');
    const watcher = await open(PHONE);
    await watcher.goto(`${site.url}/m/${made.match}#watch=${made.spectator}`);
    await watcher.waitForSelector('.game-table');
    expect(await button(watcher).count()).toBe(0);
    const page = await sits(made, 0, PHONE);
    await button(page).click();
    await saved(page);
    await notes(page).fill('I knew it.');
    await saved(page);
    for (const token of made.tokens) await post(`/api/matches/${made.match}/table`, { do: 'agree-end', token });
    for (const one of [page, watcher]) {
      await one.goto(`${site.url}/m/${made.match}/replay`);
      await one.waitForSelector('.game-table');
    }
    await page.goto(`${site.url}/m/${made.match}/replay?as=sunday`);
    await page.waitForSelector('.game-table');
    expect(await button(watcher).count()).toBe(0);
    await button(page).click();
    await page.getByText('These are your current notes').waitFor();
    await saved(page);
    expect(await notes(page).inputValue()).toBe('I knew it.');
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await close(page, watcher);
  },
);

inBrowser('looked back on, a notebook offers what it offered at the table', { tags: ['slow/notebook'] }, async () => {
  const { match, tokens, room } = await played(5000, 'nanty-narking', ['Ann', 'Ben', 'Cat']);
  expect(room.over).toBe(true);
  const page = await open(DESK);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/sole-side-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const lists = page.locator('.notebook-sides');
  const sides = async (): Promise<string[]> => {
    await button(page).click();
    await lists.last().getByRole('button').first().waitFor();
    const found = await lists.evaluateAll((all) => all.map((one) => one.textContent ?? ''));
    await page.keyboard.press('Escape');
    return found;
  };
  await page.goto(`${site.url}/m/${match}#seat=0.${tokens[0]}`);
  await page.getByRole('link', { name: 'Look back' }).waitFor();
  // A game's data for it may arrive late: nothing is offered before, so nothing disappears under a finger.
  await Promise.all([page.waitForRequest('**/sole-side-*.js'), button(page).click()]);
  await saved(page);
  await settled(page);
  expect(await lists.getByRole('button').count()).toBe(0);
  release();
  await lists.last().getByRole('button').first().waitFor();
  await page.keyboard.press('Escape');
  const atTheTable = await sides();
  expect(atTheTable).toHaveLength(2);
  expect(await sides()).toEqual(atTheTable);
  await page.getByRole('link', { name: 'Look back' }).click();
  await page.waitForSelector('.replay-bar');
  expect(await sides()).toEqual(atTheTable);
  await close(page);
});

for (const [options, where] of [
  [DESK, 'desk'],
  [PHONE, 'phone'],
] as const)
  inBrowser(
    `suspicions stand in the panels of the players and are set there, at a ${where}`,
    { tags: ['slow/notebook'] },
    async () => {
      const made = await table('emerald-2e');
      const ann = await sits(made, 0, options);
      const isPhone = options === PHONE;
      if (isPhone) await ann.locator('.tab', { hasText: 'Players' }).click();
      const panel = ann.locator('.player', { has: ann.getByRole('button', { name: 'Your suspicions about Ben' }) });
      // Beside the button there is room for the name.
      expect((await panel.locator('.player-name').boundingBox())!.width).toBeGreaterThan(60);
      await panel.getByRole('button', { name: 'Your suspicions about Ben' }).click();
      const side = (mark: string) => ann.getByRole('button', { name: `Loyalist, Ben: ${mark}` });
      await side('no mark').click();
      await side('suspected').waitFor();
      await settled(ann);
      expect(await violations(ann)).toEqual([]);
      await ann.keyboard.press('Escape');
      await settled(ann);
      expect(await panel.locator('.suspects-mark').innerText()).toBe('Loyalist');
      // Only the others have one, and the notebook shows the same.
      expect(await ann.getByRole('button', { name: /^Your suspicions about/ }).count()).toBe(2);
      await button(ann).click();
      await side('suspected').waitFor();
      await saved(ann);
      expect(await sidewaysScroll(ann)).toBe(0);
      await ann.reload();
      await ann.waitForSelector('.game-table');
      if (isPhone) await ann.locator('.tab', { hasText: 'Players' }).click();
      await ann.locator('.suspects-mark', { hasText: 'Loyalist' }).waitFor();
      // Nobody else is told.
      const ben = await sits(made, 1, options);
      const told = heard(ben);
      await settled(ben);
      expect(await ben.locator('.suspects-mark').count()).toBe(0);
      expect([...told].join()).not.toContain('suspected');
      await close(ann, ben);
    },
  );
