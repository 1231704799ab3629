// Seats: during play nobody loses theirs except by choice, or to a bot during a long absence.
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { isAlike, isOtherSeat } from '../src/seats/sitting.ts';
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
  timeOf,
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
  expect(ann.info.seats).toMatchObject([
    { kind: 'person', name: 'Ann', number: 1 },
    { kind: 'open', name: '' },
  ]);
  expect((await (await run.server.lobby.room(made.match)).log()).length).toBe(0);
  const { diceHash } = ann.info;
  const look = () => post(run.port, `/api/matches/${made.match}/invitation`, { invite: made.invites[1] });
  // The conditions of the deal are in the invitation.
  expect(await look()).toMatchObject({
    status: 200,
    body: {
      game: 'emerald-2e',
      seat: 1,
      free: true,
      taken: [],
      phase: 'gathering',
      diceHash,
      away: 5,
      standIn: 'steady',
    },
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
  // It still says whose seat it was for, so that this player can open it with the phrase.
  expect(await look()).toMatchObject({ status: 200, body: { seat: 1, free: false, taken: [1] } });
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
  // The invitation of a seat that a bot has got is invalid.
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
  expect(watcher.heard.at(-1)).toMatchObject({ t: 'error', error: 'This match has been deleted.' });
  expect((await Viewer.open(run.port, other.match, other.spectator)).heard[0]).toMatchObject({ t: 'error' });
  expect(await run.server.lobby.store.load(other.match)).toBeNull();
});

test('forged tokens open nothing', async () => {
  const made = await create(run.port, 2);
  for (const token of ['x'.repeat(32), made.open, made.tokens[0].split('').reverse().join('')]) {
    const viewer = await Viewer.open(run.port, made.match, token);
    expect(viewer.heard).toMatchObject([{ t: 'error', error: 'this link opens nothing in this match' }]);
    await viewer.until(() => viewer.closed !== null);
    expect(viewer.closed).toBe(4003);
  }
  const other = await create(run.port, 2);
  expect((await Viewer.open(run.port, other.match, made.tokens[0])).heard[0]).toMatchObject({ t: 'error' });
  for (const action of [
    'begin',
    'leave',
    'stand-in',
    'hand-over',
    'agree-open',
    'agree-end',
    'agree-hands',
    'object',
    'invite',
  ])
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
  await ann.until(() => ann.info.seats[1]!.standsIn);
  expect(ann.info.seats[1]).toMatchObject({ kind: 'bot', bot: 'random', name: 'Ben', number: 2 });
  const back = await Viewer.open(run.port, match, tokens[1]);
  expect(back.heard[0]).toMatchObject({ t: 'welcome', info: { you: 1 } });
  await ann.until(() => ann.info.seats[1]!.kind === 'person');
  const ben2 = { kind: 'person', number: 2, name: 'Ben' };
  const random = { kind: 'bot', bot: 'random' };
  expect(notesOf(ann).slice(-2)).toEqual([
    { kind: 'seat', seat: 1, from: ben2, to: random, why: 'left', agreed: [] },
    { kind: 'seat', seat: 1, from: random, to: ben2, why: 'back', agreed: [] },
  ]);
  expect(ann.info.seats[1]!.held).toEqual([ben2, random]);
});

test('whoever comes to watch is told of the moment for how long somebody may still be away', async () => {
  const patient = await ownServer({ away: 60_000 });
  const { match, tokens, made } = await three(patient.port);
  const ben = await Viewer.open(patient.port, match, tokens[1]);
  const watchers = [await Viewer.open(patient.port, match, made.spectator)];
  await gone(patient, match, ben);
  await watchers[0]!.until(() => watchers[0]!.info.seats[1]!.awayIn !== null);
  const skip = timeOf(patient);
  for (let i = 0; i < 2; i++) {
    watchers.push(await Viewer.open(patient.port, match, made.spectator));
    skip(20_000);
  }
  const { state, standing } = watchers[0]!;
  for (const viewer of watchers) expect(viewer).toMatchObject({ state, standing });
  const [, first, second] = watchers.map(({ info }) => info.seats[1]!.awayIn!);
  expect(first! - second!).toBeGreaterThanOrEqual(20_000);
});

test('a bot stands in only after the away time, at anybody’s wish, and never lets somebody else in', async () => {
  const patient = await ownServer({ away: 300_000 });
  const { match, tokens, made } = await three(patient.port);
  const viewers = await Promise.all(tokens.map((token) => Viewer.open(patient.port, match, token)));
  const [ann, ben] = viewers as [Viewer, Viewer];
  const standIn = (token: string) => act(patient.port, match, { do: 'stand-in', token, seat: 1 });
  const here = refusal(409, 'Ben is at the table or has not been away for 5 minutes');
  expect(await standIn(made.host)).toMatchObject(here);
  await gone(patient, match, ben);
  // A lost connection is no absence.
  expect(await standIn(made.host)).toMatchObject(here);
  await ann.until(() => ann.info.seats[1]!.awayIn !== null);
  expect(ann.info.seats[1]!.awayIn).toBeGreaterThan(0);
  timeOf(patient)(300_000);
  expect(await standIn(made.spectator)).toMatchObject(refusal(403, 'only those at the table may do that'));
  expect((await standIn(tokens[2])).status).toBe(200);
  await ann.until(() => ann.info.seats[1]!.standsIn);
  expect(notesOf(ann).at(-1)).toMatchObject({ why: 'away', agreed: [{ kind: 'person', number: 3, name: 'Cat' }] });
  // The existing links are invalid, whatever the host requests.
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

/** Returns a page's own secret, with which it takes a seat. */
const ownToken = () => randomBytes(24).toString('base64url');
const sitWith = (match: string, invite: unknown, token: unknown, name = 'Ben') =>
  post(run.port, `/api/matches/${match}/sit`, { invite, name, token });

test('whoever sat down and was not answered sends it again and has the seat: one of two, the open link, a handed-over one', async () => {
  const made = await create(run.port, 2, { sit: [0], name: 'Ann' });
  const token = ownToken();
  const seated = { status: 200, body: { match: made.match, seat: 1, token } };
  expect(await sitWith(made.match, made.invites[1], token)).toEqual(seated);
  const { invite } = (await act(run.port, made.match, { do: 'hand-over', token, seat: 1 })).body;
  const notes = (await (await run.server.lobby.room(made.match)).log()).length;
  // Also while the seat is offered, and with any name.
  for (const name of ['Ben', 'Ann', 'Dan'])
    expect(await sitWith(made.match, made.invites[1], token, name)).toEqual(seated);
  expect((await (await run.server.lobby.room(made.match)).log()).length).toBe(notes);
  const elsewhere = ownToken();
  for (let i = 0; i < 2; i++)
    expect(await sitWith(made.match, invite, elsewhere, 'Dan')).toMatchObject({ status: 200, body: { seat: 1 } });
  expect((await Viewer.open(run.port, made.match, elsewhere)).info).toMatchObject({ you: 1 });
  // The former secret and the used invitation are invalid.
  expect(await sitWith(made.match, made.invites[1], token)).toMatchObject(refusal(403, /not valid/));
  expect(await sitWith(made.match, invite, ownToken(), 'Eve')).toMatchObject(refusal(403, /not valid/));

  const open = await create(run.port, 3, { sit: [0] });
  for (let i = 0; i < 2; i++) expect(await sitWith(open.match, open.open, token)).toMatchObject({ body: { seat: 1 } });
  expect(await sitWith(open.match, open.open, elsewhere, 'Cat')).toMatchObject({ body: { seat: 2, token: elsewhere } });
});

test('an answer that is cut off costs nobody the seat', async () => {
  const made = await create(run.port, 2, { sit: [0] });
  const body = { invite: made.invites[1], name: 'Ben', token: ownToken() };
  const sent = JSON.stringify(body);
  const socket = connect(run.port, '127.0.0.1');
  socket.write(
    `POST /api/matches/${made.match}/sit HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${sent.length}\r\n\r\n${sent}`,
  );
  socket.once('data', () => socket.destroy());
  await new Promise((resolve) => socket.on('close', resolve));
  const { seats } = await run.server.lobby.room(made.match);
  expect(seats[1]!.by).toBe('person');
  expect(await post(run.port, `/api/matches/${made.match}/sit`, body)).toMatchObject({
    status: 200,
    body: { seat: 1 },
  });
});

test('a token of one’s own is a long one, and none that opens anything else at the table', async () => {
  const made = await create(run.port, 4, { sit: [0], name: 'Ann' });
  const short = 'must be 24 random bytes as base64url, or 17 as 25 letters and digits that end in a check';
  for (const token of ['', 'x'.repeat(25), 'x'.repeat(31), 'x'.repeat(33), `${'x'.repeat(31)}\n`, `${'x'.repeat(31)}=`])
    expect(await sitWith(made.match, made.invites[1], token)).toEqual(refusal(400, `token: ${short}`));
  for (const token of [7, null, {}]) expect((await sitWith(made.match, made.invites[1], token)).status).toBe(400);
  for (const token of [made.host, made.spectator, made.open, made.invites[1], made.invites[2]])
    expect(await sitWith(made.match, made.invites[1], token)).toEqual(refusal(409, /opens something else/));
  // The holder of a seat's secret has that seat and takes no other.
  expect(await sitWith(made.match, made.invites[1], made.tokens[0])).toMatchObject({ status: 200, body: { seat: 0 } });
  // A token of another match opens no seat here.
  const other = await create(run.port, 2, { sit: [0] });
  expect(await sitWith(made.match, 'x'.repeat(32), other.tokens[0])).toEqual(refusal(403, /not valid/));
  expect((await run.server.lobby.room(made.match)).seats.map(({ by }) => by)).toEqual([
    'person',
    'nobody',
    'nobody',
    'nobody',
  ]);
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

test('whoever keeps a seat that is not handed over changes nothing, and nobody hears of it', async () => {
  const { match, tokens } = await three(run.port);
  const ann = await Viewer.open(run.port, match, tokens[0]);
  const version = async () => (await run.server.lobby.store.load(match))!.version;
  await ann.until(() => ann.heard.some(({ t }) => t === 'presence'));
  const before = await version();
  const heard = ann.heard.length;
  expect(await act(run.port, match, { do: 'keep', token: tokens[1], seat: 1 })).toEqual({
    status: 200,
    body: { invite: null },
  });
  expect(await version()).toBe(before);
  ann.send({ t: 'ping' });
  await ann.until(() => ann.heard.at(-1)?.t === 'pong');
  expect(ann.heard.slice(heard)).toEqual([{ t: 'pong' }]);
});

test('nobody takes the name of another seat, nor of a bot there; the own seat’s may be had', async () => {
  const made = await create(run.port, 3, { seats: [person, person, bot()], sit: [0] });
  const take = (name: string) => sit(run.port, made.match, made.invites[1], name);
  for (const name of [
    ...[
      'Wednesday',
      'ｍＯＮＤＡＹ',
      'Wednesday (steady bot)',
      'Wednesday [steady bot]',
      'Wednesday ❨bot❩',
      '[Wednesday]',
    ],
    ...['Wednesday, steady bot', 'Wednesday.', 'Wednesday-', 'Wednesday \u2013 bot', 'Wednesday - bot'],
  ])
    expect(await take(name)).toMatchObject(refusal(409, /^another seat here is called .*; choose another name$/));
  expect(await take('Tuesday')).toMatchObject({ status: 200 });
  // No seat is called Friday at a table for three.
  const other = await create(run.port, 3, { sit: [0] });
  expect(await sit(run.port, other.match, other.open, 'Friday')).toMatchObject({ status: 200 });
});

test('the host’s own seat has the host’s rights, and whoever takes that seat over has not', async () => {
  const { match, tokens, made } = await three(run.port);
  const ann = await Viewer.open(run.port, match, tokens[0]);
  expect(ann.info.host).toBe(true);
  const { invite } = (await act(run.port, match, { do: 'hand-over', token: tokens[0], seat: 0 })).body;
  const dan = (await sit(run.port, match, invite, 'Dan')).body.token as string;
  expect((await Viewer.open(run.port, match, dan)).info.host).toBe(false);
  expect((await Viewer.open(run.port, match, made.host)).info.host).toBe(true);
});

test('nobody takes the name of somebody at the table, nor one that cannot be seen or mixes scripts', async () => {
  const made = await create(run.port, 3, { sit: [0], name: 'Ann' });
  const wrong = async (name: string) => (await sit(run.port, made.match, made.open, name)).body.error;
  expect(await wrong('Ann')).toBe('somebody here is called Ann already; choose another name');
  for (const name of ['ann', 'ＡＮＮ', 'Ann\ufe0f', ' Ann '])
    expect(await wrong(name)).toMatch(/^somebody here is called/);
  for (const name of [
    ...['\u200b', 'A\u202en', 'A\u0000', '\u2800', '\u3164', 'A\ud800', 'A\u034f', '\u17b4', 'A\u2028b', 'A\ue000'],
    ...['Ann\ufffc', '\ufffc', 'Ann\u{1d159}'],
    ...['...', 'A\u0301\u0302\u0323\u0324'],
  ])
    expect(await wrong(name)).toMatch(/^name: (a name is made of letters|at least)/);
  expect(await wrong('\u0410nn')).toMatch(/^name: the letters of a name must all be of one script/);
  expect(await wrong('x'.repeat(25))).toBe('name: at most 24 characters');
  expect((await sit(run.port, made.match, made.open, '\u0410\u043d\u043d\u0430')).status).toBe(200);
});

test('nobody takes a name that looks like another’s in another script', async () => {
  const [latin, cyrillic, greek] = ['BOB', '\u0412\u041e\u0412', '\u0392\u039f\u0392'];
  for (const first of [latin, cyrillic, greek]) {
    const made = await create(run.port, 3, { sit: [0], name: first });
    for (const name of [latin, cyrillic, greek])
      expect(await sit(run.port, made.match, made.open, name)).toMatchObject(refusal(409, /^somebody here is called/));
    const twice = { seats: [person, { ...person, name: latin }], sit: [0, 1], name: greek, game: 'emerald-2e' };
    expect(await post(run.port, '/api/matches', twice)).toMatchObject(refusal(400, /^two seats are called/));
  }
  const made = await create(run.port, 4, { sit: [0], name: '\u0441\u0430\u0440\u0430' });
  expect(await sit(run.port, made.match, made.open, 'capa')).toMatchObject(refusal(409, /^somebody here/));
  // Lower-case letters have other lookalikes: vov, and a name that shares some.
  for (const name of ['Sara', '\u0432\u043e\u0432'])
    expect(await sit(run.port, made.match, made.open, name)).toMatchObject({ status: 200 });
});

test.each([
  ['\u00cbo', '\u0401\u043e'],
  ['\u00f3', '\u03cc'],
  ['\u00f6', '\u04e7'],
  ['SOUL', '\u054f\u0555\u054d\u053c'],
  ['hon', '\u0570\u0585\u0578'],
  ['JACK', '\u13ab\u13aa\u13df\u13e6'],
  ['alice', '\uab7a\uabae\uab75\uabaf\uab7c'],
  ['PBJ', '\u146d\u15f7\u148d'],
  ['\u0633\u0644\u064a\u0645', '\u0633\u0644\u06cc\u0645'],
  ['\u0643\u0645\u0627\u0644', '\u06a9\u0645\u0627\u0644'],
  ['Alice', 'AIice'],
  ['Iris', 'lris'],
  ['Will', 'Wi11'],
  ['A-B', 'A\u2010B'],
  ['A-B', 'A\u2212B'],
  ["O'Neil", 'O\u2019Neil'],
  ['علی\u200cرضا', 'علیرضا'],
  ['ක්\u200dෂ', 'ක්ෂ'],
  ["O'Neil", 'O\u02bcNeil'],
])('nobody is called %s and another %s', (one, other) => {
  expect([isAlike(one, other), isAlike(other, one)]).toEqual([true, true]);
});

test('names of many languages may sit together', () => {
  const names = [
    ...[
      'Ann',
      'Anna',
      'Anne',
      'Änne',
      'Ian',
      'Lan',
      'Lian',
      'Bill',
      'Will',
      'Amie',
      'Arnie',
      'Mia',
      'Zoe',
      'Zoë',
      'Tom',
      'Tim',
    ],
    ...[
      'Jean-Luc',
      'Jean Luc',
      'Jeanluc',
      "D'Arcy",
      'Darcy',
      'José',
      'Jose',
      'Søren',
      'Soren',
      'Łukasz',
      'Lukasz',
      'Ngọc',
      'Ngoc',
    ],
    ...[
      'Ольга',
      'Анна',
      'Иван',
      'Йван',
      'Нина',
      'Вера',
      'Вова',
      'Боб',
      'Їва',
      'Саша',
      'Сара',
      'Sara',
      'Bob',
      'Ivan',
      'Olga',
    ],
    ...['Άννα', 'Νίκος', 'Γιώργος', 'Ελένη', 'Սարա', 'Հայկ', 'Արամ', 'ნინო', 'გიორგი', 'שרה', 'דוד', 'משה'],
    ...['سليم', 'كمال', 'سلمى', 'علی', 'رضا', 'गीता', 'सीता', 'গীতা', 'கீதா', 'สมชาย', 'สมหญิง', 'ᏣᎳᎩ', 'ᐃᓄᒃ', 'አበበ'],
    ...['さくら', 'サクラ', '桜', '太郎', '二郎', '一郎', '小明', '李明', '김민수', '이민수', 'Player 1', 'Player 2'],
  ];
  const alike = names.flatMap((one, i) =>
    names.slice(i + 1).flatMap((other) => (isAlike(one, other) ? [[one, other]] : [])),
  );
  expect(alike).toEqual([]);
});

test.each(['Wednesday Addams', 'Wednesday-Ann', 'Wednesday’s child', 'Ms. Wednesday', 'Jean-Luc', 'Ann (London)'])(
  '%s is no name of a seat',
  (name) => {
    expect(isOtherSeat({ game: 'emerald-2e', seats: 5 }, 0, name)).toBe(false);
  },
);

test('wrong actions say what is allowed and change nothing', async () => {
  const { match, tokens } = await three(run.port);
  const token = tokens[0];
  expect(await act(run.port, match, { do: 'agree-open', token, seat: 1 })).toMatchObject(refusal(409, /open it first/));
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
