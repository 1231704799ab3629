// Tests a whole match of the 1st edition with the keyboard alone.
import { FastDice } from '@gaslamp/kernel/chance';
import { expect } from 'vitest';
import { allSaid, type Haste, openByKeyboard, playToTheEnd, rematch, tabTo } from './keyboard-match.ts';
import { inBrowser } from './site.ts';
import { settled } from './time.ts';

const LETS_GO = /^(Let it happen|Decline|Place no more|Stop here|Hand over the agent|Confirm)/;
const HASTE: Haste = {
  tried: 28,
  letsGo: LETS_GO,
  keys(possible, dialog) {
    // The digit keys are the actions in order.
    const bar = possible.filter(({ inside }) => inside.some(({ name }) => name === 'Actions'));
    const pass = bar.some(({ name }) => name === 'Pass');
    if (dialog) return null;
    if (pass) return ['0'];
    // A draft that cannot be confirmed yet is left.
    return possible.some(({ name }) => LETS_GO.test(name)) ? null : ['Escape'];
  },
};

inBrowser(
  'a whole match of the 1st edition by keyboard alone, to the rematch',
  { tags: ['emerald-1e', 'slow/keyboard'] },
  async () => {
    const { page, keys, wrong } = await openByKeyboard();
    await tabTo(keys, 'radio', /^A Study in Emerald$/);
    await keys.press('ArrowRight');
    await keys.press('ArrowRight');
    await tabTo(keys, 'button', /^One opponent$/);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.first-edition #log');
    // The lines of the deal, and of any opponent who was faster than the page.
    const before = await page.locator('#log li').count();
    await page.waitForSelector('.first-edition[data-your-turn]');
    expect(await keys.focused()).toMatchObject({ role: 'main', name: 'The table' });
    await page.waitForFunction(() =>
      globalThis.spoken.some((text) => text.startsWith('Your turn: Choose the city where your main agent starts')),
    );

    await playToTheEnd({ keys, page }, { title: 'Final scoring', dice: new FastDice(3), haste: HASTE });
    for (let i = 0; i < 5; i++) await keys.press('Enter');
    await settled(page);
    expect(await page.locator('dialog[open]').count()).toBe(0);
    const heard = await allSaid(page, before);
    for (const day of ['Monday', 'Tuesday'])
      expect(heard.filter((text) => text.startsWith(`${day} was a`)).length).toBeGreaterThan(0);
    expect(heard.some((text) => /wins?\b/.test(text))).toBe(true);

    await rematch({ keys, page });
    expect(await page.locator('.player-name').allTextContents()).toHaveLength(2);
    expect(keys.nameless).toEqual([]);
    expect(wrong).toEqual([]);
    await page.context().close();
  },
);
