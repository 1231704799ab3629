import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SqliteStore } from '../src/sqlite-store.ts';
import { create, folder, playOn, post, start, Viewer } from './harness.ts';

let place: ReturnType<typeof folder>;
let file: string;
beforeEach(() => {
  place = folder();
  file = join(place.path, 'data.sqlite');
});
afterEach(() => place.remove());

/** Three matches in the file, each a few answers old. */
async function three() {
  const run = await start({ file });
  const made = [];
  for (let i = 0; i < 3; i++) {
    const match = await create(run.port, 2);
    const viewers = await Promise.all(match.tokens.map((token) => Viewer.open(run.port, match.match, token!)));
    await playOn(viewers, 6, (n) => n - 1);
    made.push(match);
  }
  await run.server.close();
  return made;
}
function damage(sql: string): void {
  const db = new DatabaseSync(file);
  db.exec(sql);
  db.close();
}

test('after a clean stop one file holds everything', async () => {
  const [made] = await three();
  const copied = join(place.path, 'copy.sqlite');
  copyFileSync(file, copied);
  const run = await start({ file: copied });
  const viewer = await Viewer.open(run.port, made!.match, made!.tokens[0]!);
  expect(viewer.standing!.move).toBeGreaterThan(0);
  await run.server.close();
});

test('a second process on the same file is told so', async () => {
  const run = await start({ file });
  expect(() => new SqliteStore(file)).toThrow(`the data file ${file} cannot be opened: another Gaslamp is using it`);
  await run.server.close();
});

test('a file that is no database is named', () => {
  writeFileSync(file, 'no database at all, but long enough to be looked at as one'.repeat(20));
  expect(() => new SqliteStore(file)).toThrow(`the data file ${file} cannot be opened: file is not a database`);
});

test('a database of another program is named', () => {
  const other = new DatabaseSync(file);
  other.exec('create table matches (id text, place text, asked integer); create table seats (row integer);');
  other.close();
  expect(() => new SqliteStore(file)).toThrow(`the data file ${file} cannot be opened: no such column: over`);
});

test('a file from before it was kept who is asked is read', async () => {
  const [made] = await three();
  damage('alter table matches drop column asked');
  const run = await start({ file });
  const viewer = await Viewer.open(run.port, made!.match, made!.tokens[0]!);
  expect(viewer.heard[0]).toMatchObject({ t: 'welcome' });
  await run.server.close();
});

test('after a start only matches in which a bot or a standing order is asked are played on', async () => {
  const bot = { kind: 'bot', bot: 'random' } as const;
  const person = { kind: 'person' } as const;
  const run = await start({ file, pace: { bot: 60_000, window: 60_000 } });
  const asked = async (seats: (typeof bot | typeof person)[]) => {
    const { match } = await create(run.port, 2, {
      seats,
      sit: seats.flatMap(({ kind }, i) => (kind === 'bot' ? [] : [i])),
    });
    return { match, asked: run.server.lobby.room(match).match.asked!.player };
  };
  const bots = await asked([bot, bot]);
  const people = await asked([person, person]);
  const { store } = run.server.lobby;
  expect(store.waiting()).toEqual([bots.match]);
  const [ordered] = store.seats(people.match).filter(({ seat }) => seat === people.asked);
  store.saveSeat(people.match, { ...ordered!, order: 'match' });
  expect(store.waiting().sort()).toEqual([bots.match, people.match].sort());
  await run.server.close();
});

test.each([
  ['a match record', "update matches set record = substr(record, 1, 40) where id = '?'", /match \? cannot be read: /],
  ['a seat record', "update seats set record = substr(record, 1, 20) where match = '?'", /match \? cannot be read: /],
  [
    'a pack',
    "update matches set record = replace(record, 'pack\":\"', 'pack\":\"x') where id = '?'",
    /match \? cannot be read: unknown pack/,
  ],
])('%s that is damaged stops its own match only, by name', async (_, sql, told) => {
  const made = await three();
  damage(sql.replace('?', made[1]!.match));
  const run = await start({ file });
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  // The list of a browser that plays all three shows the others.
  const list = made.map(({ match, tokens }) => ({ match, token: tokens[0] }));
  const { status, body } = await post(run.port, '/api/mine', { matches: list });
  expect([status, (body as unknown as { match: string }[]).map(({ match }) => match)]).toEqual([
    200,
    [made[0]!.match, made[2]!.match],
  ]);
  expect(said.mock.calls.flat().join(' ').replace(made[1]!.match, '?')).toMatch(told);
  said.mockRestore();
  for (const match of [made[0]!, made[2]!]) {
    const viewer = await Viewer.open(run.port, match.match, match.tokens[0]!);
    expect(viewer.heard[0]).toMatchObject({ t: 'welcome' });
  }
  const broken = await Viewer.open(run.port, made[1]!.match, made[1]!.tokens[0]!);
  expect(broken.heard[0]).toMatchObject({ t: 'error', error: expect.stringContaining('cannot be read') });
  await run.server.close();
});

test('a log with a hole is not shown as if it were whole', async () => {
  const made = await three();
  damage(`delete from entries where match = '${made[1]!.match}' and version = 3`);
  const run = await start({ file });
  const broken = await Viewer.open(run.port, made[1]!.match, made[1]!.tokens[0]!);
  expect(broken.heard[0]).toMatchObject({
    t: 'error',
    error: expect.stringContaining('cannot be read: match'),
  });
  expect(JSON.stringify(broken.heard[0])).toContain('entry 3 of its log is missing');
  await run.server.close();
});

test('a match keeps its data, whatever a later version builds in', async () => {
  const [made] = await three();
  const store = new SqliteStore(file);
  const { pack, game } = store.match(made!.match)!;
  const kept = JSON.parse(store.pack(pack)!.json) as { cards: { id: string; bombs: number }[] };
  expect(store.pack(pack)!.game).toBe(game);
  expect(kept.cards.length).toBeGreaterThan(60);
  store.close();
});
