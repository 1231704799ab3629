// Tests the log of a long match: it follows the news, stays where somebody reads, and loads earlier lines on demand.
// @module-tag slow/reading
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mishaps } from './browser.ts';
import { played, scattered } from './played.ts';
import { movesHeard, type TableAt, tableAt } from './positions.ts';
import { inBrowser, open, site } from './site.ts';
import { settled } from './time.ts';

const SIZES = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

const lines = (page: Page) => page.locator('#log li[data-line]');
/** Returns the distance between the bottoms of the last line and of the log. */
const fromEnd = (page: Page) =>
  page.evaluate(() => {
    const log = document.querySelector('#log')!.getBoundingClientRect();
    return log.bottom - document.querySelector('#log li:last-child')!.getBoundingClientRect().bottom;
  });
/** Returns a match after this many answers; random matches may end before that. */
async function underWay(answers: number, names: readonly string[]): ReturnType<typeof played> {
  const made = await played(answers, 'emerald-2e', names, scattered());
  return made.room.over ? underWay(answers - 20, names) : made;
}

for (const [name, size] of Object.entries(SIZES))
  inBrowser(
    `of a long log the last lines are there, and the ones before when they are wanted, on a ${name}`,
    { tags: ['slow/reading'] },
    async () => {
      const { match, spectator, room } = await underWay(450, ['Ann', 'Ben', 'Cat', 'Dan', 'Eve']);
      const page = await open({ ...size, clock: 'stopped' });
      const wrong = mishaps(page);
      const heard = movesHeard(page);
      /** Answers until there is more to read. */
      const goOn = async () => {
        const before = await lines(page).last().innerText();
        for (let n = 0; n < 40 && (await lines(page).last().innerText()) === before; n++) {
          const going = await room.current();
          const { player, options } = going!.decision!;
          await room.answer(player, room.game.verbs.format(options[n % options.length]!), going!.at);
          const { move } = (await room.current())!.at;
          await expect.poll(heard, { interval: 5 }).toBeGreaterThanOrEqual(move);
          await settled(page);
        }
        expect(await lines(page).last().innerText()).not.toBe(before);
      };
      await page.goto(`${site.url}/m/${match}#watch=${spectator}`);
      await settled(page);
      if (name === 'phone') await page.locator('.tab[data-shows="side"]').tap();
      await settled(page);
      expect(await lines(page).count()).toBeGreaterThan(99);
      expect(await lines(page).count()).toBeLessThan(200);
      expect(await fromEnd(page)).toBeLessThan(40);
      await goOn();
      expect(await fromEnd(page)).toBeLessThan(40);

      // A reader further up stays at their line.
      const up = async (by: number) => {
        await page.locator('#log').evaluate((node, by) => node.scrollBy(0, -by), by);
        await settled(page);
      };
      await up(500);
      expect(await page.getByText('Jump to the latest').isVisible()).toBe(true);
      const key = await lines(page).nth(-12).getAttribute('data-line');
      const high = async () => Math.round((await page.locator(`#log li[data-line="${key}"]`).boundingBox())!.y);
      const there = await high();
      for (let n = 0; n < 3; n++) await goOn();
      expect(Math.abs((await high()) - there)).toBeLessThan(3);

      // Up to the beginning of the match, no line moves as more are added.
      for (let n = 0; n < 40 && (await page.locator('#log .log-earlier').count()) > 0; n++) await up(4000);
      expect(await page.locator('#log .log-earlier').count()).toBe(0);
      expect(Number.parseInt((await lines(page).first().getAttribute('data-line'))!, 10)).toBe(0);
      await page.getByText('Jump to the latest').click();
      await settled(page);
      expect(await fromEnd(page)).toBeLessThan(40);
      expect(await lines(page).count()).toBeLessThan(200);
      // The keyboard works as well.
      await page.getByRole('button', { name: 'Earlier' }).press('Enter');
      await settled(page);
      expect(await lines(page).count()).toBeGreaterThan(199);
      expect(wrong).toEqual([]);
      await page.context().close();
    },
  );

/** Plays turns without actions. */
async function turns(table: TableAt, count: number): Promise<void> {
  for (let n = 0; n < count; n++) await table.answer('pass', 'pass', 'end');
}
const asksMe = (page: Page) => page.locator('.game-table[data-your-turn]').count();

inBrowser('whoever reads the log further up on a phone goes on reading as their turn begins', async () => {
  const table = await tableAt({ game: 'emerald-2e', seats: ['ann', 'ben', 'cat'], position: { active: 'ben' } });
  await turns(table, 3 * 8);
  const page = await table.open({ ...SIZES.phone, clock: 'stopped' }, { seat: 0 });
  const tab = page.locator('.tab[data-shows="side"]');
  await tab.tap();
  await settled(page);
  expect(await fromEnd(page)).toBeLessThan(40);
  await page.locator('#log').evaluate((node) => node.scrollBy(0, -400));
  await settled(page);
  expect(await page.getByText('Jump to the latest').isVisible()).toBe(true);
  expect(await asksMe(page)).toBe(0);
  await turns(table, 2);
  await settled(page);
  expect(await asksMe(page)).toBe(1);
  expect(await tab.getAttribute('aria-expanded')).toBe('true');
  await page.context().close();
});

inBrowser('where the page went along with what the others did, a turn begins with the board in sight', async () => {
  const table = await tableAt({
    game: 'emerald-2e',
    seats: ['ann', 'ben', 'cat'],
    position: { active: 'cat', players: { cat: { hand: ['START_S006'], cubes: [] } } },
  });
  const page = await table.open({ ...SIZES.phone, clock: 'stopped' }, { seat: 0 });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await settled(page);
  const foot = () => page.locator('#board').evaluate((board) => board.getBoundingClientRect().bottom);
  expect(await foot()).toBeLessThan(150);
  await page.evaluate(() => {
    addEventListener('scroll', () => {
      if (document.querySelector('#board')!.getBoundingClientRect().bottom > 150) document.body.dataset.went = '';
    });
  });
  await table.answer('place VIENNA', 'pick START_S006', 'done', 'pass', 'end');
  await settled(page);
  expect(await asksMe(page)).toBe(1);
  expect(await page.locator('.prompt-lamp').count()).toBe(1);
  expect(await page.locator('body[data-went]').count()).toBe(1);
  expect(await foot()).toBeGreaterThan(150);
  await page.context().close();
});
