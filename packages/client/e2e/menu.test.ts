// Tests the tools in the head of a match: each has its word, and the menu names all of them and says what each is for.
import { expect } from 'vitest';
import { mishaps } from './browser.ts';
import { tableAt } from './positions.ts';
import { inBrowser, sidewaysScroll, violations } from './site.ts';
import { settled } from './time.ts';

const WIDEST = { width: 1440, height: 900 };
const SMALLER = [
  { width: 844, height: 390 },
  // 1280 by 800 with a zoom of 200 %.
  { width: 640, height: 400 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];

inBrowser('the tools have words, and the menu opens, in windows of every size', async () => {
  const table = await tableAt({ game: 'emerald-2e', seats: ['ann', 'ben'], position: { active: 'ann' } });
  const page = await table.open({ viewport: WIDEST });
  for (const viewport of [WIDEST, ...SMALLER]) {
    await page.setViewportSize(viewport);
    await settled(page);
    const tools = page.locator('.masthead-tools > button:visible');
    // Whole, and as wide as the word needs.
    const cut = await tools.evaluateAll((all) =>
      all.filter((node) => node.scrollWidth > node.clientWidth + 1).map((node) => node.getAttribute('aria-label')),
    );
    expect(cut).toEqual([]);
    const words = await tools.evaluateAll((all) =>
      all.map((node) => getComputedStyle(node, '::after').content.replaceAll('"', '') || node.textContent?.trim()),
    );
    if (viewport.height > 480)
      expect(words.filter((word) => word === 'Menu' || word === 'Settings')).toEqual(['Menu', 'Settings']);
    // Nothing lies over them.
    const covered = await tools.evaluateAll((all) =>
      all.flatMap((node) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        const over = [0.1, 0.5, 0.9].map((part) => document.elementFromPoint(x + width * part, y + height * part));
        return over.every((found) => node.contains(found)) ? [] : [node.getAttribute('aria-label')];
      }),
    );
    expect(covered).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await settled(page);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.keyboard.press('Escape');
    await settled(page);
    expect(await page.locator('dialog[open]').count()).toBe(0);
  }
  await page.context().close();
});

inBrowser('on a phone the menu leads to notifications, notebook, rules and help', async () => {
  const table = await tableAt({ game: 'emerald-2e', seats: ['ann', 'ben'], position: { active: 'ann' } });
  const page = await table.open({ viewport: { width: 390, height: 844 } });
  const wrong = mishaps(page);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await settled(page);
  expect(await violations(page)).toEqual([]);
  const entries = await menu.locator('.match-menu .thing-menu-item').allInnerTexts();
  expect(entries.map((entry) => entry.split('\n')[0])).toEqual([
    'Notebook',
    'Seats',
    'Links',
    'Notifications',
    'What happened so far',
    'Rules',
    'Help',
    'Settings',
    'Language',
  ]);
  expect(await menu.getByLabel('Language').locator('option').count()).toBeGreaterThan(1);
  expect(await menu.getByRole('link', { name: /^What happened so far/ }).getAttribute('href')).toBe(
    `/m/${table.match}/replay`,
  );
  await menu.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('heading', { name: 'Notify me while I am away' }).waitFor();
  // The keyboard stays in the dialog, and Escape closes it, not the match.
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await settled(page);
  expect(await page.locator('dialog[open]').count()).toBe(0);
  for (const name of ['Rules', 'Help']) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await page.getByRole('dialog', { name: new RegExp(`^${name}`) }).waitFor();
    await page.keyboard.press('Escape');
    await settled(page);
    expect(await page.locator('dialog[open]').count()).toBe(0);
  }
  expect(page.url()).toContain(`/m/${table.match}`);
  expect(wrong).toEqual([]);
  await page.context().close();
});
