// Walks a match on a desktop: what confirms, ends the turn or lets things go on ends at the same place at every question.
// @module-tag slow/widths
import { at } from '@gaslamp/kernel/lists';
import { expect } from 'vitest';
import { scattered } from './played.ts';
import { inBrowser } from './site.ts';
import { walk } from './walk.ts';

const GAMES = ['emerald-2e', 'nanty-narking', 'emerald-1e'] as const;
const SIZES = [
  [1440, 900],
  [1024, 768],
] as const;
/** Most questions looked at, and the number that a whole match must bring. */
const QUESTIONS = 15;
const LEAST = 8;
/** Largest distance of its right lower corner from the usual place, in px. */
const STILL = 4;

for (const [game, size] of GAMES.flatMap((game) => SIZES.map((size) => [game, size] as const)))
  inBrowser(
    `${game}: at ${size.join(' by ')} the main answer ends at the same place at every question`,
    { tags: [game] },
    async () => {
      const pick = scattered();
      const found: string[] = [];
      let usual: readonly number[] | null = null;
      let looked = 0;
      await walk(game, size, pick, async (page) => {
        const now = await page.evaluate(() => {
          const main = document.querySelector('.draft-confirm') ?? document.querySelector('.dock-bar [data-main]');
          if (main === null) return null;
          const { right, bottom } = main.getBoundingClientRect();
          return {
            corner: [right, bottom],
            words: `${main.textContent} at ${document.querySelector('.prompt-words')?.textContent}`,
          };
        });
        if (now === null) return true;
        usual ??= now.corner;
        const off = Math.max(...now.corner.map((edge, n) => Math.abs(edge - at(usual ?? now.corner, n))));
        if (off > STILL) found.push(`${now.words}: ${now.corner} instead of ${usual}`);
        return ++looked < QUESTIONS;
      });
      expect(looked).toBeGreaterThan(LEAST);
      expect(found).toEqual([]);
    },
  );
