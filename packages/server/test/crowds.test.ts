// Crowds of sockets: whatever spectators or one player's sockets do, players and the host can connect, and other matches go on.
import { SPECTATOR } from '@gaslamp/kernel/state';
import { afterEach, expect, test, vi } from 'vitest';
import { Audience, type Connection } from '../src/room/audience.ts';
import { systemClock } from '../src/time/server-clock.ts';
import { act, askedOf, create, gone, type Running, start, Viewer } from './harness.ts';
import { testClock } from './test-clock.ts';
import { until } from './until.ts';

let run: Running;
afterEach(() => run.server.close());
const open = (match: string, token: string | null) => Viewer.open(run.port, match, token);

test('a seat has four sockets: a fifth takes the place of the oldest, which is told', async () => {
  run = await start();
  const made = await create(run.port, 2);
  const viewers: Viewer[] = [];
  for (let i = 0; i < 5; i++) viewers.push(await open(made.match, made.tokens[0]));
  const [oldest, ...others] = viewers as [Viewer, ...Viewer[]];
  await oldest.until(() => oldest.closed !== null);
  expect([oldest.closed, oldest.heard.at(-1)]).toMatchObject([
    4009,
    { t: 'error', error: 'This seat was opened on 4 newer pages.' },
  ]);
  for (const viewer of others) expect(viewer.closed).toBeNull();
  // The seat is still connected, and the host as a spectator has the same number of sockets.
  const watcher = await open(made.match, made.spectator);
  expect(watcher.info.seats[0]!.here).toBe(true);
  const hosts: Viewer[] = [];
  for (let i = 0; i < 5; i++) hosts.push(await open(made.match, made.host));
  await hosts[0]!.until(() => hosts[0]!.closed === 4009);
  expect(watcher.closed).toBeNull();
});

test('200 sockets of one seat or of watchers lock nobody out', async () => {
  run = await start({ socketsPerAddress: 16 });
  const made = await create(run.port, 2);
  for (const token of [made.tokens[0], made.spectator]) {
    const crowd = await Promise.all(Array.from({ length: 200 }, () => open(made.match, token).catch(() => null)));
    const guest = await open(made.match, made.tokens[1]);
    expect(guest.heard[0]).toMatchObject({ t: 'welcome', info: { you: 1 } });
    const host = await open(made.match, made.host);
    expect(host.heard[0]).toMatchObject({ t: 'welcome', info: { host: true } });
    const { audience } = await run.server.lobby.room(made.match);
    expect(audience.size).toBeLessThanOrEqual(18);
    if (token === made.spectator) {
      const refused = crowd.find((one) => one?.closed === 4013);
      expect(refused?.heard.at(-1)).toMatchObject({ t: 'error', error: expect.stringMatching(/one address/) });
    }
    for (const viewer of [...crowd, guest, host]) viewer?.close();
    await expect.poll(() => audience.size).toBe(0);
  }
});

test('sockets that do not say who they are make room for those who do', async () => {
  run = await start({ socketsPerAddress: 8 });
  const made = await create(run.port, 2);
  const silent = Array.from({ length: 40 }, () => new Viewer(run.port));
  await Promise.all(silent.map((viewer) => viewer.ready()));
  expect((await open(made.match, made.tokens[0])).heard[0]).toMatchObject({ t: 'welcome' });
  await silent[0]!.until(() => silent.filter(({ closed }) => closed === 4013).length >= 32);
});

test('an order that is said again changes nothing and is echoed to nobody else', async () => {
  run = await start();
  const made = await create(run.port, 2);
  const [one, two] = [await open(made.match, made.tokens[0]), await open(made.match, made.tokens[0])];
  expect((await one.ask({ t: 'standing', order: 'match' })).t).toBe('ordered');
  await two.until(() => two.heard.some(({ t }) => t === 'ordered'));
  const { store } = run.server.lobby;
  const { version } = (await store.load(made.match))!;
  for (let i = 0; i < 20; i++) expect((await one.ask({ t: 'standing', order: 'match' })).t).toBe('ordered');
  expect((await store.load(made.match))!.version).toBe(version);
  expect(two.heard.filter(({ t }) => t === 'ordered')).toHaveLength(1);
});

test('what a seat asks is limited for all its sockets together, in words', async () => {
  run = await start();
  const made = await create(run.port, 2);
  const pages = await Promise.all(Array.from({ length: 4 }, () => open(made.match, made.tokens[0])));
  const replies = await Promise.all(
    pages.flatMap((page) => Array.from({ length: 40 }, () => page.ask({ t: 'explain', wish: 'claim PARIS' }))),
  );
  const refused = replies.filter(({ t }) => t === 'refused');
  expect(refused.length).toBeGreaterThan(40);
  expect(refused[0]).toMatchObject({ detail: expect.stringMatching(/^too many messages: at most 20 a second/) });
  // The other seat is not affected.
  const other = await open(made.match, made.tokens[1]);
  expect((await other.ask({ t: 'explain', wish: 'claim PARIS' })).t).toBe('explained');
});

test('all who watch are told the same', async () => {
  run = await start();
  const made = await create(run.port, 2);
  const watchers = await Promise.all(Array.from({ length: 30 }, () => open(made.match, made.spectator)));
  const viewers = await Promise.all(made.tokens.map((token) => open(made.match, token)));
  const asked = askedOf(viewers);
  const { move } = asked.standing;
  await asked.choose(asked.options[0]);
  await Promise.all(watchers.map((watcher) => watcher.until(() => watcher.standing.move > move)));
  expect(new Set(watchers.map((watcher) => watcher.bytes.at(-1))).size).toBe(1);
});

test('a crowd is written to in slices, in order, and is told the same bytes; players are told at once', async () => {
  run = await start();
  const audience = new Audience(systemClock.monotonic);
  const heard = new Map<Connection, Uint8Array[]>();
  const socket = (viewer: number): Connection => {
    const got: Uint8Array[] = [];
    const deliver = (bytes: Uint8Array) => got.push(bytes);
    const connection = { viewer, host: false, key: '', address: 'here', deliver, end() {} };
    heard.set(connection, got);
    audience.join(connection);
    audience.greet(connection, { t: 'error', error: 'welcome' });
    return connection;
  };
  const player = socket(0);
  const crowd = Array.from({ length: 1000 }, () => socket(SPECTATOR));
  expect(() => socket(SPECTATOR)).toThrow('1000 people watch this match');
  socket(1);
  audience.sendToAll(() => ({ t: 'error', error: 'first' }));
  audience.sendToAll(() => ({ t: 'error', error: 'second' }));
  expect(heard.get(player)).toHaveLength(3);
  expect(crowd.filter((one) => heard.get(one)!.length > 0).length).toBeLessThan(1000);
  audience.send(audience.of(SPECTATOR), { t: 'error', error: 'third' });
  audience.leave(crowd[999]!);
  await until(() => expect(heard.get(crowd[998]!)).toHaveLength(4));
  expect(heard.get(crowd[999]!)).toHaveLength(0);
  for (const i of [1, 2, 3]) expect(new Set(crowd.slice(0, 999).map((one) => heard.get(one)![i])).size).toBe(1);
  expect(JSON.parse(String(heard.get(crowd[0]!)![1]))).toMatchObject({ t: 'error', error: 'first' });
});

test('who is let in is told nothing before their welcome, however long letting in takes', async () => {
  run = await start();
  const made = await create(run.port, 2);
  const { store } = run.server.lobby;
  const commit = store.commit.bind(store);
  const { audience } = await run.server.lobby.room(made.match);
  const sendToAll = vi.spyOn(audience, 'sendToAll');
  // While the seat's hello is in progress, all others get a presence message.
  vi.spyOn(store, 'commit').mockImplementation(async (...args) => {
    const before = sendToAll.mock.calls.length;
    await expect.poll(() => sendToAll.mock.calls.length).toBeGreaterThan(before);
    return commit(...args);
  });
  const people = await Promise.all(made.tokens.map((token) => open(made.match, token)));
  for (const { heard } of people) expect(heard[0]!.t).toBe('welcome');
});

test('a neighbour who asks for page after page keeps nobody at the same address from their seat', async () => {
  run = await start({ requestsPerMinute: 50 });
  const made = await create(run.port, 2);
  const statuses = new Set<number>();
  for (let i = 0; i < 80; i++) statuses.add((await fetch(`http://127.0.0.1:${run.port}/api/games`)).status);
  expect(statuses).toContain(429);
  expect((await open(made.match, made.tokens[1])).heard[0]).toMatchObject({ t: 'welcome' });
  const leave = { do: 'leave', token: made.tokens[1], seat: 1 };
  expect((await act(run.port, made.match, leave)).status).toBe(200);
});

test('a seat that comes and goes is told in few words, and not each time', async () => {
  const clock = testClock();
  run = await start({ calm: 200, clock });
  const made = await create(run.port, 2);
  const watcher = await open(made.match, made.spectator);
  const before = watcher.bytes.length;
  const told = () => watcher.bytes.slice(before).filter((text) => text !== '{"t":"pong"}');
  for (let i = 0; i < 10; i++) await gone(run, made.match, await open(made.match, made.tokens[0]));
  await watcher.hearsAll();
  expect(told()).toEqual([]);
  await clock.skip(200);
  await watcher.hearsAll();
  expect(told()).toHaveLength(1);
  expect(told()[0]!.length).toBeLessThan(300);
  expect(watcher.info.seats[0]!.here).toBe(false);
});
