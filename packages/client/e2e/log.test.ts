// The log of a long match: it follows the news, stays where somebody reads, and brings what was before when that is wanted.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mishaps } from './browser.ts';
import { played, scattered } from './played.ts';
import { inBrowser, open, site } from './site.ts';

const SIZES = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

const lines = (page: Page) => page.locator('#log li[data-line]');
/** How far the last line's foot is from that of the log. */
const fromEnd = (page: Page) =>
  page.evaluate(() => {
    const log = document.querySelector('#log')!.getBoundingClientRect();
    return log.bottom - document.querySelector('#log li:last-child')!.getBoundingClientRect().bottom;
  });
/** A match after so many answers: chance may have ended one before that. */
async function underWay(answers: number, names: readonly string[]): ReturnType<typeof played> {
  const made = await played(answers, 'emerald-2e', names, scattered());
  return made.room.over ? underWay(answers - 20, names) : made;
}

for (const [name, size] of Object.entries(SIZES))
  inBrowser(
    `of a long log the last lines are there, and the ones before when they are wanted, on a ${name}`,
    async () => {
      const { match, spectator, room } = await underWay(450, ['Ann', 'Ben', 'Cat', 'Dan', 'Eve']);
      /** Somebody answers, until there is more to read. */
      const goOn = async () => {
        const before = await lines(page).last().innerText();
        for (let n = 0; n < 40 && (await lines(page).last().innerText()) === before; n++) {
          const going = await room.current();
          const { player, options } = going!.decision!;
          await room.answer(player, room.game.verbs.format(options[n % options.length]!), going!.at);
          await page.waitForTimeout(200);
        }
        expect(await lines(page).last().innerText()).not.toBe(before);
      };
      const page = await open(size);
      const wrong = mishaps(page);
      await page.goto(`${site.url}/m/${match}#watch=${spectator}`);
      if (name === 'phone') await page.locator('.tab[data-shows="side"]').tap();
      await expect.poll(() => lines(page).count()).toBeGreaterThan(99);
      expect(await lines(page).count()).toBeLessThan(200);
      await expect.poll(() => fromEnd(page)).toBeLessThan(40);
      await goOn();
      await expect.poll(() => fromEnd(page)).toBeLessThan(40);

      // Whoever reads further up stays at their line.
      const up = (by: number) => page.locator('#log').evaluate((node, by) => node.scrollBy(0, -by), by);
      await up(500);
      await page.getByText('Jump to the latest').waitFor();
      const key = await lines(page).nth(-12).getAttribute('data-line');
      const high = async () => Math.round((await page.locator(`#log li[data-line="${key}"]`).boundingBox())!.y);
      const there = await high();
      for (let n = 0; n < 3; n++) await goOn();
      expect(Math.abs((await high()) - there)).toBeLessThan(3);

      // Up to the beginning of the match, and no line moves as more of them come.
      await expect
        .poll(async () => {
          await up(4000);
          return page.locator('#log .log-earlier').count();
        })
        .toBe(0);
      expect(Number.parseInt((await lines(page).first().getAttribute('data-line'))!, 10)).toBe(0);
      await page.getByText('Jump to the latest').click();
      await expect.poll(() => fromEnd(page)).toBeLessThan(40);
      await expect.poll(() => lines(page).count()).toBeLessThan(200);
      // By the keyboard as well.
      await page.getByRole('button', { name: 'What happened before' }).press('Enter');
      await expect.poll(() => lines(page).count()).toBeGreaterThan(199);
      expect(wrong).toEqual([]);
      await page.context().close();
    },
  );

/** Ann, Ben and Cat in the middle of a match: one who waits, and the others, who answer until it is their turn. */
async function waiting() {
  const { match, tokens, room } = await underWay(160, ['Ann', 'Ben', 'Cat']);
  const asked = async () => (await room.current())!.decision!.player;
  const seat = ((await asked()) + 1) % 3;
  const othersPlay = async () => {
    for (let n = 0; n < 60 && (await asked()) !== seat; n++) {
      const going = (await room.current())!;
      const { player, options } = going.decision!;
      await room.answer(player, room.game.verbs.format(options.at(-1)!), going.at);
    }
    expect(await asked()).toBe(seat);
  };
  const page = await open(SIZES.phone);
  await page.goto(`${site.url}/m/${match}#seat=${seat}.${tokens[seat]}`);
  await page.locator('.game-table').waitFor();
  const begins = () => page.waitForFunction(() => document.querySelector('.game-table[data-your-turn]') !== null);
  return { page, othersPlay, begins };
}

inBrowser('whoever reads the log further up on a phone goes on reading as their turn begins', async () => {
  const { page, othersPlay, begins } = await waiting();
  const tab = page.locator('.tab[data-shows="side"]');
  await tab.tap();
  await expect.poll(() => fromEnd(page)).toBeLessThan(40);
  await page.locator('#log').evaluate((node) => node.scrollBy(0, -400));
  await page.getByText('Jump to the latest').waitFor();
  await othersPlay();
  await begins();
  await page.waitForTimeout(500);
  expect(await tab.getAttribute('aria-expanded')).toBe('true');
  await page.context().close();
});

inBrowser('where the page went along with what the others did, a turn begins with the board in sight', async () => {
  // Not all that they do is done on the board: then there was nothing to go along with.
  for (let n = 0, went = false; !went; n++) {
    expect(n).toBeLessThan(12);
    const { page, othersPlay, begins } = await waiting();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const foot = () => page.locator('#board').evaluate((board) => board.getBoundingClientRect().bottom);
    expect(await foot()).toBeLessThan(150);
    await page.evaluate(() => {
      addEventListener('scroll', () => {
        if (document.querySelector('#board')!.getBoundingClientRect().bottom > 150) document.body.dataset.went = '';
      });
    });
    await othersPlay();
    await begins();
    await page.locator('.prompt-lamp').waitFor();
    await page.waitForTimeout(500);
    went = (await page.locator('body[data-went]').count()) > 0;
    if (went) expect(await foot()).toBeGreaterThan(150);
    await page.context().close();
  }
});
