import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SqliteStore } from '../src/sqlite-store.ts';
import { create, folder, playOn, start, Viewer } from './harness.ts';

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
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const run = await start({ file });
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
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const run = await start({ file });
  const broken = await Viewer.open(run.port, made[1]!.match, made[1]!.tokens[0]!);
  expect(broken.heard[0]).toMatchObject({ t: 'error' });
  expect(said.mock.calls.flat().join(' ')).toContain(`match ${made[1]!.match}: entry 3 of its log is missing`);
  said.mockRestore();
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
