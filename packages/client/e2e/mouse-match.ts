// Whole matches by clicking what lights up, as somebody does who tries things out.
import { FastDice } from '@gaslamp/kernel/chance';
import type { Page } from 'playwright-core';
import { frames } from './time.ts';

export interface Clicking {
  /** What lights up on the table. */
  readonly lit: string;
  /** What is clicked, where it lights up, when enough was tried: the opponent may win. */
  readonly hurry?: string;
  readonly seed: number;
}

/** So many things are tried before the hurry: what a page does at all it does by then, and a match takes a thousand. */
const TRIED = 250;
/** More than any match takes. */
const CLICKS = 5000;
/** What lets turns of the Emeralds go by. */
export const PASSING = '[data-action=pass][data-lit]:not(:disabled), [data-action=end][data-lit]:not(:disabled)';

/** Clicks lit things at random until the match is over; gives the number of clicks. */
export async function playThrough(page: Page, { lit, hurry, seed }: Clicking): Promise<number> {
  const dice = new FastDice(seed);
  let clicks = 0;
  while (clicks < CLICKS) {
    const did = await page.evaluate(
      ({ lit, hurry, roll, confirmFirst }) => {
        if (document.querySelector('.finale')) return 'over';
        // Whoever presses anything skips what is being shown.
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
    if (did === 'over') return clicks;
    if (did === 'escape') await page.keyboard.press('Escape');
    if (did === 'clicked') clicks++;
    await frames(page);
  }
  throw new Error(`no end after ${clicks} clicks; prompt: ${await page.locator('#prompt').textContent()}`);
}
