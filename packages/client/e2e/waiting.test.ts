// Tests the time before the deal: who is present, who comes and goes, and how the match begins.
// @module-tag slow/seats
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mishaps } from './browser.ts';
import { inBrowser, open, site } from './site.ts';

/** Creates Ann's table for three, with two places for friends. */
async function table(page: Page): Promise<void> {
  await page.goto(`${site.url}/new`);
  await page.getByLabel('Your name').fill('Ann');
  for (const day of ['Tuesday', 'Wednesday']) await page.getByLabel(`Seat of ${day}`).selectOption('friend');
  await page.getByLabel('How do you play?').selectOption({ label: 'A move a day: a bot may stand in after two days' });
  await page.getByLabel('Bot that stands in').selectOption({ label: 'Beginner bot (plays at random)' });
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.getByRole('heading', { name: 'Before the deal' }).waitFor();
}
async function sit(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
}
const place = (page: Page, seat: number) => page.locator('.waiting-seats li').nth(seat);
const isFocused = (node: Element): boolean => node === document.activeElement;
const linkFor = (page: Page, day: string): Promise<string> => page.getByLabel(`Link for ${day}`).inputValue();

inBrowser(
  'friends sit down one after the other; with the last one the table appears by itself',
  { tags: ['slow/seats'] },
  async () => {
    const page = await open({});
    const wrong = mishaps(page);
    await table(page);
    const hash = await page.locator('.dice-promise code').textContent();
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    await page.getByText('After 2 days a beginner bot may stand in').waitFor();
    // To invite is what there is to do: one link for both seats, then the link of the last one.
    const main = page.locator('.waiting .button-strong');
    expect(await main.evaluateAll((all) => all.map((one) => one.closest('.copy-field')?.textContent))).toEqual([
      expect.stringContaining('One link for all free seats'),
    ]);

    const ben = await open({});
    await ben.goto(await linkFor(page, 'Tuesday'));
    // The invitation shows the agreed options, and the same promise.
    await ben.getByText('After 2 days a beginner bot may stand in').waitFor();
    expect(await ben.locator('.dice-promise code').textContent()).toBe(hash);
    await sit(ben, await linkFor(page, 'Tuesday'), 'Ben');
    await ben.getByRole('heading', { name: 'Before the deal' }).waitFor();
    expect(new URL(ben.url()).hash).toBe('');
    await place(page, 1).getByText('Ben').waitFor();
    await page.getByText('One seat is still free.').waitFor();
    expect(await main.evaluateAll((all) => all.map((one) => one.closest('.copy-field')?.textContent))).toEqual([
      expect.stringContaining('Link for Wednesday'),
    ]);
    // A guest can neither start nor delete the match.
    expect(await ben.getByRole('button', { name: /Start|Delete|Free/ }).count()).toBe(0);
    expect(await page.getByLabel('Link for Tuesday').count()).toBe(0);

    // A reloaded page is back in the room, at the same seat.
    await ben.reload();
    await place(ben, 1).getByText('you', { exact: true }).waitFor();

    const cy = await open({});
    await sit(cy, await linkFor(page, 'Wednesday'), 'Cy');
    for (const one of [page, ben, cy]) await one.waitForSelector('.emerald');
    await page.locator('#log').getByText('Ben takes the seat of Tuesday.').waitFor();
    await page.locator('#log').getByText('Cy takes the seat of Wednesday.').waitFor();
    expect(wrong).toEqual([]);
    for (const one of [page, ben, cy]) await one.context().close();
  },
);

inBrowser(
  'whoever gets up leaves a free seat; the host frees one, has a new link for it, and begins with bots',
  { tags: ['slow/seats'] },
  async () => {
    const page = await open({});
    await table(page);
    const ben = await open({});
    await sit(ben, await linkFor(page, 'Tuesday'), 'Ben');
    await place(ben, 1).getByRole('button', { name: 'Leave your seat' }).click();
    await ben.keyboard.press('Escape');
    expect(await place(ben, 1).getByRole('button', { name: 'Leave your seat' }).evaluate(isFocused)).toBe(true);
    await place(ben, 1).getByRole('button', { name: 'Leave your seat' }).click();
    await ben.getByRole('button', { name: 'Yes' }).click();
    // The player returns to the form for sitting down, in case it was a mistake.
    await ben.getByRole('heading', { name: 'Take your seat' }).waitFor();
    await place(page, 1).getByText('free').waitFor();
    // The previous link was used, so the host makes another.
    expect(await page.getByLabel('Link for Tuesday').count()).toBe(0);
    await ben.getByRole('button', { name: 'Sit down' }).click();
    await place(ben, 1).getByText('you', { exact: true }).waitFor();

    await place(page, 1).getByRole('button', { name: 'Free this seat' }).click();
    await page.getByRole('button', { name: 'No', exact: true }).click();
    expect(await place(page, 1).getByRole('button', { name: 'Free this seat' }).evaluate(isFocused)).toBe(true);
    await place(page, 1).getByRole('button', { name: 'Free this seat' }).click();
    await page.getByRole('button', { name: 'Yes' }).click();
    await ben.getByText('You have lost your seat').waitFor();
    const again = await linkFor(page, 'Tuesday');
    await place(page, 2).waitFor();
    const cy = await open({});
    await sit(cy, again, 'Cy');
    await place(page, 1).getByText('Cy').waitFor();
    await page.getByRole('button', { name: 'Start now, with a beginner bot in the free seat' }).click();
    for (const one of [page, cy]) await one.waitForSelector('.emerald');
    await page.locator('#log').getByText('The beginner bot takes the free seat of Wednesday.').waitFor();
    for (const one of [page, ben, cy]) await one.context().close();
  },
);

inBrowser('a match that was not begun is deleted after a question, and everybody in the room is told', async () => {
  const page = await open({});
  await table(page);
  const ben = await open({});
  await sit(ben, await linkFor(page, 'Tuesday'), 'Ben');
  await place(ben, 1).getByText('you', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Delete this match' }).click();
  await page.getByRole('button', { name: 'No', exact: true }).click();
  expect(await page.getByRole('button', { name: 'Delete this match' }).evaluate(isFocused)).toBe(true);
  await page.getByRole('button', { name: 'Delete this match' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.getByText('Matches you play in this browser will appear here.').waitFor();
  await ben.getByText('You have lost your seat').waitFor();
  await page.context().close();
  await ben.context().close();
});

inBrowser('who shares the device sits at each of its seats, and each can go to another device', async () => {
  const page = await open({});
  await page.goto(`${site.url}/new`);
  await page.getByLabel('Your name').fill('Ann');
  await page.getByLabel('Seat of Tuesday').selectOption('here');
  await page.getByLabel('Seat of Wednesday').selectOption('friend');
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.getByText('You play: Monday and Tuesday').waitFor();
  expect(await page.getByText('You are watching').count()).toBe(0);
  const links = await Promise.all(
    ['Monday', 'Tuesday'].map((day) => page.getByLabel(`Move the seat of ${day} to another device`).inputValue()),
  );
  expect(links.map((link) => new URL(link).hash.slice(0, 8))).toEqual(['#seat=0.', '#seat=1.']);
  const other = await open({});
  await other.goto(links[1]!);
  await place(other, 1).getByText('you', { exact: true }).waitFor();
  await other.getByText('You play: Tuesday').waitFor();
  await page.context().close();
  await other.context().close();
});

inBrowser('a host who gets up stays in the room, with the host’s rights, and may sit down again', async () => {
  const page = await open({});
  const wrong = mishaps(page);
  await table(page);
  await place(page, 0).getByText('host').waitFor();
  await place(page, 0).getByRole('button', { name: 'Leave your seat' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.getByText('You have left your seat: Monday is free.').waitFor();
  await page.getByRole('heading', { name: 'Before the deal' }).waitFor();
  await page.getByText('You are the host').waitFor();
  expect(await page.getByRole('button', { name: 'Start now' }).count()).toBe(1);
  await place(page, 0).getByRole('button', { name: 'Sit down here' }).click();
  await page.getByRole('button', { name: 'Sit down', exact: true }).click();
  await place(page, 0).getByText('you', { exact: true }).waitFor();
  expect(await page.getByText('You have left your seat').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Sit down here' }).count()).toBe(0);
  expect(wrong).toEqual([]);
  await page.context().close();
});

inBrowser('a used invitation offers a watcher to watch, and tells of a seat only who has one', async () => {
  const page = await open({});
  await table(page);
  const invite = await linkFor(page, 'Tuesday');
  const watch = await page.getByLabel('Link for spectators').inputValue();
  const ben = await open({});
  await sit(ben, invite, 'Ben');
  await place(ben, 1).getByText('you', { exact: true }).waitFor();
  await ben.goto(invite);
  await ben.getByText('You already have a seat in this match.').waitFor();
  const cy = await open({});
  await cy.goto(watch);
  await cy.getByText('You are watching').waitFor();
  await cy.goto(invite);
  await cy.getByText('You have no seat in this match, but you can watch it.').waitFor();
  expect(await cy.getByText('You already have a seat').count()).toBe(0);
  await cy.getByRole('button', { name: 'Watch' }).click();
  await cy.getByRole('heading', { name: 'Before the deal' }).waitFor();
  for (const one of [page, ben, cy]) await one.context().close();
});
