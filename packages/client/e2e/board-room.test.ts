// Walks matches on phones: at every question the board has its share of the window, and nothing moves between two questions.
// @module-tag slow/phone
import { at } from '@gaslamp/kernel/lists';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { scattered } from './played.ts';
import { inBrowser } from './site.ts';
import { walk } from './walk.ts';

const GAMES = ['emerald-2e', 'nanty-narking', 'emerald-1e'] as const;
/** Sizes of phones in px, with the least share of the height that shows the board. */
const SIZES = [
  [390, 844, 0.45],
  [360, 640, 0.35],
] as const;
/** Matches in `npm test`, and in the deep run. */
const MATCHES = 3;
const MANY_MATCHES = 50;
/** Limit of a test with as many matches, in ms. */
const TIME = { few: 900_000, many: 7_200_000 } as const;
/** Largest move of the hand between two questions, in px. */
const STILL = 8;

/** The view of a phone. */
interface Look {
  /** Height of the board that is seen, as a share of the window's. */
  readonly share: number;
  /** Upper edge of the hand, and height of the dock, in px. */
  readonly hand: number;
  readonly dock: number;
  /** Docks in the same state have the same height. */
  readonly state: 'asked' | 'other' | 'waits';
  readonly asked: string;
  /** The question, and answers in the dock, that are not in sight. */
  readonly hidden: readonly string[];
}

const look = (page: Page): Promise<Look> =>
  page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
    const [board, bottom, dock, prompt] = [box('#board'), box('.bottom'), box('.dock'), box('#prompt')];
    const top = Math.max(0, box('main').top, board.top);
    const hidden: string[] = [];
    if (prompt.top < dock.top - 1 || prompt.bottom > dock.bottom) hidden.push(`the question at ${prompt.top}`);
    // Many answers stand in a row that scrolls.
    for (const node of document.querySelectorAll<HTMLElement>(
      '.dock-bar .action, .answers > .button, .nn-answers > .button, .window .button, .draft-bar > .button',
    )) {
      const { left, top, width, height } = node.getBoundingClientRect();
      if (left + width / 2 > node.parentElement!.getBoundingClientRect().right) continue;
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!node.contains(hit)) hidden.push(`${node.textContent} at ${Math.round(top)}, under ${hit?.className}`);
    }
    const asked = document.querySelector('[data-your-turn]') !== null;
    return {
      share: (Math.min(bottom.top, board.bottom) - top) / innerHeight,
      hand: box('.own-hand').top,
      dock: dock.height,
      // A warning takes its line from the dock.
      state: document.querySelector('.news, .bottom > .urgent') ? 'other' : asked ? 'asked' : 'waits',
      asked: `${document.querySelector('.prompt-words')!.textContent}`,
      hidden,
    };
  });

async function walks(game: string, matches: number, seed: number): Promise<void> {
  const pick = scattered();
  for (let n = 0; n < seed; n++) pick(1, n);
  const wrong: string[] = [];
  let looked = 0;
  for (let match = 0; match < matches; match++) {
    const [width, height, least] = at(SIZES, match % SIZES.length);
    let last: Look | null = null;
    let asked: Look | null = null;
    await walk(game, [width, height], pick, async (page) => {
      const now = await look(page);
      looked++;
      const what = `${width} by ${height}, ${now.state}: ${now.asked}`;
      if (now.share < least) wrong.push(`the board has ${now.share.toFixed(3)} with a dock of ${now.dock} at ${what}`);
      for (const one of now.hidden) wrong.push(`hidden is ${one} at ${what}`);
      if (last && Math.abs(last.hand - now.hand) > STILL)
        wrong.push(`the hand moved from ${last.hand} to ${now.hand} at ${what}`);
      if (now.state === 'asked') {
        if (asked && Math.abs(asked.dock - now.dock) > 1)
          wrong.push(`the dock has ${now.dock} after ${asked.dock} at ${what}`);
        asked = now;
      }
      last = now;
      return true;
    });
  }
  expect(looked).toBeGreaterThan(matches * 10);
  expect(wrong.join('\n')).toBe('');
}

for (const game of GAMES) {
  inBrowser(
    `${game}: at every question a phone shows the board`,
    { tags: [game, 'slow/phone'], timeout: TIME.few },
    () => walks(game, MATCHES, 0),
  );
  inBrowser(
    `${game}: at every question of many matches a phone shows the board`,
    { tags: ['deep'], timeout: TIME.many },
    () => walks(game, MANY_MATCHES, MATCHES),
  );
}
