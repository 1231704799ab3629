// Tests every page with text at twice its usual size, and at a zoom of 200 %.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { played } from './played.ts';
import { inBrowser, open, sidewaysScroll, site } from './site.ts';
import { settled } from './time.ts';
import { unreachable } from './unreachable.ts';

/** Size of the text in the settings of the browser, in px; the usual one is 16. */
const LARGE = 32;
const WINDOWS = [
  [1280, 800],
  [844, 390],
  [390, 844],
] as const;
/** Answers after which there is more on the board; no match is over by then. */
const SOME = 25;
/** Least share of the height of the window that the board has, unless the question scrolls along with it. */
const BOARD = 1 / 3;

/** Opens a page whose reader has set larger text in the browser. */
async function openLarge(): Promise<Page> {
  const page = await open({ viewport: { width: 1280, height: 800 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: LARGE, fixed: LARGE } });
  return page;
}

/** Returns the texts that something cuts off without dots. Names on cards may lie under the next card of a hand. */
function cut(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const own = text.parentElement!;
    if (!text.textContent?.trim() || own.closest('.card, select, [aria-hidden=true]') || !own.checkVisibility())
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    let loose = false;
    for (let node = own; node !== document.body; node = node.parentElement!) {
      const { position, overflowX, overflowY, textOverflow, clipPath } = getComputedStyle(node);
      if (loose && position === 'static') continue;
      // Only for screen readers, or scrolled by the reader.
      if (clipPath !== 'none' || [overflowX, overflowY].includes('auto')) break;
      const edge = node.getBoundingClientRect();
      for (const { left, right, top, bottom, height } of range.getClientRects()) {
        const sideways = overflowX !== 'visible' && textOverflow !== 'ellipsis';
        if (
          (sideways && (left < edge.left - 2 || right > edge.right + 2)) ||
          (overflowY !== 'visible' && (top < edge.top - height / 3 || bottom > edge.bottom + height / 3))
        )
          found.push(`"${text.textContent}" is cut by ${node.className}`);
      }
      loose = position === 'absolute';
    }
  }
  return found;
}

/** Returns the share of the window's height in which the board is visible; 1 if the question scrolls along with it. */
function boardShare(): number {
  const board = document.querySelector('#board')!.getBoundingClientRect();
  const bottom = document.querySelector('.bottom')!;
  const asked = bottom.getBoundingClientRect();
  if (getComputedStyle(bottom).position === 'static') return 1;
  const below = asked.left < board.left + 1 ? asked.top : innerHeight;
  return (Math.min(board.bottom, below) - Math.max(board.top, 0)) / innerHeight;
}

async function look(page: Page, what: string): Promise<void> {
  expect(await page.evaluate(cut), what).toEqual([]);
  expect(await sidewaysScroll(page), what).toBe(0);
  if ((await page.locator('#board').count()) === 0) return;
  expect(await page.evaluate(unreachable), what).toEqual([]);
  expect(await page.evaluate(boardShare), what).toBeGreaterThanOrEqual(BOARD);
}

for (const game of ['emerald-2e', 'nanty-narking', 'emerald-1e'])
  inBrowser(
    `${game}: with text twice as large, or a zoom of 200 %, no page cuts text or lays answers over each other`,
    { tags: [game, 'slow/widths'] },
    async () => {
      const names = ['Ann', 'Ben', 'Cat'];
      const { match, tokens, room } = await played(SOME, game, names);
      const seat = (await room.current())!.decision!.player;
      const over = await played(Number.POSITIVE_INFINITY, game, names);
      const seats = names.map(() => ({ kind: 'person' }) as const);
      const waiting = await site.server.lobby.create({ game, seats, sit: [0], name: 'Ann' });
      const pages = {
        table: `/m/${match}#seat=${seat}.${tokens[seat]}`,
        start: `/?game=${game}`,
        'set-up': `/new?game=${game}`,
        invitation: `/m/${waiting.match}#invite=${waiting.invites[1]}`,
        'waiting for players': `/m/${waiting.match}#seat=0.${waiting.tokens[0]}`,
        story: `/m/${over.match}/story#seat=0.${over.tokens[0]}`,
        replay: `/m/${over.match}/replay#seat=0.${over.tokens[0]}`,
      };
      const large = await openLarge();
      const zoomed = await open({ deviceScaleFactor: 2 });
      for (const [name, path] of Object.entries(pages))
        for (const [page, size] of [
          [large, 1],
          [zoomed, 0.5],
        ] as const) {
          await page.goto(site.url + path);
          await settled(page);
          for (const [width, height] of WINDOWS) {
            await page.setViewportSize({ width: width * size, height: height * size });
            await settled(page);
            await look(page, `${name}, ${width} by ${height}, ${page === large ? 'large text' : 'zoomed'}`);
          }
        }
      await large.context().close();
      await zoomed.context().close();
    },
  );
