// The history of a running match shows a viewer what they were sent so far; nothing of others, and nothing too early.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { FastDice } from '@gaslamp/kernel/chance';
import { patched } from '@gaslamp/kernel/patch';
import type { State } from '@gaslamp/kernel/state';
import type { LookBack } from '@gaslamp/protocol/past';
import type { ServerMessage } from '@gaslamp/protocol/updates';
import { reelOfPast } from '@gaslamp/record/own-reel';
import { lookedBackOn } from '@gaslamp/record/reel';
import { expect, test, vi } from 'vitest';
import { create, endOpenly, oneServer, ownServer, playOn, post, refusal, three, Viewer } from './harness.ts';

const run = oneServer();
const look = (match: string, token: unknown, port = run.port) => post(port, `/api/matches/${match}/past`, { token });
const lookedBack = async (match: string, token: string): Promise<LookBack> => {
  const { status, body } = await look(match, token);
  expect(status).toBe(200);
  return body as unknown as LookBack;
};

test('each seat and whoever watches look back on what their own sockets heard', async () => {
  const { match, made, tokens } = await three(run.port, { game: 'nanty-narking' });
  const all = await Promise.all([...tokens, made.spectator].map((token) => Viewer.open(run.port, match, token)));
  const players = all.slice(0, 3);
  const mind = new FastDice(4);
  await playOn(players, 60, (options) => mind.below(options));
  await Promise.all(all.map((one) => one.until(() => one.standing?.move === all[0]?.standing?.move)));
  for (const [i, token] of [...tokens, made.spectator].entries()) {
    const { info, past } = await lookedBack(match, token);
    expect(info.you).toBe(i === 3 ? null : i);
    expect(past).not.toBeNull();
    if (past === null) return;
    const reel = reelOfPast(past);
    let s: State | null = null;
    let moment = 0;
    for (const text of all[i]?.bytes ?? []) {
      const said = JSON.parse(text) as ServerMessage;
      if (said.t !== 'welcome' && (said.t !== 'update' || s === null)) continue;
      s = said.t === 'welcome' ? (said.state as unknown as State) : patched(s as State, said.patch);
      const rows = said.t === 'welcome' ? said.rows : said.row === null ? [] : [said.row];
      if (rows.length === 0) continue;
      expect(reel.rows.slice(moment, moment + rows.length)).toEqual(rows);
      moment += rows.length;
      const then = reel.shown(moment - 1);
      expect([then.s, then.standing]).toEqual([s, lookedBackOn(said.standing)]);
    }
    expect(moment).toBe(past.moments.length);
    expect(moment).toBeGreaterThan(20);
  }
});

test('a token that opens nothing, a match before its deal and what is no token are told so', async () => {
  const made = await create(run.port, 2, { sit: [0], name: 'Ann' });
  expect(await look(made.match, made.tokens[0])).toMatchObject(
    refusal(409, 'there is nothing to look back on before the deal'),
  );
  expect(await look(made.match, 'x'.repeat(24))).toMatchObject(refusal(403, 'this link opens nothing in this match'));
  expect(await look(made.match, 7)).toMatchObject(refusal(400, 'token: must be of type string'));
  expect(await look('nowhere', 'x'.repeat(24))).toMatchObject(refusal(404, 'there is no match nowhere'));
});

test('of a match that is over its record tells all, and of one that runs the record is closed', async () => {
  const { match, tokens } = await three(run.port);
  expect(await post(run.port, `/api/matches/${match}/record`, { token: tokens[0] })).toMatchObject(
    refusal(409, /open/),
  );
  await Promise.all(tokens.map((token) => Viewer.open(run.port, match, token)));
  await endOpenly(run.port, match, tokens);
  const { info, past } = await lookedBack(match, tokens[1]);
  expect([info.phase, past]).toEqual(['ended', null]);
  const own = await post(run.port, `/api/matches/${match}/past`, { token: tokens[1], own: true });
  expect(own).toMatchObject({ status: 200, body: { info: { you: 1 }, past: { turns: [0] } } });
  const record = await fetch(`http://127.0.0.1:${run.port}/api/matches/${match}/record`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: tokens[1] }),
  });
  expect(record.status).toBe(200);
});

test('a record is sent as its caller takes it, and packed once', async () => {
  const { port, server } = await ownServer({});
  const { match, tokens } = await three(port);
  const players = await Promise.all(tokens.map((token) => Viewer.open(port, match, token)));
  await playOn(players, 40, () => 0);
  await endOpenly(port, match, tokens);
  const record = (taken: string) =>
    server.app.inject({
      method: 'POST',
      url: `/api/matches/${match}/record`,
      payload: { token: tokens[0] },
      headers: { 'accept-encoding': taken },
    });
  const plain = await record('identity');
  expect(plain.headers).toMatchObject({
    'content-type': 'application/x-ndjson; charset=utf-8',
    vary: 'accept-encoding',
  });
  expect(plain.headers['content-encoding']).toBeUndefined();
  for (const [taken, coding, unpacked] of [
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=1.0, gzip;q=0.8', 'br', brotliDecompressSync],
  ] as const) {
    const [one, two] = await Promise.all([record(taken), record(taken)]);
    expect(one.headers).toMatchObject({ 'content-encoding': coding, vary: 'accept-encoding' });
    expect(String(unpacked(one.rawPayload))).toBe(plain.body);
    expect(one.rawPayload.equals(two.rawPayload)).toBe(true);
    expect(one.rawPayload.length * 3).toBeLessThan(plain.rawPayload.length);
  }
});

test('a match that is over is folded once for all who look from there, and nobody behind one router is too many', async () => {
  const { port, server } = await ownServer({});
  const { match, made, tokens } = await three(port);
  const players = await Promise.all(tokens.map((token) => Viewer.open(port, match, token)));
  await playOn(players, 20, () => 0);
  await endOpenly(port, match, tokens);
  const { store } = server.lobby;
  const log = vi.spyOn(store, 'log');
  const looks = async (token: unknown, own: boolean) => {
    const body = { token, own };
    const all = await Promise.all(Array.from({ length: 30 }, () => post(port, `/api/matches/${match}/past`, body)));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(all.map(({ body }) => JSON.stringify(body.past))).size).toBe(1);
    return all[0]?.body as unknown as LookBack;
  };
  for (const own of [false, true, true]) await looks(made.spectator, own);
  expect(log).toHaveBeenCalledTimes(1);
  // Another seat has another history.
  const [watched, played] = [await looks(made.spectator, true), await looks(tokens[0], true)];
  expect(log).toHaveBeenCalledTimes(2);
  expect(played.past?.moments.length).toBe(watched.past?.moments.length);
  expect(played.past).not.toEqual(watched.past);
});

test('a step of a draft makes nobody’s next look back slower: nothing is folded anew for it', async () => {
  const { port, server } = await ownServer({});
  const { match, made, tokens } = await three(port, { game: 'emerald-2e' });
  const players = await Promise.all(tokens.map((token) => Viewer.open(port, match, token)));
  const drafts = ({ standing }: Viewer) => standing?.question?.options?.includes('discard') ?? false;
  while (!players.some(drafts)) await playOn(players, 1, () => 0);
  const asked = players.find(drafts);
  for (const token of [...tokens, made.spectator]) await look(match, token, port);
  const log = vi.spyOn(server.lobby.store, 'log');
  for (const answer of [() => asked!.choose('discard'), () => asked!.undo()]) {
    expect(await answer()).toMatchObject({ t: 'ack' });
    for (const token of [...tokens, made.spectator]) await look(match, token, port);
    expect(log).not.toHaveBeenCalled();
  }
});

test('all who look back from four long tables are served without folding anything twice', async () => {
  const { port, server } = await ownServer({});
  const looks: (() => Promise<string>)[] = [];
  for (let n = 0; n < 4; n++) {
    const made = await create(port, 5);
    const players = await Promise.all(made.tokens.map((token) => Viewer.open(port, made.match, token)));
    await playOn(players, 5, () => 0);
    for (const token of [...made.tokens, made.spectator])
      looks.push(async () => {
        const { past } = (await look(made.match, token, port)).body;
        return JSON.stringify(past);
      });
    for (const viewer of players) viewer.close();
  }
  const log = vi.spyOn(server.lobby.store, 'log');
  const first = await Promise.all(looks.map((one) => one()));
  expect(log).toHaveBeenCalledTimes(24);
  expect(await Promise.all(looks.map((one) => one()))).toEqual(first);
  expect(log).toHaveBeenCalledTimes(24);
});

test('twenty looks a minute and seat are enough', async () => {
  const { port } = await ownServer({});
  const { match, tokens } = await three(port);
  const answers = await Promise.all(Array.from({ length: 21 }, () => look(match, tokens[0], port)));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
});
