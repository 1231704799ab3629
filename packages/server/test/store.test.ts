// A server on its file: the stored data is authoritative, whatever happens to the file, the rules or the process.
import { copyFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { gameNamed } from '@gaslamp/games/games';
import { readRecord } from '@gaslamp/record/record-reader';
import { verify } from '@gaslamp/record/verify';
import { expect, test, vi } from 'vitest';
import { openSqlite } from '../src/store/sqlite-store.ts';
import { create, playOn, post, refusedWhileAway, start, Viewer } from './harness.ts';
import { allOf, linesOf, quietly } from './quietly.ts';
import { dataFile, inFile } from './stores.ts';

const data = dataFile();

/** Creates three matches in the file, each a few answers old. */
async function three() {
  const run = await start({ file: data.path });
  const made = [];
  for (let i = 0; i < 3; i++) {
    const match = await create(run.port, 2);
    const viewers = await Promise.all(match.tokens.map((token) => Viewer.open(run.port, match.match, token)));
    await playOn(viewers, 6, (n) => n - 1);
    made.push(match);
  }
  await run.server.close();
  return made;
}

test('after a clean stop one file holds everything', async () => {
  const [made] = await three();
  const copied = data.beside('copy.sqlite');
  copyFileSync(data.path, copied);
  const run = await start({ file: copied });
  const viewer = await Viewer.open(run.port, made!.match, made!.tokens[0]);
  expect(viewer.standing.move).toBeGreaterThan(0);
  await run.server.close();
});

test('a server does not start on a file that is none of ours, and says so', async () => {
  writeFileSync(data.path, 'no database at all, but long enough to be looked at as one'.repeat(20));
  await expect(start({ file: data.path })).rejects.toThrow(
    `the data file ${data.path} cannot be opened: file is not a database`,
  );
});

test.each([
  ['a match record', 'update matches set record = substr(record, 1, 40) where id = ?'],
  ['a seat record', "update seats set record = replace(record, 'person', 'nobody') where match = ?"],
  ['a beginning', "update beginnings set before = replace(before, '1', '2') where match = ?"],
  ['an entry of its log', "update lines set line = replace(line, ':1', ':2') where match = ? and n = 2"],
  ['a hole in its log', 'delete from lines where match = ? and n = 2'],
  ['a tail that is missing', 'delete from lines where match = ? and n > 3'],
  [
    'a list of four thousand million',
    `update lines set line = replace(line, '"place":[', '"place":[4000000000,0,') where match = ?`,
  ],
])(
  '%s that is damaged stops its own match only, is told by name, and says nothing inside to strangers',
  async (_, sql) => {
    const made = await three();
    inFile(data.path, sql, made[1]!.match);
    const said = quietly();
    const run = await start({ file: data.path });
    // The list of a browser that plays all three shows the others.
    const list = made.map(({ match, tokens }) => ({ match, token: tokens[0] }));
    const { status, body } = await post(run.port, '/api/mine', { matches: list });
    expect([status, (body as unknown as { match: string }[]).map(({ match }) => match)]).toEqual([
      200,
      [made[0]!.match, made[2]!.match],
    ]);
    expect(linesOf(said)).toContainEqual(expect.objectContaining({ match: made[1]!.match }));
    for (const match of [made[0]!, made[2]!]) {
      const viewer = await Viewer.open(run.port, match.match, match.tokens[0]);
      expect(viewer.heard[0]).toMatchObject({ t: 'welcome' });
    }
    const broken = await Viewer.open(run.port, made[1]!.match, made[1]!.tokens[0]);
    expect(broken.heard[0]).toMatchObject({
      t: 'error',
      error: `match ${made[1]!.match} cannot be read; whoever runs this server finds the reason in its log`,
    });
    said.mockRestore();
    await run.server.close();
  },
);

test('a match keeps its data, whatever a later version builds in', async () => {
  const [made] = await three();
  const store = await openSqlite(data.path);
  const { record } = (await store.load(made!.match))!;
  const kept = (await store.pack(record.pack))!;
  expect(kept.game).toBe(record.game);
  expect((JSON.parse(kept.json) as { cards: unknown[] }).cards.length).toBeGreaterThan(60);
  await store.close();
});

test('a data file that is moved away under the server: nothing more is acknowledged, and all is well when it is back', async () => {
  const run = await start({ file: data.path });
  const made = await create(run.port, 2);
  const viewers = await Promise.all(made.tokens.map((token) => Viewer.open(run.port, made.match, token)));
  const said = quietly();
  const away = data.beside('away.sqlite');
  renameSync(data.path, away);
  const answer = await refusedWhileAway(run.port, viewers);
  expect(allOf(said)).toContain(`the data file ${data.path} is gone`);
  renameSync(away, data.path);
  expect((await answer()).t).toBe('ack');
  said.mockRestore();
  await run.server.close();
});

test('a data file that is deleted is noticed', async () => {
  const run = await start({ file: data.path });
  const said = quietly();
  rmSync(data.path);
  const { status, body } = await post(run.port, '/api/matches', {
    game: 'emerald-2e',
    seats: [{ kind: 'person' }, { kind: 'person' }],
    sit: [0, 1],
  });
  expect(status).toBe(503);
  expect(body.error).not.toContain(data.folder);
  said.mockRestore();
  await run.server.close().catch(() => {});
});

test('a running match goes on under new rules from its own state, and its log says so', async () => {
  const run = await start({ file: data.path });
  const made = await create(run.port, 2);
  const first = await Promise.all(made.tokens.map((token) => Viewer.open(run.port, made.match, token)));
  await playOn(first, 5, (n) => n - 1);
  const before = first[0]!.state;
  await run.server.close();

  const later = await start({ file: data.path });
  const { packs } = later.server.lobby;
  const today = await packs.game('emerald-2e', null);
  // The code that deals and sets up matches is different by then, and does not run for a running match.
  const setup = (): never => {
    throw new Error('rules were run to restore a match');
  };
  vi.spyOn(packs, 'game').mockResolvedValue({ ...today, rules: today.rules + 1, setup });
  // The match was opened at the start to see who was absent, so it is opened again.
  await later.server.lobby.room(made.match);
  await later.server.lobby.sweep(Date.now() + 3_600_000);
  const viewers = await Promise.all(made.tokens.map((token) => Viewer.open(later.port, made.match, token)));
  expect(viewers[0]!.state.place).toEqual(before.place);
  await playOn(viewers, 2, (n) => n - 1);
  const lines = await (await later.server.lobby.room(made.match)).log();
  const notes = lines.flatMap((line) => ('note' in line ? [line.note] : []));
  expect(notes).toEqual([{ kind: 'rules', from: today.rules, to: today.rules + 1 }]);
  // Those at the table see it at once.
  for (const viewer of viewers) expect(viewer.info.notes.map(({ note }) => note)).toEqual(notes);
  const rules = lines.flatMap((line) => ('entry' in line ? [line.rules] : []));
  expect(rules).toEqual([...rules].sort());
  expect(new Set(rules)).toEqual(new Set([today.rules, today.rules + 1]));
  for (const { at } of lines) expect(Math.abs(Date.now() - at)).toBeLessThan(60_000);
  await later.server.close();
});

test('the record of a match is open when it is over, to whoever has a link of it, and not before', async () => {
  const run = await start({ file: data.path });
  const made = await create(run.port, 2);
  const record = async (token: string) => {
    const reply = await fetch(`http://127.0.0.1:${run.port}/api/matches/${made.match}/record`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    return { status: reply.status, text: await reply.text() };
  };
  expect(await record(made.spectator)).toMatchObject({
    status: 409,
    text: expect.stringContaining('the record is open when the match is over'),
  });
  const viewers = await Promise.all(made.tokens.map((token) => Viewer.open(run.port, made.match, token)));
  await playOn(viewers, 20, (n) => n - 1);
  for (const token of made.tokens) await post(run.port, `/api/matches/${made.match}/table`, { do: 'agree-end', token });
  expect((await record('x'.repeat(32))).status).toBe(403);
  const { status, text } = await record(made.spectator);
  expect(status).toBe(200);
  // The record no longer changes: it is made once, however often it is requested.
  const log = vi.spyOn(run.server.lobby.store, 'log');
  expect((await record(made.spectator)).text).toBe(text);
  expect(log).not.toHaveBeenCalled();
  const read = readRecord(text, 'match.jsonl');
  const verdict = verify(gameNamed(read.header.game), read);
  expect(verdict.draws.length).toBeGreaterThan(20);
  // The match was ended early by agreement; everything else is valid.
  expect(verdict.problem).toBeNull();
  expect(verdict.notRerun).toEqual([]);
  await run.server.close();
});
