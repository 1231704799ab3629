// Who sits where: in play nobody loses a seat but by their own will, or to a bot while they are away for long.
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import {
  act,
  bot,
  create,
  gone,
  notesOf,
  oneServer,
  ownServer,
  person,
  post,
  refusal,
  sit,
  three,
  Viewer,
} from './harness.ts';

const run = oneServer();

test('a match is dealt when the last seat is taken, and everybody who waits is shown the table', async () => {
  const made = await create(run.port, 2, { sit: [0], name: 'Ann' });
  const ann = await Viewer.open(run.port, made.match, made.tokens[0]!);
  const watcher = await Viewer.open(run.port, made.match, made.spectator);
  expect(ann.heard[0]).toMatchObject({
    t: 'waiting',
    info: { phase: 'gathering', you: 0, host: true, diceKey: null },
  });
  expect(ann.info!.seats).toMatchObject([
    { kind: 'person', name: 'Ann', number: 1 },
    { kind: 'open', name: '' },
  ]);
  expect((await (await run.server.lobby.room(made.match)).log()).length).toBe(0);
  const { diceHash } = ann.info!;
  const look = () => post(run.port, `/api/matches/${made.match}/invitation`, { invite: made.invites[1] });
  // What was promised before the deal is in the invitation.
  expect(await look()).toMatchObject({
    status: 200,
    body: { game: 'emerald-2e', seat: 1, phase: 'gathering', diceHash, away: 5, standIn: 'heuristic' },
  });
  expect(await sit(run.port, made.match, made.invites[1], 'Ben')).toMatchObject({ status: 200, body: { seat: 1 } });
  for (const viewer of [ann, watcher]) {
    await viewer.until(() => viewer.state !== null);
    expect(viewer.info).toMatchObject({ phase: 'playing', diceHash });
  }
  expect(notesOf(ann)).toEqual([
    { kind: 'seat', seat: 1, from: null, to: { kind: 'person', number: 2, name: 'Ben' }, why: 'sat', agreed: [] },
  ]);
  expect(await sit(run.port, made.match, made.invites[1], 'Eve')).toMatchObject(refusal(403, /not valid/));
  expect(await look()).toMatchObject(refusal(403, /not valid/));
});

test('the host begins with bots in the free seats; nobody else does', async () => {
  const made = await create(run.port, 3, { sit: [0], standIn: 'random' });
  const { body } = await sit(run.port, made.match, made.invites[2], 'Cat');
  const begin = (token: string) => act(run.port, made.match, { do: 'begin', token });
  expect(await begin(body.token as string)).toMatchObject(refusal(403, 'only the host may do that'));
  expect(await begin(made.spectator)).toMatchObject(refusal(403, 'only the host may do that'));
  expect(await begin(made.host)).toMatchObject({ status: 200 });
  expect(await begin(made.host)).toMatchObject(refusal(409, /has begun/));
  const ann = await Viewer.open(run.port, made.match, made.tokens[0]!);
  expect(ann.info).toMatchObject({
    phase: 'playing',
    seats: [{}, { kind: 'bot', bot: 'random', standsIn: false }, {}],
  });
  // The invitation of a seat that a bot has got opens nothing any more.
  expect(await sit(run.port, made.match, made.invites[1], 'Dan')).toMatchObject(refusal(403, /not valid/));
  expect(await sit(run.port, made.match, made.open, 'Dan')).toMatchObject(refusal(409, 'every seat is taken'));
});

test('the open link seats people where it is free', async () => {
  const made = await create(run.port, 4, { sit: [1] });
  expect((await sit(run.port, made.match, made.open, 'Cat', 2)).body.seat).toBe(2);
  expect(await sit(run.port, made.match, made.open, 'Dan', 2)).toMatchObject(
    refusal(409, 'seat 2 is taken; free: 0, 3'),
  );
  expect((await sit(run.port, made.match, made.open, 'Dan')).body.seat).toBe(0);
});

test('before the deal a seat can be freed by its player or the host, and the match deleted by the host', async () => {
  const made = await create(run.port, 3, { sit: [0] });
  const ben = (await sit(run.port, made.match, made.invites[1], 'Ben')).body.token as string;
  const cat = (await sit(run.port, made.match, made.open, 'Cat', 2)).body.token as string | undefined;
  expect(cat).toBeDefined();
  expect(await act(run.port, made.match, { do: 'delete', token: made.host })).toMatchObject(refusal(409, /has begun/));

  const other = await create(run.port, 4, { sit: [0] });
  const dan = (await sit(run.port, other.match, other.invites[1], 'Dan')).body.token as string;
  const eve = (await sit(run.port, other.match, other.invites[2], 'Eve')).body.token as string;
  const free = (token: string, seat: number) => act(run.port, other.match, { do: 'free', token, seat });
  expect(await free(eve, 1)).toMatchObject(refusal(403, /only its player or the host/));
  expect(await free(ben, 1)).toMatchObject(refusal(403, /opens nothing/));
  const line = await Viewer.open(run.port, other.match, dan);
  const again = await free(other.host, 1);
  expect(again).toMatchObject({ status: 200, body: { invite: expect.any(String) } });
  await line.until(() => line.closed !== null);
  expect((await Viewer.open(run.port, other.match, dan)).heard[0]).toMatchObject({ t: 'error' });
  expect((await sit(run.port, other.match, other.invites[1], 'Fay')).status).toBe(403);
  expect((await sit(run.port, other.match, again.body.invite, 'Fay')).status).toBe(200);
  expect((await free(eve, 2)).status).toBe(200);
  const watcher = await Viewer.open(run.port, other.match, other.spectator);
  expect(await act(run.port, other.match, { do: 'delete', token: eve })).toMatchObject(refusal(403, /opens nothing/));
  expect(await act(run.port, other.match, { do: 'delete', token: other.host })).toMatchObject({ status: 200 });
  await watcher.until(() => watcher.closed !== null);
  expect(watcher.heard.at(-1)).toEqual({ t: 'error', error: 'The host has deleted this match.' });
  expect((await Viewer.open(run.port, other.match, other.spectator)).heard[0]).toMatchObject({ t: 'error' });
  expect(await run.server.lobby.store.load(other.match)).toBeNull();
});

test('forged tokens open nothing', async () => {
  const made = await create(run.port, 2);
  for (const token of ['x'.repeat(32), made.open, made.tokens[0]!.split('').reverse().join('')]) {
    const viewer = await Viewer.open(run.port, made.match, token);
    expect(viewer.heard).toEqual([{ t: 'error', error: 'this link opens nothing in this match' }]);
    await viewer.until(() => viewer.closed !== null);
    expect(viewer.closed).toBe(4003);
  }
  const other = await create(run.port, 2);
  expect((await Viewer.open(run.port, other.match, made.tokens[0]!)).heard[0]).toMatchObject({ t: 'error' });
  for (const action of ['begin', 'leave', 'stand-in', 'hand-over', 'agree-open', 'agree-end', 'object', 'invite'])
    expect((await act(run.port, made.match, { do: action, token: 'x'.repeat(32), seat: 0 })).status).toBe(403);
});

test('a player leaves the seat to the bot that was fixed at the start, and its own link takes it back at once', async () => {
  const { match, tokens } = await three(run.port, { standIn: 'random' });
  const [ann, ben] = [await Viewer.open(run.port, match, tokens[0]), await Viewer.open(run.port, match, tokens[1])];
  const leave = (token: string) => act(run.port, match, { do: 'leave', token, seat: 1 });
  expect(await leave(tokens[0])).toMatchObject(refusal(403, 'only the player of a seat may do that'));
  expect((await leave(tokens[1])).status).toBe(200);
  await ben.until(() => ben.closed !== null);
  expect(ben.closed).toBe(4003);
  await ann.until(() => ann.info!.seats[1]!.standsIn);
  expect(ann.info!.seats[1]).toMatchObject({ kind: 'bot', bot: 'random', name: 'Ben', number: 2 });
  const back = await Viewer.open(run.port, match, tokens[1]);
  expect(back.heard[0]).toMatchObject({ t: 'welcome', info: { you: 1 } });
  await ann.until(() => ann.info!.seats[1]!.kind === 'person');
  const ben2 = { kind: 'person', number: 2, name: 'Ben' };
  const random = { kind: 'bot', bot: 'random' };
  expect(notesOf(ann).slice(-2)).toEqual([
    { kind: 'seat', seat: 1, from: ben2, to: random, why: 'left', agreed: [] },
    { kind: 'seat', seat: 1, from: random, to: ben2, why: 'back', agreed: [] },
  ]);
  expect(ann.info!.seats[1]!.held).toEqual([ben2, random]);
});

test('a bot stands in only after the away time, at anybody’s wish, and never lets somebody else in', async () => {
  const patient = await ownServer({ away: 1000 });
  const { match, tokens, made } = await three(patient.port);
  const viewers = await Promise.all(tokens.map((token) => Viewer.open(patient.port, match, token)));
  const [ann, ben] = viewers as [Viewer, Viewer];
  const standIn = (token: string) => act(patient.port, match, { do: 'stand-in', token, seat: 1 });
  const here = refusal(409, 'Ben is at the table or has not been away for 5 minutes');
  expect(await standIn(made.host)).toMatchObject(here);
  await gone(patient, match, ben);
  // A broken line is no absence.
  expect(await standIn(made.host)).toMatchObject(here);
  await ann.until(() => ann.info!.seats[1]!.awayIn !== null);
  expect(ann.info!.seats[1]!.awayIn).toBeGreaterThan(0);
  await delay(1100);
  expect(await standIn(made.spectator)).toMatchObject(refusal(403, 'only those at the table may do that'));
  expect((await standIn(tokens[2])).status).toBe(200);
  await ann.until(() => ann.info!.seats[1]!.standsIn);
  expect(notesOf(ann).at(-1)).toMatchObject({ why: 'away', agreed: [{ kind: 'person', number: 3, name: 'Cat' }] });
  // The links that are out open nothing, whatever the host asks for.
  for (const invite of [made.open, made.invites[1]])
    expect((await sit(patient.port, match, invite, 'Eve')).status).toBeGreaterThan(400);
  expect(await act(patient.port, match, { do: 'invite', token: made.host, seat: 1 })).toMatchObject(
    refusal(409, /nobody has agreed/),
  );
  expect((await Viewer.open(patient.port, match, tokens[1])).heard[0]).toMatchObject({
    t: 'welcome',
    info: { you: 1 },
  });
});

test('a player hands the seat over: it is theirs until somebody sits down, and can be kept', async () => {
  const { match, tokens, made } = await three(run.port);
  const ben = await Viewer.open(run.port, match, tokens[1]);
  const handOver = (token: string) => act(run.port, match, { do: 'hand-over', token, seat: 1 });
  for (const token of [tokens[0], made.host]) expect((await handOver(token)).status).toBe(403);
  const first = (await handOver(tokens[1])).body.invite;
  expect((await act(run.port, match, { do: 'keep', token: tokens[1], seat: 1 })).status).toBe(200);
  expect((await sit(run.port, match, first, 'Dan')).status).toBe(403);
  const second = (await handOver(tokens[1])).body.invite;
  expect(await sit(run.port, match, second, 'Ben')).toMatchObject(refusal(409, /somebody here is called Ben/));
  expect((await sit(run.port, match, second, 'Dan')).status).toBe(200);
  await ben.until(() => ben.closed !== null);
  const ann = await Viewer.open(run.port, match, tokens[0]);
  expect(notesOf(ann).map((note) => note.kind)).toEqual(['seat', 'seat', 'opened', 'withdrawn', 'opened', 'seat']);
  expect(notesOf(ann).at(-1)).toMatchObject({ why: 'handed', from: { name: 'Ben' }, to: { name: 'Dan', number: 4 } });
});

test('nobody takes the name of another seat, nor of a bot there; the own seat’s may be had', async () => {
  const made = await create(run.port, 3, { seats: [person, person, bot()], sit: [0] });
  const take = (name: string) => sit(run.port, made.match, made.invites[1], name);
  for (const name of ['Wednesday', 'ｍＯＮＤＡＹ', 'Wednesday (steady bot)'])
    expect(await take(name)).toMatchObject(refusal(409, /^another seat here is called .*; choose another name$/));
  expect(await take('Tuesday')).toMatchObject({ status: 200 });
  // Nobody is called Friday at a table for three.
  const other = await create(run.port, 3, { sit: [0] });
  expect(await sit(run.port, other.match, other.open, 'Friday')).toMatchObject({ status: 200 });
});

test('the host’s own seat has the host’s rights, and whoever takes that seat over has not', async () => {
  const { match, tokens, made } = await three(run.port);
  const ann = await Viewer.open(run.port, match, tokens[0]);
  expect(ann.info!.host).toBe(true);
  const { invite } = (await act(run.port, match, { do: 'hand-over', token: tokens[0], seat: 0 })).body;
  const dan = (await sit(run.port, match, invite, 'Dan')).body.token as string;
  expect((await Viewer.open(run.port, match, dan)).info!.host).toBe(false);
  expect((await Viewer.open(run.port, match, made.host)).info!.host).toBe(true);
});

test('nobody takes the name of somebody at the table, nor one that cannot be seen or mixes scripts', async () => {
  const made = await create(run.port, 3, { sit: [0], name: 'Ann' });
  const wrong = async (name: string) => (await sit(run.port, made.match, made.open, name)).body.error;
  expect(await wrong('Ann')).toBe('somebody here is called Ann already; choose another name');
  for (const name of ['ann', 'ＡＮＮ', 'Ann\ufe0f', ' Ann '])
    expect(await wrong(name)).toMatch(/^somebody here is called/);
  for (const name of [
    ...['\u200b', 'A\u202en', 'A\u0000', '\u2800', '\u3164', 'A\ud800', 'A\u034f', '\u17b4', 'A\u2028b', 'A\ue000'],
    ...['...', 'A\u0301\u0302\u0323\u0324'],
  ])
    expect(await wrong(name)).toMatch(/^name: (a name is made of letters|at least)/);
  expect(await wrong('\u0410nn')).toMatch(/^name: the letters of a name must all be of one script/);
  expect(await wrong('x'.repeat(25))).toBe('name: at most 24 characters');
  expect((await sit(run.port, made.match, made.open, '\u0410\u043d\u043d\u0430')).status).toBe(200);
});

test('wrong actions say what is allowed and change nothing', async () => {
  const { match, tokens } = await three(run.port);
  const token = tokens[0];
  expect(await act(run.port, match, { do: 'agree-end', token })).toMatchObject(refusal(409, /open it first/));
  await Viewer.open(run.port, match, token);
  const stored = () => run.server.lobby.store.load(match);
  const before = await stored();
  expect(await act(run.port, match, { do: 'fly', token })).toMatchObject(refusal(400, /begin, delete, free, leave/));
  expect(await act(run.port, match, { do: 'leave', token })).toMatchObject(refusal(400, /^seat/));
  expect(await act(run.port, match, { do: 'leave', token, seat: 7 })).toMatchObject(
    refusal(400, 'there is no seat 7; allowed: 0 to 2'),
  );
  expect(await act(run.port, match, { do: 'begin', token })).toMatchObject(refusal(409, /has begun/));
  expect(await act(run.port, match, { do: 'object', token })).toMatchObject(refusal(409, 'there is no such proposal'));
  expect(await act(run.port, 'nowhere', { do: 'begin', token })).toMatchObject({ status: 404 });
  expect(await stored()).toEqual(before);
});

test('a vandal at the table uses up only what they may do themselves', async () => {
  const { match, tokens } = await three(run.port);
  const ben = async (action: string) => (await act(run.port, match, { do: action, token: tokens[1], seat: 1 })).status;
  const answers: number[] = [];
  for (let i = 0; i < 20; i++) answers.push(await ben('hand-over'), await ben('keep'));
  expect(answers).toContain(429);
  expect((await act(run.port, match, { do: 'leave', token: tokens[2], seat: 2 })).status).toBe(200);
});
