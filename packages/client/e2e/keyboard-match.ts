// Shared by whole matches by keyboard: moves from thing to thing like a user of a screen reader.
import type { FastDice } from '@gaslamp/kernel/chance';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mishaps } from './browser.ts';
import { Keyboard, listen, type Spoken } from './keyboard.ts';
import { open, site } from './site.ts';
import { settled } from './time.ts';

/** More than a match takes: choices, and checks of a page that offers none. */
const ROUNDS = 3000;

/** Opens a page for a user of a screen reader. */
export async function openByKeyboard(): Promise<{ page: Page; keys: Keyboard; wrong: string[] }> {
  const page = await open({ viewport: { width: 1440, height: 900 } });
  const wrong = mishaps(page);
  // Otherwise every other key would only skip the moves of others; the matches by mouse show them.
  await page.addInitScript(() => {
    localStorage.setItem('gaslamp.pace', 'none');
    localStorage.setItem('gaslamp.passing', 'at once');
  });
  await listen(page);
  await page.goto(site.url);
  await settled(page);
  return { page, keys: await Keyboard.on(page), wrong };
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Presses Tab until something is announced. */
export async function tabTo(keys: Keyboard, role: string, name: RegExp): Promise<Spoken> {
  for (let i = 0; i < 60; i++) {
    const here = await keys.press('Tab');
    if (here.role === role && name.test(here.name)) return here;
  }
  throw new Error(`Tab leads to no ${role} ${name}`);
}

const within = ({ inside }: Spoken, role: string, name?: string): boolean =>
  inside.some((around) => around.role === role && (name === undefined || around.name === name));

/** Returns the things that a user of a screen reader can press: in a dialog its buttons, else the possible choices. */
function choices(all: readonly Spoken[]): Spoken[] {
  const buttons = all.filter(
    ({ role, disabled, description }) =>
      // A description with a rule marks a term that opens the rule.
      (role === 'button' || role === 'ToggleButton') && !disabled && !/^R\d/.test(description),
  );
  if (all.some(({ role }) => role === 'dialog'))
    return buttons.filter(({ name }) => !/^(Close|Look at|Rule|R\d)/.test(name));
  return buttons.filter(
    (button) =>
      /Can be chosen|Possible:/.test(button.description) ||
      (within(button, 'region', 'Your decision') && !/^(Take back|Rule|What can I do here)/.test(button.name)) ||
      within(button, 'region', 'Your hand'),
  );
}

const same =
  (target: Spoken) =>
  ({ node }: Spoken): boolean =>
    node === target.node;

/** Limits for a match by keyboard, so that it does not repeat itself. */
export interface Haste {
  /** Number of things to try before the opponent may win. */
  readonly tried: number;
  /** Answers that let the match go on. */
  readonly letsGo: RegExp;
  /** Returns the shortest way with the table's own keys after that; null if there is none. */
  keys(possible: readonly Spoken[], dialog: boolean): readonly string[] | null;
}

/** Plays at random until the reveal with that title; returns the number of pressed things. */
export async function playToTheEnd(
  { keys, page }: { readonly keys: Keyboard; readonly page: Page },
  { title, dice, haste }: { title: string; dice: FastDice; haste: Haste },
): Promise<number> {
  const random = (below: number) => dice.below(Math.max(1, below));
  let pressed = 0;
  for (let round = 0; round < ROUNDS; round++) {
    // The page shows the result of the last answer.
    await settled(page);
    await page.waitForFunction(() => document.title.includes('Your turn') || document.querySelector('dialog[open]'));
    const all = await keys.everything();
    const dialog = all.find(({ role }) => role === 'dialog');
    if (dialog?.name === title) return pressed;
    const possible = choices(all);
    const hurries = pressed > haste.tried;
    // Not always: the shortest way may lead in a circle.
    const short = hurries && random(5) > 0 ? haste.keys(possible, dialog !== undefined) : null;
    if (short !== null) {
      for (const key of short) await keys.press(key);
      pressed++;
      continue;
    }
    const letsGo = possible.find(({ name }) => haste.letsGo.test(name));
    const hurry = letsGo?.name === 'Confirm' ? random(3) > 0 : hurries;
    const target = letsGo && hurry ? letsGo : possible[random(possible.length)];
    if (target === undefined) {
      if (dialog) await keys.press('Escape');
      continue;
    }
    if (!(await keys.goTo(target, all, random))) {
      // Meanwhile the question may be gone, or a group may have an unannounced new member; otherwise no key leads there.
      const now = await keys.everything();
      const still = now.find(same(target));
      if (still && !(await keys.goTo(still, now, random)) && (await keys.everything()).some(same(still)))
        throw new Error(`no key leads to ${target.role} "${target.name}"; the last keys: ${keys.trail()}`);
      continue;
    }
    await keys.press(random(2) === 0 ? 'Enter' : 'Space');
    pressed++;
  }
  const heard = await page.evaluate(() => globalThis.spoken.slice(-5));
  throw new Error(`no end after ${pressed} choices; last heard: ${heard.join(' / ')}`);
}

/** Expects that every line of the log after the first `before` was announced. Returns all announcements. */
export async function allSaid(page: Page, before: number): Promise<readonly string[]> {
  const heard = (await page.evaluate(() => globalThis.spoken)).map(plain);
  const lines = await page.locator('#log li').allTextContents();
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.slice(before).filter((line) => !heard.includes(plain(line)))).toEqual([]);
  return heard;
}

/** Goes from the board back to the scoring, and starts a rematch with the same seats. */
export async function rematch({ keys, page }: { readonly keys: Keyboard; readonly page: Page }): Promise<void> {
  const match = page.url();
  await tabTo(keys, 'button', /^Show the scoring again$/);
  await keys.press('Space');
  await tabTo(keys, 'button', /^Skip$/);
  await keys.press('Enter');
  await tabTo(keys, 'button', /^Rematch with the same seats$/);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.href !== match);
  await page.waitForSelector('[data-your-turn]');
}
