// Limits and timeouts for a single caller.
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { texts } from '@gaslamp/words/languages';
import { saidOf } from '@gaslamp/words/told/told';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { Readiness } from '../src/http/readiness.ts';
import { PATIENCE } from '../src/limits/limits.ts';
import { Quota } from '../src/limits/quota.ts';
import { RequestError } from '../src/refused.ts';
import { roundedUp } from '../src/spans.ts';
import { folder } from './folder.ts';
import { MATCH, raw, type Stubbed, sentence, serve } from './http-stub.ts';
import { allOf, quietly } from './quietly.ts';
import { testClock } from './test-clock.ts';
import { until } from './until.ts';

vi.mock('../src/sockets/socket.ts', () => ({ serveSocket: () => {} }));
afterEach(() => vi.restoreAllMocks());

const HEAD = 'POST /api/mine HTTP/1.1\r\nhost: a.example\r\ncontent-type: application/json\r\n';
/** Far more bytes than ever get through. */
const dripping = (first: string): string[] => [first, ...Array<string>(1000).fill('x')];
const SHORT = { request: 600, head: 400, idle: 300, stalled: 10_000, look: 50 };

test('a body that drips in is cut, whatever Node would do', async () => {
  const { app, port } = await serve({ patience: SHORT });
  const { status, body } = await raw(port, dripping(`${HEAD}content-length: 1000\r\n\r\n`));
  expect(status).toBe(408);
  expect(sentence(body)).toBe('the request took too long to arrive');
  await app.close();
});
test('a body in chunks that never ends is cut as well', async () => {
  const { app, port } = await serve({ patience: SHORT });
  const chunks = [`${HEAD}transfer-encoding: chunked\r\n\r\n`, ...Array<string>(1000).fill('1\r\n \r\n')];
  expect((await raw(port, chunks)).status).toBe(408);
  await app.close();
});
test('a head that drips in, and a connection that says nothing, are cut', async () => {
  const { app, port } = await serve({ patience: SHORT });
  const [slow, silent] = await Promise.all([raw(port, dripping('GET / HTTP/1.1\r\nx: ')), raw(port, [])]);
  for (const { status } of [slow, silent]) expect(status).toBe(408);
  await app.close();
});
test('a slow caller is cut after the set time, not before and not long after', { tags: ['deep'] }, async () => {
  const { app, port } = await serve({ patience: SHORT });
  const body = raw(port, dripping(`${HEAD}content-length: 1000\r\n\r\n`));
  const [request, head, silent] = await Promise.all([
    body,
    raw(port, dripping('GET / HTTP/1.1\r\nx: ')),
    raw(port, []),
  ]);
  expect(request.took).toBeGreaterThan(SHORT.request - 100);
  for (const { took } of [head, silent]) expect(took).toBeGreaterThan(SHORT.head - 100);
  for (const { took } of [request, head, silent]) expect(took).toBeLessThan(PATIENCE.request);
  await app.close();
});
test('a connection that asks nothing more is closed', async () => {
  const { app, port } = await serve({ patience: SHORT });
  expect((await raw(port, ['GET /healthz HTTP/1.1\r\nhost: a.example\r\n\r\n'])).status).toBe(200);
  await app.close();
});
test('whoever does not read what was asked for is cut', async () => {
  const dir = folder();
  writeFileSync(join(dir.path, 'index.html'), 'x'.repeat(30_000_000));
  const { app, port } = await serve({ page: dir.path, patience: { stalled: 400 } });
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nhost: a.example\r\n\r\n');
  const count = () => new Promise<number>((resolve) => app.server.getConnections((_, n) => resolve(n)));
  await until(async () => expect(await count()).toBe(1));
  await until(async () => expect(await count()).toBe(0));
  socket.destroy();
  await app.close();
  dir.remove();
});
test('as it comes a request has fifteen seconds, and nobody much longer', async () => {
  const { app } = await serve();
  expect(app.server.requestTimeout).toBe(15_000);
  expect(app.server.headersTimeout).toBe(10_000);
  expect(PATIENCE.look).toBeLessThanOrEqual(1000);
  await app.close();
});

/** Opens silent connections; returns those that stay open once the server has dropped `dropped` of them. */
async function occupied({ app, port }: Stubbed, count: number, dropped: number) {
  const heard: string[] = [];
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('data', (chunk) => heard.push(String(chunk)));
    socket.on('error', () => {});
    return socket;
  });
  const open = () => sockets.filter(({ closed }) => !closed);
  await expect.poll(() => open().length).toBe(count - dropped);
  // Every connection has been accepted or dropped by then.
  const letIn = () => new Promise<number>((resolve) => app.server.getConnections((_, n) => resolve(n)));
  await expect.poll(letIn).toBeGreaterThanOrEqual(count - dropped);
  return { open: open(), heard };
}
test('connections that are half open are bounded in all, and of each address with a word', async () => {
  const all = await serve({ connections: 10, socketsPerAddress: 64 });
  const { open } = await occupied(all, 15, 5);
  expect(open).toHaveLength(10);
  for (const socket of open) socket.destroy();
  await all.app.close();

  const each = await serve({ connections: 1000, socketsPerAddress: 2 });
  const many = await occupied(each, 12, 4);
  expect(many.open).toHaveLength(8);
  expect(many.heard).toHaveLength(4);
  expect(sentence(many.heard[0]!.split('\r\n\r\n')[1]!)).toBe(
    'too many connections: at most 8 at a time from one address; close some',
  );
  // The oldest was closed: others at the same address can connect, however many connections occupy it.
  expect((await raw(each.port, ['GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n'])).status).toBe(200);
  for (const socket of many.open) socket.destroy();
  await each.app.close();

  // Sockets are not counted here, since the doors have their own limits.
  const game = await serve({ connections: 1000, socketsPerAddress: 2 });
  const socket = new WebSocket(`ws://127.0.0.1:${game.port}/ws`);
  await new Promise((resolve) => socket.on('open', resolve));
  const idle = await occupied(game, 12, 4);
  expect(socket.readyState).toBe(WebSocket.OPEN);
  expect(idle.open).toHaveLength(8);
  socket.terminate();
  for (const one of idle.open) one.destroy();
  await game.app.close();

  // All visitors come from the proxy.
  const behind = await serve({ connections: 1000, socketsPerAddress: 2, proxy: ['loopback'] });
  const visitors = await occupied(behind, 12, 0);
  expect(visitors.open).toHaveLength(12);
  for (const socket of visitors.open) socket.destroy();
  await behind.app.close();
});

test('a limit of requests that is spent says so in words', async () => {
  const { app } = await serve({ requestsPerMinute: 4 });
  for (let i = 0; i < 2; i++) expect((await app.inject('/api/games')).statusCode).toBe(200);
  const refused = await app.inject('/api/games');
  expect(refused.statusCode).toBe(429);
  expect(sentence(refused.body)).toMatch(
    /^too many requests: at most 4 a minute from one address, and from one browser no more than are left for the others; again in (\d+ seconds|1 minute)$/,
  );
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  // The host's own monitoring is not counted with the others.
  for (let i = 0; i < 5; i++) expect((await app.inject('/healthz')).statusCode).toBe(200);
  await app.close();
});

test('new matches are counted by address, hour and day', async () => {
  let now = 0;
  const minute = 60_000;
  const quota = new Quota(3, 5, () => now);
  const refusal = async (address = 'a'): Promise<string> => {
    try {
      return await quota.spend(address, async () => 'made');
    } catch (error) {
      expect(error).toBeInstanceOf(RequestError);
      expect((error as RequestError).status).toBe(429);
      return (error as RequestError).message;
    }
  };
  for (now = 0; now < 30 * minute; now += 10 * minute) expect(await refusal()).toBe('made');
  now = 30 * minute;
  expect(await refusal()).toBe('too many new matches: at most 3 an hour from one address; the next in 30 minutes');
  expect(await refusal('b')).toBe('made');
  now = 60 * minute - 1;
  expect(await refusal()).toBe('too many new matches: at most 3 an hour from one address; the next in 1 second');
  now = 60 * minute;
  expect(await refusal()).toBe('made');
  now = 3 * 60 * minute;
  expect(await refusal()).toBe('made');
  expect(await refusal()).toBe('too many new matches: at most 5 a day from one address; the next in 21 hours');
  now = 24 * 60 * minute;
  expect(await refusal()).toBe('made');
  // A failed attempt is not counted.
  now = 48 * 60 * minute;
  const fails = async (): Promise<never> => {
    throw new Error('full');
  };
  for (let i = 0; i < 10; i++) await expect(quota.spend('c', fails)).rejects.toThrow('full');
  for (let i = 0; i < 3; i++) expect(await refusal('c')).toBe('made');
});

test('of those who share an address nobody gets more than is left for the others', async () => {
  const callers = fc.array(fc.nat({ max: 12 }), { maxLength: 200 });
  await fc.assert(
    fc.asyncProperty(callers, fc.integer({ min: 30, max: 120 }), async (asking, most) => {
      let now = 0;
      const quota = new Quota(most, 1_000_000, () => now);
      const got = new Map<string, number>();
      const ask = async (caller: string): Promise<boolean> =>
        quota
          .spend('all', async () => void got.set(caller, (got.get(caller) ?? 0) + 1), caller)
          .then(
            () => true,
            () => false,
          );
      for (const caller of asking) await ask(String(caller));
      // A late caller gets a fair part of the rest.
      while (await ask('late'));
      expect(got.get('late')).toBeGreaterThanOrEqual(Math.floor(most / (2 * (new Set(asking).size + 1))));
      expect([...got.values()].reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(most);
      // A refusal names the time when there is a place.
      const refused = await quota.spend('all', async () => {}, 'late').catch((error: RequestError) => error);
      now += (refused as RequestError).after! * 1000;
      expect(await ask('late')).toBe(true);
    }),
  );
});

test('a match too many is told so, and one that was refused for another reason does not count', async () => {
  const create = vi.fn(async () => ({ match: 'm' }));
  const { app } = await serve({ matchesPerHour: 4, proxy: ['loopback'] }, { create });
  const make = (payload: object, from = '198.51.100.1') =>
    app.inject({ method: 'POST', url: '/api/matches', payload, headers: { 'x-forwarded-for': from } });
  for (let i = 0; i < 3; i++) expect((await make({})).statusCode).toBe(400);
  create.mockRejectedValueOnce(new RequestError(400, 'setup.noPack'));
  expect((await make(MATCH)).statusCode).toBe(400);
  for (let i = 0; i < 2; i++) expect((await make(MATCH)).statusCode).toBe(200);
  const refused = await make(MATCH);
  expect(refused.statusCode).toBe(429);
  expect(sentence(refused.body)).toBe(
    'too many new matches: at most 4 an hour from one address, and from one browser no more than are left for the others; the next in 1 hour',
  );
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
  expect((await make(MATCH, '198.51.100.2')).statusCode).toBe(200);
  await app.close();
});

test('without room on the disk no match is made, and those that are there go on', async () => {
  const dir = folder();
  const create = vi.fn(async () => ({ match: 'm' }));
  const file = join(dir.path, 'data.sqlite');
  const make = async (freeMegabytes: number, where = file) => {
    const { app } = await serve({ file: where, freeMegabytes }, { create, table: async () => ({ invite: null }) });
    const made = await app.inject({ method: 'POST', url: '/api/matches', payload: MATCH });
    const mine = await app.inject({ method: 'POST', url: '/api/mine', payload: { matches: [] } });
    expect(mine.statusCode).toBe(200);
    await app.close();
    return made;
  };
  expect((await make(1)).statusCode).toBe(200);
  expect((await make(0)).statusCode).toBe(200);
  create.mockClear();
  for (const refused of [await make(1_000_000_000), await make(1, join(dir.path, 'gone', 'data.sqlite'))]) {
    expect(refused.statusCode).toBe(503);
    expect(sentence(refused.body)).toBe(
      'this server runs out of space: no new matches for now; those that are there go on',
    );
  }
  expect(create).not.toHaveBeenCalled();
  dir.remove();
});

test('it lives while it answers, and is ready while it can store', async () => {
  const said = quietly();
  let probe = async (): Promise<void> => {};
  const clock = testClock();
  const { app } = await serve({ patience: { store: 100 } }, { probe: () => probe() }, clock);
  const readyz = async () => {
    // A result is cached for a second.
    await clock.skip(1000);
    return app.inject('/readyz');
  };
  expect((await readyz()).json()).toEqual({ ok: true });
  probe = () => Promise.reject(new Error('SQLITE_FULL: /srv/secret/data.sqlite'));
  const full = await readyz();
  expect(full.statusCode).toBe(503);
  expect(sentence(full.body)).toBe(
    'nothing can be stored at the moment: the disk may be full, or the data file or database gone; the log says more',
  );
  expect((await app.inject('/healthz')).json()).toEqual({ ok: true });
  expect(allOf(said)).toContain('SQLITE_FULL');
  probe = async () => {};
  expect((await readyz()).statusCode).toBe(200);
  // A probe that hangs counts as not ready.
  const hangs = vi.fn(() => new Promise<void>(() => {}));
  probe = hangs;
  const asked = readyz();
  await until(() => expect(hangs).toHaveBeenCalled());
  await clock.skip(100);
  expect((await asked).statusCode).toBe(503);
  await app.close();
});
test('asking whether it is ready writes once a second', async () => {
  quietly();
  const clock = testClock();
  const probe = vi.fn(async () => {});
  const readiness = new Readiness(probe, 1000, clock);
  expect(await Promise.all(Array.from({ length: 50 }, () => readiness.ask()))).toEqual(Array(50).fill(true));
  await clock.skip(999);
  expect(await readiness.ask()).toBe(true);
  expect(probe).toHaveBeenCalledTimes(1);
  await clock.skip(1);
  probe.mockRejectedValueOnce(new Error('full'));
  expect(await readiness.ask()).toBe(false);
  expect(await readiness.ask()).toBe(false);
  expect(probe).toHaveBeenCalledTimes(2);
});

test('waiting times are told in words, rounded up to a unit', () => {
  const waits = [1, 1000, 1001, 59_000, 60_000, 61_000, 3_600_000, 3_600_001, 86_400_000, 5_400_000];
  const told = (wait: number) => /again in (.*)$/.exec(saidOf(texts('en'), 'limit.again', { most: 1, wait }))?.[1];
  expect(waits.map((wait) => told(roundedUp(wait)))).toEqual([
    '1 second',
    '1 second',
    '2 seconds',
    '59 seconds',
    '1 minute',
    '2 minutes',
    '1 hour',
    '2 hours',
    '1 day',
    '2 hours',
  ]);
  expect(told(5_400_000)).toBe('90 minutes');
});
