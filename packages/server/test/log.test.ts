// The server's log: lines of JSON that never contain a key, a name or a password.
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { UNGUESSED } from '../src/chance.ts';
import { RefusalCounts } from '../src/http/refusal-counts.ts';
import { LEVELS, log, logFrom, logOfLibraries, USUAL } from '../src/log.ts';
import { readSettings } from '../src/settings.ts';
import { Damaged, Unstorable } from '../src/store/store.ts';
import { newToken } from '../src/tokens.ts';
import { act, askedOf, create, ownServer, playOn, post, sit, Viewer } from './harness.ts';
import { allOf, linesOf, quietly } from './quietly.ts';
import { testClock } from './test-clock.ts';

afterEach(() => logFrom(USUAL));

test('a match with faults of all kinds leaves no key, no hash, no name and no address in the log', async () => {
  const said = quietly();
  logFrom('debug');
  const { server, port } = await ownServer({ metrics: 'a-secret-of-the-host', requestsPerMinute: 60 });
  const { store } = server.lobby;
  const seats = [
    { kind: 'person', name: 'Irene Adler' } as const,
    { kind: 'person' } as const,
    { kind: 'bot', bot: 'random' } as const,
  ];
  const made = await create(port, 3, { seats, sit: [0] });
  const { body } = await sit(port, made.match, made.invites[1], 'Godfrey Norton');
  const tokens = [made.tokens[0]!, body.token as string];
  const viewers = await Promise.all(tokens.map((token) => Viewer.open(port, made.match, token)));
  await playOn(viewers, 10, () => 0);
  const { record, seats: stored } = (await store.load(made.match))!;
  const handed = await act(port, made.match, { do: 'hand-over', token: tokens[1], seat: 1 });
  // Errors with secrets in their messages, thrown to a command, a request and a lobby operation.
  const everything = [...tokens, made.host, made.spectator, made.open, record.diceKey, 'Irene Adler'].join(' ');
  for (const fault of [
    new Error(`'Irene Adler' ${everything.replace('Irene Adler', '')}`),
    new Unstorable(`postgres://ann:Sherl0ck@db/x is gone: ${record.diceKey}`),
    new Damaged(made.match, `its line "Irene Adler ${tokens[0]} is none`),
  ]) {
    vi.spyOn(store, 'create').mockRejectedValueOnce(fault);
    await expect(create(port, 2, { name: 'Irene Adler' })).rejects.toThrow('create: ');
    vi.spyOn(store, 'whole').mockRejectedValueOnce(fault);
    await post(port, `/api/matches/${tokens[0]}/record`, { token: tokens[0] });
    await viewers[0]!.until(() => viewers.some(({ asked }) => asked));
    const asked = askedOf(viewers);
    vi.spyOn(store, 'command').mockRejectedValueOnce(fault);
    await asked.choose(asked.options[0]);
  }
  // Refusals are logged with the declared route, not the path.
  for (let i = 0; i < 70; i++) await fetch(`http://127.0.0.1:${port}/api/matches/${made.invites[1]}?t=${tokens[0]}`);
  await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization: `Bearer ${made.host}` } });
  await server.close();
  const lines = linesOf(said);
  for (const msg of [
    'a request failed',
    'a message was not carried out',
    'a match is damaged',
    'a match cannot be read',
  ])
    expect(lines).toContainEqual(expect.objectContaining({ msg }));
  expect(lines).toContainEqual(expect.objectContaining({ status: 429, route: '/api/matches/:id' }));
  const text = allOf(said);
  const hashes = [record.hostHash, record.spectatorHash, record.openHash, JSON.stringify(stored)];
  const secrets = [...tokens, made.host, made.spectator, made.open, ...made.invites, handed.body.invite as string];
  for (const secret of [...secrets, ...hashes, record.diceKey, 'a-secret-of-the-host', 'Irene', 'Norton', 'Sherl0ck'])
    if (secret) expect(text).not.toContain(secret);
  // The log may name the listening address, but not a caller's.
  expect(text.replace(/Server listening[^"]*/, '')).not.toContain('127.0.0.1');
});

test('whatever is logged, also by a library, only what is listed gets into a line', () => {
  const said = quietly();
  logFrom('debug');
  const secret = fc.constant(null).map(() => newToken() + UNGUESSED.diceKey());
  const around = fc.string({ maxLength: 20 }).filter((text) => !/[\w-]/.test(text));
  fc.assert(
    fc.property(secret, around, around, (key, before, after) => {
      said.mockClear();
      const text = `${before}${key}${after}`;
      const error = Object.assign(new Error(text), { code: text, token: key });
      log.error({ match: key, err: error }, text);
      log.warn({ fault: error, token: key } as never, 'x');
      logOfLibraries.info({ req: { url: `/x?token=${key}` }, err: error, headers: { cookie: key } }, text);
      logOfLibraries.info(text);
      logOfLibraries.child({ token: key }).warn({ res: key }, 'x');
      expect(said).toHaveBeenCalledTimes(5);
      expect(allOf(said)).not.toContain(key);
    }),
  );
});

test('a fault is told with its place in the code, something foreseen with its words', () => {
  const said = quietly();
  log.error({ match: 'abc', fault: new TypeError("reading 'seats' of undefined") }, 'a request failed');
  log.warn({ err: new Unstorable('the disk is full') }, 'nothing can be stored');
  const [fault, foreseen] = linesOf(said);
  expect(fault).toMatchObject({ level: 'error', match: 'abc', why: 'reading "…" of undefined' });
  expect((fault!.at as string[])[0]).toMatch(/^at .*log\.test\.ts:\d+:\d+\)?$/);
  expect(foreseen).toEqual({
    level: 'warn',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    why: 'the disk is full',
    msg: 'nothing can be stored',
  });
});

test('refusals are gathered: one line for all of a kind', () => {
  const said = quietly();
  const refusals = new RefusalCounts(testClock());
  for (let i = 0; i < 500; i++) refusals.add('/api/mine', 429);
  refusals.add('none', 421);
  refusals.log();
  refusals.log();
  expect(linesOf(said).map(({ route, status, times }) => [route, status, times])).toEqual([
    ['/api/mine', 429, 500],
    ['none', 421, 1],
  ]);
});

test('the level is chosen by the host', () => {
  expect(readSettings({}).log).toBe('warn');
  for (const level of LEVELS) expect(readSettings({ GASLAMP_LOG: level }).log).toBe(level);
  expect(() => readSettings({ GASLAMP_LOG: 'loud' })).toThrow(
    'GASLAMP_LOG must be one of silent, warn, info, debug, not "loud"',
  );
  const said = quietly();
  logFrom('silent');
  log.error({}, 'x');
  logFrom('warn');
  log.info({}, 'x');
  log.warn({}, 'x');
  expect(said).toHaveBeenCalledTimes(1);
});

test('a message that is too large is counted among refusals, and says nothing else', async () => {
  const said = quietly();
  const { server, port } = await ownServer({});
  for (const [message, code] of [
    ['x'.repeat(17_000), 1009],
    ['x'.repeat(100_000), 1009],
  ] as const) {
    const viewer = new Viewer(port);
    await viewer.ready();
    viewer.send(message);
    await viewer.until(() => viewer.closed !== null);
    expect(viewer.closed).toBe(code);
  }
  await server.close();
  expect(linesOf(said)).toEqual([
    expect.objectContaining({ level: 'warn', msg: 'requests were refused', route: '/ws', status: 413, times: 2 }),
  ]);
});
