// A claim that ends the match is announced, at a table whose mark is so low that the first city reaches it.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtIn } from '@gaslamp/emerald-1e/built-in';
import { buildServer } from '@gaslamp/server/server';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mishaps, PAGE } from './browser.ts';
import { byTest } from './chance.ts';
import { inBrowser, open, violations } from './site.ts';

/** Of what is composed, not of what ends the match. */
const CONFIRM = '[data-composing] .draft-confirm[data-lit]';
const BOX = '.city-box .strip-button[data-lit=strong]';
/** Of the Necronomicon there are points at once. */
const CARD = '.strip:not(.city-box) .strip-button[data-lit=strong]:not([aria-label=Necronomicon])';

/** Presses what may have gone meanwhile: the others play on. */
const press = (page: Page, selector: string): Promise<void> =>
  page
    .locator(selector)
    .first()
    .click({ timeout: 1500 })
    .catch(() => {});

/** One step towards a city that can be claimed; whether a card was claimed by it. A card comes first: it ends nothing. */
async function step(page: Page, cardClaimed: boolean): Promise<boolean> {
  const there = async (selector: string) => (await page.locator(selector).count()) > 0;
  const acts = (name: string) => `#actions [data-action=${name}][data-lit]`;
  if (await there(CONFIRM)) await press(page, CONFIRM);
  else if (await there('[data-composing]')) await press(page, '.hand-card[data-lit]:not([aria-pressed=true])');
  else if (await there(acts('claim'))) {
    await press(page, acts('claim'));
    await page.waitForTimeout(200);
    if (await there(cardClaimed ? BOX : CARD)) {
      await press(page, cardClaimed ? BOX : CARD);
      return true;
    }
    await press(page, acts('pass'));
  } else if (await there(acts('place'))) {
    await press(page, acts('place'));
    await page.waitForTimeout(200);
    await press(page, (await page.locator('#prompt').textContent())?.includes('1 action left') ? BOX : CARD);
  } else if (await there('#actions')) await press(page, acts('pass'));
  else if (await there('.city-button[data-lit=strong]'))
    await page.locator('.city-button[data-lit=strong]').first().press('Enter');
  return cardClaimed;
}

inBrowser('a claim that ends the match is confirmed with what follows, any other is one press', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gaslamp-mark-'));
  writeFileSync(join(folder, 'low.json'), JSON.stringify({ ...builtIn, victoryTarget: { 2: 2, 3: 2, 4: 2, 5: 2 } }));
  const server = await buildServer({
    file: ':memory:',
    page: PAGE,
    packs: folder,
    chance: byTest,
    pace: { bot: 30, window: 60 },
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as { port: number };
  const url = `http://127.0.0.1:${port}`;
  type Offered = { id: string; packs: { hash: string }[] }[];
  const games = (await (await fetch(`${url}/api/games`)).json()) as Offered;
  const pack = games.find(({ id }) => id === 'emerald-1e')?.packs[0]?.hash;
  const page = await open({ viewport: { width: 390, height: 844 } });
  const wrong = mishaps(page);
  await page.addInitScript(() => {
    localStorage.setItem('gaslamp.pace', 'none');
    localStorage.setItem('gaslamp.passing', 'at once');
  });
  await page.route('**/api/matches', (route) => {
    const wanted = JSON.parse(route.request().postData() ?? '{}') as { seats: object[] };
    const seats = wanted.seats.map((seat) => ('bot' in seat ? { ...seat, bot: 'random' } : seat));
    return route.continue({ postData: JSON.stringify({ ...wanted, seats, pack }) });
  });
  const begin = async () => {
    await page.goto(url);
    await page.getByLabel('1st edition').check({ force: true });
    await page.getByRole('button', { name: 'One opponent' }).click();
    await page.waitForSelector('.first-edition');
  };
  await begin();
  const prompt = page.locator('#prompt');
  const ends = page.locator('#prompt', { hasText: /^This takes you to \d+ points and ends the match\. Confirm\?/ });
  let claimed = false;
  for (let i = 0; i < 400 && (await ends.count()) === 0; i++) {
    // The opponent may be first all the same.
    if ((await page.locator('.finale').count()) > 0) {
      claimed = false;
      await begin();
    }
    claimed = await step(page, claimed);
    await page.waitForTimeout(150);
  }
  await ends.waitFor();
  expect(claimed).toBe(true);
  await page
    .locator('.forecast', { hasText: /^For certain: The match ends\..*and puts its card on the discard pile/ })
    .waitFor();
  expect(await violations(page)).toEqual([]);
  // Whoever thinks better of it is asked as before.
  await page.getByRole('button', { name: 'Take back', exact: true }).click();
  await page.locator('#actions [data-action=pass][data-lit]').waitFor();
  expect(await prompt.textContent()).not.toContain('ends the match');
  await page.locator(BOX).first().click();
  await ends.waitFor();
  await page.waitForTimeout(400);
  await page.locator('.draft-confirm[data-lit]').click();
  await page.waitForSelector('.finale');
  expect(await page.locator('.standings li b').allTextContents()).not.toContain('?');
  expect(wrong).toEqual([]);
  await page.context().close();
  await server.close();
});
