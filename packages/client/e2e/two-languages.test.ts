// One table, seen by a German and a Polish page: both play the match to its end, and each tells it in its own words.
import { at } from '@gaslamp/kernel/lists';
import { rowFor, standingFor, viewFor } from '@gaslamp/kernel/projection';
import { sees } from '@gaslamp/kernel/state';
import { saidIn } from '@gaslamp/words/catalogues';
import { speak, texts } from '@gaslamp/words/languages';
import { seatName } from '@gaslamp/words/seats';
import { type Texts, textsIn } from '@gaslamp/words/text';
import { plain } from '@gaslamp/words/things';
import { winnerWords } from '@gaslamp/words/winners';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { wordsOf } from '../../sim/src/words.ts';
import { mishaps } from './browser.ts';
import { playThrough } from './mouse-match.ts';
import { type Dealt, type Stated, tableAt } from './positions.ts';
import { inBrowser, site } from './site.ts';
import { settled } from './time.ts';

const ROOT = `${import.meta.dirname}/../../..`;
/** More than a match takes. */
const CLICKS = 4000;
/** Signs that the page itself asks for a part of an answer. */
const COMPOSING = '[data-composing], [data-action][aria-pressed=true], .draft-confirm, dialog[open]';

/** Claims, their cards and passing end a match soonest. */
const CLAIMS = ['claim', 'place', 'pass', 'end'].map((one) => `[data-action=${one}][data-lit]:not(:disabled)`).join();
const EMERALD = `${CLAIMS}, [data-thing][data-lit=strong], .draft-confirm[data-lit], .window-answers button`;
type Match = (Stated | Dealt) & { readonly lit: string };
const NEAR_END: readonly Match[] = [
  {
    game: 'emerald-2e',
    seats: ['ann', 'ben'],
    lit: EMERALD,
    position: {
      active: 'ann',
      players: {
        ann: { identity: 'LOYALIST', agents: ['LONDON'], cubes: { VIENNA: 2, PARIS: 2 }, limbo: 3, neutral: 22 },
        ben: { identity: 'RESTORATIONIST', agents: ['BERLIN'], cubes: { ROME: 2, CAIRO: 2 }, limbo: 3, neutral: 22 },
      },
    },
  },
  {
    game: 'emerald-1e',
    seats: ['ann', 'ben'],
    lit: EMERALD,
    position: {
      active: 'ann',
      agents: { MONDAY: { player: 'ann', at: 'CAIRO' }, TUESDAY: { player: 'ben', at: 'ZURICH' } },
      cities: {
        BERLIN: { controller: 'ann' },
        ROME: { controller: 'ann', faceUp: 'STIEBER' },
        ZURICH: { controller: 'ann' },
        CAIRO: { controller: 'ann' },
      },
      players: { ann: { cubes: { ROME: 2, VIENNA_BOX: 2 } }, ben: { cubes: { MADRID_BOX: 2 } } },
    },
  },
  {
    game: 'nanty-narking',
    seats: ['ann', 'ben'],
    lit: '[data-thing][data-lit], .draft-confirm[data-lit]',
    position: { active: 'ann', drawPile: ['G05', 'G06', 'G08', 'R01', 'R02', 'R03'] },
  },
];

/** Returns the sentences of the page in a language, from the catalogues. */
function pageTexts(code: string): Texts {
  const own = textsIn(code);
  own.add({ terminal: { turn: '{turn}' } });
  for (const catalogue of saidIn(ROOT, code, ['packages/words/src', 'packages/client/src'])) own.add(catalogue);
  return own;
}
/** Says something in a language. */
async function inLanguage<T>(said: Texts, say: () => T | Promise<T>): Promise<T> {
  speak(said);
  try {
    return await say();
  } finally {
    speak(texts('en'));
  }
}
/** No-break spaces are those of the page. */
const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

async function playedBy(match: Match): Promise<void> {
  const { game, lit } = match;
  const table = await tableAt(match, { names: ['', ''] });
  const room = await site.server.lobby.room(table.match);
  const read = async (locale: string, seat: number) => {
    const kept = { 'gaslamp.pace': 'none', 'gaslamp.passing': 'at once' };
    const page = await table.open({ locale, viewport: { width: 1440, height: 900 } }, { seat, kept });
    const said = pageTexts(locale);
    const words = await inLanguage(said, () => wordsOf(room.game));
    return { page, seat, said, words, wrong: mishaps(page) };
  };
  const readers = [await read('de', 0), await read('pl', 1)];
  const prompt = (page: Page) => page.locator('#prompt .prompt-words').innerText();
  let questions = 0;
  for (let n = 0; n < CLICKS; n++) {
    const now = await room.current();
    if (now === null) break;
    // Both pages have heard of all moves.
    await table.answer();
    for (const { page, seat, said, words } of readers) {
      await settled(page);
      if ((await page.locator(COMPOSING).count()) > 0) continue;
      const { question } = standingFor(now, seat);
      const expected = await inLanguage(said, () => words.question(viewFor(now, seat), question!));
      expect(spaced(await prompt(page))).toBe(spaced(expected));
      questions++;
    }
    const { page } = at(readers, now.decision!.player);
    await playThrough(page, { lit, seed: n, most: 1 });
    await settled(page);
  }
  const end = room.match!;
  const { winners } = room.game.result({ s: end.s, data: room.game.data })!;
  const rows = room.ledger.log.rows;
  for (const { page, seat, said, words, wrong } of readers) {
    await page.waitForSelector('.finale');
    await page.locator('.finale-bar .button').first().click();
    await page.keyboard.press('Enter');
    await settled(page);
    const [result, lines] = await inLanguage(said, () => {
      const won = winnerWords(
        'won',
        [0, 1].filter((player) => sees(winners, player)),
        seat,
      );
      return [
        plain(won, { name: (_, [player = 0]) => seatName(game, player) }),
        rows.flatMap((row) => words.logLines(end.s, rowFor(row, seat), seat)),
      ] as const;
    });
    // Nanty Narking adds who had which goal.
    expect(spaced(await prompt(page)).slice(0, spaced(result).length)).toBe(spaced(result));
    const log = await page.locator('#log li[data-line]:not(.log-note)').allInnerTexts();
    // The page has only the last lines of a long log.
    expect(log.length).toBeGreaterThan(10);
    expect(log.map(spaced)).toEqual(lines.slice(-log.length).map(spaced));
    expect(lines.filter((line) => /[{}\u0002\u0003]|undefined|NaN/.test(line))).toEqual([]);
    expect(wrong).toEqual([]);
    await page.context().close();
  }
  expect(questions).toBeGreaterThan(4);
}

for (const match of NEAR_END) {
  inBrowser(
    `${match.game}: a German and a Polish page play the end of a match, each in its own words`,
    { tags: [match.game, 'slow/translated'] },
    () => playedBy(match),
  );
  inBrowser(
    `${match.game}: a German and a Polish page play a whole match, each in its own words`,
    { tags: [match.game, 'deep'], timeout: 3_600_000 },
    () => {
      // A match from the deal needs all actions to get anywhere.
      const lit = match.lit.replace(CLAIMS, '.action[data-lit]:not(:disabled)');
      return playedBy({ ...match, lit, position: 'dealt' });
    },
  );
}
