// A store that fails for a while: nobody learns of changes that were not stored, and play goes on afterwards.
import { GOODBYE } from '@gaslamp/protocol/goodbyes';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Damaged, Unstorable, Unsure } from '../src/store/store.ts';
import { hashToken } from '../src/tokens.ts';
import { act, askedOf, create, ownServer, post, type Running, start, three, Viewer } from './harness.ts';
import { allOf, linesOf, quietly } from './quietly.ts';
import { testClock } from './test-clock.ts';
import { until } from './until.ts';

let run: Running;
beforeAll(async () => {
  run = await start({ pace: { bot: 0, window: 20, retry: 50 } });
});
afterAll(() => run.server.close());

test('while a command is being stored nobody sees what it did, and nobody ever does if that fails', async () => {
  const made = await create(run.port, 2);
  const viewers = await Promise.all(made.tokens.map((token) => Viewer.open(run.port, made.match, token)));
  const asked = askedOf(viewers);
  const token = made.tokens[viewers.indexOf(asked)]!;
  const before = asked.standing;
  const { store } = run.server.lobby;
  let fail = (_: Error): void => {};
  const stored = store.commit.bind(store);
  const commit = vi
    .spyOn(store, 'commit')
    .mockImplementation((match, version, change) =>
      change.command ? new Promise((_, reject) => (fail = reject)) : stored(match, version, change),
    );
  const said = quietly();
  const answer = asked.choose(asked.options[0]);
  await asked.until(() => commit.mock.calls.length === 1);

  // In the meantime: a second device of the same seat, a spectator, a question and a list.
  const second = new Viewer(run.port);
  const watcher = new Viewer(run.port);
  for (const [viewer, opens] of [[second, token] as const, [watcher, made.spectator] as const]) {
    await viewer.ready();
    viewer.send({ t: 'hello', match: made.match, token: opens });
  }
  let considered = false;
  const question = asked.ask({ t: 'consider', picks: [] }).then(() => {
    considered = true;
  });
  for (const viewer of [asked, second, watcher]) await viewer.hearsAll();
  expect([considered, second.informed, watcher.informed]).toEqual([false, false, false]);

  fail(new Error('disk full'));
  expect(await answer).toMatchObject({ t: 'refused', detail: expect.stringContaining('nothing was changed') });
  await question;
  for (const viewer of [second, watcher]) {
    await viewer.until(() => viewer.standing !== null);
    expect(viewer.standing.move).toBe(before.move);
  }
  expect(second.standing).toEqual(before);
  commit.mockRestore();
  said.mockRestore();
  expect((await asked.choose(asked.options[0])).t).toBe('ack');
});

test('a command of which nobody knows whether it is stored: whoever gave it is told so, and it holds if it is', async () => {
  const made = await create(run.port, 2);
  const viewers = await Promise.all(made.tokens.map((token) => Viewer.open(run.port, made.match, token)));
  const asked = askedOf(viewers);
  const { move, step, question } = asked.standing;
  const { store } = run.server.lobby;
  const stored = store.commit.bind(store);
  const commit = vi.spyOn(store, 'commit').mockImplementation(async (...change) => {
    await stored(...change);
    throw new Unsure('the line was cut');
  });
  const said = quietly();
  const command = { t: 'choose', id: 'once', texts: [question!.options![0]!], at: { move, step } };
  expect(await asked.ask(command)).toMatchObject({ t: 'refused', detail: expect.stringContaining('nobody knows') });
  expect(linesOf(said)).toMatchObject([{ why: 'the line was cut' }]);
  commit.mockRestore();
  said.mockRestore();
  // A resend is answered as already done, and the table shows the command.
  expect(await asked.ask(command)).toMatchObject({ t: 'ack', id: 'once' });
  await asked.until(() => asked.standing.move !== move || asked.standing.step !== step);
});

test('what was stored though nobody knew it shows by itself: whoever is asked next hears of it', async () => {
  const made = await create(run.port, 2);
  const viewers = await Promise.all(made.tokens.map((token) => Viewer.open(run.port, made.match, token)));
  const asked = askedOf(viewers);
  const { store } = run.server.lobby;
  const stored = store.commit.bind(store);
  const said = quietly();
  const commit = vi.spyOn(store, 'commit').mockImplementationOnce(async (...change) => {
    await stored(...change);
    throw new Unsure('the line was cut');
  });
  const away = vi.spyOn(store, 'whole').mockRejectedValueOnce(new Unstorable('the line is cut'));
  expect(await asked.choose(asked.options[0])).toMatchObject({ t: 'refused' });
  said.mockRestore();
  for (const viewer of viewers) await viewer.until(() => viewer.standing.move === 1);
  expect(asked.asked).toBe(false);
  expect(away).toHaveBeenCalledTimes(2);
  for (const spy of [commit, away]) spy.mockRestore();
});

test('a bot whose answer could not be stored tries again', async () => {
  const { store } = run.server.lobby;
  const said = quietly();
  let failed = 0;
  const stored = store.commit.bind(store);
  const commit = vi.spyOn(store, 'commit').mockImplementation((match, version, change) => {
    const answers = change.lines?.some((line) => 'entry' in line && line.entry.player >= 0);
    return answers && failed++ === 0 ? Promise.reject(new Error('disk full')) : stored(match, version, change);
  });
  const bot = { kind: 'bot', bot: 'random' } as const;
  const made = await create(run.port, 2, { seats: [bot, bot], sit: [] });
  const watcher = await Viewer.open(run.port, made.match, made.spectator);
  await watcher.until(() => (watcher.standing?.move ?? 0) > 5);
  expect(allOf(said)).toContain('disk full');
  commit.mockRestore();
  said.mockRestore();
});

test('whoever cannot be let in while nothing can be stored is sent away, so that they come again', async () => {
  const { match, tokens } = await three(run.port);
  const ann = await Viewer.open(run.port, match, tokens[0]);
  const comes = async () => {
    const ben = new Viewer(run.port);
    await ben.ready();
    ben.send({ t: 'hello', match, token: tokens[1] });
    return ben;
  };
  await act(run.port, match, { do: 'leave', token: tokens[1], seat: 1 });
  await ann.until(() => ann.info.seats[1]!.standsIn);
  const said = quietly();
  const commit = vi.spyOn(run.server.lobby.store, 'commit').mockRejectedValue(new Unstorable('the disk is full'));
  const away = await comes();
  await until(() => expect(away.closed).toBe(GOODBYE.notNow));
  expect(away.heard).toMatchObject([
    { t: 'error', error: 'the server cannot store anything now; nothing was changed' },
  ]);
  commit.mockRestore();
  const back = await comes();
  await back.until(() => back.standing !== null);
  said.mockRestore();
});

test('a match that was damaged while it was played is left out of the list of matches; the others stand there', async () => {
  const [broken, sound] = [await create(run.port, 2), await create(run.port, 2)];
  const viewers = await Promise.all(broken.tokens.map((token) => Viewer.open(run.port, broken.match, token)));
  const asked = askedOf(viewers);
  const { store } = run.server.lobby;
  const { whole, commit } = store;
  const damaged = new Damaged(broken.match, 'its own row is not what was written');
  const spies = [
    vi
      .spyOn(store, 'commit')
      .mockImplementation((match, ...all) =>
        match === broken.match ? Promise.reject(damaged) : commit.call(store, match, ...all),
      ),
    vi
      .spyOn(store, 'whole')
      .mockImplementation((match, from) =>
        match === broken.match ? Promise.reject(damaged) : whole.call(store, match, from),
      ),
  ];
  const said = quietly();
  expect((await asked.choose(asked.options[0])).t).toBe('refused');
  const matches = [broken, sound].map(({ match, tokens }) => ({ match, token: tokens[0] }));
  const { status, body } = await post(run.port, '/api/mine', { matches });
  expect({ status, body }).toMatchObject({ status: 200, body: [{ match: sound.match }] });
  for (const spy of spies) spy.mockRestore();
  said.mockRestore();
});

test('bots wait until somebody has come in', async () => {
  const bot = { kind: 'bot', bot: 'random' } as const;
  const seats = [bot, bot, bot, { kind: 'person' } as const];
  const clock = testClock();
  const own = await ownServer({ clock });
  own.server.lobby.driver.bots.choose = async ({ decision }) => decision.options[0]!;
  const made = await create(own.port, 4, { seats, sit: [3] });
  const room = await own.server.lobby.room(made.match);
  await clock.skip(60_000);
  expect(await room.log()).toHaveLength(1);
  const viewer = await Viewer.open(own.port, made.match, made.tokens[3]!);
  const answered = async () => {
    await clock.skip(20);
    return viewer.asked;
  };
  await expect.poll(answered, { interval: 2 }).toBe(true);
});

test('a rematch that the old match could not be led to was never made: its players are told of none', async () => {
  const made = await create(run.port, 2);
  const room = await run.server.lobby.room(made.match);
  await room.ledger.next(() => room.ledger.commit({ status: { phase: 'ended', asked: null } }));
  const { store } = run.server.lobby;
  const stored = store.commit.bind(store);
  const tried: string[] = [];
  const commit = vi.spyOn(store, 'commit').mockImplementation((match, version, change) => {
    if (match !== made.match || change.next === undefined) return stored(match, version, change);
    tried.push(change.next.record.id);
    // The old match has a newer version: nothing of the commit is stored.
    return stored(match, tried.length === 1 ? version + 1 : version, change);
  });
  const rematch = await run.server.lobby.rematch(room, 'here', 0);
  commit.mockRestore();
  expect(tried).toHaveLength(2);
  expect(rematch).toBe(tried[1]);
  expect(await store.load(tried[0]!)).toBeNull();
  expect(await store.load(tried[1]!)).toMatchObject({ record: { game: room.record.game } });
});

test('a match that could not be dealt as it was opened is dealt by whoever comes next, and its bots play', async () => {
  const { lobby } = run.server;
  const made = await create(run.port, 2, { seats: [{ kind: 'person' }, { kind: 'bot', bot: 'random' }], sit: [] });
  // As a crash left it in an older version: no seat is free, but nothing is dealt.
  const room = await lobby.room(made.match);
  const token = 'a'.repeat(32);
  const { seats, record, status } = room;
  const full = { ...record, id: 'undealt' };
  await lobby.store.create(full, status, seats);
  await lobby.store.commit('undealt', 0, {
    seats: [
      {
        seat: 0,
        by: 'person',
        person: { number: 2, voice: 2, tokenHash: hashToken(token) },
        held: [],
        left: 0,
        opening: null,
        order: 'none',
        orderedInTurn: false,
        but: [],
      },
    ],
  });
  const commit = vi.spyOn(lobby.store, 'commit').mockRejectedValueOnce(new Unstorable('the disk is full'));
  await expect(lobby.room('undealt')).rejects.toThrow('the disk is full');
  commit.mockRestore();
  const ann = await Viewer.open(run.port, 'undealt', token);
  await ann.until(() => ann.standing !== null);
  while (ann.asked) {
    const { move, step } = ann.standing;
    await ann.choose(ann.options[0]);
    await ann.until(() => ann.standing.move !== move || ann.standing.step !== step);
  }
  await ann.until(() => ann.asked);
});
