// Tests the 1st edition in the page: the choice of the game, a whole match against a bot by clicking highlighted things, the
// end.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mishaps } from './browser.ts';
import { PASSING, playThrough } from './mouse-match.ts';
import { played, scattered } from './played.ts';
import { tableAt } from './positions.ts';
import { inBrowser, open, sidewaysScroll, site, violations } from './site.ts';
import { settled } from './time.ts';

const LIT =
  '.action[data-lit], [data-thing][data-lit="strong"], .draft-confirm[data-lit], .window-answers button, .hand-card[data-lit]';

/** Opens the start page, chooses the game and begins a match. */
async function begin(page: Page, opponents: string): Promise<void> {
  await page.goto(site.url);
  await page.getByLabel('1st edition').check({ force: true });
  await page.getByText('reconstructed data').first().waitFor();
  await page.getByRole('button', { name: opponents }).click();
  await page.waitForSelector('.first-edition[data-your-turn]');
}

inBrowser(
  'a whole match of the 1st edition against a bot through the page, to the reveal',
  { tags: ['emerald-1e', 'slow/whole-matches'] },
  async () => {
    const page = await open({ viewport: { width: 1440, height: 900 } });
    const wrong = mishaps(page);
    await page.addInitScript(() => localStorage.setItem('gaslamp.passing', 'at once'));
    await begin(page, 'One opponent');
    expect(await page.title()).toContain('Your turn');
    expect(await sidewaysScroll(page)).toBe(0);
    const clicks = await playThrough(page, { lit: LIT, hurry: PASSING, seed: 5 });
    // The deal is random, and an early loss of the main agent or of all sanity ends a match in a few turns.
    expect(clicks).toBeGreaterThan(10);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Skip' }).click();
    const finals = await page.locator('.standings li b').allTextContents();
    await page.getByRole('button', { name: 'Look at the board' }).click();
    expect(await page.locator('#prompt').textContent()).toMatch(
      /^The match is over: (you (win|share the win with .+)|.+ (wins|share the win))\.$/,
    );
    await page.locator('.dock').getByRole('button', { name: 'Rematch with the same seats' }).waitFor();
    expect(await page.getByText('taking a turn').count()).toBe(0);
    await page.locator('.points-track').click();
    await page.waitForSelector('.points-table');
    expect((await page.locator('.points-table td:last-child').allTextContents()).sort()).toEqual([...finals].sort());
    expect(await violations(page)).toEqual([]);
    expect(wrong).toEqual([]);
    await page.context().close();
  },
);

/** Returns the names on the board that are cut off. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.city-name, .map-city, .agent > span')]
      .filter((node) => node.checkVisibility() && node.scrollWidth > node.clientWidth)
      .map((node) => node.textContent ?? ''),
  );

inBrowser(
  'from 320 to 2560 pixels nothing of its table sticks out, and axe finds nothing',
  { tags: ['emerald-1e', 'slow/widths'] },
  async () => {
    const seats = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
    const table = await tableAt({ game: 'emerald-1e', seats, position: { start: 'deal' } });
    for (const [colorScheme, width, height] of [
      ['light', 390, 844],
      ['dark', 390, 844],
      ['light', 320, 640],
      ['dark', 820, 1180],
      ['light', 1024, 768],
      ['dark', 1440, 900],
      ['light', 2560, 1440],
    ] as const) {
      const page = await table.open({ viewport: { width, height }, colorScheme });
      expect(await sidewaysScroll(page), `${width} by ${height}`).toBe(0);
      expect(await cutOff(page), `${width} by ${height}`).toEqual([]);
      expect(await violations(page), `${width} by ${height}`).toEqual([]);
      await page.context().close();
    }
  },
);

inBrowser(
  'phones of all widths show the whole names of its cities, in every language',
  { tags: ['emerald-1e', 'slow/widths'] },
  async () => {
    const { match, tokens } = await played(120, 'emerald-1e', ['Ann', 'Ben', 'Cat', 'Dan', 'Eve'], scattered());
    const cut: Record<string, string[]> = {};
    for (const locale of ['en', 'de', 'pl']) {
      const page = await open({ locale, viewport: { width: 390, height: 844 } });
      await page.goto(`${site.url}/m/${match}#seat=0.${tokens[0]}`);
      await page.locator('.map-city').first().waitFor();
      for (const width of [320, 360, 375, 390, 412, 430]) {
        await page.setViewportSize({ width, height: 780 });
        await settled(page);
        const found = await cutOff(page);
        if (found.length > 0) cut[`${locale} at ${width} px`] = found;
      }
      await page.context().close();
    }
    expect(cut).toEqual({});
  },
);

inBrowser(
  'a guess is called one: on the start page, on the board, on every card of it',
  { tags: ['emerald-1e'] },
  async () => {
    const page = await open({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(() => localStorage.setItem('gaslamp.pace', 'none'));
    await begin(page, 'One opponent');
    expect(await page.getByText('1st edition, reconstructed data').count()).toBeGreaterThan(0);
    await page.locator('.identity[data-side]').first().waitFor();
    await page.locator('.token-name').first().click();
    await page.getByText('reconstructed (our guess)').first().waitFor();
    await page.goto(`${site.url}/?game=emerald-1e`);
    await page.getByRole('link', { name: 'What “reconstructed data” means' }).click();
    await page.getByRole('heading', { level: 1, name: 'Where the data comes from' }).waitFor();
    expect(Number(await page.locator('.data-counts td').nth(2).textContent())).toBeGreaterThan(100);
    expect(await violations(page)).toEqual([]);
    await page.context().close();
  },
);

/** Returns texts that are smaller than twelve pixels, and figures of a symbol that are smaller than eleven. */
const tiny = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.first-edition *')]
      .filter(
        (node) =>
          node.checkVisibility() &&
          !node.closest('.card, [inert] .mini-back') &&
          [...node.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()) &&
          Number.parseFloat(getComputedStyle(node).fontSize) < (node.closest('.sign, .piece') === null ? 11.9 : 10.9),
      )
      .map((node) => `${node.parentElement?.parentElement?.className}: ${node.textContent}`),
  );

for (const [name, options] of [
  ['light, on a desk', { viewport: { width: 1440, height: 900 }, colorScheme: 'light' }],
  ['dark, on a phone', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' }],
] as const)
  inBrowser(
    `what opens over the table of the 1st edition is fit for everybody: ${name}`,
    { tags: ['emerald-1e', 'slow/accessible'] },
    async () => {
      const seats = ['monday', 'tuesday', 'wednesday'];
      const agents = {
        MONDAY: { player: 'monday', at: 'CAIRO' },
        TUESDAY: { player: 'tuesday', at: 'ZURICH' },
        WEDNESDAY: { player: 'wednesday', at: 'ROME' },
      };
      const table = await tableAt({ game: 'emerald-1e', seats, position: { active: 'monday', agents } });
      const page = await table.open(options, { kept: { 'gaslamp.passing': 'at once' } });
      const wrong = mishaps(page);
      expect(await tiny(page)).toEqual([]);
      const look = async (what: string) => {
        await page.waitForSelector('dialog[open]');
        await settled(page);
        expect(await violations(page), what).toEqual([]);
        expect(await sidewaysScroll(page), what).toBe(0);
        for (let i = 0; i < 3 && (await page.locator('dialog[open]').count()) > 0; i++) {
          await page.keyboard.press('Escape');
          await settled(page);
        }
      };
      await page.locator('.points-track').click();
      await look('points');
      await page
        .locator('.city-button')
        .first()
        .click({ position: { x: 12, y: 8 } });
      await look('the menu of a city');
      await page.locator('.strip-button').first().click();
      await look('the menu of a card on a stack');
      await page.locator('.hand-card').first().click();
      await look('the menu of a card in hand');
      await page.keyboard.press('k');
      await look('known');
      await page.getByRole('button', { name: 'Rules', exact: true }).click();
      await look('rules');
      await page.locator('[data-action=pass]').click();
      // An action singled out while an answer is on its way belongs to the previous question.
      await page.getByRole('button', { name: 'Take back', exact: true }).waitFor();
      await page.locator('[data-action=place][data-lit]').click();
      await page.locator('.strip-button[data-lit=strong]').last().click();
      await page.waitForSelector('.draft-bar .button');
      expect(await violations(page), 'a draft').toEqual([]);
      expect(wrong).toEqual([]);
      await page.context().close();
    },
  );

/** Returns the actions whose words are cut off or lie under what takes back. */
const hiddenActions = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const actions = [...document.querySelectorAll('.action')];
    const back = [...document.querySelectorAll('.draft-bar .button')].map((node) => node.getBoundingClientRect());
    return actions
      .filter((node) => {
        const { left, right, top, bottom } = node.getBoundingClientRect();
        const isUnder = back.some(
          (b) => right > b.left + 1 && left < b.right - 1 && bottom > b.top + 1 && top < b.bottom - 1,
        );
        return isUnder || node.scrollWidth > node.clientWidth + 1;
      })
      .map((node) => node.textContent ?? '');
  });

inBrowser('twelve actions in German are whole beside what takes back', { tags: ['emerald-1e'] }, async () => {
  const page = await open({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() => localStorage.setItem('gaslamp.passing', 'at once'));
  await page.goto(`${site.url}/de/`);
  await page.getByLabel('1. Auflage').check({ force: true });
  await page.getByText('rekonstruierte Daten').first().waitFor();
  await page.getByRole('button', { name: 'Ein Gegner' }).click();
  await page.waitForSelector('.first-edition[data-your-turn]');
  for (let seed = 0; (await page.locator('.actions ~ .draft-bar .button').count()) < 2; seed++) {
    await playThrough(page, { lit: LIT, hurry: PASSING, seed, most: 1 });
    await settled(page);
  }
  for (const width of [1440, 1280, 1024, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await settled(page);
    expect([width, await hiddenActions(page)]).toEqual([width, []]);
  }
  await page.context().close();
});
