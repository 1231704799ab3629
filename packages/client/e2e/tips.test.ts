// Tests that tips and refusals stand in the dock: they cover nothing, stay until closed, and closing one hits nothing else.
// @module-tag slow/reading
import { expect } from 'vitest';
import { tableAt } from './positions.ts';
import { inBrowser, openNew } from './site.ts';
import { passes, settled } from './time.ts';

/** Longer than anybody reads a tip, in ms. */
const LONG = 30_000;

inBrowser('a tip stays until it is closed, and the tap on its X hits nothing beneath', async () => {
  const table = await tableAt({ game: 'emerald-2e', seats: ['ann', 'ben', 'cat'], position: { active: 'ann' } });
  // Without a finger, as some phones claim.
  const page = await openNew({ viewport: { width: 390, height: 844 }, clock: 'stopped' });
  await page.goto(table.link(0));
  await settled(page);
  const first = page.getByRole('dialog', { name: 'Before you start' });
  expect(await first.innerText()).toContain('Hold a card to enlarge it.');
  await first.getByRole('button', { name: 'Start' }).click();
  await settled(page);
  const note = page.locator('.note');
  const [tip, dock] = [await note.boundingBox(), await page.locator('.dock').boundingBox()];
  expect(tip!.y).toBeGreaterThanOrEqual(dock!.y);
  expect(tip!.y + tip!.height).toBeLessThanOrEqual(dock!.y + dock!.height);
  // All of it is seen on a usual phone. On a small one no line is cut, and the first two are seen.
  const words = () =>
    note.locator('> span').evaluate((node) => {
      const line = Number.parseFloat(getComputedStyle(node).lineHeight);
      const lines = Math.round(node.clientHeight / line);
      return { lines, part: node.clientHeight - lines * line, hidden: node.scrollHeight - node.clientHeight };
    });
  expect((await words()).hidden).toBe(0);
  await page.setViewportSize({ width: 360, height: 640 });
  await settled(page);
  const { lines, part } = await words();
  expect(lines).toBe(2);
  expect(Math.abs(part)).toBeLessThan(4);
  await page.setViewportSize({ width: 390, height: 844 });
  await passes(page, LONG);
  expect(await note.isVisible()).toBe(true);
  const asked = await page.locator('.prompt-words').innerText();
  const x = (await note.getByRole('button', { name: 'Close' }).boundingBox())!;
  const spot = [x.x + x.width / 2, x.y + x.height / 2] as const;
  await page.mouse.click(...spot);
  await page.mouse.click(...spot);
  await settled(page);
  expect(await note.count()).toBe(0);
  expect(await page.locator('[aria-expanded=true], dialog[open], [aria-pressed=true]').count()).toBe(0);
  expect(await page.locator('.prompt-words').innerText()).toBe(asked);
  await page.context().close();
});

inBrowser('a hint gives way to the one of the next question', async () => {
  const table = await tableAt({ game: 'emerald-2e', seats: ['ann', 'ben', 'cat'], position: { active: 'ann' } });
  const page = await openNew({ viewport: { width: 390, height: 844 }, clock: 'stopped' });
  await page.goto(table.link(0));
  await settled(page);
  await page.getByRole('dialog', { name: 'Before you start' }).getByRole('button', { name: 'Start' }).click();
  const note = page.locator('.note');
  await settled(page);
  expect(await note.innerText()).toMatch(/^Your first turn/);
  await page.locator('[data-action=place][data-lit]').click();
  await settled(page);
  await page.locator('.city-button').first().press('Enter');
  await settled(page);
  expect(await note.innerText()).toMatch(/^You are preparing an action/);
  await page.context().close();
});
