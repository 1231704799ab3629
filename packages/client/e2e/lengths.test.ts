// Longer words: in German, Polish and the made-up language nothing is cut off and nothing sticks out, on windows of three widths.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { GAME_IDS } from '../src/games/games.ts';
import { speakMadeUp } from './made-up.ts';
import { played, scattered } from './played.ts';
import { inBrowser, open, sidewaysScroll, site } from './site.ts';
import { settled } from './time.ts';

/** Widths and heights of windows, in px. */
const WINDOWS = [
  [320, 700],
  [768, 1024],
  [1280, 800],
] as const;
/** A run takes one of them (scripts/test/choice.mjs). */
const LENGTHS = ['de', 'pl', 'qps'].flatMap((code) => WINDOWS.map((size) => [code, ...size] as const));
/** The least height of what a finger presses, in px. */
const TARGET = 40;
const PHONE = 320;
/** Answers after which there is something on the board. */
const SOME = 25;
/**
 * Names of places on the maps. A language has its own names for some, of about the same length, and the rest are the same in all;
 * so they are checked in German and Polish, and left out where every word is longer by two fifths.
 */
const PLACES = '.city-name, .map-city-name, .nn-area-name';

/**
 * Returns the texts that are cut off without dots or stick out of the window, and targets too low for a finger. Links in sentences
 * are as high as their line, and chips of what is paid may be longer than theirs.
 */
const faults = (page: Page, target: number, except: string): Promise<string[]> =>
  page.evaluate(
    ([target, except]) => {
      const found: string[] = [];
      const named = (node: Element) =>
        node.tagName === 'INPUT'
          ? node.outerHTML
          : `${node.tagName.toLowerCase()}.${node.getAttribute('class')} “${node.textContent}”`;
      const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = walk.nextNode(); text !== null; text = walk.nextNode()) {
        const node = text.parentElement!;
        if (text.nodeValue!.trim() === '' || !node.checkVisibility({ visibilityProperty: true })) continue;
        if (node.closest(`svg, option, .unseen, .only-spoken, .skip, .chips-line, [inert], .card, ${except}`)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const { left, right, top, bottom, width } = range.getBoundingClientRect();
        if (width === 0) continue;
        let isReached = false;
        for (let around: Element = node; around !== document.body && !isReached; around = around.parentElement!) {
          const { overflowX, overflowY, position, textOverflow, webkitLineClamp } = getComputedStyle(around);
          const edge = around.getBoundingClientRect();
          const isDotted = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
          const isScroller = /auto|scroll/.test(overflowX);
          // A box that scrolls down must not have to be scrolled sideways.
          const isRow = isScroller && around.scrollHeight <= around.clientHeight + 1;
          isReached = edge.width < 2 || isDotted || position === 'fixed' || isRow;
          if (isReached) break;
          const isCut =
            (overflowX !== 'visible' && (right > edge.right + 1 || left < edge.left - 1)) ||
            (/hidden|clip/.test(overflowY) && (bottom > edge.bottom + 3 || top < edge.top - 3));
          if (isCut) found.push(`cut by ${named(around).slice(0, 60)}: ${named(node)}`);
          isReached = isCut || isScroller;
        }
        if (!isReached && (right > innerWidth + 1 || left < -1)) found.push(`outside: ${named(node)}`);
      }
      for (const node of document.querySelectorAll(
        'button, select, summary, input:not([type=radio], [type=checkbox]), a.button',
      )) {
        const { height, width } = node.getBoundingClientRect();
        if (
          !node.checkVisibility({ visibilityProperty: true }) ||
          width < 2 ||
          node.closest('#board, .unseen, #log, [inert], p, .news, .said, .said-card')
        )
          continue;
        if (getComputedStyle(node).display !== 'inline' && height < target - 0.5)
          found.push(`${height} px: ${named(node)}`);
      }
      return [...new Set(found)].map((one) => one.slice(0, 260));
    },
    [target, except] as const,
  );

for (const [code, width, height] of LENGTHS)
  for (const game of GAME_IDS)
    inBrowser(
      `${game}: nothing is cut in ${code} in a window of ${width} px`,
      { tags: [game, `length/${code}-${width}`] },
      async () => {
        const under = await played(SOME, game, ['Ann', 'Ben', 'Cat']);
        const over = await played(5000, game, ['Ann', 'Ben', 'Cat'], scattered());
        const seat = (await under.room.current())!.decision!.player;
        const page = await open({
          viewport: { width, height },
          ...(width === PHONE && { hasTouch: true, isMobile: true }),
          ...(code !== 'qps' && { locale: code }),
        });
        if (code === 'qps') await speakMadeUp(page);
        const found: Record<string, string[]> = {};
        const look = async (what: string) => {
          await settled(page);
          const wrong = await faults(page, width === PHONE ? TARGET : 0, code === 'qps' ? PLACES : ':not(*)');
          if ((await sidewaysScroll(page)) > 0) wrong.push('scrolls sideways');
          const boxes = await page.locator('dialog[open] .table-dialog-box').all();
          for (const box of boxes) {
            const beyond = await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
            if (beyond > 0) wrong.push(`the dialog scrolls sideways by ${beyond} px`);
          }
          if (wrong.length > 0) found[what] = wrong;
        };
        for (const [what, path] of Object.entries({
          start: `?game=${game}`,
          new: `new?game=${game}`,
          lessons: `learn/${game}`,
          ...(game === 'emerald-1e' && { data: `data?game=${game}` }),
          story: `m/${over.match}/story#seat=0.${over.tokens[0]}`,
          // On a phone the actions of the Emeralds and the table of their end have no room for words longer by two fifths.
          ...((code !== 'qps' || width !== PHONE || game === 'nanty-narking') && {
            end: `m/${over.match}#seat=0.${over.tokens[0]}`,
            table: `m/${under.match}#seat=${seat}.${under.tokens[seat]}`,
          }),
        })) {
          await page.goto(`${site.url}/${path}`);
          if (what === 'story') await page.waitForSelector('.story-table');
          await look(what);
          if (what === 'end') {
            if ((await page.locator('dialog.finale').count()) === 0)
              await page.locator('.dock .button').first().click();
            await page.waitForSelector('dialog.finale');
            const next = page.locator('.finale-bar [data-first]');
            for (; (await next.count()) > 0; await next.click()) await look('finale');
            await look('end of the finale');
          }
          if (what !== 'start') continue;
          await page.locator('button.button-wide').first().click();
          await page.waitForSelector('dialog[open]');
          await look('rules');
        }
        expect(found).toEqual({});
        await page.context().close();
      },
    );
