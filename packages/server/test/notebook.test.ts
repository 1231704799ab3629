// The notebook of a seat: shared by its player's devices, hidden from all others, handed over only on request.

import { gameNamed } from '@gaslamp/games/games';
import type { Notebook, NotebookAnswer } from '@gaslamp/protocol/private-notes';
import { expect, test } from 'vitest';
import { buildServer } from '../src/server.ts';
import { folder } from './folder.ts';
import { act, bot, create, endOpenly, oneServer, ownServer, post, refusal, sit, three, Viewer } from './harness.ts';
import { testClock } from './test-clock.ts';

const run = oneServer();
const EMPTY: Notebook = { revision: 0, text: '', marks: [] };
const NOTED = 'Ben smiled at Vienna.\nTwice.';
const wish = (match: string, body: object, port = run.port) => post(port, `/api/matches/${match}/notebook`, body);
const see = async (match: string, token: unknown, port = run.port): Promise<Notebook> =>
  ((await wish(match, { do: 'see', token }, port)).body as unknown as NotebookAnswer).notebook;
const save = (match: string, token: unknown, more: Partial<Record<keyof Notebook, unknown>> = {}, port = run.port) =>
  wish(match, { do: 'save', token, revision: 0, text: NOTED, marks: [], ...more }, port);
const marked = (seat: unknown, side: unknown, mark: unknown = 'suspected') => ({ marks: [{ seat, side, mark }] });

test('what is noted is there again on every device of the seat, which hear that it has changed', async () => {
  const { match, tokens } = await three(run.port);
  const [ann] = tokens;
  const devices = [await Viewer.open(run.port, match, ann), await Viewer.open(run.port, match, ann)];
  expect(await see(match, ann)).toEqual(EMPTY);
  const marks = [
    { seat: 2, side: 'loyalist', mark: 'ruledOut' },
    { seat: 1, side: 'restorationist', mark: 'suspected' },
  ];
  const { body } = await save(match, ann, { text: NOTED.replace('\n', '\r\n'), marks });
  const notebook = { revision: 1, text: NOTED, marks: marks.toReversed() };
  expect(body).toEqual({ saved: true, notebook, sides: ['loyalist', 'restorationist'] });
  for (const device of devices)
    await device.until(() => device.heard.some((said) => said.t === 'notebook' && said.revision === 1));
  expect(await see(match, ann)).toEqual(notebook);
  const later = await Viewer.open(run.port, match, ann);
  await later.until(() => later.heard.some((said) => said.t === 'notebook' && said.revision === 1));
});

test('nobody else hears of it: no socket, no list, no look back and no record', async () => {
  const { match, made, tokens } = await three(run.port);
  const all = [...tokens, made.spectator, made.host];
  const viewers = await Promise.all(all.map((token) => Viewer.open(run.port, match, token)));
  await save(match, tokens[0], marked(1, 'loyalist'));
  const told = [];
  for (const token of all) told.push((await post(run.port, `/api/matches/${match}/past`, { token })).body);
  await endOpenly(run.port, match, tokens);
  for (const viewer of viewers) await viewer.until(() => viewer.info?.phase === 'ended');
  for (const token of all) {
    told.push((await post(run.port, '/api/mine', { matches: [{ match, token }] })).body);
    const record = await fetch(`http://127.0.0.1:${run.port}/api/matches/${match}/record`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    expect(record.status).toBe(200);
    told.push(await record.text());
  }
  told.push(viewers.map(({ bytes }) => bytes));
  for (const word of ['smiled', 'suspected']) expect(JSON.stringify(told)).not.toContain(word);
  // Its existence is hidden, too.
  for (const viewer of viewers.slice(1)) expect(viewer.heard.map(({ t }) => t)).not.toContain('notebook');
  for (const token of tokens.slice(1)) expect(await see(match, token)).toEqual(EMPTY);
  // After the end its player can read and change it.
  expect((await see(match, tokens[0])).text).toBe(NOTED);
  expect((await save(match, tokens[0], { revision: 1, text: 'As I thought.' })).body).toMatchObject({ saved: true });
});

test('of two devices that change the same, the second is told what is there, and its own is not kept', async () => {
  const { match, tokens } = await three(run.port);
  const [first, second] = await Promise.all(['one', 'other'].map((text) => save(match, tokens[0], { text })));
  const kept = [first, second].find((one) => one?.body.saved)?.body.notebook;
  expect([first?.body.saved, second?.body.saved].sort()).toEqual([false, true]);
  for (const answer of [first, second]) expect(answer?.body.notebook).toEqual(kept);
  expect(await see(match, tokens[0])).toEqual(kept);
  // A resend after a lost response is no conflict.
  const { text } = kept as Notebook;
  expect((await save(match, tokens[0], { text })).body).toMatchObject({ saved: true, notebook: { revision: 1 } });
});

test('what may not stand there is refused with what may, and nothing is changed', async () => {
  const { match, made, tokens } = await three(run.port);
  const [ann] = tokens;
  await save(match, ann);
  const wrong: [object, number, string | RegExp][] = [
    [marked(0, 'loyalist'), 400, 'marks.0: seat 0 is your own; allowed: 1, 2'],
    [marked(3, 'loyalist'), 400, 'marks.0: there is no seat 3; allowed: 1, 2'],
    [marked(9, 'loyalist'), 400, 'marks.0.seat: at most 7'],
    [marked(1, 'butler'), 400, 'marks.0: unknown side "butler"; allowed: loyalist, restorationist'],
    [marked(1, 'loyalist', 'sure'), 400, 'marks.0.mark: must be one of suspected, ruledOut'],
    [
      { marks: [...marked(1, 'loyalist').marks, ...marked(1, 'loyalist', 'ruledOut').marks] },
      400,
      'marks.1: seat 1 as loyalist is marked twice; allowed: one of suspected, ruledOut',
    ],
    [{ text: 'x'.repeat(4001) }, 400, 'text: at most 4000 characters'],
    [{ text: 7 }, 400, 'text: must be of type string'],
    [{ revision: -1 }, 400, 'revision: at least 0'],
    [{ token: made.spectator }, 403, 'only those who hold a seat have a notebook'],
    [{ token: made.host }, 403, 'only those who hold a seat have a notebook'],
    [{ token: 'x'.repeat(24) }, 403, 'this link opens nothing in this match'],
  ];
  for (const [more, status, words] of wrong) {
    const body = { do: 'save', token: ann, revision: 1, text: 'wrong', marks: [], ...more };
    expect(await wish(match, body)).toMatchObject(refusal(status, words));
  }
  expect(await wish(match, { do: 'burn', token: ann })).toMatchObject(refusal(400, /must be one of see, save/));
  expect(await wish('nowhere', { do: 'see', token: ann })).toMatchObject(refusal(404, 'there is no match nowhere'));
  expect(await see(match, ann)).toEqual({ ...EMPTY, revision: 1, text: NOTED });
  expect((await save(match, ann, { revision: 1, text: 'x'.repeat(4000) })).body).toMatchObject({ saved: true });
});

test('it begins with the deal', async () => {
  const made = await create(run.port, 2, { sit: [0], name: 'Ann' });
  for (const answer of [
    await save(made.match, made.tokens[0]),
    await wish(made.match, { do: 'see', token: made.tokens[0] }),
  ])
    expect(answer).toMatchObject(refusal(409, 'a notebook begins with the deal'));
});

test('it is changed no more often than somebody writes', async () => {
  // Time stands still, so that nothing is refilled however slow the machine is.
  const { port } = await ownServer({ clock: testClock() });
  const { match, tokens } = await three(port);
  const answers = [];
  for (let n = 0; n < 21; n++) answers.push(await save(match, tokens[0], { revision: n, text: `line ${n}` }, port));
  expect(answers.at(-1)).toMatchObject(refusal(429, /once in two seconds on average/));
  expect((await save(match, tokens[1], {}, port)).body).toMatchObject({ saved: true });
  expect((await see(match, tokens[0], port)).text).toBe('line 19');
});

test.each([
  ['without', undefined, ''],
  ['with', true, NOTED],
])('a seat is handed over %s its notebook, as its player wants', async (_, notebook, text) => {
  const { match, tokens } = await three(run.port);
  await save(match, tokens[1]);
  await act(run.port, match, { do: 'hand-over', token: tokens[1], seat: 1, notebook: true });
  // The last request counts.
  const { body } = await act(run.port, match, { do: 'hand-over', token: tokens[1], seat: 1, notebook });
  expect((await see(match, tokens[1])).text).toBe(NOTED);
  const { body: sat } = await sit(run.port, match, body.invite, 'Dora');
  expect((await see(match, sat.token)).text).toBe(text);
  // The former player cannot read later notes either.
  await save(match, sat.token, { text: 'Dora’s own', revision: text === '' ? 0 : 1 });
  expect(await wish(match, { do: 'see', token: tokens[1] })).toMatchObject(refusal(403, /opens nothing/));
});

test('a bot that stands in leaves it alone; somebody whom the others let in finds it empty', async () => {
  const { match, tokens } = await three(run.port);
  await save(match, tokens[1]);
  await act(run.port, match, { do: 'hand-over', token: tokens[1], seat: 1, notebook: true });
  await act(run.port, match, { do: 'keep', token: tokens[1], seat: 1 });
  await act(run.port, match, { do: 'leave', token: tokens[1], seat: 1 });
  expect((await see(match, tokens[1])).text).toBe(NOTED);
  await Viewer.open(run.port, match, tokens[0]);
  await Viewer.open(run.port, match, tokens[2]);
  let invite: unknown = null;
  for (const token of [tokens[0], tokens[2]])
    invite ??= (await act(run.port, match, { do: 'agree-open', token, seat: 1 })).body.invite;
  const { body } = await sit(run.port, match, invite, 'Dora');
  expect(await see(match, body.token)).toEqual(EMPTY);
});

test('it outlives the server, and begins empty in a rematch', async () => {
  const place = folder();
  const file = `${place.path}/data.sqlite`;
  const first = await ownServer({ file });
  const { match, tokens } = await three(first.port);
  await save(match, tokens[0], {}, first.port);
  await first.server.close();
  const server = await buildServer({ file });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as { port: number };
  try {
    expect((await see(match, tokens[0], port)).text).toBe(NOTED);
    const viewers = await Promise.all(tokens.map((token) => Viewer.open(port, match, token)));
    for (const token of tokens) await act(port, match, { do: 'agree-end', token });
    viewers[0]?.send({ t: 'rematch', id: 'again' });
    await viewers[0]?.until(() => viewers[0]?.info?.rematch !== null);
    const next = viewers[0]?.info?.rematch ?? '';
    expect(await see(next, tokens[0], port)).toEqual(EMPTY);
  } finally {
    await server.close();
    place.remove();
  }
});

test('the sides to mark are those of the match: with two R2.10 takes one out', async () => {
  const all = gameNamed('nanty-narking').sides?.names ?? [];
  for (const bots of [[bot()], [bot(), bot()]]) {
    const seats = [{ kind: 'person' } as const, ...bots];
    const made = await create(run.port, seats.length, { seats, sit: [0], game: 'nanty-narking' });
    const { body } = await wish(made.match, { do: 'see', token: made.tokens[0] });
    const { sides } = body as unknown as NotebookAnswer;
    expect(sides).toEqual(seats.length > 2 ? all : all.filter((side) => side !== 'Monsieur de Sidonia'));
    const marks = sides.map((side) => ({ seat: 1, side, mark: 'suspected' }));
    expect((await save(made.match, made.tokens[0], { marks })).body).toMatchObject({ saved: true });
    const out = await save(made.match, made.tokens[0], { revision: 1, ...marked(1, 'Monsieur de Sidonia') });
    expect(out.status).toBe(seats.length > 2 ? 200 : 400);
  }
});
