// A whole match with the keyboard alone: the way from thing to thing is that of somebody who hears the page.
import { FastDice } from '@gaslamp/kernel/chance';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mishaps, openBrowser, openSite, type Site } from './browser.ts';
import { Keyboard, listen, type Spoken } from './keyboard.ts';

const browser: Browser | null = await openBrowser();
let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => {
  await browser?.close();
  await site.server.close();
});
const inBrowser = test.skipIf(browser === null);

async function open(): Promise<{ page: Page; keys: Keyboard; wrong: string[] }> {
  const context = await browser!.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const wrong = mishaps(page);
  await listen(page);
  await page.goto(site.url);
  await page.waitForLoadState('networkidle');
  return { page, keys: await Keyboard.on(page), wrong };
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Tab, until something is heard. */
async function tabTo(keys: Keyboard, role: string, name: RegExp): Promise<Spoken> {
  for (let i = 0; i < 60; i++) {
    const here = await keys.press('Tab');
    if (here.role === role && name.test(here.name)) return here;
  }
  throw new Error(`Tab leads to no ${role} ${name}`);
}

const within = ({ inside }: Spoken, role: string, name?: string): boolean =>
  inside.some((around) => around.role === role && (name === undefined || around.name === name));

/** What somebody may press who hears all of the page: in a dialog what it offers, else what can be chosen. */
function choices(all: readonly Spoken[]): Spoken[] {
  const buttons = all.filter(({ role, disabled }) => (role === 'button' || role === 'ToggleButton') && !disabled);
  if (all.some(({ role }) => role === 'dialog'))
    return buttons.filter(({ name }) => !/^(Close|Look at|Rule|R\d)/.test(name));
  return buttons.filter(
    (button) =>
      /Can be chosen|Possible:/.test(button.description) ||
      (within(button, 'region', 'What is asked') && !/^(Take back|Rule)/.test(button.name)) ||
      within(button, 'region', 'Your hand'),
  );
}

/** So many things are tried; then the opponent may win. */
const TRIED = 45;
const LETS_GO = /^(Let it pass|Decline|Stop here|Confirm)$/;
/** The table's own keys for the actions of the bar. */
const BY_NUMBER: Readonly<Record<string, string>> = { Pass: '9', 'End turn': '1' };

/** Plays by chance until the reveal; gives how many things were pressed. */
async function playToTheEnd(keys: Keyboard, page: Page, dice: FastDice, patience: number): Promise<number> {
  const random = (below: number) => dice.below(Math.max(1, below));
  const end = Date.now() + patience;
  let pressed = 0;
  while (Date.now() < end) {
    await page.waitForFunction(() => document.title.includes('Your turn') || document.querySelector('dialog[open]'));
    const all = await keys.everything();
    const dialog = all.find(({ role }) => role === 'dialog');
    if (dialog?.name === 'The final adjustment') return pressed;
    const possible = choices(all);
    const action = possible.find(({ name }) => name in BY_NUMBER);
    if (action && !dialog && pressed > TRIED) {
      await keys.press(BY_NUMBER[action.name]!);
      pressed++;
      await page.waitForTimeout(20);
      continue;
    }
    const letsGo = possible.find(({ name }) => LETS_GO.test(name));
    const hurry = letsGo?.name === 'Confirm' ? random(3) > 0 : pressed > TRIED;
    const target = letsGo && hurry ? letsGo : possible[random(possible.length)];
    if (target === undefined) {
      if (dialog) await keys.press('Escape');
      else await page.waitForTimeout(40);
      continue;
    }
    if (!(await keys.goTo(target, all, random))) {
      // Meanwhile the question may have gone; if not, no key leads there.
      const still = (await keys.everything()).some(({ node }) => node === target.node);
      if (still) throw new Error(`no key leads to ${target.role} "${target.name}"; the last keys: ${keys.trail()}`);
      continue;
    }
    await keys.press(random(2) === 0 ? 'Enter' : 'Space');
    pressed++;
    await page.waitForTimeout(20);
  }
  const heard = await page.evaluate(() => globalThis.spoken.slice(-5));
  throw new Error(`no end after ${pressed} choices; last heard: ${heard.join(' / ')}`);
}

inBrowser('a whole match by keyboard alone, heard through the live regions, to the rematch', async () => {
  const { page, keys, wrong } = await open();
  await tabTo(keys, 'button', /^One opponent$/);
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-your-turn]');
  expect(await keys.focused()).toMatchObject({ role: 'main', name: 'The table' });

  await playToTheEnd(keys, page, new FastDice(11), 540_000);
  const match = page.url();
  // The reveal: Enter leads through all players to the winner and back to the board.
  for (let i = 0; i < 5; i++) await keys.press('Enter');
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await page.waitForTimeout(400);
  const heard = (await page.evaluate(() => globalThis.spoken)).map(plain);
  expect(heard.some((text) => text.startsWith('Your turn: Choose the first of your two actions.'))).toBe(true);
  for (const day of ['Monday', 'Tuesday'])
    expect(heard.filter((text) => text.startsWith(`${day} was a`))).toHaveLength(2);
  expect(heard.some((text) => /wins?$/.test(text))).toBe(true);
  // Nothing stands in the log that was not said; the deal was there before.
  const lines = await page.locator('#log > li').allTextContents();
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.slice(1).filter((line) => !heard.includes(plain(line)))).toEqual([]);

  await tabTo(keys, 'button', /^Show the scoring again$/);
  await keys.press('Space');
  await tabTo(keys, 'button', /^Skip$/);
  await keys.press('Enter');
  await tabTo(keys, 'button', /^Rematch with the same seats$/);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.href !== match);
  await page.waitForSelector('[data-your-turn]');
  expect(await page.locator('.player-name').allTextContents()).toHaveLength(2);
  expect(keys.nameless).toEqual([]);
  expect(wrong).toEqual([]);
  await page.context().close();
});

inBrowser('two at one keyboard: the hand-over hides the hand until the next one says who they are', async () => {
  const { page, keys, wrong } = await open();
  await tabTo(keys, 'link', /^Set up a match$/);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.seat-list');
  await tabTo(keys, 'textbox', /^Your name$/);
  await page.keyboard.type('Ann');
  await tabTo(keys, 'radio', /^3$/);
  await keys.press('ArrowLeft');
  await tabTo(keys, 'combobox', /^Seat of Tuesday$/);
  await page.keyboard.type('on this');
  await tabTo(keys, 'button', /^Deal$/);
  await page.keyboard.press('Enter');

  const dice = new FastDice(3);
  const seen = new Set<string>();
  for (let turn = 0; turn < 4; turn++) {
    await page.waitForSelector('.handover, [data-your-turn]');
    if (await page.locator('.handover').isVisible()) {
      expect(await page.locator('.hand-card, .identity, #log').count()).toBe(0);
      expect(await page.title()).not.toContain('Your turn');
      const here = await keys.focused();
      expect(here).toMatchObject({ role: 'button', name: expect.stringMatching(/^I am (Ann|Tuesday)$/) });
      seen.add(here.name);
      await page.keyboard.press('Enter');
      await page.waitForSelector('[data-your-turn]');
    }
    const mine = (await keys.everything()).filter(({ description }) => /Can be chosen/.test(description));
    const all = await keys.everything();
    expect(await keys.goTo(mine[dice.below(mine.length)]!, all, (below) => dice.below(below))).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForTimeout(200);
  }
  expect([...seen].sort()).toEqual(['I am Ann', 'I am Tuesday']);
  expect(keys.nameless).toEqual([]);
  expect(wrong).toEqual([]);
  await page.context().close();
});
