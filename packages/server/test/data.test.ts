// Matches are moved, backed up and restored, between files and databases: every row arrives unchanged, or none.
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { main } from '../src/data.ts';
import { openPostgres } from '../src/store/postgres-store.ts';
import { openSqlite } from '../src/store/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';
import { COLUMNS } from '../src/store/tables.ts';
import { schemaOfTest, withoutPostgres } from './postgres.ts';
import { answer, spoken } from './stored.ts';
import { dataFile, IDS, inFile } from './stores.ts';

const data = dataFile();
const missing = await withoutPostgres();

/** Runs a command and returns its exit code and output. */
async function run(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  let said = '';
  const hear = (text: string | Uint8Array) => {
    said += String(text);
    return true;
  };
  const streams = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, 'write').mockImplementation(hear));
  const code = await main(args, env);
  for (const stream of streams) stream.mockRestore();
  return { code, said };
}
/** Creates three matches in the data file, with a pack and a clock; one of them is damaged. */
async function three(): Promise<void> {
  const store = await data.three();
  await store.savePack('hash', 'emerald-2e', JSON.stringify({ name: 'Zürich\u2028🂡' }));
  await store.setClock(5_000_000_000);
  await store.probe();
  await store.say('a', 'players', 'i1', spoken('Zürich \u{1f0a1}'));
  await store.say('a', 'watchers', 'i1', spoken('Well!'));
  await store.commit('b', 5, { notebooks: [NOTED] });
  await data.stop();
  inFile(data.path, "update lines set line = 'torn' where match = 'c' and n = 2");
}
const NOTED = { seat: 1, revision: 1, text: 'He smiled.', marks: [] };
const KEPT = {
  code: 0,
  said: expect.stringContaining('copied: 3 matches with 18 lines of their logs, 1 pack; all 54 rows'),
};
/** Returns all rows of a file that nobody has open. */
function rowsIn(file: string): string[] {
  const db = new DatabaseSync(file);
  const rows = [...Object.keys(COLUMNS), 'house'].flatMap((table) =>
    (db.prepare(`select * from ${table}`).all() as object[]).map((row) => `${table} ${JSON.stringify(row)}`),
  );
  db.close();
  return rows.sort();
}
async function playable(store: Store): Promise<void> {
  onTestFinished(() => store.close());
  expect(await store.clock()).toBe(5_000_000_000);
  expect(await store.pack('hash')).toMatchObject({ game: 'emerald-2e' });
  expect(await store.command('a', 'c3')).toEqual({ seat: 1, move: 3, step: 0 });
  expect((await store.talk('a')).players).toEqual([{ n: 1, id: 'i1', ...spoken('Zürich \u{1f0a1}') }]);
  expect((await store.load('b'))!.notebooks).toEqual([NOTED]);
  await expect(store.log('c')).rejects.toThrow('match c is damaged');
  expect(await store.commit('a', 5, { lines: [answer(6)] })).toBe(6);
  expect((await store.log('a')).lines).toHaveLength(7);
}

test('a data file is backed up and restored, for its owner alone, with what is damaged as it was', async () => {
  await three();
  const rows = rowsIn(data.path);
  const copy = data.beside('copy.sqlite');
  expect(await run(['backup', copy], { GASLAMP_DATA: data.path })).toEqual(KEPT);
  expect(rowsIn(copy)).toEqual(rows);
  if (process.platform !== 'win32') expect(statSync(copy).mode & 0o777).toBe(0o600);
  const back = data.beside('made/back.sqlite');
  expect(await run(['restore', copy], { GASLAMP_DATA: back })).toEqual(KEPT);
  expect([rowsIn(back), rowsIn(data.path)]).toEqual([rows, rows]);
  await playable(await openSqlite(back));
});

test('a backup makes its folder; dated ones beside the data file are rotated, and nothing else there', async () => {
  await three();
  const env = { GASLAMP_DATA: data.path };
  expect(await run(['backup', data.beside('copies/today.sqlite')], env)).toEqual(KEPT);
  const backups = () => readdirSync(data.beside('backups')).sort();
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  for (const day of ['27', '28', '29']) {
    vi.setSystemTime(`2025-11-${day}T20:30:05.123Z`);
    expect(await run(['backup', '--keep', '2'], env)).toMatchObject({ code: 0 });
    writeFileSync(data.beside('backups/gaslamp-mine.sqlite'), 'mine');
  }
  const [older, newer] = ['gaslamp-2025-11-28T203005Z.sqlite', 'gaslamp-2025-11-29T203005Z.sqlite'];
  expect(backups()).toEqual([older, newer, 'gaslamp-mine.sqlite']);
  expect(rowsIn(data.beside(`backups/${newer}`))).toEqual(rowsIn(data.path));
  if (process.platform !== 'win32') expect(statSync(data.beside('backups')).mode & 0o777).toBe(0o700);
  // A backup that fails removes none.
  const db = new DatabaseSync(data.path);
  db.exec("pragma foreign_keys = off; delete from matches where id = 'b'");
  db.close();
  vi.setSystemTime('2025-11-30T20:30:05Z');
  expect(await run(['backup', '--keep', '1', data.beside('backups')], env)).toMatchObject({ code: 2 });
  expect(backups()).toEqual([older, newer, 'gaslamp-mine.sqlite']);
});

test('nothing is copied to where matches are, from where none are, or over a file', async () => {
  await three();
  const other = data.beside('other.sqlite');
  await run(['move', data.path, other]);
  inFile(other, "delete from matches where id <> 'b'");
  const rows = rowsIn(other);
  expect(await run(['move', data.path, other])).toMatchObject({
    code: 2,
    said: expect.stringContaining(`the data file ${other} is not empty: it holds 1 match`),
  });
  expect(await run(['backup', other], { GASLAMP_DATA: data.path })).toMatchObject({
    code: 2,
    said: expect.stringContaining(`a backup needs a new file, and there is a file ${other} already`),
  });
  expect(rowsIn(other)).toEqual(rows);
  const nowhere = data.beside('nowhere.sqlite');
  expect(await run(['restore', nowhere], { GASLAMP_DATA: data.beside('new.sqlite') })).toMatchObject({
    code: 2,
    said: expect.stringContaining(`there is no data file ${nowhere}`),
  });
  expect(existsSync(nowhere)).toBe(false);
});

test('where a server was started once and nothing was played, what the host did comes from the copy', async () => {
  const there = await data.three();
  await there.addDeed(1, { do: 'close', words: 'x' });
  await data.stop();
  const other = data.beside('other.sqlite');
  const store = await openSqlite(other);
  await store.addDeed(2, { do: 'token', hash: 'y' });
  await store.addDeed(3, { do: 'open' });
  await store.close();
  expect(await run(['move', data.path, other])).toMatchObject({ code: 0 });
  expect(rowsIn(other)).toEqual(rowsIn(data.path));
  expect(rowsIn(other).filter((row) => row.startsWith('deeds '))).toHaveLength(1);
});

test('a data file that a server has open is left alone', async () => {
  data.keep(await data.three());
  expect(await run(['move', data.path, data.beside('other.sqlite')])).toMatchObject({
    code: 2,
    said: expect.stringContaining('another Gaslamp is using it'),
  });
});

test('rows that cannot arrive are named, and then nothing is there', async () => {
  await three();
  const db = new DatabaseSync(data.path);
  db.exec("pragma foreign_keys = off; delete from matches where id = 'b'");
  db.close();
  const other = data.beside('other.sqlite');
  expect(await run(['move', data.path, other])).toMatchObject({
    code: 2,
    said: expect.stringContaining('3 rows of the table seats belong to no match'),
  });
  expect(existsSync(other)).toBe(false);
});

test('a row that arrives as another one is told of, and then nothing is there', async () => {
  await three();
  const other = data.beside('other.sqlite');
  await (await openSqlite(other)).close();
  const db = new DatabaseSync(other);
  db.exec(`create trigger harm after insert on lines when new.match = 'b' and new.n = 3 begin
    update lines set line = line || ' ' where match = new.match and n = new.n; end`);
  db.close();
  expect(await run(['move', data.path, other])).toMatchObject({
    code: 2,
    said: expect.stringContaining('a row of the table lines did not arrive as it is, of match b'),
  });
  expect(rowsIn(other)).toHaveLength(2);
});

test('what is wanted wrongly is told in a sentence, without a password', async () => {
  expect(await run(['--help'])).toEqual({ code: 0, said: expect.stringMatching(/^Usage: gaslamp data move/) });
  for (const args of [
    [],
    ['move', 'a'],
    ['copy', 'a', 'b'],
    ['backup'],
    ['backup', '--keep', '0'],
    ['--keep', '1'],
    ['--loud'],
  ])
    expect(await run(args)).toMatchObject({ code: 2, said: expect.stringMatching(/^gaslamp: /) });
  const wrong = await run(['move', data.path, 'mysql://ann:Sherl0ck@localhost/x']);
  expect(wrong.said).toContain('it must be an address such as postgres://');
  const away = await run(['move', 'postgres://ann:Sherl0ck@127.0.0.1:1/x', data.path]);
  expect(away.said).toContain('the database postgres://ann@127.0.0.1:1/x cannot be opened');
  expect(wrong.said + away.said).not.toContain('Sherl0ck');
  expect(existsSync(resolve('mysql:'))).toBe(false);
});

describe.skipIf(missing !== null)(`with PostgreSQL${missing === null ? '' : `: ${missing}`}`, () => {
  test('from a file to a database and back every row is the same, and either is played on', async () => {
    await three();
    const { url, ask } = await schemaOfTest();
    expect(await run(['move', data.path, url])).toEqual(KEPT);
    expect(await ask('select id from matches order by id')).toEqual(IDS.map((id) => ({ id })));
    const back = data.beside('back.sqlite');
    expect(await run(['backup', back], { GASLAMP_DATABASE: url })).toEqual(KEPT);
    expect(rowsIn(back)).toEqual(rowsIn(data.path));
    expect(await run(['restore', back], { GASLAMP_DATABASE: url })).toMatchObject({
      code: 2,
      said: expect.stringContaining('is not empty: it holds 3 matches'),
    });
    await playable(await openPostgres(url));
  });
});
