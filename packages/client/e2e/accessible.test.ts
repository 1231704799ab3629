// Checks every page and everything that opens over the table with axe: light on a desktop, dark on a phone.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { mishaps } from './browser.ts';
import { firstTurn } from './first-turn.ts';
import { tableAt } from './positions.ts';
import { inBrowser, open, sidewaysScroll, site, violations } from './site.ts';
import { settled } from './time.ts';

/** Expects no violations and no horizontal overflow. */
async function look(page: Page, what: string): Promise<void> {
  // Elements that fade have no final colours.
  await settled(page);
  expect(await page.locator('.travel').count()).toBe(0);
  expect(await violations(page), what).toEqual([]);
  expect(await sidewaysScroll(page), what).toBe(0);
}

async function close(page: Page): Promise<void> {
  // The first Escape may only close an enlarged card.
  for (let i = 0; i < 3 && (await page.locator('dialog[open]').count()) > 0; i++) {
    await page.keyboard.press('Escape');
    await settled(page);
  }
  expect(await page.locator('dialog[open]').count()).toBe(0);
}

const SHAPES: Readonly<Record<string, BrowserContextOptions>> = {
  'light, on a desk': { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  'dark, on a phone': { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  'dark, on a tablet': { viewport: { width: 820, height: 1180 }, colorScheme: 'dark' },
};

for (const [name, options] of Object.entries(SHAPES))
  inBrowser(`Emerald, and the pages around it: axe finds nothing: ${name}`, { tags: ['slow/accessible'] }, async () => {
    const page = await open(options);
    const wrong = mishaps(page);
    await page.goto(`${site.url}/no/such/page`);
    await page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
    await look(page, 'nothing');
    await page.goto(`${site.url}/new`);
    await page.waitForSelector('.seat-list');
    await page.getByLabel('Your name').fill('Bartholomew the Magnific');
    await page.getByText('Table options').click();
    await look(page, 'create');
    await page.getByLabel('Seat of Tuesday').selectOption('friend');
    await look(page, 'create with a friend');
    await page.getByRole('button', { name: 'Create the table' }).click();
    const invitation = await page.getByLabel('Link for Tuesday').inputValue();
    await page.getByText('Everything standard').waitFor();
    await page.getByRole('button', { name: 'Delete this match' }).click();
    await look(page, 'waiting');

    const friend = await page.context().newPage();
    await friend.goto(invitation);
    await friend.getByText('your seat', { exact: true }).waitFor();
    await friend.getByText('Everything standard').waitFor();
    await look(friend, 'join');
    await friend.close();
    await page.getByRole('button', { name: 'No', exact: true }).click();
    await page.getByRole('button', { name: 'Start now' }).click();
    await page.waitForSelector('.emerald');
    await page.getByRole('button', { name: 'Seats' }).click();
    await page.getByText('About this match').click();
    await page.getByText('Everything standard').waitFor();
    await page.getByText('Verify the dice').click();
    await page.getByRole('button', { name: 'Hand my seat to a new player' }).click();
    await page.getByLabel('Link for Monday').waitFor();
    await page.getByRole('button', { name: 'End the match without a result' }).click();
    await look(page, 'seats');
    await page.getByRole('button', { name: 'Yes' }).click();
    await page.getByRole('button', { name: 'Check the whole match' }).click();
    await page.getByText('Verified: everything checks out.').waitFor();
    await look(page, 'every draw and roll');
    await close(page);
    await look(page, 'ended');

    // Two players on one device: after the first one's agents the device is passed on.
    await page.goto(`${site.url}/new`);
    await page.getByLabel('2', { exact: true }).check({ force: true });
    await page.getByLabel('Seat of Tuesday').selectOption('here');
    await page.getByRole('button', { name: 'Deal' }).click();
    for (;;) {
      await page.waitForSelector('.handover, .city-button[data-lit=strong]');
      if (await page.locator('.handover').isVisible()) break;
      await page.locator('.city-button').first().press('Enter');
      await settled(page);
    }
    await look(page, 'hand-over');

    await firstTurn(page);
    await look(page, 'turn');
    await page.locator('.city-button').first().press('Enter');
    await page.waitForSelector('.thing-menu .rule-link');
    await look(page, 'menu');
    await page.locator('.thing-menu .rule-link').first().click();
    await page.waitForSelector('.rule-page');
    await look(page, 'rule');
    // After closing, the page still works.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    // A click would hit what covers the board of a phone.
    await page.locator('.stack').first().press('Enter');
    await page.waitForSelector('.card-detail');
    await page.getByText('Where each value comes from').click();
    await page.waitForSelector('.provenance table');
    await look(page, 'card');
    await close(page);
    await page.locator('.points-track').click();
    await page.waitForSelector('dialog[open]');
    await look(page, 'points');
    await close(page);
    await page.locator('.own-things .count-button').first().click();
    await page.waitForSelector('dialog[open]');
    await look(page, 'pile');
    await close(page);
    await page.keyboard.press('?');
    await page.waitForSelector('.shortcut-list');
    await look(page, 'keys');
    await close(page);
    await page.locator('[data-action=discard]').click();
    // The server is asked which cards fit; until then a click on one has no effect.
    await page.waitForSelector('.sum');
    await page.locator('.hand-card[data-lit]').first().click();
    await page.waitForSelector('.draft-confirm[data-lit]');
    await look(page, 'draft');
    expect(wrong).toEqual([]);
    await page.context().close();
  });

// The tablet layout of this game is checked in nanty.test.ts.
for (const name of ['light, on a desk', 'dark, on a phone'])
  inBrowser(`Nanty Narking: axe finds nothing: ${name}`, { tags: ['nanty-narking'] }, async () => {
    const page = await open(SHAPES[name]!);
    const wrong = mishaps(page);
    await page.goto(`${site.url}/new?game=nanty-narking`);
    await page.getByText('Table options').click();
    await look(page, 'create');
    const table = await tableAt({ game: 'nanty-narking', seats: ['ann', 'ben', 'cat'], position: { active: 'ann' } });
    await page.goto(table.link(0));
    await page.waitForSelector('.nanty[data-your-turn]');
    await settled(page);
    await page.locator('.hand-card').first().press('Enter');
    await page.waitForSelector('.thing-menu');
    await look(page, 'menu');
    await page.locator('[data-do=look]').press('Enter');
    await page.getByText('Where each value comes from').click();
    await page.waitForSelector('.nn-provenance tbody tr');
    await look(page, 'card');
    await close(page);
    await page.locator('.nn-area-button').first().press('Enter');
    await page.waitForSelector('.nn-area-dialog');
    await look(page, 'area');
    await close(page);
    await page.getByRole('button', { name: /Discard pile/ }).click();
    await page.waitForSelector('dialog[open]');
    await look(page, 'pile');
    await close(page);
    await page.getByLabel('When others attack').first().selectOption('turn');
    await page.getByRole('checkbox', { name: 'buildings' }).first().click();
    await page.locator('.hand-card[data-lit=strong]').first().press('Enter');
    await page.locator('.thing-menu [data-first]').press('Enter');
    await page.waitForSelector('.nn-symbols [data-state=now]');
    await look(page, 'the card in play');
    expect(wrong).toEqual([]);
    await page.context().close();
  });
