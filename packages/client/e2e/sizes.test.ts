// Tests the board in windows of many sizes: nothing scrolls sideways, every place can be hit, and a desktop window does not
// scroll.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { played } from './played.ts';
import { tableAt } from './positions.ts';
import { inBrowser, open, sidewaysScroll, site } from './site.ts';
import { settled } from './time.ts';
import { unreachable } from './unreachable.ts';

const SIZES = [
  [320, 700],
  [844, 390],
  [720, 450],
  [1024, 768],
  [1280, 720],
] as const;
/** Answers after which there is more on the board; no match is over by then. */
const SOME = 25;
const GAMES = [
  { name: 'emerald-2e', place: '.city-button', lit: '[data-thing][data-lit=strong], .action[data-lit]' },
  { name: 'nanty-narking', place: '.nn-area-button', lit: '[data-thing][data-lit=strong]' },
  { name: 'emerald-1e', place: '.city-button', lit: '[data-thing][data-lit=strong], .action[data-lit]' },
] as const;

async function deal(page: Page, game: string): Promise<void> {
  await page.goto(`${site.url}/new?game=${game}`);
  await page.getByLabel('3', { exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Deal' }).click();
  await page.waitForSelector('[data-your-turn]');
}

/** Clicks a highlighted thing, a different one each time: always taking the first could go in circles. */
async function step(page: Page, lit: string, n: number): Promise<void> {
  await page.evaluate(
    ({ lit, n }) => {
      if (!document.querySelector('dialog[open], [data-your-turn]')) return;
      const all = [...document.querySelectorAll<HTMLElement>(lit)];
      const thing =
        document.querySelector<HTMLElement>('.draft-confirm[data-lit]') ??
        document.querySelector<HTMLElement>('dialog[open] button[data-first]') ??
        all[n % all.length];
      thing?.click();
    },
    { lit, n },
  );
  await settled(page);
}

/** Returns places that are too small, or covered after scrolling into view. */
const outOfReach = (page: Page, place: string): Promise<string[]> =>
  page.evaluate((place) => {
    const wrong: string[] = [];
    for (const node of document.querySelectorAll(place)) {
      const group = node.parentElement!;
      group.scrollIntoView({ block: 'center', inline: 'nearest' });
      const { left, top, width, height } = node.getBoundingClientRect();
      const name = group.getAttribute('aria-label');
      if (width < 24 || height < 24) wrong.push(`${name} is ${width} by ${height}`);
      for (const [x, y] of [
        [left + 2, top + height / 2],
        [left + width - 2, top + height / 2],
        [left + width / 2, top + 2],
        [left + width / 2, top + height - 2],
      ] as const) {
        const hit = document.elementFromPoint(x, y);
        if (!hit || !group.contains(hit)) wrong.push(`${name} lies under ${hit?.className} at ${x}, ${y}`);
      }
    }
    return wrong;
  }, place);

for (const { name, place, lit } of GAMES) {
  inBrowser(
    `${name}: in small and in low windows every place on the board can be reached`,
    { tags: [name, 'slow/widths'] },
    async () => {
      const page = await open({ viewport: { width: 1440, height: 900 } });
      for (const answers of [0, SOME]) {
        const { match, tokens, room } = await played(answers, name, ['Ann', 'Ben', 'Cat']);
        const seat = (await room.current())!.decision!.player;
        await page.goto(`${site.url}/m/${match}#seat=${seat}.${tokens[seat]}`);
        await page.waitForSelector('[data-your-turn]');
        await settled(page);
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          const what = `${width} by ${height}, after ${answers} answers`;
          expect(await page.locator(place).count()).toBeGreaterThan(8);
          expect((await outOfReach(page, place)).join('\n'), what).toBe('');
          expect(await sidewaysScroll(page), what).toBe(0);
        }
      }
      await page.context().close();
    },
  );

  inBrowser(
    `${name}: on a desk the board stands still whoever is asked what`,
    { tags: [name, 'slow/widths'] },
    async () => {
      // A first turn, before there is anything new to report above the question.
      const table = await tableAt({ game: name, seats: ['ann', 'ben', 'cat'], position: { active: 'ann' } });
      const page = await table.open({ viewport: { width: 1440, height: 900 }, clock: 'stopped' });
      // Recorded at every change of the page: the position of the board, and whether it is the player's turn.
      await page.evaluate(() => {
        const seen = new Set<string>();
        Object.assign(window, { seen });
        const look = () => {
          const { x, y, width, height } = document.querySelector('#board')!.getBoundingClientRect();
          seen.add([x, y, width, height].map(Math.round).join());
          seen.add(document.querySelector('[data-your-turn]') ? 'own turn' : 'others');
        };
        look();
        new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
      });
      const seen = () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
      // Passing at once would show few questions.
      const acting = lit.replace('.action[data-lit]', '.action[data-lit]:not([data-action=pass])');
      for (let n = 0; n < 150 && !(await seen()).includes('others'); n++) await step(page, n < 40 ? acting : lit, n);
      const all = await seen();
      expect(all).toContain('own turn');
      expect(all).toContain('others');
      expect(all.filter((one) => one.includes(','))).toHaveLength(1);
      await page.context().close();
    },
  );
}

for (const [game, players, panel] of [
  ['emerald-2e', 5, '.player, .own-things'],
  ['nanty-narking', 4, '.player'],
  ['emerald-1e', 5, '.player, .own-things'],
] as const)
  inBrowser(
    `${game}: on a laptop all ${players} players are in sight, one below the other`,
    { tags: [game] },
    async () => {
      const seats = ['ann', 'ben', 'cat', 'dan', 'eve'].slice(0, players);
      const table = await tableAt({ game, seats, position: { start: 'deal' } });
      const page = await table.open({ viewport: { width: 1280, height: 720 } });
      const edges = await page.locator(panel).evaluateAll((panels) =>
        panels
          .map((node) => node.getBoundingClientRect())
          .sort((a, b) => a.top - b.top)
          .flatMap(({ top, bottom }) => [top, bottom]),
      );
      expect(edges).toHaveLength(2 * players);
      expect(edges).toEqual([...edges].sort((a, b) => a - b));
      expect(edges.at(-1)).toBeLessThanOrEqual(720);
      await page.context().close();
    },
  );

for (const { name, lit } of GAMES) {
  inBrowser(
    `${name}: a long name is cut with its dots and pushes nothing out of its panel`,
    { tags: [name] },
    async () => {
      const seats = ['maximiliane Throckmorton', 'ben', 'cat'];
      const table = await tableAt({ game: name, seats, position: { start: 'deal' } });
      const page = await table.open({ viewport: { width: 1440, height: 900 } });
      expect(await page.getByText('Maximiliane Throckmorton').count()).toBeGreaterThan(0);
      for (const width of [1440, 1024, 390]) {
        await page.setViewportSize({ width, height: 800 });
        const outside = await page.locator('.player, .own-things').evaluateAll((panels) =>
          panels.flatMap((panel) => {
            const edge = panel.getBoundingClientRect().right;
            return [...panel.querySelectorAll('*')]
              .filter((node) => node.getBoundingClientRect().right > edge + 1)
              .map((node) => `${node.className}: ${node.textContent}`);
          }),
        );
        expect(outside, String(width)).toEqual([]);
      }
      await page.context().close();
    },
  );

  inBrowser(
    `${name}: on a small phone no answer lies over another, and none is cut off`,
    { tags: [name, 'slow/widths'] },
    async () => {
      const page = await open({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
      await deal(page, name);
      for (let n = 0; n < 60; n++) {
        const wrong = await page.evaluate(unreachable);
        expect(wrong, await page.locator('#prompt').innerText()).toEqual([]);
        await step(page, lit, n);
      }
      await page.context().close();
    },
  );
}
