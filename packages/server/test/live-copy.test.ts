// Copies of a running server: each is complete and contains everything that was acknowledged before it began.
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { FastDice } from '@gaslamp/kernel/chance';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { main } from '../src/data.ts';
import { askServer } from '../src/hatch.ts';
import { openSqlite } from '../src/store/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';
import { askedOf, create, folder, ownServer, type Running, start, Viewer } from './harness.ts';
import { schemaOfTest, withoutPostgres } from './postgres.ts';
import { quietly } from './quietly.ts';
import { answer, PLAYING, person, recordOf } from './stored.ts';
import { inFile } from './stores.ts';
import { until } from './until.ts';

const missing = await withoutPostgres();
const COPIES = 4;

interface Acked {
  readonly match: string;
  readonly version: number;
}
/** Commits to several matches as fast as the store allows until it is stopped; records what was acknowledged. */
function busy(store: Store, acked: Acked[]): { stop(): Promise<void> } {
  let on = true;
  const play = async (match: string): Promise<void> => {
    for (let n = 1; on; n++) {
      const version = await store.commit(match, n - 1, {
        lines: [answer(n)],
        command: { id: `c${n}`, seat: 1, move: n, step: 0 },
      });
      acked.push({ match, version });
    }
  };
  const playing = Array.from({ length: 8 }, async (_, i) => {
    await store.create(recordOf(`m${i}`), PLAYING, [person(0), person(1), person(2)], { lines: [answer(0, 'deal')] });
    await play(`m${i}`);
  });
  return {
    stop: async () => {
      on = false;
      await Promise.all(playing);
    },
  };
}
/** Runs the command and returns its exit code and output. */
async function backup(to: string, env: Readonly<Record<string, string>>) {
  let said = '';
  const hear = (text: string | Uint8Array) => {
    said += String(text);
    return true;
  };
  const streams = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, 'write').mockImplementation(hear));
  const code = await main(['backup', to], env);
  for (const stream of streams) stream.mockRestore();
  return { code, said };
}
/** Makes copies while a store is busy. Each contains what was acknowledged before it, and every match in it can be read. */
async function copiesOf(store: Store, env: Readonly<Record<string, string>>, place: string): Promise<number> {
  // Large enough that a copy takes more than one step.
  await store.savePack('large', 'emerald-2e', JSON.stringify('x'.repeat(8_000_000)));
  const acked: Acked[] = [];
  const work = busy(store, acked);
  for (let i = 0; i < COPIES; i++) {
    const least = acked.length + 100;
    await until(() => expect(acked.length).toBeGreaterThan(least));
    const before = [...acked];
    const copy = join(place, `copy-${i}.sqlite`);
    expect(await backup(copy, env)).toEqual({ code: 0, said: expect.stringContaining('copied: 8 matches with') });
    expect(acked.length).toBeGreaterThan(before.length);
    const copied = await openSqlite(copy);
    for (const { match, version } of before) {
      expect(await copied.command(match, `c${version}`)).toEqual({ seat: 1, move: version, step: 0 });
    }
    for (let m = 0; m < 8; m++) {
      const { version } = (await copied.load(`m${m}`))!;
      expect((await copied.log(`m${m}`)).lines).toHaveLength(version + 1);
    }
    await copied.close();
  }
  await work.stop();
  return acked.length;
}
function here(): string {
  const place = folder();
  onTestFinished(place.remove);
  return place.path;
}

test('a data file is copied while hundreds of answers a second are stored', { tags: ['deep'] }, async () => {
  const place = here();
  const file = join(place, 'data.sqlite');
  const { server } = await ownServer({ file });
  expect(await copiesOf(server.lobby.store, { GASLAMP_DATA: file }, place)).toBeGreaterThan(COPIES * 100);
  if (process.platform !== 'win32') {
    expect(statSync(join(place, 'copy-0.sqlite')).mode & 0o777).toBe(0o600);
    expect(statSync(`${file}.ask`).mode & 0o777).toBe(0o600);
  }
  expect(readdirSync(place).filter((name) => /half|backup/.test(name))).toEqual([]);
});

describe.skipIf(missing !== null)(`with PostgreSQL${missing === null ? '' : `: ${missing}`}`, () => {
  test('a database is copied while answers are stored', { tags: ['deep'] }, async () => {
    const { url } = await schemaOfTest();
    const { server } = await ownServer({ database: url });
    expect(await copiesOf(server.lobby.store, { GASLAMP_DATABASE: url }, here())).toBeGreaterThan(COPIES * 100);
  });
});

/** Plays a match of two on a server, always taking the first option. */
async function played({ port, server }: Running, steps: number) {
  const made = await create(port, 2);
  const viewers = await Promise.all(made.tokens.map((token) => Viewer.open(port, made.match, token)));
  const dice = new FastDice(1);
  for (let n = 0; n < steps; n++) {
    await viewers[0]!.until(() => viewers.some(({ asked }) => asked));
    const asked = askedOf(viewers);
    const { move, step, question } = asked.standing;
    const { options } = question!;
    expect((await asked.choose(options![dice.below(options!.length)]!)).t).toBe('ack');
    await asked.until(() => asked.standing.move !== move || asked.standing.step !== step);
  }
  // The player who is not asked may receive the last answer a little later.
  const { at } = (await server.lobby.room(made.match)).match!;
  for (const viewer of viewers) await viewer.until(() => viewer.standing.move === at.move);
  return { made, standing: viewers.map(({ standing }) => standing) };
}

test('from a copy that was made in mid-play another server plays on', async () => {
  const place = here();
  const file = join(place, 'data.sqlite');
  const run = await ownServer({ file });
  const { made, standing } = await played(run, 15);
  const copy = join(place, 'copy.sqlite');
  expect(await backup(copy, { GASLAMP_DATA: file })).toMatchObject({ code: 0 });
  const other = await ownServer({ file: copy });
  // The host's deeds are copied, too: the same token opens the desk.
  expect(other.server.adminToken).toBeNull();
  const again = await Promise.all(made.tokens.map((token) => Viewer.open(other.port, made.match, token)));
  expect(again.map((viewer) => viewer.standing)).toEqual(standing);
});

test('a match that is damaged is copied as it is, and named', async () => {
  const place = here();
  const file = join(place, 'data.sqlite');
  const store = await openSqlite(file);
  for (const id of ['a', 'b'])
    await store.create(recordOf(id), PLAYING, [person(0), person(1), person(2)], { lines: [answer(0, 'deal')] });
  await store.close();
  inFile(file, "update lines set line = 'torn' where match = 'b'");
  const said = quietly();
  await ownServer({ file });
  const done = await backup(join(place, 'copy.sqlite'), { GASLAMP_DATA: file });
  said.mockRestore();
  expect(done).toEqual({ code: 0, said: expect.stringMatching(/but damaged, as they are where they come from: b\n$/) });
});

test('nothing is written over, half a copy has no name of one, and nobody is asked who is gone', async () => {
  const place = here();
  const file = join(place, 'data.sqlite');
  const run = await start({ file });
  const there = join(place, 'there.sqlite');
  writeFileSync(there, 'mine');
  await expect(askServer(file, { do: 'copy', to: there })).rejects.toThrow(`there is a file ${there} already`);
  await expect(askServer(file, { do: 'copy', to: 'there' })).rejects.toThrow('a copy needs a whole path');
  await expect(askServer(file, { do: 'burn', to: '' } as never)).rejects.toThrow('of another version');
  const nowhere = join(file, 'no', 'folder.sqlite');
  expect(await backup(nowhere, { GASLAMP_DATA: file })).toEqual({
    code: 2,
    said: expect.stringContaining('gaslamp: ENOTDIR'),
  });
  await run.server.close();
  expect(existsSync(`${file}.ask`)).toBe(false);
  expect(await askServer(file, { do: 'copy', to: nowhere })).toBeNull();
  // A killed server's leftover socket prevents neither a copy nor another start.
  writeFileSync(`${file}.ask`, '');
  expect(await backup(join(place, 'stopped.sqlite'), { GASLAMP_DATA: file })).toMatchObject({ code: 0 });
  await ownServer({ file });
  expect(await backup(join(place, 'again.sqlite'), { GASLAMP_DATA: file })).toMatchObject({ code: 0 });
});

test('the server writes only beside its data file, and the backup gets to another file system', async () => {
  const place = here();
  const other = mkdtempSync(join(process.platform === 'linux' ? '/dev/shm' : tmpdir(), 'gaslamp-'));
  onTestFinished(() => rmSync(other, { recursive: true }));
  const file = join(place, 'data.sqlite');
  const { server } = await ownServer({ file });
  const written = vi.spyOn(server.lobby.store, 'copyTo');
  const copy = join(other, 'made', 'copy.sqlite');
  expect(await backup(copy, { GASLAMP_DATA: file })).toMatchObject({ code: 0 });
  expect(written.mock.calls.map(([path]) => dirname(path))).toEqual([place]);
  expect(readdirSync(join(other, 'made'))).toEqual(['copy.sqlite']);
  if (process.platform !== 'win32') expect(statSync(copy).mode & 0o777).toBe(0o600);
  expect(readdirSync(place).filter((name) => name.includes('backup'))).toEqual([]);
});

test.each([
  ['a pack', "update packs set json = 'torn'", 'a row of the table packs is not what was written'],
  ['a line', "update lines set line = 'torn'", 'a row of the table lines did not arrive as it is, of match a'],
  ['a whole log', 'delete from lines', 'a row of the table lines did not arrive as it is, of match a'],
  ['a match', 'pragma foreign_keys = off; delete from matches', 'rows of the table seats belong to no match'],
])('a copy that does not hold what was written is no backup: %s', async (_, harm, words) => {
  const place = here();
  const file = join(place, 'data.sqlite');
  const { server } = await ownServer({ file });
  const { store } = server.lobby;
  await store.savePack('hash', 'emerald-2e', '{}');
  await store.create(recordOf('a'), PLAYING, [person(0), person(1), person(2)], { lines: [answer(0, 'deal')] });
  const copyTo = store.copyTo.bind(store);
  vi.spyOn(store, 'copyTo').mockImplementationOnce(async (path) => {
    await copyTo(path);
    const db = new DatabaseSync(path);
    db.exec(harm);
    db.close();
  });
  const copy = join(place, 'copy.sqlite');
  expect(await backup(copy, { GASLAMP_DATA: file })).toEqual({ code: 2, said: expect.stringContaining(words) });
  expect(readdirSync(place).filter((name) => /^copy|backup/.test(name))).toEqual([]);
});
