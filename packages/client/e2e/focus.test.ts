// Tests that the focus is visible, above all on possible answers, whose own frames must not hide it.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { inBrowser, open, site } from './site.ts';
import { settled } from './time.ts';

/** Returns visible elements that can have the focus but show no focus ring. */
const ringless = (page: Page): Promise<{ seen: number; without: string[] }> =>
  page.evaluate(() => {
    const here = document.activeElement;
    const all = [...document.querySelectorAll<HTMLElement>('.game-table :is(button, a, select)')].filter(
      (one) => one.checkVisibility() && !one.matches(':disabled') && one.getClientRects().length > 0,
    );
    const ring = getComputedStyle(document.querySelector('.game-table')!).color;
    const shows = (style: CSSStyleDeclaration) =>
      (style.outlineStyle === 'solid' && style.outlineColor === ring && Number.parseFloat(style.outlineWidth) >= 3) ||
      (style.content !== 'normal' && style.borderTopColor === ring && Number.parseFloat(style.borderTopWidth) >= 3);
    const without = all.filter((one) => {
      one.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
      return document.activeElement === one && ![null, '::after'].some((part) => shows(getComputedStyle(one, part)));
    });
    if (here instanceof HTMLElement) here.focus({ preventScroll: true });
    return { seen: all.length, without: without.map((one) => one.outerHTML.slice(0, 160)) };
  });

const SHAPES = {
  'light, on a desk': { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  'dark, on a phone': { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
} as const;

for (const game of ['emerald-2e', 'emerald-1e', 'nanty-narking'])
  for (const [name, options] of Object.entries(SHAPES))
    inBrowser(`${game}: whatever has the focus shows it, ${name}`, { tags: [game, 'slow/focus'] }, async () => {
      const page = await open(options);
      await page.goto(`${site.url}/learn/${game}/first-match`);
      await page.waitForSelector('[data-your-turn]');
      await settled(page);
      const next = page.getByRole('button', { name: 'Go on', exact: true });
      const asked = page.locator('button[data-guided], [data-guided] button[data-lit]').first();
      let lit = 0;
      for (let step = 0; step < 24; step++) {
        const { seen, without } = await ringless(page);
        expect(seen).toBeGreaterThan(10);
        expect(without).toEqual([]);
        lit += await page.locator('button[data-lit]').count();
        for (const one of [next, asked]) {
          if ((await one.count()) > 0) await one.press('Enter');
          await settled(page);
        }
      }
      expect(lit).toBeGreaterThan(20);
      await page.context().close();
    });
