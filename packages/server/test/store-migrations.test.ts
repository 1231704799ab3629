// Files of older versions are copied and migrated; unreadable parts harm nothing else.
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { FastDice } from '@gaslamp/kernel/chance';
import { Match } from '@gaslamp/kernel/match';
import { hash } from '@gaslamp/kernel/state';
import { isEntry } from '@gaslamp/record/log';
import { DatabaseSync } from '@photostructure/sqlite';
import { beforeEach, expect, test } from 'vitest';
import { LATEST } from '../src/store/migrations/migrate.ts';
import { openSqlite } from '../src/store/sqlite-store.ts';
import { Damaged } from '../src/store/store.ts';
import {
  bringing,
  CREATED,
  contents,
  GAME,
  OLDEST,
  OPTIONS,
  oldBot,
  oldFile,
  oldOpen,
  oldPerson,
  PLAYED,
  rowsIn,
  SCHEMA,
} from './old-files.ts';
import { BEFORE_PEOPLE, keepOldNames, namesAreMoved } from './old-names.ts';
import { allOf, linesOf, quietly } from './quietly.ts';
import { spoken } from './stored.ts';
import { dataFile, inFile } from './stores.ts';

const data = dataFile();
/** Tables of later steps than the second. */
const NEWER = 'talk jobs clocks targets deeds secrets mailboxes notebooks outcomes people reports keys'.split(' ');
// Every upgrade is logged.
beforeEach(() => void quietly());
const COPY = `data.sqlite.before-${LATEST}.bak`;

test.each([
  ['today', SCHEMA],
  ['the oldest ones', OLDEST],
])('a file of %s is brought along: its matches go on where they stood', async (_, schema) => {
  oldFile(data.path, schema, [
    { id: 'a', command: 'c1' },
    { id: 'over', over: true, asked: null, rematch: 'a' },
  ]);
  const given = bringing();
  const store = await data.open(given);
  expect(await store.load('a')).toEqual({
    record: {
      id: 'a',
      game: 'emerald-2e',
      rules: GAME.rules,
      pack: GAME.pack,
      seats: 3,
      options: OPTIONS,
      hints: true,
      away: 5,
      standIn: 'the fiercest of emerald-2e',
      hostHash: 'host',
      spectatorHash: 'spectator',
      openHash: 'open',
      hostNumber: 1,
      diceKey: 'key',
      created: CREATED,
    },
    status: { phase: 'playing', rematch: null, proposals: [], nextNumber: 4, asked: PLAYED.asked },
    seats: ['Ann', 'Bob', 'Cleo'].map((name, seat) => ({
      by: 'person',
      seat,
      held: [],
      person: { number: seat + 1, voice: seat + 1, tokenHash: `token-${name}` },
      left: null,
      opening: null,
      order: 'none',
      orderedInTurn: false,
      but: [],
    })),
    clock: null,
    targets: [],
    people: { 1: 'Ann', 2: 'Bob', 3: 'Cleo' },
    notebooks: [],
    keys: [],
    version: PLAYED.entries.length,
  });
  const { beginning, lines } = await store.log('a');
  expect(lines).toEqual(PLAYED.entries.map((entry) => ({ at: CREATED, rules: GAME.rules, entry })));
  expect(beginning!.rules).toBe(GAME.rules);
  const match = Match.restore(
    GAME,
    beginning!.before,
    lines.filter(isEntry).map(({ entry }) => entry),
    new FastDice(1),
  );
  expect(hash(match.s)).toBe(PLAYED.hash);
  expect(await store.command('a', 'c1')).toEqual({ seat: 1, move: 2, step: 3 });
  expect(await store.pack('corrected')).toEqual({ game: 'emerald-2e', json: '{"cards":[]}' });
  expect((await store.load('over'))!.status).toMatchObject({ phase: 'over', rematch: 'a', asked: null });
  expect(given.begun).toContainEqual(['emerald-2e', null, GAME.pack, 3, OPTIONS]);
  expect(await store.commit('a', PLAYED.entries.length, { lines: [lines[0]!] })).toBe(PLAYED.entries.length + 1);
  expect(await store.clock()).toBe(0);
  await store.probe();
});

test('an upgrade says that the tables changed, and where the copy of the former ones is', async () => {
  oldFile(data.path, SCHEMA, [{ id: 'a' }]);
  const said = quietly();
  await data.open(bringing());
  expect(linesOf(said)).toEqual([
    expect.objectContaining({
      level: 'warn',
      file: data.beside(COPY),
      msg: `the tables were changed from version 0 to ${LATEST}, and an older Gaslamp no longer starts on them; the former ones are kept in a copy`,
    }),
  ]);
  said.mockClear();
  await data.stop();
  await data.open(bringing());
  expect(said).not.toHaveBeenCalled();
});

test('a match of older rules keeps its version, and goes on with the readings of its time', async () => {
  oldFile(data.path, SCHEMA, [{ id: 'a', record: { rules: 1, options: {} } }]);
  const store = await data.open(bringing());
  const { beginning, lines } = await store.log('a');
  expect(beginning).toMatchObject({ rules: 1, before: { rules: 1 } });
  const entries = lines.filter(isEntry).map(({ rules, entry }) => ({ ...entry, rules }));
  expect(Match.restore(GAME, beginning!.before, entries, new FastDice(1)).s).toMatchObject({ interruptDrawsFirst: 1 });
});

test('a corrected pack is given to whoever begins its matches', async () => {
  oldFile(data.path, SCHEMA, [
    { id: 'a', record: { pack: 'corrected', hints: false } },
    { id: 'b', record: { pack: 'corrected', game: 'nanty-narking', options: {} } },
  ]);
  const given = bringing();
  const store = await data.open(given);
  expect(given.begun.map(([game, json, pack]) => [game, json, pack])).toEqual([
    ['emerald-2e', '{"cards":[]}', 'corrected'],
    ['nanty-narking', null, 'corrected'],
  ]);
  expect((await store.load('a'))!.record.hints).toBe(false);
});

test('seats say who holds them', async () => {
  const seats = [
    oldBot(0, { held: ['heuristic', 'Zoë'] }),
    oldBot(1, {
      formerHash: 'bob',
      formerName: 'Bob',
      held: [
        { kind: 'person', name: 'Bob' },
        { kind: 'bot', name: 'random' },
        { kind: 'person', name: 'Bob' },
      ],
    }),
    oldOpen(2),
    oldOpen(3, { formerHash: 'dan', formerName: null }),
    oldPerson(4, 'Eve', {
      formerHash: 'old',
      formerName: 'Old',
      order: 'turn',
      orderedInTurn: true,
      but: ['money'],
      held: [{ kind: 'person', name: 'Eve' }],
    }),
  ];
  oldFile(data.path, SCHEMA, [{ id: 'a', seats, record: { seats: 5 }, asked: 2 }]);
  const store = await data.open(bringing());
  const { seats: now, people, record, status } = (await store.load('a'))!;
  const bot = 'the fiercest of emerald-2e';
  expect(now).toEqual([
    {
      by: 'bot',
      seat: 0,
      bot: 'random',
      opening: null,
      held: [
        { kind: 'bot', bot: 'heuristic' },
        { kind: 'person', number: 4 },
      ],
    },
    {
      by: 'stand-in',
      seat: 1,
      bot: 'random',
      person: { number: 1, voice: 1, tokenHash: 'bob' },
      left: 0,
      opening: null,
      // The first Bob may have been somebody else.
      held: [
        { kind: 'person', number: 5 },
        { kind: 'bot', bot: 'random' },
        { kind: 'person', number: 1 },
      ],
    },
    { by: 'bot', seat: 2, bot, opening: { inviteHash: 'invite-2', why: 'agreed', agreed: [] }, held: [] },
    {
      by: 'stand-in',
      seat: 3,
      bot,
      person: { number: 2, voice: 2, tokenHash: 'dan' },
      left: 0,
      opening: { inviteHash: 'invite-3', why: 'agreed', agreed: [] },
      held: [],
    },
    {
      by: 'person',
      seat: 4,
      person: { number: 3, voice: 3, tokenHash: 'token-Eve' },
      left: null,
      opening: null,
      order: 'turn',
      orderedInTurn: true,
      but: ['money'],
      held: [{ kind: 'person', number: 6 }],
    },
  ]);
  expect(people).toEqual({ 1: 'Bob', 2: '', 3: 'Eve', 4: 'Zoë', 5: 'Bob', 6: 'Eve' });
  expect(record.hostNumber).toBe(3);
  expect(status.nextNumber).toBe(7);
  // The free seat is a bot's now.
  expect(await store.waiting()).toEqual(['a']);
});

test('what was never joined and never moved in can be told from what was', async () => {
  const bots = [oldBot(0), oldBot(1), oldBot(2)];
  const one = [oldPerson(0, 'Ann'), oldOpen(1), oldBot(2)];
  oldFile(data.path, SCHEMA, [
    { id: 'bots', seats: bots },
    { id: 'one', seats: one },
    { id: 'moved', seats: one, command: 'c1' },
    { id: 'joined' },
  ]);
  const store = await data.open(bringing());
  expect(await store.abandoned(CREATED + 1)).toEqual(['bots', 'one']);
});

test('the file is copied first, for its owner alone, and a second start does nothing', async () => {
  oldFile(data.path, SCHEMA, [{ id: 'a' }]);
  const before = contents(data.path);
  await data.open(bringing());
  await data.stop();
  expect(readdirSync(data.folder).sort()).toEqual(['data.sqlite', COPY]);
  expect(contents(data.beside(COPY))).toEqual(before);
  if (process.platform !== 'win32') expect(statSync(data.beside(COPY)).mode & 0o777).toBe(0o600);
  const after = contents(data.path);
  expect(after).not.toEqual(before);
  const { mtimeMs } = statSync(data.beside(COPY));
  const given = bringing();
  await data.open(given);
  await data.stop();
  expect(given.begun).toEqual([]);
  expect(contents(data.path)).toEqual(after);
  expect(statSync(data.beside(COPY)).mtimeMs).toBe(mtimeMs);
});

test('a new file needs no copy, and nothing to bring along', async () => {
  await data.open();
  await data.stop();
  expect(readdirSync(data.folder)).toEqual(['data.sqlite']);
});

test('a new file has the tables of one that was brought along', async () => {
  const tables = () => contents(data.path).map(({ name, sql }) => [name, sql]);
  await data.open();
  await data.stop();
  const made = tables();
  rmSync(data.path);
  oldFile(data.path, OLDEST, [{ id: 'a' }]);
  await data.open(bringing());
  await data.stop();
  expect(tables()).toEqual(made);
});

test('a file that nothing is given for to bring it along stays as it was', async () => {
  oldFile(data.path, OLDEST, [{ id: 'a' }]);
  const before = contents(data.path);
  await expect(openSqlite(data.path)).rejects.toThrow(
    'it stays as it was, since step 2 (beginnings, holders and checksums) failed: it holds matches of an older Gaslamp',
  );
  expect(contents(data.path)).toEqual(before);
  expect(existsSync(`${data.path}-wal`)).toBe(false);
  const store = await data.open(bringing());
  expect(await store.load('a')).not.toBeNull();
});

test('a step that fails in the middle leaves the file as it was', async () => {
  // A table that conflicts with the new ones.
  oldFile(data.path, SCHEMA, [{ id: 'a' }, { id: 'b' }], 'create table house (other text, more text)');
  const before = contents(data.path);
  await expect(openSqlite(data.path, bringing())).rejects.toThrow('it stays as it was, since step 2');
  expect(contents(data.path)).toEqual(before);
});

test.each<[string, string, string]>([
  ['its record is cut', `update matches set record = substr(record, 1, 40) where id = 'b'`, 'JSON'],
  [
    'its record is of something else',
    `update matches set record = '{"id":"b"}' where id = 'b'`,
    'its record has no "game"',
  ],
  ['its own row is gone', `delete from matches where id = 'b'`, 'its own row is missing'],
  ['a seat is cut', `update seats set record = substr(record, 1, 20) where match = 'b' and seat = 1`, 'JSON'],
  [
    'a seat is held by a cat',
    `update seats set record = replace(record, 'person', 'cat') where match = 'b' and seat = 1`,
    'seat 1 does not say who holds it',
  ],
  ['a seat is gone', `delete from seats where match = 'b' and seat = 2`, 'it has 2 seats, and was made for 3'],
  ['its log has a hole', `delete from entries where match = 'b' and version = 3`, 'entry 3 of its log is missing'],
  ['its log is gone', `delete from entries where match = 'b'`, 'its log is empty'],
  [
    'an entry is cut',
    `update entries set entry = substr(entry, 1, 20) where match = 'b' and version = 3`,
    'entry 3 of its log',
  ],
  [
    'an entry is none',
    `update entries set entry = '{"player":1}' where match = 'b' and version = 3`,
    'entry 3 of its log: "did"',
  ],
  ['its game is unknown', `update matches set record = replace(record, 'emerald-2e', 'chess') where id = 'b'`, 'chess'],
])('a match that cannot be read is kept aside: %s', async (_, harm, why) => {
  oldFile(data.path, SCHEMA, [{ id: 'a' }, { id: 'b' }, { id: 'c' }], harm);
  const error = quietly();
  const store = await data.open(bringing());
  expect(linesOf(error).filter(({ level }) => level === 'error')).toHaveLength(1);
  expect(allOf(error)).toContain('it could not be brought along');
  await expect(store.load('b')).rejects.toThrow(Damaged);
  await expect(store.load('b')).rejects.toThrow(why);
  await expect(store.log('b')).rejects.toThrow(Damaged);
  await expect(store.commit('b', 0, {})).rejects.toThrow(Damaged);
  for (const id of ['a', 'c']) {
    expect((await store.load(id))!.version).toBe(PLAYED.entries.length);
    expect((await store.log(id)).lines).toHaveLength(PLAYED.entries.length);
  }
  expect(await store.waiting()).toEqual([]);
  expect(await store.abandoned(Number.MAX_SAFE_INTEGER)).toEqual([]);
  await data.stop();
  // The old content is still there.
  const old = new DatabaseSync(data.beside(COPY));
  const now = new DatabaseSync(data.path);
  const records = (db: typeof now, sql: string) =>
    (db.prepare(sql).all() as { text: string }[]).map(({ text }) => text);
  expect(records(now, `select record as text from seats where match = 'b' order by seat`)).toEqual(
    records(old, `select record as text from seats where match = 'b' order by seat`),
  );
  expect(records(now, `select line as text from lines where match = 'b' order by n`)).toEqual(
    records(old, `select entry as text from entries where match = 'b' order by version`),
  );
  old.close();
  now.close();
});

test('a file from before there was talk, or a clock, keeps its matches, and has them talk from then on', async () => {
  await data.three();
  await data.stop();
  inFile(data.path, 'delete from migrations where number >= 3');
  const db = new DatabaseSync(data.path);
  for (const table of NEWER) db.exec(`drop table ${table}`);
  db.close();
  const store = await data.open();
  expect(existsSync(data.beside(COPY))).toBe(true);
  expect((await store.load('a'))!.version).toBe(5);
  expect(await store.talk('a')).toEqual({ players: [], watchers: [] });
  expect(await store.say('a', 'players', 'i1', spoken('Hello.'))).toEqual({ n: 1, added: true });
});

/** Stores names in the old form, with the tables of that time. */
async function oldNames(): Promise<void> {
  await keepOldNames(await data.open());
  await data.stop();
  const db = new DatabaseSync(data.path);
  for (const sql of BEFORE_PEOPLE) db.exec(sql);
  db.close();
}

test('names move from seats, notes and talk into a table', async () => {
  await oldNames();
  await namesAreMoved(await data.open());
  await data.stop();
  const naming = rowsIn(data.path).filter((row) => /Ann|Cat|Dan/.test(row));
  expect(naming.map((row) => row.slice(0, 12))).toEqual(Array(3).fill('["people",{"'));
});

test('a damaged row keeps its names, and stays damaged', async () => {
  await oldNames();
  inFile(data.path, `update lines set line = replace(line, 'Dan', 'Don') where n = 1`);
  const store = await data.open();
  expect((await store.load('a'))!.people).toEqual({ 1: 'Ann', 2: 'Dan', 3: 'Cat', 4: 'Ben' });
  await expect(store.log('a')).rejects.toThrow('line 1 of its log is not what was written');
  await data.stop();
  expect(rowsIn(data.path).filter((row) => row.includes('Don'))).toHaveLength(1);
});
