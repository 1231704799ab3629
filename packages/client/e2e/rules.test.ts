// Tests the rulebook: what a newcomer finds first, and the ways to a rule.
// @module-tag slow/reading
import { expect } from 'vitest';
import { mishaps } from './browser.ts';
import { inBrowser, open, sidewaysScroll, site, violations } from './site.ts';

for (const [game, words] of [
  ['emerald-2e', 'You are secretly a Loyalist'],
  ['nanty-narking', 'You secretly have a personality'],
  ['emerald-1e', 'You are secretly a Loyalist'],
] as const)
  inBrowser(
    `the rules of ${game} open at their contents, and every chapter fits on a phone`,
    { tags: [game] },
    async () => {
      const page = await open({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
      const wrong = mishaps(page);
      await page.goto(`${site.url}/new?game=${game}`);
      await page.getByText('Table options').click();
      await page.locator('.table-options .rule-link').first().click();
      await page.locator('.rule-page [data-here]').waitFor();
      // The rule is visible, and so is its heading.
      const [heading, dialog] = await Promise.all(
        ['.rule-reader h2', '.rule-reader'].map((one) => page.locator(one).boundingBox()),
      );
      expect(heading!.y).toBeGreaterThan(dialog!.y);
      await page.getByRole('button', { name: 'Contents' }).click();
      await page.locator('.rule-short').getByText(words).waitFor();
      expect(await violations(page)).toEqual([]);
      const chapters = await page.locator('.rule-chapters button').allTextContents();
      expect(chapters.length).toBeGreaterThan(15);
      for (let i = 0; i < chapters.length; i++) {
        await page.locator('.rule-chapters button').nth(i).click();
        expect(await page.locator('.rule-reader h2').textContent()).toBe(chapters[i]);
        expect(await page.locator('.rule-page').evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
        expect(await page.evaluate(() => document.activeElement?.className)).toBe('rule-page');
        await page.getByRole('button', { name: 'Contents' }).click();
      }
      expect(await sidewaysScroll(page)).toBe(0);
      expect(wrong).toEqual([]);
      await page.context().close();
    },
  );

inBrowser('a rule is found by its number, and what is no rule is answered with what there is', async () => {
  const page = await open({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${site.url}/?game=nanty-narking`);
  await page.getByRole('button', { name: 'Rules' }).first().click();
  await page.locator('.rule-chapters').waitFor();
  const field = page.getByLabel('Go to rule');
  const here = page.locator('.rule-page [data-here]');
  for (const [input, words] of [
    ['10.13', 'R10.13 Ruling: one attempt is stopped'],
    ['r5.9f', 'R5.9f East End'],
    ['R1.3', 'R1.3 Neutral pawns'],
  ] as const) {
    await field.fill(input);
    await field.press('Enter');
    await page.waitForFunction((start) => {
      const node = [...document.querySelectorAll('.rule-page [data-here]')].at(-1);
      return node?.textContent?.startsWith(start);
    }, words);
    expect(await here.last().isVisible()).toBe(true);
  }
  const status = page.locator('.rule-go [role=status]');
  for (const [input, words] of [
    ['10.99', 'There is no rule R10.99. Chapter R10 goes from R10.1 to R10.14.'],
    ['99', 'There is no rule R99. Chapters go from R1 to R18.'],
    ['claim', '“claim” is not a rule number.'],
  ] as const) {
    await field.fill(input);
    await field.press('Enter');
    expect(await status.textContent()).toContain(words);
  }
  expect(await page.locator('.rule-reader h2').textContent()).toBe('R1 Components');

  // By a word, and the meaning of the symbols.
  await page.getByLabel('Find a word').fill('grenadiers');
  await page.keyboard.press('Enter');
  const found = page.locator('.rule-found button');
  await found.first().waitFor();
  expect(await violations(page)).toEqual([]);
  await found.filter({ hasText: 'R7.2' }).click();
  await page.locator('.rule-page [data-here]', { hasText: 'R7.2' }).waitFor();
  await page.getByRole('button', { name: 'Contents' }).click();
  await page.getByText('What the symbols mean').click();
  await page.locator('.legend').getByText('Trouble: pawns here can be assassinated').waitFor();
  await page.getByRole('button', { name: /^R1 / }).click();
  expect(await page.locator('.rule-page th', { hasText: /^id$/ }).count()).toBe(0);
  await page.getByRole('button', { name: /^R2 / }).click();
  expect(await violations(page)).toEqual([]);
  await page.context().close();
});
