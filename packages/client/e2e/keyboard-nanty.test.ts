// Tests a whole match of Nanty Narking with the keyboard alone.
import { FastDice } from '@gaslamp/kernel/chance';
import { expect } from 'vitest';
import { allSaid, type Haste, openByKeyboard, playToTheEnd, rematch, tabTo } from './keyboard-match.ts';
import { inBrowser } from './site.ts';
import { settled } from './time.ts';

const HASTE: Haste = {
  tried: 8,
  letsGo: /^(Skip|Let it happen|Stop here|Go on|End turn|Leave them all|Take the card|Confirm)/,
  keys(possible, dialog) {
    const within = (around: string) => possible.filter(({ inside }) => inside.some(({ name }) => name === around));
    if (dialog) return ['Enter'];
    // In a set that is being picked, its first thing would be picked and unpicked.
    if (possible.some(({ name }) => name === 'Confirm' || name.endsWith('put back'))) return null;
    // The first answer of the bar; else the first card of the hand, whose menu opens on playing it.
    if (within('Answers').length > 0) return ['a', 'Enter'];
    return within('Your hand').some(({ description }) => description !== '') ? ['h', 'Enter'] : null;
  },
};

inBrowser(
  'a whole match of Nanty Narking by keyboard alone, to the rematch',
  { tags: ['nanty-narking', 'slow/keyboard'] },
  async () => {
    const { page, keys, wrong } = await openByKeyboard();
    await tabTo(keys, 'radio', /^A Study in Emerald$/);
    await keys.press('ArrowRight');
    await tabTo(keys, 'button', /^One opponent$/);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.nanty #log');
    // The lines of the deal, and of any opponent who was faster than the page.
    const before = await page.locator('#log li').count();
    await page.waitForSelector('.nanty[data-your-turn]');
    expect(await keys.focused()).toMatchObject({ role: 'main', name: 'The table' });

    await playToTheEnd({ keys, page }, { title: 'The end of the match', dice: new FastDice(4), haste: HASTE });
    // The reveal: the personalities, points where they count, the winner, and back to the board.
    for (let i = 0; i < 6 && (await page.locator('dialog[open]').count()) > 0; i++) {
      await keys.press('Enter');
      await settled(page);
    }
    expect(await page.locator('dialog[open]').count()).toBe(0);
    const heard = await allSaid(page, before);
    // The announced questions depend on how fast they are answered.
    expect(heard.some((text) => /^Your turn: [A-Z]/.test(text))).toBe(true);
    for (const colour of ['Green', 'Yellow'])
      expect(heard.some((text) => text.startsWith(`${colour} was `))).toBe(true);
    expect(heard.some((text) => /wins?\b/.test(text))).toBe(true);

    await rematch({ keys, page });
    expect(await page.locator('.player-name').allTextContents()).toHaveLength(2);
    expect(keys.nameless).toEqual([]);
    expect(wrong).toEqual([]);
    await page.context().close();
  },
);
