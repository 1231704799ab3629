// Tests that a new match against bots can continue from a moment of a finished match, found in the replay.
import { expect } from 'vitest';
import { mishaps } from './browser.ts';
import { played } from './played.ts';
import { inBrowser, open, sidewaysScroll, site, violations } from './site.ts';

inBrowser('a match goes on from a moment that somebody looked back on, as a match of its own', async () => {
  const { match, tokens, room } = await played(5000);
  expect(room.over).toBe(true);
  const page = await open({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    colorScheme: 'dark',
  });
  const wrong = mishaps(page);
  await page.goto(`${site.url}/m/${match}#seat=1.${tokens[1]}`);
  await page.getByRole('link', { name: 'Look back' }).click();
  const slider = page.getByRole('slider', { name: 'Moment of the match' });
  await slider.fill('30');
  const on = page.getByRole('link', { name: 'Play on from here' });
  // There is nothing to play after the result.
  await slider.press('End');
  await on.waitFor({ state: 'detached' });
  await slider.fill('30');
  await on.click();
  await page.getByRole('heading', { level: 1, name: 'Play on from here' }).waitFor();
  await page.getByText('starts from step 30').waitFor();
  // The player gets the seat from which they looked, and a bot the other.
  const chosen = page.locator('.seat-list option:checked');
  expect(await chosen.allTextContents()).toEqual([expect.stringMatching(/bot/), 'You']);
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  await page.locator('.nanty').waitFor();
  const next = new URL(page.url()).pathname.split('/')[2] ?? '';
  expect(next).not.toBe(match);
  const went = await site.server.lobby.room(next);
  expect(went.record.from?.origin).toEqual({ match, moment: 30 });
  // The bot has answered, or it is the player's turn: the match is under way.
  await expect.poll(() => went.ledger.match?.asked?.player ?? -1, { timeout: 20_000 }).toBe(1);
  // Everybody at that table is informed.
  await page.locator('.tab').filter({ hasText: /^Log$/ }).click();
  await page.locator('#log').getByText('goes on from step 30 of a finished match').waitFor();
  expect(wrong).toEqual([]);
  await page.context().close();
});
