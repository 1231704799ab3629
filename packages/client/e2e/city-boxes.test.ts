// Tests the boxes of the cities of both Emeralds in every position of matches at random: all pieces lie in a row of their own,
// inside their box, and whatever the map's size fills it.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Boxes, boxesOf } from './city-boxes.ts';
import { played, scattered } from './played.ts';
import { inBrowser, open, site } from './site.ts';
import { settled } from './time.ts';

const GAMES = ['emerald-2e', 'emerald-1e'] as const;
const NAMES = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve'];
const SIZES = [
  [1440, 900],
  [1024, 768],
] as const;

/** Returns what lies outside its city's box, or a piece over something else, in every position. */
const astray = (page: Page, boxes: Boxes): Promise<string[]> =>
  page.evaluate((boxes) => {
    const cities = [...document.querySelectorAll<HTMLElement>('.city')];
    // React's own cities come back afterwards, untouched.
    const beside = cities.map((city) => {
      const span = document.createElement('span');
      span.style.display = 'contents';
      city.before(span);
      city.remove();
      return span;
    });
    const wrong = new Set<string>();
    const most = Math.max(...boxes.map((all) => all.length));
    for (let n = 0; n < most; n++) {
      beside.forEach((span, city) => {
        const all = boxes[city]!;
        span.innerHTML = all[n % all.length]!;
      });
      for (const span of beside) {
        const city = span.firstElementChild!;
        const box = city.getBoundingClientRect();
        const name = city.getAttribute('aria-label');
        const shown = (selector: string) =>
          [...city.querySelectorAll(selector)].filter((node) => node.getClientRects().length > 0);
        const pieces = shown('.piece, .piece-group, .agent, .city-pieces > *');
        for (const node of [
          ...pieces,
          ...shown('.stack, .slot:not(.slot-empty), .royal, .strip, .city-signs, .city-card'),
        ]) {
          const { left, top, right, bottom } = node.getBoundingClientRect();
          const over = Math.max(box.left - left, box.top - top, right - box.right, bottom - box.bottom);
          if (over > 1)
            wrong.add(
              `${name}: ${node.className} by ${Math.round(over)} of ${Math.round(box.width)} x ${Math.round(box.height)}`,
            );
        }
        const row = city.querySelector('.city-pieces')!.getBoundingClientRect();
        for (const node of shown('.stack, .city-card, .strip, .city-head')) {
          const { bottom } = node.getBoundingClientRect();
          if (row.height > 0 && bottom > row.top + 1)
            wrong.add(`${name}: ${node.className} reaches into the row of the pieces`);
        }
      }
    }
    for (const [n, span] of beside.entries()) span.replaceWith(cities[n]!);
    return [...wrong];
  }, boxes);

for (const game of GAMES) {
  const check = async (matches: number) => {
    const { match, tokens } = await played(60, game, NAMES, scattered());
    const page = await open({ viewport: { width: 1440, height: 900 } });
    const boxes = boxesOf(game, matches);
    for (const path of [`/m/${match}`, `/m/${match}/replay`]) {
      await page.goto(`${site.url}${path}#seat=0.${tokens[0]}`);
      await page.locator('.city').first().waitFor();
      await settled(page);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await settled(page);
        expect.soft(await astray(page, boxes), `${path} at ${width} by ${height}`).toEqual([]);
      }
    }
    await page.context().close();
  };
  inBrowser(`${game}: no piece lies outside its city in 3 matches at random`, { tags: [game, 'slow/widths'] }, () =>
    check(3),
  );
  inBrowser(`${game}: no piece lies outside its city in 50 matches at random`, { tags: [game, 'deep'] }, () =>
    check(50),
  );
  inBrowser(`${game}: cards and pieces grow with the map`, { tags: [game] }, async () => {
    const { match, tokens } = await played(60, game, NAMES, scattered());
    const page = await open({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${site.url}/m/${match}#seat=0.${tokens[0]}`);
    await page.locator('.city').first().waitFor();
    /** Heights of a card, an agent and a cube, as shares of a city. */
    const shares = async (width: number, height: number) => {
      await page.setViewportSize({ width, height });
      await settled(page);
      return page.evaluate(() => {
        const high = (selector: string) => document.querySelector(selector)!.getBoundingClientRect().height;
        return ['.stack .card', '.city-pieces [class*=picture-agent]', '.city [class*=picture-cube]'].map(
          (one) => high(one) / high('.city'),
        );
      });
    };
    const before = await shares(1440, 900);
    const after = await shares(1920, 1080);
    for (const [n, share] of after.entries()) expect(share / before[n]!).toBeGreaterThan(0.93);
    await page.context().close();
  });
}
