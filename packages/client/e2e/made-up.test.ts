// Pages in the made-up language: all that is read on them comes from a catalogue.
import { gameNamed } from '@gaslamp/games/games';
import { outside } from '@gaslamp/words/made-up';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { GAME_IDS } from '../src/games/games.ts';
import { mishaps } from './browser.ts';
import { speakMadeUp } from './made-up.ts';
import { playThrough } from './mouse-match.ts';
import { played, scattered } from './played.ts';
import { inBrowser, open, site } from './site.ts';
import { settled } from './time.ts';

const DESK = { viewport: { width: 1440, height: 900 } } as const;
/** Names of languages and keys, and cards that the build draws. */
const EXEMPT = '.language, kbd, .showcase';
/** Commands, ids, numbers of rules, the name of the program, and characters in which Japanese writes times. */
const CODE = /^npm run .*$|\b(?:[A-Z][A-Z0-9]*_[A-Z0-9_]+|[GR]\d[\d.]*|Gaslamp)\b|\p{Script=Han}/gu;
/** Returns the names in the data of a game, for which each language has its own. */
const namesIn = (data: unknown): string[] =>
  typeof data !== 'object' || data === null
    ? []
    : Object.entries(data).flatMap(([key, value]) => (key === 'name' ? [String(value)] : namesIn(value)));
/** The board shortens the names of agents to their last part. */
const NAMES = GAME_IDS.flatMap((id) => namesIn(Object(gameNamed(id).data).pack))
  .flatMap((name) => [name, name.replace(/^.*[ -]/, '')])
  .filter((name) => name !== '')
  .sort((a, b) => b.length - a.length);
/** Returns true if a text has letters that come from no catalogue. */
function isForeign(text: string): boolean {
  const rest = outside(text).replaceAll('\u00ad', '').replace(CODE, '');
  return /\p{L}/u.test(NAMES.reduce((left, name) => left.replaceAll(name, ''), rest));
}
const LABELS = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'];

/** Returns the texts and labels of a page that come from no catalogue. */
async function unwritten(page: Page): Promise<string[]> {
  await settled(page);
  const read = await page.evaluate(
    ([exempt, labels]) => {
      const same = [...document.querySelectorAll<HTMLElement>(exempt)].flatMap((one) => one.innerText.split('\n'));
      const lines = document.body.innerText.split('\n').filter((line) => !same.includes(line));
      const labelled = [...document.querySelectorAll(labels.map((name) => `[${name}]`).join())]
        .filter((one) => one.closest(exempt) === null)
        .flatMap((one) => labels.flatMap((name) => one.getAttribute(name) ?? []));
      return [document.title, ...lines, ...labelled];
    },
    [EXEMPT, LABELS] as const,
  );
  expect(read.join().length, read.join()).toBeGreaterThan(40);
  return [...new Set(read.filter(isForeign))];
}

async function openMadeUp(): Promise<{ page: Page; wrong: string[] }> {
  const page = await open(DESK);
  await speakMadeUp(page);
  await page.addInitScript(() => localStorage.setItem('gaslamp.pace', 'none'));
  return { page, wrong: mishaps(page) };
}

inBrowser('every page is read from the catalogues', { tags: ['slow/translated'] }, async () => {
  const { page } = await openMadeUp();
  const found: Record<string, string[]> = {};
  for (const path of [
    ...['', 'new', 'data', 'statistics', 'nowhere', 'm/nowhere'],
    ...GAME_IDS.flatMap((game) => [`?game=${game}`, `learn/${game}`, `puzzles/${game}`, `one-page/${game}`]),
  ]) {
    await page.goto(`${site.url}/${path}`);
    const texts = await unwritten(page);
    if (texts.length > 0) found[path] = texts;
  }
  expect(found).toEqual({});
  await page.context().close();
});

const LIT =
  '[data-action][data-lit]:not(:disabled), [data-thing][data-lit], .draft-confirm[data-lit], .window-answers button, .hand-card';

for (const game of GAME_IDS) {
  inBrowser(`${game}: a table with bots is read from the catalogues`, { tags: [game, 'slow/translated'] }, async () => {
    const { page, wrong } = await openMadeUp();
    await page.goto(`${site.url}/?game=${game}`);
    await page.locator('.hero-actions button').first().click();
    await page.waitForSelector('[data-your-turn]');
    const found = new Set<string>();
    for (let n = 0; n < 30; n++) {
      for (const text of await unwritten(page)) found.add(text);
      await playThrough(page, { lit: LIT, seed: n, most: 1 });
    }
    expect([...found]).toEqual([]);
    expect(wrong).toEqual([]);
    await page.context().close();
  });

  inBrowser(
    `${game}: a match that is over is read from the catalogues`,
    { tags: [game, 'slow/translated'] },
    async () => {
      const { match, tokens } = await played(5000, game, ['1', '2', '3'], scattered());
      const { page, wrong } = await openMadeUp();
      const found: Record<string, string[]> = {};
      for (const path of ['', '/replay', '/story', '/on', '/take-along']) {
        await page.goto(`${site.url}/m/${match}${path}#seat=0.${tokens[0]}`);
        const texts = await unwritten(page);
        if (texts.length > 0) found[path] = texts;
      }
      expect(found).toEqual({});
      expect(wrong).toEqual([]);
      await page.context().close();
    },
  );
}
