import { GAMES } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { SPECTATOR, sees } from '@gaslamp/kernel/state';
import { view } from '@gaslamp/kernel/view';
import { GOODBYE } from '@gaslamp/protocol/goodbyes';
import { expect, test, vi } from 'vitest';
import { askedOf, create, oneServer, ownServer, playOn, type Running, Viewer } from './harness.ts';
import { testClock } from './test-clock.ts';
import { until } from './until.ts';

const run = oneServer();

const open = (match: string, token: string | null, since?: number) => Viewer.open(run.port, match, token, since);
async function seated(seats: number, game = 'emerald-2e', { port, server }: Running = run) {
  const made = await create(port, seats, { game });
  const viewers = await Promise.all(made.tokens.map((token) => Viewer.open(port, made.match, token)));
  return { made, viewers, room: await server.lobby.room(made.match) };
}

test.each(Object.keys(GAMES))('every viewer holds exactly their own projection, patch after patch: %s', async (id) => {
  const { made, viewers, room } = await seated(3, id);
  const watcher = await open(made.match, made.spectator);
  const dice = new FastDice(7);
  const hands = room.game.places.findIndex((place) => place.startsWith('HAND'));
  for (let i = 0; i < 60; i++) {
    await playOn(viewers, 1, (n) => dice.below(n));
    const match = room.match!;
    for (const viewer of [...viewers, watcher]) {
      const seat = viewer === watcher ? SPECTATOR : viewers.indexOf(viewer);
      const state = match.decision?.player === seat ? match.s : match.published;
      const { s } = view(room.game, state, seat);
      await viewer.until(() => viewer.standing.move === s.move);
      expect(viewer.state).toEqual(JSON.parse(JSON.stringify(s)));
      // Nobody is sent the place of a card that only others may see.
      for (const [item, place] of viewer.state.place.entries())
        if (place >= hands && place < hands + 3 && place !== hands + seat)
          expect(sees(state.seenBy[item]!, seat)).toBe(true);
    }
  }
});

test('while somebody composes, nobody else hears anything', async () => {
  const { made, viewers } = await seated(2);
  const watcher = await open(made.match, made.spectator);
  const dice = new FastDice(3);
  await playOn(viewers, 4, (n) => dice.below(n));
  // The first agents are placed: somebody's first turn begins.
  await viewers[0]!.until(() => viewers.some((viewer) => viewer.standing.question?.options?.includes('pass')));
  const drafter = askedOf(viewers);
  const others = [...viewers.filter((viewer) => viewer !== drafter), watcher];
  // A round trip of each other socket: whatever was sent to it has arrived.
  const settle = async () => {
    for (const other of others) await other.hearsAll();
  };
  await settle();
  const before = others.map((other) => other.bytes.length);
  const city = drafter.options.find((option) => option.startsWith('place '))!;
  expect((await drafter.choose(city)).t).toBe('ack');
  const [card] = drafter.options;
  expect((await drafter.choose(card)).t).toBe('ack');
  expect((await drafter.undo()).t).toBe('ack');
  expect((await drafter.undo()).t).toBe('ack');
  expect(drafter.question.effect).toBe('turn.act');
  await settle();
  expect(others.map((other) => other.bytes.length)).toEqual(before.map((count) => count + 1));
  const fresh = await open(made.match, made.spectator);
  expect(fresh.standing).toMatchObject({ step: 0, question: { effect: 'turn.act', options: null } });
});

test('a command that is sent again gets its first answer and changes nothing', async () => {
  const { viewers, room } = await seated(2);
  const asked = askedOf(viewers);
  const { move, step } = asked.standing;
  const message = { t: 'choose', id: 'same-id', texts: [asked.options[0]], at: { move, step } };
  const first = await asked.ask(message);
  const count = (await room.log()).length;
  const second = await asked.ask(message);
  expect(second).toEqual(first);
  expect(await room.log()).toHaveLength(count);
  const other = viewers.find((viewer) => viewer !== asked)!;
  expect(await other.ask(message)).toMatchObject({ t: 'refused', reason: 'not-allowed' });
});

test('a client resumes with what came since', async () => {
  const { made, viewers } = await seated(2);
  const dice = new FastDice(11);
  await playOn(viewers, 30, (n) => dice.below(n));
  const all = await open(made.match, made.tokens[0]);
  const welcome = all.heard[0]!;
  if (welcome.t !== 'welcome') throw new Error(welcome.t);
  const middle = welcome.rows[Math.floor(welcome.rows.length / 2)]!.move;
  const resumed = await open(made.match, made.tokens[0], middle);
  const again = resumed.heard[0]!;
  if (again.t !== 'welcome') throw new Error(again.t);
  expect(again.rows).toEqual(welcome.rows.filter((row) => row.move > middle));
  expect(again.state).toEqual(welcome.state);
});

test('malformed, foreign and stale messages get a precise answer and disturb nobody', async () => {
  const { viewers, room } = await seated(2);
  const asked = askedOf(viewers);
  const other = viewers.find((viewer) => viewer !== asked)!;
  const before = JSON.stringify(room.match!.s);
  const error = async (raw: string) => {
    const count = asked.heard.length;
    asked.send(raw);
    const told = () => asked.heard.slice(count).find(({ t }) => t === 'error');
    await asked.until(() => told() !== undefined);
    return told();
  };
  expect(await error('{')).toMatchObject({ t: 'error', error: 'messages are JSON' });
  expect(await error('null')).toMatchObject({ t: 'error' });
  expect(await error('{"t":"fly"}')).toMatchObject({ t: 'error', error: expect.stringContaining('t') });
  // The sender of a command gets a reply, whatever else is wrong with it.
  const command = { t: 'choose', texts: ['x'], at: { move: 0, step: 0 } };
  for (const [field, odd] of [
    ['texts', { texts: [] }],
    ['move', { at: { move: -1, step: 0 } }],
    ['t', { t: 'fly' }],
  ] as const)
    expect(await asked.ask({ ...command, ...odd })).toMatchObject({
      t: 'refused',
      reason: 'failed',
      detail: expect.stringContaining(field),
    });
  for (const id of ['', 'a b', 'x'.repeat(65), 7, null])
    expect(await error(JSON.stringify({ ...command, texts: [], id }))).toMatchObject({
      t: 'error',
      error: expect.stringContaining('id'),
    });
  const { move, step } = asked.standing;
  const texts = [asked.options[0]];
  expect(await other.ask({ t: 'choose', texts, at: { move, step } })).toMatchObject({
    t: 'refused',
    reason: 'not-your-decision',
  });
  expect(await asked.ask({ t: 'choose', texts, at: { move: move + 1, step } })).toMatchObject({
    t: 'refused',
    reason: 'stale-move',
  });
  expect(await asked.ask({ t: 'choose', texts: ['to ATLANTIS'], at: { move, step } })).toMatchObject({
    t: 'refused',
    reason: 'unknown-option',
    detail: expect.stringContaining('BERLIN'),
    code: 'answer.value',
    values: { name: 'to', word: 'ATLANTIS' },
  });
  expect(await asked.ask({ t: 'choose', texts: ['end'], at: { move, step } })).toMatchObject({
    t: 'refused',
    reason: 'not-allowed',
  });
  expect(await asked.undo()).toMatchObject({ t: 'refused', reason: 'nothing-to-undo' });
  expect(JSON.stringify(room.match!.s)).toBe(before);
  asked.send('x'.repeat(20_000));
  await asked.until(() => asked.closed !== null);
  expect(asked.closed).toBe(1009);
  expect((await other.ask({ t: 'explain', wish: 'claim PARIS' })).t).toBe('explained');
});

test('whoever asks for a match that there is not is told so and sent away', async () => {
  const lost = await open('nowhere', 'x'.repeat(22));
  expect(lost.heard).toMatchObject([{ t: 'error', error: 'there is no match nowhere' }]);
  await until(() => expect(lost.closed).toBe(GOODBYE.refused));
});

test('who floods is limited and in the end sent away; others play on', async () => {
  const { viewers } = await seated(2);
  const [flooder, other] = viewers as [Viewer, Viewer];
  for (let i = 0; i < 400; i++) flooder.send({ t: 'ping' });
  await flooder.until(() => flooder.closed !== null);
  expect(flooder.closed).toBe(GOODBYE.flooding);
  expect(flooder.heard.some((m) => m.t === 'error' && m.error.startsWith('too many messages'))).toBe(true);
  expect((await other.ask({ t: 'explain', wish: 'claim PARIS' })).t).toBe('explained');
});

test('what somebody sent too much is forgotten with time', async () => {
  const clock = testClock();
  const { viewers } = await seated(2, 'emerald-2e', await ownServer({ clock }));
  const [viewer] = viewers as [Viewer];
  for (let i = 0; i < 3; i++) {
    const before = viewer.heard.length;
    for (let n = 0; n < 100; n++) viewer.send({ t: 'ping' });
    await viewer.until(() => viewer.heard.length >= before + 100);
    expect(viewer.heard.slice(before).some(({ t }) => t === 'error')).toBe(true);
    await clock.skip(60_000);
  }
  expect(viewer.closed).toBeNull();
});

test('spectators see the table and touch nothing', async () => {
  const { made } = await seated(2);
  const watcher = await open(made.match, made.spectator);
  expect(watcher.heard[0]).toMatchObject({ t: 'welcome', info: { you: null, diceKey: null } });
  expect(watcher.state.place.filter((where) => where >= 0 && where < 5)).toEqual([]);
  expect(await watcher.ask({ t: 'choose', texts: ['pass'], at: { move: 0, step: 0 } })).toMatchObject({
    t: 'refused',
    reason: 'failed',
    detail: 'spectators only watch',
  });
  expect(await watcher.ask({ t: 'consider', picks: [] })).toMatchObject({ t: 'refused', reason: 'failed' });
  expect(await watcher.ask({ t: 'forecast', texts: ['pass'] })).toMatchObject({ t: 'refused', reason: 'failed' });
});

test('what an answer brings for certain is told to who is asked, and to nobody else', async () => {
  const { viewers } = await seated(2);
  const asked = viewers.find(({ standing }) => standing?.question?.options)!;
  const other = viewers.find((viewer) => viewer !== asked)!;
  const { move, step, question } = asked.standing;
  const [answer] = question!.options!;
  const found = await asked.ask({ t: 'forecast', texts: [answer] });
  expect(found).toMatchObject({ t: 'forecast', forecast: { until: expect.any(String), passes: expect.any(Boolean) } });
  expect(await other.ask({ t: 'forecast', texts: [answer] })).toMatchObject({ t: 'forecast', forecast: null });
  // Answers that fit no decision, and too many of them.
  expect(await asked.ask({ t: 'forecast', texts: ['nonsense'] })).toMatchObject({ t: 'forecast', forecast: null });
  for (const texts of [[], [''], Array(65).fill('pass'), 'pass', [7]])
    expect(await asked.ask({ t: 'forecast', texts })).toMatchObject({ t: 'refused', reason: 'failed' });
  // Forecasts are expensive, so only a limited number is allowed at once.
  const many = await Promise.all(Array.from({ length: 35 }, () => asked.ask({ t: 'forecast', texts: [answer] })));
  expect(many.filter(({ t }) => t === 'forecast').length).toBeGreaterThan(10);
  expect(many.filter(({ t }) => t === 'refused').length).toBeGreaterThan(10);
  // The forecasts have changed nothing.
  expect(await asked.ask({ t: 'choose', texts: [answer], at: { move, step } })).toMatchObject({ t: 'ack' });
});

test('bots play a whole match by themselves, and the dice can be checked afterwards', async () => {
  const made = await create(run.port, 2, {
    seats: [
      { kind: 'bot', bot: 'random' },
      { kind: 'bot', bot: 'random' },
    ],
    sit: [],
  });
  const watcher = await open(made.match, made.spectator);
  await watcher.until(() => watcher.standing.question === null);
  await watcher.until(() => watcher.heard.some((m) => m.t === 'info' && m.info.diceKey !== null));
  expect((await run.server.lobby.room(made.match)).over).toBe(true);
  expect((await run.server.lobby.store.load(made.match))!.status.phase).toBe('over');
});

test('a pick that is too much beside those made is explained; picks of no set are refused', async () => {
  const clock = testClock();
  const { viewers } = await seated(2, 'emerald-2e', await ownServer({ clock }));
  const dice = new FastDice(5);
  // A socket may only send a limited number of messages per second.
  const pause = () => clock.skip(60);
  let tooMuch = 0;
  for (let i = 0; i < 200 && tooMuch === 0; i++) {
    await pause();
    await playOn(viewers, 1, (n) => dice.below(n));
    await viewers[0]!.until(() => viewers.some((viewer) => viewer.asked));
    const asked = askedOf(viewers);
    const { question } = asked.standing;
    if (!question!.subset) continue;
    const picks = question!.options!.filter((option) => option !== 'done');
    for (const first of picks) {
      await pause();
      const found = await asked.ask({ t: 'consider', picks: [first] });
      if (found.t !== 'considered' || found.fits === null) continue;
      for (const other of picks) {
        if (other === first) continue;
        await pause();
        const reply = await asked.ask({ t: 'explain', wish: other, beside: [first] });
        if (reply.t !== 'explained') throw new Error(JSON.stringify(reply));
        expect(reply.why === null, other).toBe(found.fits.includes(other));
        if (reply.why !== null) tooMuch++;
      }
    }
    if (tooMuch === 0) continue;
    const nonsense = { t: 'explain', wish: 'done', beside: ['claim PARIS'] };
    expect(await asked.ask(nonsense)).toMatchObject({ t: 'refused', reason: 'not-allowed' });
  }
  expect(tooMuch).toBeGreaterThan(0);
});

test.each(['read', 'heard'])('a socket that goes while its match is %s holds no place', async (how) => {
  const own = await ownServer({});
  const { lobby } = own.server;
  const made = await create(own.port, 2);
  let [waiting, free] = [0, (): void => {}];
  /** As slow as a remote database. */
  const slowly = <A extends unknown[], T>(read: (...args: A) => Promise<T>) => {
    return async (...args: A): Promise<T> => {
      waiting++;
      await new Promise<void>((resolve) => {
        free = resolve;
      });
      return read(...args).finally(() => waiting--);
    };
  };
  const { store, house } = lobby;
  const [whole, latest] = [slowly(store.whole.bind(store)), slowly(house.bus.latest.bind(house.bus))];
  if (how === 'read') vi.spyOn(store, 'whole').mockImplementation(whole);
  else vi.spyOn(house.bus, 'latest').mockImplementation(latest);
  for (const token of [made.tokens[0], made.spectator, 'x'.repeat(32)]) {
    if (how === 'read') await lobby.sweep(Date.now() + 3_600_000);
    const viewer = new Viewer(own.port);
    await viewer.ready();
    viewer.send({ t: 'hello', match: made.match, token });
    await expect.poll(() => waiting, { interval: 2 }).toBe(1);
    viewer.socket.terminate();
    await expect.poll(() => lobby.doors.count.waiting, { interval: 2 }).toBe(0);
    free();
    await expect.poll(() => waiting, { interval: 2 }).toBe(0);
    // The rest of the hello runs in promises only, so it is done after a turn of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
    await new Promise((resolve) => setImmediate(resolve));
    expect(lobby.doors.count).toEqual({ inside: 0, waiting: 0 });
  }
  vi.restoreAllMocks();
  expect((await lobby.room(made.match)).audience.size).toBe(0);
  const back = await Viewer.open(own.port, made.match, made.tokens[0]);
  expect(lobby.doors.count).toEqual({ inside: 1, waiting: 0 });
  back.close();
});

test('before the hello little is read: no more than pings and one mistake, and nothing of what is too much', async () => {
  const { made } = await seated(2);
  const command = { t: 'choose', id: 'a', texts: ['x'], at: { move: 0, step: 0 } };
  for (const odd of ['{', '{"t":"hello"}', command, '7']) {
    const viewer = new Viewer(run.port);
    await viewer.ready();
    for (const message of [{ t: 'ping' }, odd, { t: 'ping' }]) viewer.send(message);
    await viewer.until(() => viewer.heard.length === 3);
    expect(viewer.closed).toBeNull();
    viewer.send(odd);
    await viewer.until(() => viewer.closed !== null);
    expect(viewer.closed).toBe(GOODBYE.noHello);
    expect(viewer.heard.at(-1)).toMatchObject({ t: 'error', error: 'say hello first' });
  }
  // A hello in time is accepted, and as many errors as before are tolerated.
  const late = new Viewer(run.port);
  await late.ready();
  for (const message of ['{', { t: 'hello', match: made.match, token: made.tokens[0] }, '{', '{', '{'])
    late.send(message);
  await late.until(() => late.info !== null && late.heard.filter(({ t }) => t === 'error').length === 4);
  const flood = new Viewer(run.port);
  await flood.ready();
  for (let i = 0; i < 80; i++) flood.send({ t: 'ping' });
  flood.send('{');
  flood.send('{');
  await flood.until(() => flood.heard.length === 82);
  expect(flood.heard.at(-1)).toMatchObject({ t: 'error', error: 'too many messages: at most 20 a second' });
});
