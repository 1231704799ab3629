// Tests the introduction for a first game, shown once: the goal, a turn, and the end.
import { expect } from 'vitest';
import { tableAt } from './positions.ts';
import { inBrowser, openNew, sidewaysScroll, site, violations } from './site.ts';

for (const [game, wants] of [
  ['emerald-2e', /You are secretly a (Loyalist|Restorationist), and nobody else knows\. You score for cards/],
  ['emerald-1e', /You are secretly a (Loyalist|Restorationist), and nobody else knows\. You score for cities/],
  ['nanty-narking', /You are secretly [A-Z].+, and nobody else knows\. (Your goal: |You win if )/],
] as const)
  inBrowser(`${game}: the first match begins with what one wants, and says it once`, { tags: [game] }, async () => {
    const page = await openNew({ viewport: { width: 360, height: 640 } });
    await page.goto(`${site.url}/?game=${game}`);
    await page.getByRole('button', { name: 'One opponent' }).click();
    const dialog = page.getByRole('dialog', { name: 'Before you start' });
    await dialog.waitFor();
    expect(await dialog.locator('section p').first().textContent()).toMatch(wants);
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    // All of it is visible, with the button to continue.
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Start');
    const box = (await dialog.getByRole('button', { name: 'Start' }).boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(640);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.waitForSelector('[data-your-turn]');
    await page.reload();
    await page.waitForSelector('[data-your-turn]');
    expect(await dialog.count()).toBe(0);
    await page.context().close();
  });

inBrowser('whoever has no mouse, or a small window, is told to hold a card, and nobody else is', async () => {
  const table = await tableAt({ game: 'emerald-2e', seats: ['ann', 'ben'], position: { start: 'deal' } });
  for (const [hasTouch, width, says] of [
    [true, 390, /Hold a card to enlarge it\.$/],
    [false, 390, /Hold a card to enlarge it\.$/],
    [false, 1440, /Right-click a card to enlarge it\.$/],
  ] as const) {
    const page = await openNew({ viewport: { width, height: 844 }, hasTouch, isMobile: hasTouch });
    await page.goto(table.link(0));
    const dialog = page.getByRole('dialog', { name: 'Before you start' });
    await dialog.waitFor();
    expect(await dialog.locator('.muted').textContent()).toMatch(says);
    await page.context().close();
  }
});
