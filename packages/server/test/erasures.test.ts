// Erasing a person: afterwards no byte of the store is theirs, everything else is as it was, and restored backups are erased too.
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameNamed } from '@gaslamp/games/games';
import { nameNumber } from '@gaslamp/protocol/people';
import { TALK_ROOMS } from '@gaslamp/protocol/talk-rooms';
import { readRecord } from '@gaslamp/record/record-reader';
import { verify } from '@gaslamp/record/verify';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { main } from '../src/data.ts';
import { addErased, readErased } from '../src/desk/erased-list.ts';
import { Erasures } from '../src/desk/erasures.ts';
import { recordFile } from '../src/room/record-file.ts';
import { keysOf } from '../src/seats/keys.ts';
import { openPostgres } from '../src/store/postgres-store.ts';
import { openSqlite } from '../src/store/sqlite-store.ts';
import type { Store, StoredMatch } from '../src/store/store.ts';
import { folder, post, start, three, Viewer } from './harness.ts';
import { bringing, contents, oldFile, rowsIn, SCHEMA } from './old-files.ts';
import { schemaOfTest, withoutPostgres } from './postgres.ts';
import { Device } from './push-service.ts';
import { allOf, quietly } from './quietly.ts';
import { inFile } from './stores.ts';
import { life } from './table-life.ts';

const place = folder();
afterAll(place.remove);
const missing = await withoutPostgres();
const LIVES = 4;
const path = (name: string) => join(place.path, name);

/** Returns a person's personal data as it stands in the store. */
async function dataOf(store: Store, { record, seats, people, targets, notebooks }: StoredMatch, number: number) {
  const own = seats.filter((seat) => 'person' in seat && nameNumber(seat.person) === number).map(({ seat }) => seat);
  const talk = await store.talk(record.id);
  return [
    people[number]!,
    ...TALK_ROOMS.flatMap((room) => talk[room]).flatMap(({ by, words }) =>
      by.kind === 'seat' && nameNumber(by) === number && words.kind === 'text' ? words.text : [],
    ),
    ...targets.flatMap((one) =>
      one.kind === 'hook' || !own.includes(one.seat) ? [] : one.kind === 'mail' ? one.address : [one.url, one.auth],
    ),
    ...seats.flatMap((seat) => {
      if (!('person' in seat) || !own.includes(seat.seat)) return [];
      return [...keysOf(seat.person).map(({ device }) => device), seat.person.phrase?.hash ?? ''];
    }),
    ...notebooks.flatMap(({ seat, text }) => (own.includes(seat) ? text : [])),
  ].filter(Boolean);
}
/** Returns true if the text, which nothing longer continues, is in the bytes of the file or of SQLite's files beside it. */
function holds(file: string, text: string): boolean {
  const bytes = ['', '-wal', '-journal'].map((end) => file + end).filter((one) => existsSync(one));
  const whole = new RegExp(`${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\d)`);
  return bytes.some((one) => whole.test(readFileSync(one, 'latin1')));
}

test(`in ${LIVES} random lives no byte of an erased person is left in the file, the others keep theirs, and records verify`, {
  tags: ['slow/days'],
  timeout: 240_000,
}, async () => {
  let erased = 0;
  let verified = 0;
  for (let seed = 1; seed <= LIVES; seed++) {
    const file = path(`${seed}.sqlite`);
    await life(seed, file);
    const match = contents(file).find(({ name }) => name === 'matches')!.rows[0]!.id as string;
    const store = await openSqlite(file);
    const before = (await store.load(match))!;
    const numbers = Object.keys(before.people).map(Number);
    const all = new Map<number, string[]>();
    for (const number of numbers) all.set(number, await dataOf(store, before, number));
    const erasures = new Erasures(store, path(`${seed}.erased`));
    const gone = new Set<string>();
    for (const number of numbers.filter((one) => one % 2 === seed % 2)) {
      const own = all.get(number)!;
      for (const text of own) expect(holds(file, text)).toBe(true);
      await erasures.erase({ match, number });
      for (const text of own) gone.add(text);
      erased += own.length;
    }
    const log = await store.log(match);
    const game = gameNamed(before.record.game);
    if (log.beginning !== null) {
      const text = recordFile({ game, open: true, ...(await store.load(match))! }, log);
      for (const one of gone) expect(text).not.toMatch(new RegExp(`${one.replace(/[^\w ]/g, '.')}\\b`));
      expect(verify(game, readRecord(text, 'record.jsonl')).problem).toBeNull();
      verified++;
    }
    for (const text of gone) expect(holds(file, text), text).toBe(false);
    await store.close();
    for (const text of gone) expect(holds(file, text), text).toBe(false);
    for (const [number, own] of all)
      if (number % 2 !== seed % 2) for (const text of own) expect(holds(file, text)).toBe(true);
  }
  expect(erased).toBeGreaterThan(3 * LIVES);
  expect(verified).toBeGreaterThan(0);
});

test('a file of an older version keeps nothing in its free space that was deleted long ago', async () => {
  const file = path('old.sqlite');
  const deleted = `insert into packs values ('x', 'y', '${'Evelyn '.repeat(3_000)}'); delete from packs where hash = 'x'`;
  oldFile(file, SCHEMA, [{ id: 'a' }], deleted);
  expect(holds(file, 'Evelyn')).toBe(true);
  const store = await openSqlite(file, bringing());
  await store.deleteWords('a', () => true);
  expect(holds(file, 'Evelyn')).toBe(false);
  await store.close();
});

/** Runs a command and returns its exit code and output. */
async function run(args: readonly string[], env: Readonly<Record<string, string>>) {
  let said = '';
  const streams = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      said += String(text);
      return true;
    }),
  );
  const code = await main(args, env);
  for (const stream of streams) stream.mockRestore();
  return { code, said };
}
/** A table at which Ben has spoken and gets notifications. */
async function table(options: Parameters<typeof start>[0]) {
  const running = await start(options);
  const { match, made, tokens } = await three(running.port);
  const ben = await Viewer.open(running.port, match, tokens[1]);
  await ben.ask({ t: 'say', words: { kind: 'text', text: 'I am Benedict.' } });
  const device = { do: 'push', token: tokens[1], endpoint: 'https://push.test/ben', ...new Device('ben').keys };
  expect((await post(running.port, `/api/matches/${match}/told`, device)).status).toBe(200);
  return { running, match, made, tokens, ben };
}
const BEN = /"Ben"|Benedict|push\.test/;
const isBens = (rows: readonly string[]) => rows.some((row) => BEN.test(row));

test('the command erases a person while the server runs, at once on every page, and after a restart all is playable', async () => {
  const file = path('live.sqlite');
  const { running, match, tokens, ben } = await table({ file, erased: `${file}.erased` });
  const ann = await Viewer.open(running.port, match, tokens[0]);
  expect(await run(['erase', '--match', 'none', '--seat', '0', '--language', 'de'], { GASLAMP_DATA: file })).toEqual({
    code: 2,
    said: 'gaslamp: es gibt keine Partie none\n',
  });
  expect(await run(['erase', '--match', match, '--seat', '1'], { GASLAMP_DATA: file })).toEqual({
    code: 0,
    said: `erased: person 2 of match ${match}. Erase them in rematches too; files that people saved are out of reach.\n`,
  });
  for (const viewer of [ann, ben]) {
    await viewer.until(() => viewer.info!.seats[1]!.name === '');
    await viewer.until(() => viewer.heard.some((one) => one.t === 'talk' && one.lines[0]!.words.kind === 'deleted'));
  }
  expect(running.server.lobby.house.desk.deeds.at(-1)!.deed).toEqual({ do: 'erase', match, number: 2 });
  // A line that is said next has the next number.
  await ben.ask({ t: 'say', words: { kind: 'text', text: 'Still here.' } });
  expect((await running.server.lobby.store.talk(match)).players.map(({ n }) => n)).toEqual([1, 2]);
  await running.server.close();
  expect(isBens(rowsIn(file))).toBe(false);
});

test('without a server it is erased in the file; a restored backup is erased again at its start', async () => {
  const file = path('kept.sqlite');
  const { running, match } = await table({ file });
  await running.server.close();
  const backup = path('backup.sqlite');
  copyFileSync(file, backup);
  const env = { GASLAMP_DATA: file };
  expect((await run(['erase', '--match', match, '--seat', '1'], env)).code).toBe(0);
  expect([isBens(rowsIn(file)), isBens(rowsIn(backup))]).toEqual([false, true]);
  expect(readFileSync(`${file}.erased`, 'utf8')).not.toMatch(BEN);
  copyFileSync(backup, file);
  const again = await start({ file, erased: `${file}.erased` });
  await again.server.close();
  expect(isBens(rowsIn(file))).toBe(false);
});

test('a number of the list is not given to somebody else in a match that is older', async () => {
  const file = path('older.sqlite');
  const { running, match } = await table({ file });
  await running.server.close();
  addErased(`${file}.erased`, [{ match, number: 7 }]);
  const again = await start({ file, erased: `${file}.erased` });
  onTestFinished(() => again.server.close());
  expect((await again.server.lobby.store.load(match))!.status.nextNumber).toBe(8);
});

test('the list goes along with a move, survives torn lines, and a damaged match does not stop a start', async () => {
  const file = path('moved.sqlite');
  const { running, match } = await table({ file });
  await running.server.close();
  await run(['erase', '--match', match, '--seat', '1'], { GASLAMP_DATA: file });
  const to = path('new.sqlite');
  expect((await run(['move', file, to], {})).code).toBe(0);
  expect(readErased(`${to}.erased`)).toEqual([{ match, number: 2 }]);
  inFile(to, "update matches set sum = 'x'");
  const heard = quietly();
  addErased(`${to}.erased`, [{ match: 'torn line', number: 3 }]);
  expect(readErased(`${to}.erased`)).toEqual([{ match, number: 2 }]);
  const again = await start({ file: to, erased: `${to}.erased` });
  await again.server.close();
  expect(allOf(heard)).toContain('cannot be erased from a damaged match');
});

test('what cannot be erased is refused in a sentence', async () => {
  const file = path('refused.sqlite');
  const { running, match } = await table({ file });
  await running.server.close();
  const env = { GASLAMP_DATA: file };
  const said = async (...args: string[]) => (await run(['erase', ...args], env)).said;
  expect(await said()).toContain('--match ID --seat NUMBER, from 0');
  expect(await said('--match', match, '--seat', '1.5')).toContain('--match ID --seat NUMBER, from 0');
  expect(await said('--match', match, '--seat', '3')).toContain(`match ${match} has no seat 3; allowed: 0 to 2`);
  expect(await said('--match', 'none', '--seat', '0')).toContain('there is no match none');
  expect(existsSync(`${file}.erased`)).toBe(false);
});

describe.skipIf(missing !== null)(`with PostgreSQL${missing === null ? '' : `: ${missing}`}`, () => {
  test('a person is erased from a running server by another process, which needs a list', async () => {
    const { url, ask } = await schemaOfTest();
    const { running, match, ben } = await table({ database: url });
    const env = { GASLAMP_DATABASE: url };
    const erase = (more: object) => run(['erase', '--match', match, '--seat', '1'], { ...env, ...more });
    expect((await erase({})).said).toContain('set GASLAMP_ERASED to the file that lists erasures');
    const list = path('database.erased');
    expect((await erase({ GASLAMP_ERASED: list })).code).toBe(0);
    await ben.until(() => ben.info!.seats[1]!.name === '');
    await ben.until(() => ben.heard.some((one) => one.t === 'talk' && one.lines[0]!.words.kind === 'deleted'));
    const rows = await Promise.all(['people', 'talk', 'targets'].map((name) => ask(`select * from ${name}`)));
    expect(JSON.stringify(rows)).not.toMatch(BEN);
    await running.server.close();
    expect(readErased(list)).toEqual([{ match, number: 2 }]);
    const store = await openPostgres(url);
    expect((await store.load(match))!.people).toEqual({ 1: 'Ann', 2: '', 3: 'Cat' });
    await store.close();
  });
});
