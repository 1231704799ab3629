// Tests help at the table: the explanation of a question, terms that open their rules, one-time hints; and the one-page
// summary.
// @module-tag slow/reading
import { expect } from 'vitest';
import { GAME_IDS } from '../src/games/games.ts';
import { mishaps } from './browser.ts';
import { tableAt } from './positions.ts';
import { inBrowser, open, openNew, sidewaysScroll, site, violations } from './site.ts';
import { settled } from './time.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' } as const;
const DESK = { viewport: { width: 1440, height: 900 }, colorScheme: 'light' } as const;
const SCREENS = [
  ['a phone', PHONE],
  ['a desk', DESK],
] as const;

/** A table of two; without a position it is at its state after the deal. */
const tableOf = (game: string, position: object = { start: 'deal' }) =>
  tableAt({ game, seats: ['ann', 'ben'], position });

for (const [screen, options] of SCREENS)
  for (const game of GAME_IDS)
    inBrowser(
      `whoever asks on ${screen} is told what may be done in ${game}, and its rule`,
      { tags: [game] },
      async () => {
        const table = await tableOf(game);
        const page = await table.open({ ...options, clock: 'stopped' });
        const wrong = mishaps(page);
        const button = page.getByRole('button', { name: 'What can I do here?' });
        if ('hasTouch' in options) await button.tap();
        else await page.keyboard.press('w');
        await settled(page);
        const panel = page.getByRole('dialog', { name: 'What can I do here?' });
        expect(await panel.getByRole('listitem').count()).toBeGreaterThan(0);
        expect(await violations(page)).toEqual([]);
        expect(await sidewaysScroll(page)).toBe(0);
        await panel.locator('.rule-link').last().click();
        await settled(page);
        expect(await page.locator('.rule-page').isVisible()).toBe(true);
        for (let dialogs = 2; dialogs > 0; dialogs--) {
          await page.keyboard.press('Escape');
          await settled(page);
        }
        expect(await panel.count()).toBe(0);
        // This answered nothing.
        expect(await button.isVisible()).toBe(true);
        expect(wrong).toEqual([]);
        await page.context().close();
      },
    );

inBrowser('of what a turn does not bring now it is said why, with the rule', async () => {
  const table = await tableOf('emerald-2e', { active: 'ann' });
  const page = await table.open({ ...DESK, clock: 'stopped' });
  await page.keyboard.press('w');
  await settled(page);
  const panel = page.getByRole('dialog', { name: 'What can I do here?' });
  const reasons = panel
    .locator('h3', { hasText: 'Not possible now, and why' })
    .locator('~ ul')
    .last()
    .getByRole('listitem');
  expect(await reasons.count()).toBeGreaterThan(0);
  for (const reason of await reasons.all()) expect(await reason.textContent()).toMatch(/\. R\d+(\.\d+)?$/);
  await page.context().close();
});

/** A puzzle, a card of its hand, its current uses, and its impossible ones. */
const DETAILS = [
  [
    'emerald-2e/one-more-hand',
    /^Night Train\b.*claim/,
    'Move agents: 1',
    /^Claim with this card\s*You cannot claim in any city now.*R6\.3$/s,
  ],
  [
    'emerald-1e/two-claims',
    /^Duchess/,
    'Move agents: 3 gold',
    /^Buy cubes: 3 gold\s*The gold must be an even number.*R4\.6$/s,
  ],
  ['nanty-narking/half-price', /^The Canterbury Music Hall/, 'Play The Canterbury Music Hall', null],
  [
    'nanty-narking/two-shots',
    /^Col\. Sebastian Moran/,
    '“assassinate” can be used.',
    /^“place a building” could not be used now, .* may change that\.\s*There is no area without trouble/,
  ],
] as const;
for (const [where, name, can, cannot] of DETAILS)
  inBrowser(
    `${where}: the detail of a card says what it would do now, and of the rest why not`,
    { tags: [where.split('/')[0]!] },
    async () => {
      const page = await openNew(DESK);
      const wrong = mishaps(page);
      await page.goto(`${site.url}/puzzles/${where}`);
      await page.waitForSelector('[data-your-turn]');
      await page.getByRole('button', { name }).first().focus();
      await page.keyboard.press('Enter');
      await page.locator('dialog[open] button[data-do^=look]').press('Enter');
      const now = page.locator('.card-now');
      await now.getByText(can).first().waitFor();
      if (cannot !== null) await expect.poll(() => now.getByRole('listitem').last().innerText()).toMatch(cannot);
      expect(await violations(page)).toEqual([]);
      expect(wrong).toEqual([]);
      await page.context().close();
    },
  );

inBrowser('a term in the question opens its rule by keyboard; those of the log are one stop', async () => {
  const table = await tableOf('emerald-2e');
  const page = await table.open({ ...DESK, clock: 'stopped' });
  await page.keyboard.press('p');
  await settled(page);
  const term = page.locator('.prompt .said-term', { hasText: 'agent' });
  await page.keyboard.press('Tab');
  expect(await term.evaluate((node) => node === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await settled(page);
  const rule = page.locator('.rule-page [data-here]').last();
  expect(await rule.textContent()).toMatch(/^R0\.6 /);
  await page.keyboard.press('Escape');
  await settled(page);
  expect(await term.evaluate((node) => node === document.activeElement)).toBe(true);
  // An empty log has no Tab stop.
  for (const city of ['PARIS', 'ROME', 'CAIRO', 'VIENNA']) await table.answer(`to ${city}`);
  await settled(page);
  expect(await page.locator('#log [data-rove]').count()).toBeGreaterThan(1);
  expect(await page.locator('#log [data-rove][tabindex="0"]').count()).toBe(1);
  expect(await violations(page)).toEqual([]);
  await page.context().close();
});

inBrowser('what is new is told once, and not at all to whoever has that off', { tags: ['slow/reading'] }, async () => {
  const table = await tableOf('emerald-2e');
  const page = await openNew({ ...DESK, clock: 'stopped' });
  await page.goto(table.link(0));
  await settled(page);
  await page.getByRole('button', { name: 'Start' }).click();
  await settled(page);
  const hint = page.locator('.note', { hasText: 'An agent counts for the majority' });
  expect(await hint.getByRole('button', { name: 'Rule R0.3' }).isVisible()).toBe(true);
  expect(await violations(page)).toEqual([]);
  await hint.getByRole('button', { name: 'Close' }).click();
  await settled(page);
  expect(await hint.count()).toBe(0);
  /** Returns the hints at a table that was just touched. */
  const hintsShown = async (): Promise<string[]> => {
    await page.reload();
    await settled(page);
    await page.keyboard.press('p');
    await settled(page);
    expect(await page.locator('.prompt .said-term').count()).toBeGreaterThan(0);
    return page.locator('.note').allTextContents();
  };
  expect(await hintsShown()).toEqual([]);
  const forget = () =>
    page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('gaslamp.told.')) localStorage.removeItem(key);
    });
  await forget();
  expect((await hintsShown()).length).toBe(1);
  await page.getByRole('button', { name: 'Settings' }).click();
  await settled(page);
  await page.getByLabel('Explain new things to me').uncheck();
  await page.keyboard.press('Escape');
  await settled(page);
  await forget();
  expect(await hintsShown()).toEqual([]);
  await page.context().close();
});

for (const [screen, options] of SCREENS)
  for (const game of GAME_IDS)
    inBrowser(`${game} on one page is whole on ${screen}, and one sheet of paper`, { tags: [game] }, async () => {
      const page = await open(options);
      const wrong = mishaps(page);
      await page.goto(`${site.url}/learn/${game}`);
      await page.getByRole('link', { name: 'The game on one page' }).first().click();
      await page.locator('.one-page .legend').last().waitFor();
      await page.waitForLoadState('networkidle');
      expect(await violations(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
      if (screen === 'a desk') {
        const sheet = (await page.locator('.one-page .sheet').boundingBox())!;
        expect(sheet.y + sheet.height).toBeLessThanOrEqual(900);
      }
      const paper = await page.pdf({ preferCSSPageSize: true });
      expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBe(1);
      await page.locator('.one-page .rule-link').first().click();
      await page.locator('.rule-page').waitFor();
      expect(wrong).toEqual([]);
      await page.context().close();
    });
