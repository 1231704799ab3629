// The lobby from outside: creating, listing, repeating and deleting matches, and their limits.

import { expect, onTestFinished, test, vi } from 'vitest';
import {
  act,
  askedOf,
  bot,
  create,
  endOpenly,
  gone,
  oneServer,
  ownServer,
  person,
  post,
  type Running,
  sit,
  Viewer,
} from './harness.ts';
import { quietly } from './quietly.ts';
import { testClock } from './test-clock.ts';

const run = oneServer();

test('what opens a match is given in the order of its seats: a token where one sits, an invitation where nobody does', async () => {
  const made = await create(run.port, 4, { seats: [person, bot(), person, person], sit: [3, 0], name: 'Ann' });
  const given = expect.any(String);
  expect(made.invites).toEqual([null, null, given, null]);
  expect(made.tokens).toEqual([given, null, null, given]);
  for (const seat of [0, 3]) expect((await Viewer.open(run.port, made.match, made.tokens[seat]!)).info.you).toBe(seat);
  // The name belongs to the seat that was listed first.
  const { info } = await Viewer.open(run.port, made.match, made.spectator);
  expect(info.seats.map(({ name }) => name)).toEqual(['', '', '', 'Ann']);
  expect((await sit(run.port, made.match, made.invites[2], 'Ben')).body.seat).toBe(2);
});

test('wrong orders for a match say what is allowed and create nothing', async () => {
  const created = vi.spyOn(run.server.lobby.store, 'create');
  onTestFinished(() => created.mockRestore());
  const bad = async (body: unknown) => (await post(run.port, '/api/matches', body)).body.error;
  const seats = [person, person];
  expect(await bad({ game: 'chess', seats, sit: [] })).toBe(
    'unknown game "chess"; allowed: emerald-2e, nanty-narking, emerald-1e',
  );
  expect(await bad({ game: 'emerald-2e', seats: [...seats, ...seats, ...seats], sit: [] })).toContain(
    'takes 2 to 5 players, not 6',
  );
  expect(await bad({ game: 'emerald-2e', seats: [bot('zeus'), person], sit: [] })).toContain('unknown bot "zeus"');
  expect(await bad({ game: 'emerald-2e', seats, sit: [], standIn: 'zeus' })).toContain('unknown bot "zeus"');
  expect(await bad({ game: 'emerald-2e', seats, sit: [], away: 1 })).toBe('away: at least 5');
  const twins = [
    { kind: 'person', name: 'Ann' },
    { kind: 'person', name: 'Ann' },
  ];
  expect(await bad({ game: 'nanty-narking', seats: twins, sit: [0, 1] })).toContain('two seats are called Ann');
  expect(await bad({ game: 'nanty-narking', seats, sit: [0], name: 'Yellow' })).toBe(
    'another seat here is called Yellow; choose another name',
  );
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
    'options.insanityFaces: must be a finite number, true or false',
  );
  expect(await bad({ game: 'emerald-2e' })).toContain('seats');
  expect(await bad('{"game":')).toBe('the body is not JSON');
  expect(await bad('[]')).toEqual(expect.any(String));
  expect(created).not.toHaveBeenCalled();
});

test('secrets are stored as hashes only', async () => {
  const made = await create(run.port, 2, { sit: [0] });
  const stored = JSON.stringify(await run.server.lobby.store.load(made.match));
  for (const secret of [made.host, made.spectator, made.open, made.tokens[0]!, made.invites[1]!])
    expect(stored).not.toContain(secret);
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

test('a match keeps the language in which it was made, and so does its rematch; one without is English', async () => {
  const { store } = run.server.lobby;
  const wish = { game: 'emerald-2e', seats: [person, person], sit: [0, 1] };
  const { body } = await post(run.port, '/api/matches', wish, { 'accept-language': 'en', cookie: 'language=pl' });
  const match = body.match as string;
  const tokens = body.tokens as [string, string];
  expect(await run.server.lobby.about(match)).toEqual({ game: 'emerald-2e', made: 'pl' });
  await endOpenly(run.port, match, tokens);
  const room = await run.server.lobby.room(match);
  expect(await run.server.lobby.about(await run.server.lobby.rematch(room, 'caller'))).toMatchObject({ made: 'pl' });
  const stored = (await store.load(match))!;
  const { language: _, ...old } = stored.record;
  await store.create({ ...old, id: 'old' }, stored.status, stored.seats, {});
  expect(await run.server.lobby.about('old')).toEqual({ game: 'emerald-2e', made: 'en' });
});

test('"your matches" shows whose turn it is, and nothing for tokens that open nothing', async () => {
  const made = await create(run.port, 2);
  const waits = await create(run.port, 2, { sit: [0] });
  const { body } = await post(run.port, '/api/mine', {
    matches: [
      { match: made.match, token: made.tokens[0] },
      { match: waits.match, token: waits.tokens[0] },
      { match: made.match, token: 'y'.repeat(32) },
      { match: 'nowhere', token: made.tokens[0] },
    ],
  });
  expect(body).toMatchObject([
    { match: made.match, you: 0, over: false, phase: 'playing', asked: expect.any(Number) },
    { match: waits.match, you: 0, over: false, phase: 'gathering', asked: null },
  ]);
  expect(body).toHaveLength(2);
});

test('whether tables give hints is the host’s choice: every viewer is told, and a rematch keeps it', async () => {
  const told = async (match: string, token: string) => {
    const viewer = await Viewer.open(run.port, match, token);
    viewer.close();
    return viewer.info.hints;
  };
  const usual = await create(run.port, 2);
  expect(await told(usual.match, usual.tokens[0])).toBe(true);
  const without = await create(run.port, 2, { hints: false });
  const host = await Viewer.open(run.port, without.match, without.tokens[0]);
  await act(run.port, without.match, { do: 'agree-end', token: without.tokens[0] });
  host.close();
  const { lobby } = run.server;
  for (const match of [without.match, await lobby.rematch(await lobby.room(without.match), 'here')])
    for (const token of [...without.tokens, without.spectator, without.host])
      expect(await told(match, token)).toBe(false);
});

/** A match without a person's seat. */
const ALONE = { game: 'nanty-narking', seats: [bot(), bot()], sit: [] };
/** Creates bot-only matches, and connects a spectator from an address to each. */
async function watched({ port }: Running, n: number, from: string): Promise<Viewer[]> {
  const made = await Promise.all(Array.from({ length: n }, () => create(port, 2, ALONE)));
  const viewers: Viewer[] = [];
  for (const { match, spectator } of made) viewers.push(await Viewer.open(port, match, spectator, undefined, from));
  return viewers;
}
/** Slow bots keep their matches running. */
const SLOW = { bot: 60_000, window: 60_000 };

test('eight matches of bots alone play at once for one caller: more of them wait and say why, those of others play', async () => {
  const clock = testClock();
  const slow = await ownServer({ pace: SLOW, proxy: ['loopback'], clock });
  const viewers = await watched(slow, 10, '198.51.100.1');
  const [other] = (await watched(slow, 1, '198.51.100.2')) as [Viewer];
  const [ninth, tenth] = viewers.slice(8) as [Viewer, Viewer];
  const rows = (viewer: Viewer): number => slow.server.lobby.live(viewer.info!.id)!.ledger.log.entries;
  await ninth.until(() => ninth.info!.botsWait === 8);
  await tenth.until(() => tenth.info!.botsWait === 8);
  const before = viewers.map(rows);
  await clock.skip(SLOW.bot);
  expect(rows(other)).toBeGreaterThan(1);
  for (const viewer of [...viewers.slice(0, 8), other]) expect(viewer.info!.botsWait).toBeUndefined();
  expect(viewers.map(rows).slice(8)).toEqual(before.slice(8));
  // One that nobody looks at any more gives its place to the one that has waited for longest.
  await gone(slow, viewers[0]!.info!.id, viewers[0]!);
  await clock.skip(SLOW.bot);
  await ninth.until(() => ninth.info!.botsWait === undefined);
  await clock.skip(SLOW.bot);
  expect(rows(ninth)).toBeGreaterThan(before[8]!);
  expect(tenth.info!.botsWait).toBe(8);
});

test('a match that its only player leaves to a bot rests until somebody looks', async () => {
  const slow = await ownServer({ pace: SLOW });
  const made = await create(slow.port, 2, {
    game: 'nanty-narking',
    seats: [bot(), person],
    sit: [1],
    standIn: 'random',
  });
  expect(await act(slow.port, made.match, { do: 'leave', token: made.tokens[1], seat: 1 })).toMatchObject({
    status: 200,
  });
  expect((await slow.server.lobby.room(made.match)).attended).toBe(false);
});

test('what was no option when a table was made is told and played by the reading of that time', async () => {
  const own = await ownServer({});
  const { lobby } = own.server;
  const reading = 'interruptDrawsFirst';
  const made = await create(own.port, 2, { sit: [0] });
  const room = await lobby.room(made.match);
  delete (room.record.options as Record<string, number>)[reading];
  const agreed = await post(own.port, `/api/matches/${made.match}/invitation`, { invite: made.invites[1] });
  expect(agreed.body).toMatchObject({ options: { [reading]: 1 } });
  await act(own.port, made.match, { do: 'begin', token: made.host });
  const ann = await Viewer.open(own.port, made.match, made.tokens[0]!);
  await act(own.port, made.match, { do: 'agree-end', token: made.tokens[0]! });
  await ann.ask({ t: 'rematch' });
  await ann.until(() => ann.info.rematch !== null);
  const again = await Viewer.open(own.port, ann.info.rematch!, made.tokens[0]!);
  for (const { info, state } of [ann, again]) {
    expect(info.options[reading]).toBe(1);
    expect(state).toMatchObject({ [reading]: 1 });
  }
});

test('a rematch is a new match: one address gets only so many an hour', async () => {
  const strict = await ownServer({ matchesPerHour: 3 });
  const made = await create(strict.port, 2, { seats: [person, bot()], sit: [0] });
  let { match } = made;
  const again = async () => {
    const viewer = await Viewer.open(strict.port, match, made.tokens[0]!);
    await act(strict.port, match, { do: 'agree-end', token: made.tokens[0]! });
    const reply = await viewer.ask({ t: 'rematch' });
    if (reply.t === 'ack') await viewer.until(() => viewer.info.rematch !== null);
    match = viewer.info.rematch ?? match;
    return reply;
  };
  for (let i = 0; i < 3; i++) expect((await again()).t).toBe('ack');
  expect(await again()).toMatchObject({ t: 'refused', detail: expect.stringMatching(/an hour/) });
});

test('a rematch that could not be made is not counted', async () => {
  const strict = await ownServer({ matchesPerHour: 1 });
  const made = await create(strict.port, 2, { seats: [person, bot()], sit: [0] });
  const ann = await Viewer.open(strict.port, made.match, made.tokens[0]!);
  await act(strict.port, made.match, { do: 'agree-end', token: made.tokens[0]! });
  const said = quietly();
  onTestFinished(() => said.mockRestore());
  vi.spyOn(strict.server.lobby.store, 'commit').mockRejectedValueOnce(new Error('disk full'));
  const failed = await ann.ask({ t: 'rematch' });
  expect(failed).toMatchObject({ t: 'refused', detail: expect.stringContaining('nothing was changed') });
  expect((await ann.ask({ t: 'rematch' })).t).toBe('ack');
});

test('a match that nobody joined and in which nobody moved goes after a week; others stay', async () => {
  const waits = await create(run.port, 2, { sit: [0] });
  const joined = await create(run.port, 3, { sit: [0] });
  await sit(run.port, joined.match, joined.invites[1], 'Ben');
  const played = await create(run.port, 2);
  const viewers = await Promise.all(played.tokens.map((token) => Viewer.open(run.port, played.match, token)));
  const asked = askedOf(viewers);
  await asked.choose(asked.options[0]);
  for (const viewer of viewers) await gone(run, played.match, viewer);
  const { lobby } = run.server;
  const days = (n: number) => lobby.sweep(Date.now() + n * 86_400_000);
  await days(6);
  expect(await lobby.store.load(waits.match)).not.toBeNull();
  await days(8);
  const left = [waits, joined, played].map(({ match }) => lobby.store.load(match));
  expect((await Promise.all(left)).map((one) => one !== null)).toEqual([false, true, true]);
});

test('a match whose change was not heard of is read again before it is deleted', async () => {
  const { match } = await create(run.port, 2, { sit: [0] });
  const { lobby } = run.server;
  const room = await lobby.room(match);
  vi.spyOn(room.ledger, 'receive').mockResolvedValue();
  await lobby.store.commit(match, room.ledger.version, {});
  await room.forgetIf(async () => true);
  expect(await lobby.store.load(match)).toBeNull();
});

test('a list of matches tells each once, and one of them in a turn of the loop: it holds up nobody', async () => {
  const { lobby } = run.server;
  const made = await Promise.all(Array.from({ length: 12 }, () => create(run.port, 2, { sit: [0] })));
  const list = made.flatMap(({ match, tokens }) => [
    { match, token: tokens[0]! },
    { match, token: tokens[0]! },
  ]);
  let turns = 0;
  let live = true;
  const count = (): void => {
    turns++;
    if (live) setImmediate(count);
  };
  setImmediate(count);
  const found = await Promise.all([lobby.mine(list), lobby.mine(list), lobby.mine([{ match: 'nowhere', token: 'x' }])]);
  live = false;
  expect(found.map((one) => one.map(({ match }) => match))).toEqual([
    made.map(({ match }) => match),
    made.map(({ match }) => match),
    [],
  ]);
  expect(turns).toBeGreaterThanOrEqual(2 * made.length);
});
