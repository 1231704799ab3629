// What whole matches by keyboard share: the way from thing to thing is that of somebody who hears the page.
import type { FastDice } from '@gaslamp/kernel/chance';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mishaps } from './browser.ts';
import { Keyboard, listen, type Spoken } from './keyboard.ts';
import { open, site } from './site.ts';
import { settled } from './time.ts';

/** More than a match takes: choices, and looks at a page that offers none. */
const ROUNDS = 3000;

/** A page of somebody who hears it. */
export async function openByKeyboard(): Promise<{ page: Page; keys: Keyboard; wrong: string[] }> {
  const page = await open({ viewport: { width: 1440, height: 900 } });
  const wrong = mishaps(page);
  // Every other key would only skip what others did; the matches by mouse are shown it.
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

/** Tab, until something is heard. */
export async function tabTo(keys: Keyboard, role: string, name: RegExp): Promise<Spoken> {
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
  const buttons = all.filter(
    ({ role, disabled, description }) =>
      // Described by a rule: a term, which opens it.
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

/** What of a match the keyboard need not try again and again. */
export interface Haste {
  /** So many things are tried; then the opponent may win. */
  readonly tried: number;
  /** Answers that let things go on. */
  readonly letsGo: RegExp;
  /** Then the table's own keys are the shortest way, if there is one. */
  keys(possible: readonly Spoken[], dialog: boolean): readonly string[] | null;
}

/** Plays by chance until the reveal of that title; gives how many things were pressed. */
export async function playToTheEnd(
  { keys, page }: { readonly keys: Keyboard; readonly page: Page },
  { title, dice, haste }: { title: string; dice: FastDice; haste: Haste },
): Promise<number> {
  const random = (below: number) => dice.below(Math.max(1, below));
  let pressed = 0;
  for (let round = 0; round < ROUNDS; round++) {
    // The page shows what came of the last answer.
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
      // Meanwhile the question may have gone, or a group got a member that was not heard of; if not, no key leads there.
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

/** Nothing stands in the log that was not said but what was there `before`. Gives all that was said. */
export async function allSaid(page: Page, before: number): Promise<readonly string[]> {
  const heard = (await page.evaluate(() => globalThis.spoken)).map(plain);
  const lines = await page.locator('#log li').allTextContents();
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.slice(before).filter((line) => !heard.includes(plain(line)))).toEqual([]);
  return heard;
}

/** From the board back to the scoring, and on to a match of the same seats. */
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
