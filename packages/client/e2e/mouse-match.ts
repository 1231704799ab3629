// Plays whole matches by clicking highlighted things at random.
import { FastDice } from '@gaslamp/kernel/chance';
import type { Page } from 'playwright-core';
import { frames } from './time.ts';

export interface Clicking {
  /** Selector of highlighted things. */
  readonly lit: string;
  /** Selector of things to click after enough attempts, if they are highlighted: the opponent may win. */
  readonly hurry?: string;
  readonly seed: number;
  /** Ends after this many clicks; default: when the match is over. */
  readonly most?: number;
}

/** Attempts before the hurry: enough to try everything on a page, while a whole match takes a thousand. */
const TRIED = 250;
/** More than any match takes. */
const CLICKS = 5000;
/** Buttons that end turns of the Emeralds. */
export const PASSING = '[data-action=pass][data-lit]:not(:disabled), [data-action=end][data-lit]:not(:disabled)';

/** Clicks highlighted things at random until the match is over or for `most` clicks; returns the number of clicks. */
export async function playThrough(page: Page, { lit, hurry, seed, most = CLICKS }: Clicking): Promise<number> {
  const dice = new FastDice(seed);
  let clicks = 0;
  while (clicks < CLICKS) {
    const did = await page.evaluate(
      ({ lit, hurry, roll, confirmFirst }) => {
        if (document.querySelector('.finale')) return 'over';
        // Any press skips the animation.
        dispatchEvent(new Event('pointerdown'));
        const dialog = document.querySelector('dialog[open]');
        if (!document.querySelector('[data-your-turn]') && !dialog) return 'wait';
        const things = [
          ...(dialog
            ? dialog.querySelectorAll('button[data-do]:not([data-do^=look]):not(:disabled)')
            : document.querySelectorAll(lit)),
        ] as HTMLElement[];
        const short = dialog || !hurry ? null : document.querySelector<HTMLElement>(hurry);
        if (short) {
          short.click();
          return 'clicked';
        }
        if (things.length === 0) return dialog ? 'escape' : 'wait';
        const confirm = dialog ? null : document.querySelector<HTMLElement>('.draft-confirm[data-lit]');
        (confirm && confirmFirst ? confirm : things[roll % things.length]!).click();
        return 'clicked';
      },
      { lit, hurry: clicks < TRIED ? undefined : hurry, roll: dice.below(1_000_000), confirmFirst: dice.below(3) > 0 },
    );
    if (did === 'over' || clicks >= most) return clicks;
    if (did === 'escape') await page.keyboard.press('Escape');
    if (did === 'clicked') clicks++;
    await frames(page);
  }
  throw new Error(`no end after ${clicks} clicks; prompt: ${await page.locator('#prompt').textContent()}`);
}
