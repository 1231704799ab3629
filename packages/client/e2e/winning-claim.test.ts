// Tests that a claim that ends the match is announced and confirmed, and that any other claim takes one press.
import { expect } from 'vitest';
import { mishaps } from './browser.ts';
import { tableAt } from './positions.ts';
import { inBrowser, violations } from './site.ts';
import { settled } from './time.ts';

const BOX = '.city-box .strip-button[data-lit=strong]';
const CARD = '.strip:not(.city-box) .strip-button[data-lit=strong]';
const CLAIM = '#actions [data-action=claim][data-lit]';

/** Ann can claim a card, which gives no points; with Vienna she reaches the goal for two players. */
const NEAR = {
  active: 'ann',
  agents: { MONDAY: { player: 'ann', at: 'CAIRO' }, TUESDAY: { player: 'ben', at: 'ZURICH' } },
  cities: {
    LONDON: { controller: 'ann' },
    ST_PETERSBURG: { controller: 'ann' },
    PARIS: { controller: 'ann' },
    BERLIN: { controller: 'ann' },
    ROME: { controller: 'ann', faceUp: 'STIEBER' },
    ZURICH: { controller: 'ann' },
    CAIRO: { controller: 'ann' },
  },
  players: { ann: { cubes: { ROME: 2, VIENNA_BOX: 2 } }, ben: { cubes: [] } },
} as const;

inBrowser(
  'a claim that ends the match is confirmed with what follows, any other is one press',
  { tags: ['slow/winning-claim'] },
  async () => {
    const table = await tableAt({ game: 'emerald-1e', seats: ['ann', 'ben'], position: NEAR });
    const kept = { 'gaslamp.pace': 'none', 'gaslamp.passing': 'at once' };
    const page = await table.open({ viewport: { width: 390, height: 844 } }, { kept });
    const wrong = mishaps(page);
    const prompt = page.locator('#prompt');
    const ends = page.locator('#prompt', { hasText: /^This takes you to \d+ points and ends the match\. Confirm\?/ });
    await page.locator(CLAIM).click();
    await page.locator(CARD).first().click();
    await page.locator('#log').getByText('claims').first().waitFor({ state: 'attached' });
    expect(await ends.count()).toBe(0);
    await table.answer('pass', 'pass', 'pass');
    await settled(page);

    await page.locator(CLAIM).click();
    await page.locator(BOX).first().click();
    await ends.waitFor();
    await page
      .locator('.forecast', {
        hasText:
          /^What is certain: (?:The match ends|You (?:win|lose) the match)\..*and puts its card on the discard pile/,
      })
      .waitFor();
    expect(await violations(page)).toEqual([]);
    // After taking back, the question is asked as before.
    await page.getByRole('button', { name: 'Take back', exact: true }).click();
    await page.locator('#actions [data-action=pass][data-lit]').waitFor();
    expect(await prompt.textContent()).not.toContain('ends the match');
    await page.locator(BOX).first().click();
    await ends.waitFor();
    await settled(page);
    await page.locator('.draft-confirm[data-lit]').click();
    await page.waitForSelector('.finale');
    expect(await page.locator('.standings li b').allTextContents()).not.toContain('?');
    expect(wrong).toEqual([]);
    await page.context().close();
  },
);
