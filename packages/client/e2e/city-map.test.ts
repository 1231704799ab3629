// Tests the map of a phone in both Emeralds: names and pieces of all cities, the lines between them, and a tap that leads to the
// box of a city or chooses it.
// @module-tag slow/touch
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mishaps } from './browser.ts';
import { press } from './finger.ts';
import { played, scattered } from './played.ts';
import { tableAt } from './positions.ts';
import { inBrowser, open, site } from './site.ts';
import { passes, settled } from './time.ts';

const GAMES = ['emerald-2e', 'emerald-1e'] as const;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, clock: 'stopped' } as const;
/** Slightly longer than the time for which the board ignores presses after it has moved, in ms. */
const MOVED = 1000;
const seats = ['ann', 'ben', 'cat'];
const kept = { 'gaslamp.pace': 'none' };

async function tap(page: Page, selector: string, n = 0): Promise<void> {
  const { x, y, width, height } = (await page.locator(selector).nth(n).boundingBox())!;
  await press(page, { x: x + width / 2, y: y + height / 2 });
  await settled(page);
}
async function scrollUp(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await settled(page);
}
/** Returns what the map of a desktop draws between the cities: the lines, and their costs in words. */
const drawn = (page: Page) =>
  page.evaluate(() => ({
    lines: [...document.querySelectorAll('.lines path, .board-map svg > g > g > path')].map((path) =>
      path.getAttribute('d'),
    ),
    costs: [...document.querySelectorAll('.line-cost')].map((cost) => cost.getAttribute('title')),
    seen: [...document.querySelectorAll('.line-cost, .lines path, .board-map')].every(
      (node) => node.getBoundingClientRect().width > 0,
    ),
  }));

for (const game of GAMES) {
  inBrowser(
    `${game}: the map of a phone has the lines of the desktop’s map, and each city leads to its box`,
    { tags: [game] },
    async () => {
      const table = await tableAt({ game, seats, position: { active: 'ann' } });
      const desk = await table.open({ viewport: { width: 1440, height: 900 } }, { seat: 0, kept });
      expect(await desk.locator('.map-city').count()).toBe(0);
      const there = await drawn(desk);
      expect(there.lines.length).toBeGreaterThan(1);
      await desk.context().close();

      const page = await table.open(PHONE, { seat: 0, kept });
      const wrong = mishaps(page);
      await page.locator('.map-city').first().waitFor();
      expect(await drawn(page)).toEqual({ ...there, seen: true });
      const count = await page.locator('.city').count();
      expect(await page.locator('.map-city').count()).toBe(count);
      for (let city = 0; city < count; city++) {
        const { width, height } = (await page.locator('.map-city').nth(city).boundingBox())!;
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(40);
        await tap(page, '.map-city', city);
        const box = (await page.locator(`.city[data-at="city.${city}"]`).boundingBox())!;
        const [way, foot] = await page.evaluate(() =>
          ['.to-map', '.bottom'].map((part) => document.querySelector(part)!.getBoundingClientRect()),
        );
        expect(box.y, `city ${city}`).toBeGreaterThanOrEqual(way!.bottom);
        expect(box.y + box.height, `city ${city}`).toBeLessThanOrEqual(foot!.top);
        expect(await page.evaluate(() => document.activeElement?.getAttribute('data-thing'))).toBe(`city.${city}`);
        await passes(page, MOVED);
        if (city + 1 < count) await scrollUp(page);
      }
      await tap(page, '.to-map');
      const last = page.locator('.map-city').nth(count - 1);
      expect(await last.evaluate((node) => node === document.activeElement)).toBe(true);
      expect((await page.locator('.map-cities').boundingBox())!.y).toBeGreaterThanOrEqual(0);
      expect(wrong).toEqual([]);
      await page.context().close();
    },
  );

  inBrowser(`${game}: a city that is asked for is chosen on the map of a phone`, { tags: [game] }, async () => {
    const table = await tableAt({ game, seats, position: { start: 'deal' } });
    const page = await table.open(PHONE, { kept: { ...kept, 'gaslamp.passing': 'at once' } });
    const wrong = mishaps(page);
    await page.locator('.map-city[data-lit=strong]').first().waitFor();
    // Every city in the list below has its place on the map, so nothing out of sight is pointed at.
    expect(await page.locator('.pointer').count()).toBe(0);
    await tap(page, '.map-city[data-lit=strong]', 1);
    if ((await page.locator('.draft-confirm[data-lit]').count()) > 0) await tap(page, '.draft-confirm');
    expect(await page.locator('.map-player[data-own]').count()).toBe(1);
    expect(await page.locator('.map-city[data-lit=strong]').count()).toBe(0);
    expect(wrong).toEqual([]);
    await page.context().close();
  });

  inBrowser(`${game}: in a match of five all pieces lie in their cities on the map`, { tags: [game] }, async () => {
    const { match, tokens } = await played(120, game, ['Ann', 'Ben', 'Cat', 'Dan', 'Eve'], scattered());
    const page = await open({ viewport: PHONE.viewport });
    await page.goto(`${site.url}/m/${match}#seat=0.${tokens[0]}`);
    await page.locator('.map-city').first().waitFor();
    for (const [width, height] of [
      [390, 844],
      [360, 640],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await settled(page);
      const over = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.map-city')].flatMap((city) =>
          city.scrollHeight > city.clientHeight || city.scrollWidth > city.clientWidth
            ? `${city.textContent} needs ${city.scrollWidth} by ${city.scrollHeight} of ${city.clientWidth} by ${city.clientHeight}`
            : [],
        ),
      );
      expect(over, `${width} by ${height}`).toEqual([]);
    }
    await page.context().close();
  });
}
