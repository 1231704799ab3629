// Tests taking a finished match along: one file, which opens from a disk without a network and requests nothing from one.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { readRecord } from '@gaslamp/record/record-reader';
import { verify } from '@gaslamp/record/verify';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { mishaps } from './browser.ts';
import { played, scattered } from './played.ts';
import { saved } from './saved.ts';
import { inBrowser, open, sidewaysScroll, site, violations } from './site.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' } as const;
const DESK = { viewport: { width: 1440, height: 900 } } as const;
/** Maximum size of a file, in bytes. */
const MOST = 1_500_000;

const folder = mkdtempSync(join(tmpdir(), 'gaslamp-kept-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Opens the file without a network; records its requests and errors. */
async function opened(path: string, options: BrowserContextOptions) {
  const page = await open({ ...options, offline: true });
  const wrong = mishaps(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('websocket', (socket) => asked.push(socket.url()));
  const url = pathToFileURL(path).href;
  await page.goto(url);
  await page.getByRole('heading', { name: 'Players' }).waitFor();
  /** Data within the file are not requests. */
  const others = () => asked.filter((one) => one !== url && !/^(?:data|blob):/.test(one));
  return { page, wrong, others };
}

const slider = (page: Page) => page.getByRole('slider', { name: 'Moment of the match' });
const TABLES = { 'nanty-narking': '.nanty', 'emerald-2e': '.emerald', 'emerald-1e': '.emerald' } as const;

/** A random match can end at once: this one is long enough for a replay. */
async function longMatch(game: string) {
  for (let tries = 0; tries < 20; tries++) {
    const found = await played(20_000, game, ['Ann', 'Ben'], scattered());
    if (found.room.over && found.room.ledger.match!.published.move > 40) return found;
  }
  throw new Error(`no long match of ${game} in 20`);
}

for (const game of ['nanty-narking', 'emerald-2e', 'emerald-1e'] as const)
  inBrowser(
    `${game}: a match is saved as a page that opens from a disk without a network`,
    { tags: [game, 'slow/take-along'] },
    async () => {
      const { match, tokens, room } = await longMatch(game);
      const result = room.game.result({ s: room.ledger.match!.published, data: room.game.data })!;
      const page = await open(DESK);
      const wrong = mishaps(page);
      await page.goto(`${site.url}/m/${match}#seat=0.${tokens[0]}`);
      await page.getByRole('button', { name: 'Seats', exact: true }).click();
      await page.getByRole('link', { name: 'Save the match' }).click();
      await page.getByRole('heading', { level: 1, name: 'Save the match' }).waitFor();
      expect(await violations(page)).toEqual([]);
      const path = await saved(page, 'Save the page', folder);
      expect(path).toMatch(new RegExp(`gaslamp-${game}-${match}\\.html$`));
      await page.getByText(`gaslamp-${game}-${match}.html is saved.`).waitFor();
      expect(statSync(path).size).toBeLessThan(MOST);
      expect(wrong).toEqual([]);
      await page.context().close();

      const file = await opened(path, DESK);
      expect(await violations(file.page)).toEqual([]);
      const points = await file.page.locator('.kept-players .muted').allTextContents();
      const counted = points.map((words) =>
        words.startsWith('one ') ? 1 : Number.parseInt(words.replace('−', '-'), 10),
      );
      expect(counted).toEqual(result.points);
      expect(await file.page.getByText('unofficial fan project').count()).toBe(1);
      expect(await file.page.getByText('most numbers and symbols on its cards are our guesses').count()).toBe(
        game === 'emerald-1e' ? 1 : 0,
      );
      // Its record equals the server's, and is valid.
      const text = readFileSync(await saved(file.page, 'Save the record', folder), 'utf8');
      expect(text).toBe(await site.server.lobby.record(match, tokens[0] ?? ''));
      expect(verify(room.game, readRecord(text, 'the record'), null).problem).toBe(null);
      const gaslamp = join(import.meta.dirname, '../../../scripts/gaslamp.mjs');
      expect(execFileSync(process.execPath, [gaslamp, 'verify', path], { encoding: 'utf8' })).toMatch(/^Verified: /);
      // By keyboard alone, to the end.
      await file.page.getByRole('link', { name: 'Look back step by step' }).focus();
      await file.page.keyboard.press('Enter');
      await file.page.waitForFunction(() => document.activeElement?.matches('.replay-scrubber input'));
      await file.page.locator(TABLES[game]).first().waitFor();
      const last = Number(await slider(file.page).getAttribute('max'));
      expect(last).toBeGreaterThan(20);
      await file.page.keyboard.press('ArrowRight');
      expect(await slider(file.page).inputValue()).toBe('1');
      const first = await file.page.locator('#log li').count();
      await file.page.keyboard.press('End');
      await file.page.getByText(`Step ${last} of ${last}`).waitFor();
      await file.page.waitForFunction((n) => document.querySelectorAll('#log li').length > n + 15, first);
      await file.page
        .getByText(/wins?\b/)
        .first()
        .waitFor();
      const views = await file.page.getByLabel('Seen by').locator('option').allTextContents();
      expect(views).toEqual(['Ann', 'Ben', 'Spectators', 'Everything open']);
      for (const label of ['Ben', 'Everything open']) {
        await file.page.getByLabel('Seen by').selectOption({ label });
        expect(await slider(file.page).inputValue()).toBe(String(last));
      }
      await slider(file.page).fill('12');
      await file.page.getByText(`Step 12 of ${last}`).waitFor();
      // The position is in the address, so a reload restores it.
      await file.page.waitForFunction(() => location.hash === '#at=12&as=open');
      await file.page.reload();
      await file.page.getByText(`Step 12 of ${last}`).waitFor();
      await file.page.locator(TABLES[game]).first().waitFor();
      expect(await violations(file.page)).toEqual([]);
      await file.page.getByRole('link', { name: 'How it went' }).click();
      await file.page.getByRole('heading', { name: 'Turning points' }).waitFor();
      expect(await file.page.getByText('bots cannot play in a file').count()).toBe(1);
      expect(await file.page.locator('.recharts-surface').count()).toBeGreaterThan(0);
      expect(await violations(file.page)).toEqual([]);
      await file.page
        .getByRole('link', { name: /^Turn \d+, step \d+/ })
        .first()
        .click();
      await slider(file.page).waitFor();
      expect(await file.page.getByLabel('Seen by').locator('option:checked').textContent()).toBe('Everything open');
      // It contains the rules, too.
      await file.page.getByRole('button', { name: 'Rules' }).first().click();
      await file.page.locator('dialog[open] h3, dialog[open] h2').first().waitFor();
      expect(file.others()).toEqual([]);
      expect(file.wrong).toEqual([]);
      await file.page.context().close();

      const phone = await opened(path, PHONE);
      expect(await sidewaysScroll(phone.page)).toBe(0);
      await phone.page.getByRole('link', { name: 'Look back', exact: true }).click();
      await phone.page.locator(TABLES[game]).first().waitFor();
      expect(await sidewaysScroll(phone.page)).toBe(0);
      expect(await violations(phone.page)).toEqual([]);
      await phone.page.getByRole('link', { name: 'How it went' }).click();
      await phone.page.getByRole('heading', { name: 'Turning points' }).waitFor();
      expect(await sidewaysScroll(phone.page)).toBe(0);
      expect(phone.others()).toEqual([]);
      expect(phone.wrong).toEqual([]);
      await phone.page.context().close();
    },
  );

for (const [game, players] of [
  ['nanty-narking', 4],
  ['emerald-2e', 5],
  ['emerald-1e', 5],
] as const)
  inBrowser(
    `${game}: the file of a match of ${players} is no larger than it may be, whatever they are called`,
    { tags: [game, 'slow/take-along'] },
    async () => {
      const names = ['</script>', '<!--<script>', '</style><b>', '&lt;"\'`', '$&amp;'].slice(0, players);
      const { match, tokens, room } = await played(20_000, game, names, scattered());
      expect(room.over).toBe(true);
      const page = await open(DESK);
      await page.goto(`${site.url}/m/${match}/take-along#seat=0.${tokens[0]}`);
      const path = await saved(page, 'Save the page', folder);
      await page.context().close();
      expect(statSync(path).size).toBeLessThan(MOST);
      const file = await opened(path, DESK);
      const found = await file.page.locator('.kept-players li > span:not(.muted)').allTextContents();
      expect(found).toEqual(names);
      await file.page.getByRole('link', { name: 'Look back', exact: true }).click();
      await slider(file.page).waitFor();
      expect(file.others()).toEqual([]);
      expect(file.wrong).toEqual([]);
      await file.page.context().close();
    },
  );

inBrowser(
  'a file whose content was changed says so in a sentence, and leads nowhere',
  { tags: ['emerald-1e', 'slow/take-along'] },
  async () => {
    const { match, tokens } = await played(20_000, 'emerald-1e', ['Ann', 'Ben']);
    const page = await open(DESK);
    await page.goto(`${site.url}/m/${match}/take-along#seat=0.${tokens[0]}`);
    const path = await saved(page, 'Save the page', folder);
    const text = readFileSync(path, 'utf8');
    const [part = '', packed = ''] = /<script type="text\/plain" id="kept">([^<]*)</.exec(text) ?? [];
    const kept = JSON.parse(String(gunzipSync(Buffer.from(packed, 'base64')))) as object;
    for (const [change, words] of [
      [{ info: null }, 'changed.html: "info" is null; allowed: an object'],
      [{ from: 'javascript:alert(1)' }, '"from" is "javascript:alert(1)"; allowed: the address of the table'],
    ] as const) {
      const changed = gzipSync(JSON.stringify({ ...kept, ...change })).toString('base64');
      const file = join(folder, 'changed.html');
      writeFileSync(
        file,
        text.replace(part, () => part.replace(packed, () => changed)),
      );
      await page.goto(pathToFileURL(file).href);
      await page.getByRole('alert').getByText(words).waitFor();
      expect(await page.getByRole('link').count()).toBe(0);
    }
  },
);

inBrowser('before the end there is nothing to take along: no way to it, no file, no record', async () => {
  const { match, tokens } = await played(60);
  const page = await open({ viewport: { width: 390, height: 844 } });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${site.url}/m/${match}#seat=1.${tokens[1]}`);
  await page.locator('.nanty').waitFor();
  expect(await page.getByRole('link', { name: 'Save the match' }).count()).toBe(0);
  await page.goto(`${site.url}/m/${match}/take-along`);
  await page.getByText('You can save a match when it is over.').waitFor();
  expect(await page.getByRole('button', { name: /^Save/ }).count()).toBe(0);
  expect(asked.filter((path) => /\/record$|take-along-/.test(path))).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.context().close();
});
