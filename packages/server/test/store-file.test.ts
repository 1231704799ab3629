// The file of a SQLite store: access rights, damage, and the resulting errors.
import {
  chmodSync,
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import { CompiledQuery, Kysely } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { migrate } from '../src/store/migrations/migrate.ts';
import { SqlStore } from '../src/store/sql-store.ts';
import { KEYED, openDatabase } from '../src/store/sqlite-dialect.ts';
import { openSqlite, underneath } from '../src/store/sqlite-store.ts';
import { Unstorable } from '../src/store/store.ts';
import type { Tables } from '../src/store/tables.ts';
import { quietly } from './quietly.ts';
import { answer, GATHERING, PLAYING, person, recordOf } from './stored.ts';
import { dataFile, filled, IDS, inFile } from './stores.ts';

const data = dataFile();
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

describe('a data file', () => {
  test('holds everything by itself after a clean stop', async () => {
    const store = await data.three();
    const whole = await store.log('a');
    await data.stop();
    expect(readdirSync(data.folder)).toEqual(['data.sqlite']);
    const copy = data.beside('copy.sqlite');
    copyFileSync(data.path, copy);
    const copied = data.keep(await openSqlite(copy));
    expect(await copied.log('a')).toEqual(whole);
  });

  test('belongs to one process', async () => {
    const store = await data.open();
    await expect(openSqlite(data.path)).rejects.toThrow(
      `the data file ${data.path} cannot be opened: another Gaslamp is using it`,
    );
    await store.create(recordOf('a'), GATHERING, [person(0)]);
  });

  test('that is no database is named, and left as it was', async () => {
    const text = 'no database at all, but long enough to be looked at as one'.repeat(20);
    writeFileSync(data.path, text);
    await expect(openSqlite(data.path)).rejects.toThrow(
      `the data file ${data.path} cannot be opened: file is not a database`,
    );
    expect(readFileSync(data.path, 'utf8')).toBe(text);
  });

  test('in a folder that is not there is named', async () => {
    const lost = data.beside('nowhere/data.sqlite');
    await expect(openSqlite(lost)).rejects.toThrow(`the data file ${lost} cannot be opened: ENOENT`);
  });

  test.each([
    [
      'create table matches (id text, place text, asked integer); create table seats (row integer)',
      'its table "matches" has no column "over"',
    ],
    ['create table recipes (id text)', 'it has no table "matches"'],
    ['create table migrations (version text)', 'its table "migrations" is another one'],
  ])('of another program is named: %s', async (sql, why) => {
    const other = new DatabaseSync(data.path);
    other.exec(sql);
    other.close();
    await expect(openSqlite(data.path)).rejects.toThrow(
      `the data file ${data.path} cannot be opened: it is a database of another program: ${why}`,
    );
    expect(readdirSync(data.folder)).toEqual(['data.sqlite']);
  });

  test('of a newer Gaslamp is not touched', async () => {
    await data.three();
    await data.stop();
    inFile(data.path, 'insert into migrations (number, name, at) values (99, ?, 0)', 'from tomorrow');
    await expect(openSqlite(data.path)).rejects.toThrow('a newer Gaslamp has written it: its tables are of version 99');
  });

  test.skipIf(process.platform === 'win32')('is read by its owner alone, and so is the log beside it', async () => {
    await data.three();
    expect(readdirSync(data.folder).sort()).toEqual(['data.sqlite', 'data.sqlite-wal']);
    for (const name of readdirSync(data.folder)) expect([name, modeOf(data.beside(name))]).toEqual([name, '600']);
    await data.stop();
    chmodSync(data.path, 0o644);
    const store = await data.open();
    await store.probe();
    for (const name of readdirSync(data.folder)) expect([name, modeOf(data.beside(name))]).toEqual([name, '600']);
  });
});

describe('a data file under a running server', () => {
  const change = { lines: [answer(6)], status: { asked: 2 } };
  const elsewhere = () => data.beside('elsewhere.sqlite');
  // A store that has lost its file may fail to close.
  afterEach(() => data.stop().catch(() => {}));

  test.skipIf(process.platform === 'win32').each<[string, () => void, (() => void) | null]>([
    ['deleted', () => rmSync(data.path), null],
    ['moved', () => renameSync(data.path, elsewhere()), () => renameSync(elsewhere(), data.path)],
    [
      'replaced',
      () => {
        renameSync(data.path, elsewhere());
        copyFileSync(elsewhere(), data.path);
      },
      () => renameSync(elsewhere(), data.path),
    ],
    ['robbed of its log', () => rmSync(`${data.path}-wal`), null],
    [
      'parted from its log',
      () => renameSync(`${data.path}-wal`, elsewhere()),
      () => renameSync(elsewhere(), `${data.path}-wal`),
    ],
  ])('%s: nothing is acknowledged, it is said once, and nothing of it is kept', async (_, harm, mend) => {
    const store = await data.three();
    const error = quietly();
    harm();
    for (let i = 0; i < 3; i++) {
      const failed = await store.commit('a', 5, change).catch((error: unknown) => error);
      expect(failed).toBeInstanceOf(Unstorable);
      expect((failed as Error).message).toMatch(/gone or another one stands in its place/);
    }
    await expect(store.probe()).rejects.toThrow(Unstorable);
    await expect(store.create(recordOf('new'), GATHERING, [person(0)])).rejects.toThrow(Unstorable);
    await expect(store.setClock(5)).rejects.toThrow(Unstorable);
    expect(error).toHaveBeenCalledTimes(1);
    expect(error.mock.calls[0]![0]).toContain(data.path);
    // Acknowledged data can still be read.
    expect(await store.load('a')).toMatchObject({ version: 5, status: PLAYING });
    expect((await store.log('a')).lines).toHaveLength(6);
    expect(await store.load('new')).toBeNull();
    if (mend === null) return;
    mend();
    await store.probe();
    expect(await store.commit('a', 5, change)).toBe(6);
    expect(error).toHaveBeenCalledTimes(2);
    harm();
    await expect(store.probe()).rejects.toThrow(Unstorable);
    expect(error).toHaveBeenCalledTimes(3);
    mend();
    await data.stop();
    const again = await data.open();
    expect(await again.load('a')).toMatchObject({ version: 6, status: { asked: 2 } });
  });

  test.skipIf(process.platform === 'win32').each<[string, () => void]>([
    ['robbed of its log', () => rmSync(`${data.path}-wal`)],
    ['moved away from its log', () => renameSync(data.path, elsewhere())],
  ])('%s keeps what was acknowledged before', async (_, harm) => {
    const store = await data.three();
    quietly();
    harm();
    await expect(store.probe()).rejects.toThrow(Unstorable);
    await store.load('a');
    // As after kill -9: only the files in the folder are left.
    const left = data.beside('left.sqlite');
    copyFileSync(existsSync(data.path) ? data.path : elsewhere(), left);
    await data.stop();
    const later = data.keep(await openSqlite(left));
    for (const id of IDS) expect((await later.log(id)).lines).toHaveLength(6);
  });

  test.skipIf(process.platform === 'win32')('leaves another file in its place alone, to the end', async () => {
    await data.three();
    quietly();
    renameSync(data.path, elsewhere());
    renameSync(`${data.path}-wal`, `${elsewhere()}-wal`);
    const other = await filled(data.path);
    await data.stop();
    await other.commit('a', 5, { lines: [answer(6)] });
    await other.close();
    const again = await data.open();
    expect((await again.log('a')).lines).toHaveLength(7);
  });

  test('on a full disk stores nothing, says so, and goes on when there is room', async () => {
    const db = new Kysely<unknown>({ dialect: openDatabase(data.path).dialect });
    await migrate(db, null, KEYED, () => Promise.reject(new Error('nothing to copy')));
    const store = data.keep(new SqlStore(underneath(db as unknown as Kysely<Tables>)));
    const pages = (count: number) => db.executeQuery(CompiledQuery.raw(`pragma max_page_count = ${count}`));
    await store.create(recordOf('a'), PLAYING, [person(0), person(1), person(2)]);
    await store.create(recordOf('b'), PLAYING, [person(0), person(1), person(2)]);
    await pages(1);
    const large = { lines: Array.from({ length: 200 }, (_, n) => answer(n)) };
    const together = await Promise.allSettled([store.commit('a', 0, large), store.commit('b', 0, {})]);
    for (const result of together) {
      expect(result.status === 'rejected' && result.reason).toBeInstanceOf(Unstorable);
      expect(result.status === 'rejected' && String(result.reason)).toContain('the disk is full');
    }
    await expect(store.commit('a', 0, large)).rejects.toThrow(Unstorable);
    expect(await store.load('a')).toMatchObject({ version: 0 });
    expect((await store.log('a')).lines).toEqual([]);
    await pages(100_000);
    expect(await store.commit('a', 0, large)).toBe(1);
    await data.stop();
    const again = await data.open();
    expect((await again.log('a')).lines).toHaveLength(200);
  });
});
