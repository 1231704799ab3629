// Tests a whole match of Emerald with the keyboard alone, and two players who share one keyboard.
import { FastDice } from '@gaslamp/kernel/chance';
import { expect } from 'vitest';
import { allSaid, type Haste, openByKeyboard, playToTheEnd, rematch, tabTo } from './keyboard-match.ts';
import { inBrowser } from './site.ts';
import { settled } from './time.ts';

/** The table's own keys for the actions of the bar. */
const BY_NUMBER: Readonly<Record<string, string>> = { Pass: '9', 'End turn': '1' };
const HASTE: Haste = {
  tried: 28,
  letsGo: /^(Let it happen|Decline|Stop here|Confirm)$/,
  keys(possible, dialog) {
    const action = possible.find(({ name }) => name in BY_NUMBER);
    return action && !dialog ? [BY_NUMBER[action.name]!] : null;
  },
};

inBrowser(
  'a whole match by keyboard alone, heard through the live regions, to the rematch',
  { tags: ['emerald-2e', 'slow/keyboard'] },
  async () => {
    const { page, keys, wrong } = await openByKeyboard();
    await tabTo(keys, 'button', /^One opponent$/);
    await page.keyboard.press('Enter');
    await page.waitForSelector('#log');
    // The lines of the deal, and of any opponent who was faster than the page.
    const before = await page.locator('#log li').count();
    await page.waitForSelector('[data-your-turn]');
    expect(await keys.focused()).toMatchObject({ role: 'main', name: 'The table' });
    // Before the first key: a program that presses many keys a second passes questions before they are announced.
    await page.waitForFunction(() => globalThis.spoken.some((text) => text.startsWith('Your turn: Place your first')));

    await playToTheEnd({ keys, page }, { title: 'Final adjustment', dice: new FastDice(11), haste: HASTE });
    // The reveal: Enter leads through all players to the winner and back to the board.
    for (let i = 0; i < 5; i++) await keys.press('Enter');
    await settled(page);
    expect(await page.locator('dialog[open]').count()).toBe(0);
    const heard = await allSaid(page, before);
    for (const day of ['Monday', 'Tuesday'])
      expect(heard.filter((text) => text.startsWith(`${day} was a`))).toHaveLength(2);
    expect(heard.some((text) => /wins?$/.test(text))).toBe(true);

    await rematch({ keys, page });
    expect(await page.locator('.player-name').allTextContents()).toHaveLength(2);
    expect(keys.nameless).toEqual([]);
    expect(wrong).toEqual([]);
    await page.context().close();
  },
);

inBrowser(
  'two at one keyboard: the hand-over hides the hand until the next one says who they are',
  { tags: ['slow/seats'] },
  async () => {
    const { page, keys, wrong } = await openByKeyboard();
    await tabTo(keys, 'link', /^Invite friends$/);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.seat-list');
    await tabTo(keys, 'textbox', /^Your name$/);
    await page.keyboard.type('Ann');
    await tabTo(keys, 'combobox', /^Seat of Tuesday$/);
    await page.keyboard.type('Somebody');
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
      await settled(page);
    }
    expect([...seen].sort()).toEqual(['I am Ann', 'I am Tuesday']);
    expect(keys.nameless).toEqual([]);
    expect(wrong).toEqual([]);
    await page.context().close();
  },
);
