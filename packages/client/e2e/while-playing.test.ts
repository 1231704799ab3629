// Help at the table: what may be done here, terms that open their rules, what is told once; and a game on one page.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { GAME_IDS } from '../src/games/games.ts';
import { mishaps } from './browser.ts';
import { inBrowser, open, openNew, sidewaysScroll, site, violations } from './site.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' } as const;
const DESK = { viewport: { width: 1440, height: 900 }, colorScheme: 'light' } as const;
const SCREENS = [
  ['a phone', PHONE],
  ['a desk', DESK],
] as const;

async function begin(page: Page, game: string): Promise<void> {
  await page.goto(`${site.url}/?game=${game}`);
  await page.getByRole('button', { name: 'One opponent' }).click();
}
async function asked(options: BrowserContextOptions, game: string): Promise<Page> {
  const page = await open(options);
  await begin(page, game);
  await page.waitForSelector('[data-your-turn] .prompt-here');
  return page;
}

for (const [screen, options] of SCREENS)
  inBrowser.each(GAME_IDS)(`whoever asks on ${screen} is told what may be done in %s, and its rule`, async (game) => {
    const page = await asked(options, game);
    const wrong = mishaps(page);
    const button = page.getByRole('button', { name: 'What may I do here?' });
    if ('hasTouch' in options) await button.tap();
    else await page.keyboard.press('w');
    const panel = page.getByRole('dialog', { name: 'What may I do here?' });
    await panel.getByRole('listitem').first().waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await panel.locator('.rule-link').last().click();
    await page.locator('.rule-page').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    // Nothing was answered by that.
    expect(await button.isVisible()).toBe(true);
    expect(wrong).toEqual([]);
    await page.context().close();
  });

inBrowser('of what a turn does not bring now it is said why, with the rule', async () => {
  const page = await asked(DESK, 'emerald-2e');
  // Two agents each, then somebody's turn.
  for (;;) {
    await page.waitForSelector('[data-your-turn]');
    if ((await page.locator('#actions .action').count()) > 0) break;
    await page.locator('#board [data-lit]').first().click();
    await page.waitForTimeout(1200);
  }
  await page.keyboard.press('w');
  const panel = page.getByRole('dialog', { name: 'What may I do here?' });
  const reasons = panel
    .locator('h3', { hasText: 'Not possible now, and why' })
    .locator('~ ul')
    .last()
    .getByRole('listitem');
  await reasons.first().waitFor();
  for (const reason of await reasons.all()) expect(await reason.textContent()).toMatch(/\. R\d+(\.\d+)?$/);
  await page.context().close();
});

/** A puzzle, a card of its hand, what can be done with it now, and what cannot. */
const DETAILS = [
  [
    'emerald-2e/one-more-hand',
    /^Monday\b.*claim/,
    'Move agents: 1',
    /^Claim with it\s*You cannot claim in any city now.*R6\.3$/s,
  ],
  [
    'emerald-1e/two-claims',
    /^Duchess/,
    'Move agents: 3 gold',
    /^Buy cubes: 3 gold\s*The gold must come to an even sum.*R4\.6$/s,
  ],
  ['nanty-narking/half-price', /^The Canterbury Music Hall/, 'Play The Canterbury Music Hall', null],
  [
    'nanty-narking/two-shots',
    /^Col\. Sebastian Moran/,
    '“assassinate” can be used.',
    /^“place a building” could not be used as things are; .* may change that\.\s*There is no area without trouble/,
  ],
] as const;
for (const [where, name, can, cannot] of DETAILS)
  inBrowser(`${where}: the detail of a card says what it would do now, and of the rest why not`, async () => {
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
  });

inBrowser('a term in the question opens its rule by keyboard; those of the log are one stop', async () => {
  const page = await asked(DESK, 'emerald-2e');
  // The first question of all, for later ones are whatever the cards brought.
  await page.keyboard.press('p');
  const term = page.locator('.prompt .said-term', { hasText: 'agents' });
  await term.waitFor();
  await page.keyboard.press('Tab');
  expect(await term.evaluate((node) => node === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  const rule = page.locator('.rule-page [data-here]').last();
  await rule.waitFor();
  expect(await rule.textContent()).toMatch(/^R0\.6 /);
  await page.keyboard.press('Escape');
  expect(await term.evaluate((node) => node === document.activeElement)).toBe(true);
  const stops = page.locator('#log [data-rove]');
  // Whoever begins has no log yet.
  while ((await stops.count()) < 2) {
    await page.waitForSelector('[data-your-turn]');
    await page.locator('#board [data-lit], #actions .action').first().click();
    await page.waitForTimeout(1200);
  }
  expect(await page.locator('#log [data-rove][tabindex="0"]').count()).toBe(1);
  expect(await violations(page)).toEqual([]);
  await page.context().close();
});

inBrowser('what is new is told once, and not at all to whoever has that off', async () => {
  const page = await openNew(DESK);
  await begin(page, 'emerald-2e');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForSelector('[data-your-turn]');
  const hint = page.locator('.note', { hasText: 'An agent counts for the majority' });
  await hint.waitFor();
  expect(await hint.getByRole('button', { name: 'Rule R0.3' }).isVisible()).toBe(true);
  expect(await violations(page)).toEqual([]);
  await hint.getByRole('button', { name: 'Close' }).click();
  await hint.waitFor({ state: 'detached' });
  /** Whether anything is told at a table that was just touched. */
  const told = async (): Promise<string[]> => {
    await page.reload();
    await page.waitForSelector('[data-your-turn]');
    await page.keyboard.press('p');
    await page.locator('.prompt .said-term').first().waitFor();
    await page.waitForTimeout(500);
    return page.locator('.note').allTextContents();
  };
  expect(await told()).toEqual([]);
  const forget = () =>
    page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('gaslamp.told.')) localStorage.removeItem(key);
    });
  await forget();
  expect((await told()).length).toBe(1);
  await page.keyboard.press('?');
  await page.getByLabel('Explain what is new to me').uncheck();
  await page.keyboard.press('Escape');
  await forget();
  expect(await told()).toEqual([]);
  await page.context().close();
});

for (const [screen, options] of SCREENS)
  inBrowser.each(GAME_IDS)(`%s on one page is whole on ${screen}, and one sheet of paper`, async (game) => {
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
