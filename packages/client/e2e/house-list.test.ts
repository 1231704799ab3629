// Tests the list of certain identities: shown to players and spectators if the host enables it, otherwise nowhere.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mishaps } from './browser.ts';
import { played } from './played.ts';
import { inBrowser, open, sidewaysScroll, site, violations } from './site.ts';

const DESK = { viewport: { width: 1440, height: 900 } } as const;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' } as const;

async function listOf(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'What you know' }).last().click();
  const list = page.getByRole('region', { name: 'What is certain about each player' });
  await list.waitFor();
  await list.getByRole('listitem').or(list.getByText('Nothing is certain yet.')).first().waitFor();
  return list.getByRole('listitem').allTextContents();
}

inBrowser(
  'whoever sets up a match lets the house list who everybody can be, and everybody reads the same',
  { tags: ['slow/host'] },
  async () => {
    const page = await open(DESK);
    const wrong = mishaps(page);
    await page.goto(`${site.url}/new?game=nanty-narking`);
    await page.getByText('Table options').click();
    await page.getByLabel('What should the table tell everybody about who is who?').selectOption('odds');
    await page.getByRole('button', { name: 'Deal', exact: true }).click();
    await page.locator('.nanty').waitFor();
    // R2.4: before anything has happened, all seven personalities are equally likely.
    const odds = await listOf(page);
    expect(odds.length).toBeGreaterThan(1);
    for (const line of odds) expect(line).toMatch(/Professor Moriarty, .+ and Sherlock Holmes, all equally likely\.$/);
    expect(await violations(page)).toEqual([]);
    expect(wrong).toEqual([]);
    await page.context().close();
  },
);

inBrowser(
  'what is certain is told with its rule, to a player and to whoever watches',
  { tags: ['slow/others-turns'] },
  async () => {
    const { match, tokens, spectator } = await played(120, 'nanty-narking', ['Ann', 'Ben', 'Cat'], undefined, {
      list: 'certain',
    });
    const lists: string[][] = [];
    for (const [as, options] of [
      [`seat=0.${tokens[0]}`, PHONE],
      [`seat=1.${tokens[1]}`, DESK],
      [`watch=${spectator}`, DESK],
    ] as const) {
      const page = await open(options);
      await page.goto(`${site.url}/m/${match}#${as}`);
      lists.push(await listOf(page));
      expect(await page.getByText('How likely the rest is, from the deal alone').count()).toBe(0);
      expect(await violations(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
      await page.context().close();
    }
    expect(lists[1]).toEqual(lists[0]);
    expect(lists[2]).toEqual(lists[0]);
  },
);

inBrowser('where the host has not chosen it the house lists nothing', async () => {
  const { match, tokens } = await played(0);
  const page = await open(DESK);
  await page.goto(`${site.url}/m/${match}#seat=0.${tokens[0]}`);
  await page.getByRole('button', { name: 'What you know' }).last().click();
  await page.getByRole('dialog', { name: 'What you know' }).waitFor();
  expect(await page.getByText('What is certain about each player').count()).toBe(0);
  await page.context().close();
});
