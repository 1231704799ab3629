import { afterAll, beforeAll, expect, test } from 'vitest';
import { create, post, type Running, start, Viewer } from './harness.ts';

let run: Running;
beforeAll(async () => {
  run = await start();
});
afterAll(() => run.server.close());

test('an invitation seats one person, once', async () => {
  const made = await create(run.port, 2, { sit: [0] });
  const look = () => post(run.port, `/api/matches/${made.match}/invitation`, { invite: made.invites[1] });
  expect(await look()).toEqual({
    status: 200,
    body: {
      game: 'emerald-2e',
      seat: 1,
      seats: [
        { kind: 'person', name: '', bot: null },
        { kind: 'open', name: '', bot: null },
      ],
    },
  });
  const sat = await post(run.port, `/api/matches/${made.match}/sit`, { invite: made.invites[1], name: 'Ben' });
  expect(sat).toMatchObject({ status: 200, body: { seat: 1 } });
  const again = await post(run.port, `/api/matches/${made.match}/sit`, { invite: made.invites[1], name: 'Eve' });
  expect(again).toMatchObject({ status: 403, body: { error: expect.stringContaining('not valid') } });
  // Whoever follows a used invitation learns it before they give a name; looking takes nothing.
  expect(await look()).toMatchObject({ status: 403, body: { error: expect.stringContaining('not valid') } });
  const ben = await Viewer.open(run.port, made.match, sat.body.token as string);
  expect(ben.heard[0]).toMatchObject({
    t: 'welcome',
    info: { you: 1, seats: [{ kind: 'person' }, { kind: 'person', name: 'Ben' }] },
  });
  ben.close();
});

test('the open link seats people where it is free', async () => {
  const made = await create(run.port, 3, { sit: [1] });
  const seat = async (name: string, wanted?: number) =>
    post(run.port, `/api/matches/${made.match}/sit`, {
      invite: made.open,
      name,
      ...(wanted === undefined ? {} : { seat: wanted }),
    });
  expect((await seat('Cat', 2)).body.seat).toBe(2);
  expect(await seat('Dan', 2)).toMatchObject({ status: 409, body: { error: 'seat 2 is taken; free: 0' } });
  expect((await seat('Dan')).body.seat).toBe(0);
  expect(await seat('Eve')).toMatchObject({ status: 409, body: { error: 'every seat is taken' } });
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
  const stranger = await Viewer.open(run.port, other.match, made.tokens[0]!);
  expect(stranger.heard[0]).toMatchObject({ t: 'error' });
});

test('only the host gives a seat away, and it comes back to the one who held it', async () => {
  const made = await create(run.port, 2);
  const change = (host: string, to: string, token?: string) =>
    post(run.port, `/api/matches/${made.match}/seats`, { host, seat: 1, to, bot: 'random', token });
  expect(await change(made.spectator, 'bot')).toMatchObject({ status: 403 });
  const ben = await Viewer.open(run.port, made.match, made.tokens[1]!);
  const here = { status: 409, body: { error: expect.stringContaining('the player of seat 1 is at the table') } };
  expect(await change(made.host, 'bot')).toMatchObject(here);
  expect(await change(made.host, 'bot', made.tokens[0]!)).toMatchObject(here);
  // By consent: the host's own seat, or one on the same device.
  expect((await change(made.host, 'bot', made.tokens[1]!)).status).toBe(200);
  await ben.until(() => ben.closed !== null);
  expect([ben.closed, ben.heard.at(-1)]).toEqual([4003, { t: 'error', error: 'The host has given this seat away.' }]);
  const locked = await Viewer.open(run.port, made.match, made.tokens[1]!);
  expect(locked.heard[0]).toMatchObject({ t: 'error' });
  expect((await change(made.host, 'back')).status).toBe(200);
  const back = await Viewer.open(run.port, made.match, made.tokens[1]!);
  expect(back.heard[0]).toMatchObject({ t: 'welcome', info: { you: 1 } });
  expect(await change(made.host, 'open')).toMatchObject(here);
  back.close();
  const { connections } = run.server.lobby.room(made.match);
  while (connections.size > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  const { body } = await change(made.host, 'open');
  expect(body.invite).toEqual(expect.any(String));
  // The open link, which the former holder may have, does not lead back; and everybody sees who has held the seat.
  const sit = (invite: unknown, name: string) => post(run.port, `/api/matches/${made.match}/sit`, { invite, name });
  expect(await sit(made.open, 'Ben')).toMatchObject({ status: 409 });
  expect((await sit(body.invite, 'Cat')).status).toBe(200);
  const watcher = await Viewer.open(run.port, made.match, made.spectator);
  expect(watcher.heard[0]).toMatchObject({
    info: { seats: [{ held: [] }, { name: 'Cat', held: [PERSON, { kind: 'bot', name: 'random' }, PERSON] }] },
  });
});

test('a broken line is no absence: the seat is safe for a while', async () => {
  const patient = await start({ away: 60_000 });
  const made = await create(patient.port, 2);
  const give = () => post(patient.port, `/api/matches/${made.match}/seats`, { host: made.host, seat: 1, to: 'open' });
  const ben = await Viewer.open(patient.port, made.match, made.tokens[1]!);
  ben.close();
  const { connections } = patient.server.lobby.room(made.match);
  while (connections.size > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await give()).toMatchObject({ status: 409, body: { error: expect.stringContaining('has just left') } });
  await patient.server.close();
});

const PERSON = { kind: 'person', name: '' };

test('nobody takes the name of somebody at the table, nor one that cannot be seen', async () => {
  const made = await create(run.port, 3, { sit: [0], name: 'Ann' });
  const sit = async (name: string) =>
    (await post(run.port, `/api/matches/${made.match}/sit`, { invite: made.open, name })).body.error;
  expect(await sit('Ann')).toBe('somebody here is called Ann already; choose another name');
  for (const name of ['ann', 'ＡＮＮ', 'Ann\ufe0f', ' Ann '])
    expect(await sit(name)).toMatch(/^somebody here is called/);
  for (const name of [
    ...['\u200b', 'A\u202en', 'A\u0000', '\u2800', '\u3164', 'A\ud800', 'A\u034f', '\u17b4', 'A\u2028b', 'A\ue000'],
    ...['...', 'A\u0301\u0302\u0323\u0324'],
  ])
    expect(await sit(name)).toMatch(/^name: (a name is made of letters|at least)/);
  expect(await sit('x'.repeat(25))).toBe('name: at most 24 characters');
});

test('wrong orders for a match say what is allowed and create nothing', async () => {
  const bad = async (body: unknown) => (await post(run.port, '/api/matches', body)).body.error;
  const seats = [{ kind: 'person' }, { kind: 'person' }];
  expect(await bad({ game: 'chess', seats, sit: [] })).toBe('unknown game "chess"; allowed: emerald-2e, nanty-narking');
  expect(await bad({ game: 'emerald-2e', seats: [...seats, ...seats, ...seats], sit: [] })).toContain(
    'takes 2 to 5 players, not 6',
  );
  expect(await bad({ game: 'emerald-2e', seats: [{ kind: 'bot', bot: 'zeus' }, seats[0]], sit: [] })).toContain(
    'unknown bot "zeus"',
  );
  const twins = [
    { kind: 'person', name: 'Ann' },
    { kind: 'person', name: 'Ann' },
  ];
  expect(await bad({ game: 'nanty-narking', seats: twins, sit: [0, 1] })).toContain('two seats are called Ann');
  expect(await bad({ game: 'emerald-2e', seats, sit: [], options: { wings: 1 } })).toContain(
    'unknown option "wings"; allowed: insanityFaces',
  );
  expect(await bad({ game: 'emerald-2e', seats, sit: [], options: { insanityFaces: 99 } })).toContain(
    'from 0 to 6, not 99',
  );
  expect(await bad({ game: 'emerald-2e', seats, sit: [4] })).toContain('seat 4');
  expect(await bad({ game: 'emerald-2e', seats, sit: [], pack: 'deadbeef' })).toMatch(
    /^unknown pack "deadbeef" for emerald-2e; allowed: [0-9a-f]+ \(built in\)$/,
  );
  expect(await bad({ game: 'emerald-2e', seats: [], sit: [] })).toBe('seats: at least 2 entries');
  expect(await bad({ game: 'emerald-2e', seats, sit: [], options: { insanityFaces: 'two' } })).toBe(
    'options.insanityFaces: must be a number, true or false',
  );
  expect(await bad({ game: 'emerald-2e' })).toContain('seats');
  expect(await bad('{"game":')).toMatch(/JSON|json/);
  expect(await bad('[]')).toEqual(expect.any(String));
});

test('"your matches" shows whose turn it is, and nothing for tokens that open nothing', async () => {
  const made = await create(run.port, 2);
  const { body } = await post(run.port, '/api/mine', {
    matches: [
      { match: made.match, token: made.tokens[0] },
      { match: made.match, token: 'y'.repeat(32) },
      { match: 'nowhere', token: made.tokens[0] },
    ],
  });
  expect(body).toMatchObject([{ match: made.match, you: 0, over: false, asked: expect.any(Number) }]);
  expect(body).toHaveLength(1);
});

test('secrets are stored as hashes only', async () => {
  const made = await create(run.port, 2, { sit: [0] });
  const { store } = run.server.lobby;
  const stored = JSON.stringify([store.match(made.match), store.seats(made.match)]);
  for (const secret of [made.host, made.spectator, made.open, made.tokens[0]!, made.invites[1]!])
    expect(stored).not.toContain(secret);
});

test('whether tables give hints is the host’s choice: every viewer is told, and a rematch keeps it', async () => {
  const told = async (match: string, token: string) => {
    const viewer = await Viewer.open(run.port, match, token);
    viewer.close();
    const [welcome] = viewer.heard;
    return welcome?.t === 'welcome' ? welcome.info.hints : null;
  };
  const usual = await create(run.port, 2);
  expect(await told(usual.match, usual.tokens[0]!)).toBe(true);
  const without = await create(run.port, 2, { hints: false });
  const { lobby } = run.server;
  const room = lobby.room(without.match);
  room.record = { ...room.record, over: true };
  for (const match of [without.match, lobby.rematch(room)])
    for (const token of [...without.tokens, without.spectator, without.host])
      expect(await told(match, token!)).toBe(false);
});

test('whoever has the address of a match learns which game it is, and nothing else', async () => {
  const about = async (id: string) => {
    const answer = await fetch(`http://127.0.0.1:${run.port}/api/matches/${id}`);
    return { status: answer.status, body: await answer.json() };
  };
  for (const game of ['emerald-2e', 'nanty-narking']) {
    const { match } = await create(run.port, 2, { game });
    expect(await about(match)).toEqual({ status: 200, body: { game } });
  }
  expect(await about('A'.repeat(16))).toMatchObject({ status: 404, body: { error: 'there is no such match' } });
});

test('giving the last seat of a person to a bot counts among the matches of bots alone', async () => {
  // Bots that think for long keep their matches running.
  const slow = await start({ pace: { bot: 60_000, window: 60_000 } });
  const bot = { kind: 'bot', bot: 'random' } as const;
  const person = { kind: 'person' } as const;
  for (let i = 0; i < 8; i++) await create(slow.port, 2, { game: 'nanty-narking', seats: [bot, bot], sit: [] });
  const made = await create(slow.port, 2, { game: 'nanty-narking', seats: [person, person], sit: [] });
  const change = (seat: number) =>
    post(slow.port, `/api/matches/${made.match}/seats`, { host: made.host, seat, to: 'bot' });
  expect(await change(0)).toMatchObject({ status: 200 });
  expect(await change(1)).toMatchObject({ status: 409, body: { error: expect.stringContaining('of bots alone') } });
  await slow.server.close();
});
