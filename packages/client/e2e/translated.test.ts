// A browser that translates the page, as Chrome does: each text becomes `<font><font>text</font></font>`, also text that comes
// later. The tables go on, and what is read on them is the state.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { GAME_IDS } from '../src/games/games.ts';
import { mishaps } from './browser.ts';
import { PASSING, playThrough } from './mouse-match.ts';
import { inBrowser, open, site } from './site.ts';
import { settled } from './time.ts';

/** React's message when the prerendered start page was changed before it came: it draws it again. */
const DRAWN_AGAIN = 'React error #418';

/** `replaced`: new text nodes, as Chrome makes them. `moved`: the page's own nodes inside new elements. */
type Kind = 'replaced' | 'moved';

/** Translates the page from its load on. */
const translate = (page: Page, kind: Kind): Promise<unknown> =>
  page.addInitScript((kind) => {
    const isText = (node: Node) =>
      node.nodeType === Node.TEXT_NODE &&
      node.nodeValue!.trim() !== '' &&
      node.parentElement?.closest('svg, font, script, style, textarea, option') === null;
    const wrap = (text: Node) => {
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      text.parentNode!.replaceChild(outer, text);
      inner.append(kind === 'moved' ? text : text.nodeValue!);
    };
    const translated = (node: Node) => {
      if (isText(node)) return wrap(node);
      const texts: Node[] = [];
      const walk = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      for (let text = walk.nextNode(); text !== null; text = walk.nextNode()) if (isText(text)) texts.push(text);
      for (const text of texts) wrap(text);
    };
    addEventListener('load', () => {
      translated(document.body);
      new MutationObserver((records) => {
        for (const { target, addedNodes } of records)
          for (const node of [target, ...addedNodes]) if (node.isConnected) translated(node);
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    });
  }, kind);

interface Fiber {
  readonly tag: number;
  readonly memoizedProps: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly stateNode: unknown;
}

/** Expects the page to read as React has written it last. */
async function readsTheState(page: Page): Promise<void> {
  await settled(page);
  const [read, written] = await page.evaluate(() => {
    const TEXT = 6;
    const ELEMENT = 5;
    const PORTAL = 4;
    const root = document.querySelector('#root')!;
    const [key] = Object.keys(root).filter((name) => name.startsWith('__reactContainer'));
    const container = (root as unknown as Record<string, { stateNode: { current: Fiber } }>)[key!]!;
    const texts: string[] = [];
    const read = (fiber: Fiber | null): void => {
      for (let one = fiber; one !== null; one = one.sibling) {
        const { children } = Object(one.memoizedProps) as { children?: unknown };
        if (one.tag === TEXT) texts.push(String(one.memoizedProps));
        else if (one.tag === ELEMENT && one.child === null)
          texts.push(
            ['string', 'number', 'bigint'].includes(typeof children)
              ? String(children)
              : (one.stateNode as Element).textContent!,
          );
        else if (one.tag !== PORTAL) read(one.child);
      }
    };
    read(container.stateNode.current.child);
    return [root.textContent, texts.join('')];
  });
  expect(read!.length).toBeGreaterThan(200);
  const other = [...read!].findIndex((sign, i) => sign !== written![i]);
  const around = (text: string) => text.slice(Math.max(0, other - 100), other + 100);
  expect(other < 0 ? '' : around(read!)).toBe(other < 0 ? '' : around(written!));
  expect(read!.length).toBe(written!.length);
}

const LIT = {
  'emerald-2e':
    '.action[data-lit]:not(:disabled), [data-thing][data-lit="strong"], .draft-confirm[data-lit], [data-thing^="bar."]:not(:disabled), .window-answers button, .hand-card',
  'emerald-1e':
    '.action[data-lit], [data-thing][data-lit="strong"], .draft-confirm[data-lit], .window-answers button, .hand-card[data-lit]',
  'nanty-narking': '[data-thing][data-lit], .draft-confirm[data-lit]',
};

for (const game of GAME_IDS)
  for (const kind of ['replaced', 'moved'] as const)
    inBrowser(
      `a whole match of ${game} goes on while its texts are ${kind} by a translator`,
      { tags: [game, 'slow/translated'] },
      async () => {
        const page = await open({ viewport: { width: 1440, height: 900 } });
        const wrong = mishaps(page);
        await translate(page, kind);
        await page.goto(`${site.url}/?game=${game}`);
        await page.getByRole('button', { name: 'One opponent' }).click();
        await page.waitForSelector('[data-your-turn]');
        expect(await page.locator('#table font').count()).toBeGreaterThan(10);
        const clicking = { lit: LIT[game], ...(game === 'nanty-narking' ? {} : { hurry: PASSING }) };
        for (const seed of [1, 2, 3]) {
          await playThrough(page, { ...clicking, seed, most: 15 });
          await page.waitForSelector('[data-your-turn], .finale');
          if ((await page.locator('.finale').count()) === 0) await readsTheState(page);
        }
        await playThrough(page, { ...clicking, seed: 5 });
        await page.getByRole('button', { name: 'Skip' }).click();
        await page.getByRole('button', { name: 'Look at the board' }).click();
        await settled(page);
        expect(await page.locator('#prompt').textContent()).toMatch(/^The match is over: /);
        expect(wrong.filter((one) => !one.includes(DRAWN_AGAIN))).toEqual([]);
        await page.context().close();
      },
    );
