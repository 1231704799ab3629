// Tests a first match: the start page, one click, a whole match against a bot by clicking highlighted things, the reveal.
import { expect } from 'vitest';
import { mishaps } from './browser.ts';
import { PASSING, playThrough } from './mouse-match.ts';
import { tableAt } from './positions.ts';
import { inBrowser, open, sidewaysScroll, site, violations } from './site.ts';
import { settled } from './time.ts';

const LIT = [
  '.action[data-lit]:not(:disabled)',
  '[data-thing][data-lit="strong"]',
  '.draft-confirm[data-lit]',
  '[data-thing^="bar."]:not(:disabled)',
  '.window-answers button',
  '.hand-card',
].join(', ');

inBrowser(
  'a whole match against a bot through the page, to the reveal',
  { tags: ['emerald-2e', 'slow/whole-matches'] },
  async () => {
    const page = await open({ viewport: { width: 1440, height: 900 } });
    const wrong = mishaps(page);
    await page.goto(site.url);
    await page.getByRole('heading', { level: 1, name: /Emerald/ }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'One opponent' }).click();
    await page.waitForSelector('[data-your-turn]');
    expect(await page.title()).toContain('Your turn');
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    const clicks = await playThrough(page, { lit: LIT, hurry: PASSING, seed: 5 });
    expect(clicks).toBeGreaterThan(50);
    expect(await violations(page)).toEqual([]);

    // Back at the board: the winner, the possible actions, and the final points.
    await page.getByRole('button', { name: 'Skip' }).click();
    const finals = await page.locator('.final-table td[data-column=final]').allTextContents();
    await page.getByRole('button', { name: 'Look at the board' }).click();
    expect(await page.locator('#prompt').textContent()).toMatch(
      /^The match is over: (you (win|share the win with .+)|.+ (wins|share the win))\.$/,
    );
    await page.locator('.dock').getByRole('button', { name: 'Rematch with the same seats' }).waitFor();
    await page.locator('.dock').getByRole('button', { name: 'Show the scoring again' }).waitFor();
    expect(await page.getByText('taking a turn').count()).toBe(0);
    await page.locator('.points-track').click();
    await page.waitForSelector('.points-table');
    expect((await page.locator('.points-table td:last-child').allTextContents()).sort()).toEqual([...finals].sort());
    expect(await violations(page)).toEqual([]);
    expect(wrong).toEqual([]);
    await page.context().close();
  },
);

inBrowser(
  'a phone shows the table without sideways scrolling, in both themes, and axe finds nothing',
  { tags: ['slow/phone'] },
  async () => {
    const table = await tableAt({ game: 'emerald-2e', seats: ['ann', 'ben', 'cat'], position: { start: 'deal' } });
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await open({ viewport: { width: 390, height: 844 }, colorScheme });
      await page.goto(site.url);
      await settled(page);
      expect(await sidewaysScroll(page)).toBe(0);
      await page.goto(table.link((await table.asked())!));
      await settled(page);
      expect(await page.locator('[data-your-turn]').count()).toBe(1);
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await violations(page)).toEqual([]);
      await page.context().close();
    }
  },
);

inBrowser('an invited friend sits down by link, and both see the same table', async () => {
  const page = await open({});
  await page.goto(`${site.url}/new`);
  await page.getByLabel('Your name').fill('Ann');
  await page.getByLabel('2', { exact: true }).check({ force: true });
  await page.getByLabel('Seat of Tuesday').selectOption('friend');
  await page.getByRole('button', { name: 'Create the table' }).click();
  const link = await page.getByLabel('Link for Tuesday').inputValue();
  expect(link).toMatch(/\/m\/\w+#invite=/);
  const friend = await open({});
  await friend.goto(link);
  await friend.getByLabel('Your name').fill('Ben');
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await friend.waitForSelector('.emerald');
  expect(new URL(friend.url()).hash).toBe('');
  await page.locator('.emerald').getByText('Ben').first().waitFor({ state: 'attached' });
  await friend.context().close();
  await page.context().close();
});
