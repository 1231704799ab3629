// The host's desk: it opens only with the token and shows no secret.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Sessions } from '../src/admin/sessions.ts';
import { desksInMemory } from '../src/bus/desks.ts';
import { main } from '../src/data.ts';
import { deskOf, FORM, house, opened, send, statusOf } from './desk-forms.ts';
import { folder, MAIN, ownServer, playOn, post, start, three, Viewer } from './harness.ts';
import { schemaOfTest, withoutPostgres } from './postgres.ts';
import { Device } from './push-service.ts';

const missing = await withoutPostgres();

test('without the token there is a form and nothing else, and nothing can be done', async () => {
  const { port, server } = await ownServer({});
  const heads: Record<string, string>[] = [
    {},
    { cookie: 'gaslamp-admin=x' },
    { authorization: `Bearer ${server.adminToken}` },
  ];
  for (const headers of heads) {
    const response = await fetch(`http://127.0.0.1:${port}/admin`, { headers });
    expect(response.status).toBe(401);
    expect(await response.text()).toContain('type="password"');
    expect(await statusOf(send(port, '/do', { do: 'close', said: 'x' }, headers))).toBe(401);
  }
  expect(house(server.lobby.house.desk.rules)).toEqual({ announced: null, closed: null });
  expect(server.lobby.house.desk.deeds.map(({ deed }) => deed.do)).toEqual(['token']);
});

test('a wrong token is refused, and soon no more are read from that address', async () => {
  const { port, server } = await ownServer({});
  for (const token of ['', 'x', `${server.adminToken}x`, server.adminToken!.slice(1)])
    expect(await statusOf(send(port, '/login', { token }))).toBe(401);
  expect(await statusOf(send(port, '/login', { token: 'x'.repeat(100) }))).toBe(401);
  const late = await send(port, '/login', { token: server.adminToken! });
  expect(late.status).toBe(429);
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await late.text()).toContain('too many requests: at most 5 a minute');
});

test('the cookie is for this page alone, and no other page can send a form', async () => {
  const run = await ownServer({ proxy: ['loopback'] });
  const { port, server } = run;
  const fields = { token: server.adminToken! };
  const plain = (await send(port, '/login', fields)).headers.get('set-cookie')!;
  expect(plain).toMatch(/^gaslamp-admin=[0-9A-Za-z]{25}; Path=\/admin; Max-Age=28800; HttpOnly; SameSite=Strict$/);
  const secure = await send(port, '/login', fields, { 'x-forwarded-proto': 'https' });
  expect(secure.headers.get('set-cookie')).toMatch(/; Secure$/);
  const desk = await deskOf(run);
  for (const origin of ['http://evil.example', 'null', `http://127.0.0.1:${port + 1}`, ''])
    expect(await statusOf(desk.do({ do: 'close', said: 'x' }, { origin }))).toBe(403);
  const answer = await fetch(`http://127.0.0.1:${port}/admin/do`, {
    method: 'POST',
    headers: { ...FORM, cookie: desk.cookie },
    body: 'do=close&said=x',
  });
  expect(answer.status).toBe(403);
  expect(house(server.lobby.house.desk.rules)).toEqual({ announced: null, closed: null });
  const { headers } = await fetch(`http://127.0.0.1:${port}/admin`, { headers: { cookie: desk.cookie } });
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/,
  );
  expect(headers.get('content-security-policy')).not.toContain('script');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('referrer-policy')).toBe('same-origin');
});

test('a desk closes after some hours, by its button, with a restart and with a new token', async () => {
  let now = 0;
  const sessions = new Sessions(desksInMemory(() => now));
  const cookie = (await sessions.open('hash', false)).split(';')[0];
  now = 8 * 3_600_000 - 1;
  expect(await sessions.isOpen(cookie, 'hash')).toBe(true);
  expect(await sessions.isOpen(cookie, 'another')).toBe(false);
  now += 1;
  expect(await sessions.isOpen(cookie, 'hash')).toBe(false);

  const run = await ownServer({});
  const desk = await deskOf(run);
  expect(await desk.page()).toContain('Matches in memory');
  await send(run.port, '/logout', {}, { cookie: desk.cookie });
  expect(await desk.page()).toContain('type="password"');
  const again = await deskOf(run);
  const token = await run.server.lobby.house.desk.newToken();
  expect(await again.page()).toContain('type="password"');
  expect(await statusOf(send(run.port, '/login', { token: run.server.adminToken! }))).toBe(401);
  await opened(run.port, token);
});

test('nothing that the desk shows opens a seat, tells the dice, what is hidden or where a player is told', async () => {
  const mail = { smtp: 'smtp://127.0.0.1:1', from: { name: '', address: 'table@example.org' } };
  const run = await ownServer({ look: 3_600_000, url: 'https://here.test', mail });
  const { port, server } = run;
  const { made, match, tokens } = await three(port);
  const viewers = await Promise.all(tokens.map((token) => Viewer.open(port, match, token)));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(5), { minLength: 3, maxLength: 12 }), async (picks) => {
      let n = 0;
      await playOn(viewers, picks.length, (most) => picks[n++ % picks.length]! % most);
    }),
    { numRuns: 3 },
  );
  const { body: handed } = await post(port, `/api/matches/${match}/table`, {
    do: 'hand-over',
    token: tokens[1],
    seat: 1,
  });
  const device = new Device('one');
  for (const wish of [
    { do: 'push', ...device.subscription },
    { do: 'mail', address: 'ann@mail.example.org' },
  ])
    expect((await post(port, `/api/matches/${match}/told`, { ...wish, token: tokens[0] })).status).toBe(200);
  const desk = await deskOf(run);
  await desk.do({ do: 'suspend', what: 'name', said: 'Moriarty' });
  const answers = [
    await desk.page(),
    await desk.page(`/match/${match}`),
    await desk.find('ann'),
    ...(await Promise.all(
      [{ do: 'burn' }, { do: 'revoke', match: 'nowhere' }, { do: 'suspend', what: 'address', said: 'x' }].map(
        async (fields) => (await desk.do({ ...fields } as unknown as Record<string, string>)).text(),
      ),
    )),
    await (await send(port, '/login', { token: 'x' })).text(),
  ].join('\n');
  expect(answers).toContain(`<h1>Match ${match}</h1>`);
  for (const name of ['Ann', 'Ben', 'Cat', 'Moriarty']) expect(answers).toContain(name);
  const { record, seats, targets } = (await server.lobby.store.load(match))!;
  const { outlets } = server.lobby.house;
  const keys = JSON.stringify({ record, seats, targets, rules: server.lobby.house.desk.rules }).match(/[\w-]{30,}/g)!;
  const secrets = [
    ...tokens,
    made.host,
    made.spectator,
    made.open,
    ...made.invites,
    handed.invite as string,
    server.adminToken,
    device.endpoint,
    ...Object.values(device.keys),
    'ann@mail.example.org',
    outlets.vapid.privateKey,
    outlets.linkKey,
  ];
  expect(keys.length).toBeGreaterThan(6);
  for (const secret of [...keys, ...secrets, desk.cookie.slice(14)]) if (secret) expect(answers).not.toContain(secret);
  // By construction: nothing shown of a match comes from its state.
  const room = await server.lobby.room(match);
  const { match: playing } = room.ledger;
  const looks: string[] = [];
  // Other code reads the match in the meantime.
  const get = () => {
    looks.push(String(new Error('a look').stack));
    return playing;
  };
  Object.defineProperty(room.ledger, 'match', { get });
  expect(room.match).toBe(playing);
  expect(looks.splice(0)).toHaveLength(1);
  await desk.page();
  expect(looks.filter((stack) => /src.(?:admin|desk)./.test(stack))).toEqual([]);
});

/** Runs the command and returns its output. */
async function newToken(env: Readonly<Record<string, string>>): Promise<string> {
  let said = '';
  const hear = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
  const code = await main(['admin-token'], env);
  hear.mockRestore();
  expect(code).toBe(0);
  return said.trim();
}

test('a new token is made while the server runs, and while it does not', async () => {
  const place = folder();
  onTestFinished(place.remove);
  const file = join(place.path, 'data.sqlite');
  let run = await start({ file });
  onTestFinished(() => run.server.close());
  const second = await newToken({ GASLAMP_DATA: file });
  await opened(run.port, second);
  await run.server.close();
  const third = await newToken({ GASLAMP_DATA: file });
  run = await start({ file });
  expect(await statusOf(send(run.port, '/login', { token: second }))).toBe(401);
  await opened(run.port, third);
});

test.skipIf(missing !== null)('with a database a new token opens the desk of a server that runs', async () => {
  const { url } = await schemaOfTest();
  const run = await ownServer({ database: url });
  const desk = await deskOf(run);
  expect(await desk.page()).toContain('Matches in memory');
  const token = await newToken({ GASLAMP_DATABASE: url });
  expect(await statusOf(desk.do({ do: 'close', said: 'x' }))).toBe(401);
  await opened(run.port, token);
  expect(await statusOf(send(run.port, '/login', { token: run.server.adminToken! }))).toBe(401);
});

test('the first start tells the token, and no later one', async () => {
  const place = folder();
  onTestFinished(place.remove);
  const lit = () =>
    new Promise<string>((resolve) => {
      const child = spawn(process.execPath, MAIN, {
        env: { ...process.env, PORT: '0', HOST: '127.0.0.1', GASLAMP_DATA: join(place.path, 'data.sqlite') },
      });
      let said = '';
      const hear = (chunk: unknown) => {
        said += String(chunk);
        if (/data file:[^\n]*\n(?:.*\n)*\n$/.test(said)) child.kill('SIGTERM');
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.on('exit', () => resolve(said));
    });
  const first = await lit();
  expect(first).toMatch(/\/admin opens with [0-9A-Za-z]{25}\n/);
  // No other output, from libraries either, if nothing is wrong.
  expect(first.match(/warn|deprecat|\{/i)).toBeNull();
  expect(await lit()).not.toContain('/admin');
});
