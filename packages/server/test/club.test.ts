// A club behind one router, on the limits of a server without settings: everybody plays, whatever one of them does.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BROWSER_HEADER } from '@gaslamp/protocol/browser';
import { expect, onTestFinished, test } from 'vitest';
import { STANDARD } from '../src/limits/limits.ts';
import { RequestShares } from '../src/limits/request-shares.ts';
import { folder } from './folder.ts';
import { ownServer, person } from './harness.ts';
import { testClock } from './test-clock.ts';

const MINUTE = 60_000;
/** A first visit to the start page fetches 44 files and sends 5 other requests. */
const FILES = 44;
const ASKED = ['/api/games', '/api/home', '/api/statistics', '/api/games/emerald-2e', '/api/games/nanty-narking'];
const PEOPLE = 60;
const idOf = (n: number): string => `browser-of-member-${n}`;

/** Starts a server with its standard limits and a page of many files; returns a function that sends a member's request. */
async function clubhouse() {
  const dir = folder();
  onTestFinished(dir.remove);
  mkdirSync(join(dir.path, 'assets'));
  writeFileSync(join(dir.path, 'index.html'), '<!doctype html><body></body>');
  for (let i = 0; i < FILES - 1; i++) writeFileSync(join(dir.path, 'assets', `${i}.js`), '');
  const clock = testClock();
  const { server } = await ownServer({ clock, page: dir.path, ...STANDARD });
  const statuses = new Map<number, number>();
  async function send(browser: string | null, url: string, payload?: object) {
    const headers = browser === null ? {} : { [BROWSER_HEADER]: browser };
    const method = payload === undefined ? 'GET' : 'POST';
    const reply = await server.app.inject({
      method,
      url,
      headers,
      remoteAddress: '203.0.113.5',
      ...(payload && { payload }),
    });
    statuses.set(reply.statusCode, (statuses.get(reply.statusCode) ?? 0) + 1);
    return reply;
  }
  async function visit(browser: string): Promise<void> {
    // Browsers do not name themselves when they fetch the files of a page.
    await send(null, '/');
    for (let i = 0; i < FILES - 1; i++) await send(null, `/assets/${i}.js`);
    for (const url of ASKED) await send(browser, url);
  }
  /** One member creates a match for three, the two others sit down, and all look at it. */
  async function table(n: number): Promise<void> {
    const [host, ...others] = [0, 1, 2].map((i) => idOf(3 * n + i)) as [string, string, string];
    const seats = [{ ...person, name: host }, person, person];
    const made = (await send(host, '/api/matches', { game: 'emerald-2e', seats, sit: [0] })).json();
    await send(null, `/m/${made.match}`);
    for (const [i, other] of others.entries()) {
      const invite = made.invites[i + 1];
      await send(null, `/m/${made.match}`);
      await send(other, `/api/matches/${made.match}`);
      await send(other, `/api/matches/${made.match}/invitation`, { invite });
      const { token } = (await send(other, `/api/matches/${made.match}/sit`, { invite, name: other })).json();
      await send(other, '/api/mine', { matches: [{ match: made.match, token }] });
    }
  }
  return { clock, statuses, send, visit, table };
}

test('sixty people come at once and play twenty tables all evening, without a setting', {
  tags: ['slow/host'],
}, async () => {
  const { clock, statuses, send, visit, table } = await clubhouse();
  for (let n = 0; n < PEOPLE; n++) await visit(idOf(n));
  for (let round = 0; round < 3; round++) {
    for (let n = 0; n < PEOPLE / 3; n++) await table(n);
    await clock.skip(10 * MINUTE);
    // Everybody opens the page again; files that do not change are in their browsers.
    for (let n = 0; n < PEOPLE; n++) {
      await send(null, '/');
      for (const url of ASKED) await send(idOf(n), url);
    }
    await clock.skip(30 * MINUTE);
  }
  expect([...statuses.keys()]).toEqual([200]);
});

test('a neighbour who asks without end costs known browsers nothing, whatever names he takes', async () => {
  const { clock, statuses, send, visit, table } = await clubhouse();
  for (let n = 0; n < 3; n++) await visit(idOf(n));
  await clock.skip(MINUTE);
  statuses.clear();
  let i = 0;
  while (!statuses.has(429)) await send(`made-up-name-number-${i++}`, '/api/games');
  statuses.clear();
  await table(0);
  for (let n = 0; n < 3; n++) for (const url of ASKED) await send(idOf(n), url);
  expect([...statuses.keys()]).toEqual([200]);
  const late = await send(null, '/api/games');
  expect([late.statusCode, late.headers['retry-after']]).toEqual([429, '60']);
});

test('new browsers share one portion, and have their own from the next minute on', () => {
  let now = 0;
  const shares = new RequestShares(100, () => now);
  const most = (browser: string): number => {
    for (let n = 0; ; n++) if (shares.take('club', browser) !== null) return n;
  };
  // Half is left for others, who are not known either.
  expect([most('ann'), most('ben'), shares.take('club', null)]).toEqual([50, 0, MINUTE]);
  now += MINUTE - 1;
  expect(shares.take('club', 'cat')).toBe(1);
  now += 1;
  expect([most('ann'), most('ben'), most('cat'), most('dan')]).toEqual([50, 25, 13, 6]);
  // Another address has its own.
  expect(shares.take('elsewhere', 'ann')).toBeNull();
  // Only so many made-up names are remembered, and none after an hour of silence.
  now += MINUTE;
  for (let i = 0; i < 1000; i++) shares.take('club', `made up ${i}`);
  now += MINUTE;
  for (let i = 0; i < 1000; i++) shares.take('club', `made up ${i}`);
  expect(shares.portionOf('club', 'ann')).toBe('ann');
  expect(shares.portionOf('club', 'made up 999')).toBe('');
  now += 61 * MINUTE;
  shares.take('club', null);
  expect(shares.portionOf('club', 'ann')).toBe('');
});
