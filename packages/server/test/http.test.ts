// Trusted addresses, accepted host names, and response headers.
import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { isNamed, isOwnPage, readNames } from '../src/http/names.ts';
import { callerOf, readProxies, trusting } from '../src/http/proxy.ts';
import { folder } from './folder.ts';
import { MATCH, raw, sentence, serve, TOKEN } from './http-stub.ts';
import { linesOf, quietly } from './quietly.ts';

vi.mock('../src/sockets/socket.ts', () => ({
  serveSocket: (socket: WebSocket, _: unknown, address: string) => socket.send(address),
}));

/** Returns true if these requests share one count, so that the last exceeds the limit. */
async function countedAlike(proxy: string, remoteAddress: string, forwarded: readonly string[]): Promise<boolean> {
  const { app } = await serve({ proxy: readProxies(proxy), requestsPerMinute: forwarded.length - 1 });
  let last = 0;
  for (const from of forwarded) {
    const headers = from === '' ? {} : { 'x-forwarded-for': from };
    last = (await app.inject({ url: '/api/games', remoteAddress, headers })).statusCode;
  }
  await app.close();
  return last === 429;
}

test.each([
  ['an untrusted caller writes what it likes', '', '203.0.113.9', ['1.1.1.1', '2.2.2.2', '', '127.0.0.1'], true],
  ['a caller that is not the trusted one', '10.0.0.1', '10.0.0.2', ['1.1.1.1', '2.2.2.2', '3.3.3.3'], true],
  ['behind the trusted one visitors are told apart', 'loopback', '127.0.0.1', ['1.1.1.1', '2.2.2.2', '3.3.3.3'], false],
  ['what a visitor wrote before', 'loopback', '127.0.0.1', ['1.1.1.1, 9.9.9.9', '2.2.2.2, 9.9.9.9', '9.9.9.9'], true],
  [
    'several trusted hops',
    'loopback, 10.0.0.0/8',
    '127.0.0.1',
    ['1.1.1.1, 9.9.9.9, 10.1.2.3', '9.9.9.9, 10.3.2.1', '2.2.2.2, 9.9.9.9'],
    true,
  ],
  ['a hop that is not trusted ends the row', 'loopback', '127.0.0.1', ['1.1.1.1, 10.1.2.3', '2.2.2.2, 10.1.2.3'], true],
  ['garbage is counted as the proxy', 'loopback', '127.0.0.1', ['x', '<b>', '1.2.3', '', 'unknown', '[::1'], true],
  ['a network of IPv6', 'loopback', '::1', ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2', '2001:DB8:1:2::3'], true],
  ['two networks of IPv6', 'loopback', '::1', ['2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8:1:4::1'], false],
  ['IPv4 in the clothes of IPv6', 'loopback', '::ffff:127.0.0.1', ['::ffff:9.9.9.9', '9.9.9.9', '9.9.9.9'], true],
])('whose request it is: %s', async (_, proxy, peer, forwarded, alike) => {
  expect(await countedAlike(proxy, peer, forwarded)).toBe(alike);
});

test('the right-most address that is not trusted is the caller', () => {
  expect(callerOf(['127.0.0.1', '10.0.0.1', '198.51.100.4'])).toBe('198.51.100.4');
  expect(callerOf(['127.0.0.1', 'nonsense'])).toBe('127.0.0.1');
  expect(callerOf(['2001:db8:1:2:3:4:5:6'])).toBe('2001:db8:1:2::');
  expect(callerOf([undefined])).toBe('unknown');
});

test.each([
  '1',
  '0',
  'true',
  'all',
  'proxy.example.org',
  '10.0.0.0/33',
  '10.0.0.0/0',
  '::/129',
  '10.0.0',
  'loopback 10.0.0.1',
])('%s names no proxy', (said) => {
  expect(() => readProxies(said)).toThrow(
    `"${said}" is no proxy to trust; allowed: loopback, addresses such as 192.0.2.7 and ranges such as 10.0.0.0/8 or fd00::/8, separated by commas`,
  );
});
test('proxies are named by loopback, addresses and ranges', () => {
  const trusted = trusting(readProxies(' loopback, 192.0.2.7,10.0.0.0/8 ,fd00::/8'));
  const yes = ['127.0.0.1', '127.8.8.8', '::1', '192.0.2.7', '10.200.0.1', 'fd12::1', '::ffff:10.0.0.1'];
  const no = ['192.0.2.8', '11.0.0.1', 'fe80::1', '2001:db8::1', '', 'loopback'];
  expect(yes.filter((address) => !trusted(address))).toEqual([]);
  expect(no.filter(trusted)).toEqual([]);
  expect(trusting(readProxies(''))('127.0.0.1')).toBe(false);
});

test('a socket is counted as its caller', async () => {
  const { app, port } = await serve({ proxy: ['loopback'] });
  const headers = { 'x-forwarded-for': '198.51.100.1, 2001:db8:1:2::77' };
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers });
  expect(await new Promise((resolve) => socket.on('message', (data) => resolve(String(data))))).toBe('2001:db8:1:2::');
  socket.close();
  await app.close();
});

test('where this server stands is told to its own machine, and to nobody through a proxy', async () => {
  const told = async (proxy: readonly string[], remoteAddress: string, names: readonly string[] = []) => {
    const { app } = await serve({ proxy, names });
    vi.spyOn(app.server, 'address').mockReturnValue({ address: '0.0.0.0', port: 80, family: 'IPv4' });
    const headers = { 'x-forwarded-for': '127.0.0.1', host: 'table.test' };
    const answer = await app.inject({ url: '/api/home', headers, remoteAddress });
    vi.restoreAllMocks();
    await app.close();
    return (answer.json() as { addresses: string[] }).addresses.length;
  };
  const others = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal).length;
  expect(await told([], '127.0.0.1')).toBe(others);
  expect(await told([], '192.0.2.1')).toBe(0);
  expect(await told(['loopback'], '127.0.0.1')).toBe(0);
  // The server would not answer at those addresses.
  expect(await told([], '127.0.0.1', ['table.test'])).toBe(0);
});

test('a server with a name answers to no other, but tells everybody that it lives', async () => {
  const { app } = await serve({ names: readNames('Table.example.org, other.example.org:8443') });
  const ask = (url: string, host: string) => app.inject({ url, headers: { host } });
  for (const host of ['table.example.org', 'TABLE.example.org:8080', 'other.example.org:8443'])
    expect((await ask('/api/games', host)).statusCode).toBe(200);
  for (const host of [
    'evil.example',
    'other.example.org',
    'other.example.org:1',
    'table.example.org.evil.example',
    '127.0.0.1',
  ]) {
    const refused = await ask('/api/games', host);
    expect(refused.statusCode).toBe(421);
    expect(sentence(refused.body)).toContain('does not go by that name');
    for (const url of ['/healthz', '/readyz']) expect((await ask(url, host)).statusCode).toBe(200);
  }
  // A forwarded host is ignored, since any page can send that header.
  const forwarded = { host: 'evil.example', 'x-forwarded-host': 'table.example.org' };
  expect((await app.inject({ url: '/api/games', headers: forwarded })).statusCode).toBe(421);
  await app.close();
  expect(isNamed('anything', [])).toBe(true);
  for (const said of ['http://table.example.org', 'a b', 'table.example.org/x', "a;b'"])
    expect(() => readNames(said)).toThrow(`"${said}" is no host name; allowed: names such as`);
});

/** Tries to open a socket; returns the status of a refusal, or 101 if it opens, and the message. */
function upgrade(
  port: number,
  headers: Record<string, string>,
  path = '/ws',
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const asked = request({
      port,
      path,
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': Buffer.alloc(16).toString('base64'),
        ...headers,
      },
    });
    asked.on('upgrade', ({ statusCode }, socket) => {
      socket.destroy();
      resolve({ status: statusCode!, body: '' });
    });
    asked.on('response', (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += String(chunk);
      });
      response.on('end', () => resolve({ status: response.statusCode!, body }));
    });
    asked.on('error', reject);
    asked.end();
  });
}

test('sockets are opened by pages of this server and by programs, under its own name', async () => {
  const { app, port } = await serve({ names: ['table.example.org'] });
  const host = 'table.example.org';
  const from = async (origin: string, asked = host) => (await upgrade(port, { host: asked, origin })).status;
  expect((await upgrade(port, { host })).status).toBe(101);
  expect(await from('https://table.example.org')).toBe(101);
  expect(await from('http://table.example.org:8080', 'table.example.org:8080')).toBe(101);
  for (const origin of [
    'https://evil.example',
    'https://table.example.org.evil.example',
    'null',
    'https://table.example.org:99',
  ])
    expect(await from(origin)).toBe(403);
  expect(sentence((await upgrade(port, { host, origin: 'https://evil.example' })).body)).toContain(
    'pages of this server',
  );
  const other = await upgrade(port, { host: 'evil.example', origin: 'https://evil.example' });
  expect(other.status).toBe(421);
  expect(sentence(other.body)).toContain('does not go by that name');
  await app.close();

  const nameless = await serve();
  expect((await upgrade(nameless.port, { host: 'a.example', origin: 'http://b.example' })).status).toBe(403);
  expect((await upgrade(nameless.port, { host: 'a.example', origin: 'http://a.example' })).status).toBe(101);
  await nameless.app.close();
});
test('a proxy that drops the port or the upgrade is told of: to the caller, the page and the log', async () => {
  const said = quietly();
  const { app, port } = await serve();
  const page = 'https://table.example.org:8443';
  const why = async (host: string) => {
    const { body } = await app.inject({
      method: 'POST',
      url: '/api/socket',
      headers: { host, origin: page },
      payload: {},
    });
    return (JSON.parse(body) as { why: string }).why;
  };
  expect((await upgrade(port, { host: 'table.example.org', origin: page })).status).toBe(403);
  expect(await why('table.example.org')).toMatch(/must pass on the Host header as it came, with its port$/);
  const headers = { host: 'table.example.org:8443', origin: page, 'sec-websocket-key': 'x' };
  const dropped = await app.inject({ url: '/ws', headers });
  expect([dropped.statusCode, sentence(dropped.body)]).toEqual([400, expect.stringContaining('has no Upgrade header')]);
  expect(await why('table.example.org:8443')).toMatch(/must pass on the headers Upgrade and Connection$/);
  // A person who looks at that address hides no fault of a proxy.
  expect(sentence((await app.inject({ url: '/ws' })).body)).toContain('this is the address of the socket');
  await app.close();
  expect(linesOf(said)).toEqual([
    expect.objectContaining({
      level: 'warn',
      route: '/ws',
      status: 403,
      times: 1,
      why: expect.stringContaining('port'),
    }),
    expect.objectContaining({
      level: 'warn',
      route: '/ws',
      status: 400,
      times: 1,
      why: expect.stringContaining('Upgrade'),
    }),
  ]);
});
test('a port that goes without saying is the same as said', () => {
  expect(isOwnPage('https://a.example', 'a.example:443')).toBe(true);
  expect(isOwnPage('http://[::1]:8080', '[::1]:8080')).toBe(true);
  expect(isOwnPage('http://a.example', 'a.example:443')).toBe(false);
  expect(isOwnPage('file:///etc', 'etc')).toBe(false);
});

test('what is no handshake of a socket is refused in our words', async () => {
  const { app, port } = await serve();
  for (const [headers, path] of [
    [{}, '/api/games'],
    [{}, '/nowhere'],
    [{ upgrade: 'h2c' }, '/ws'],
    [{ 'sec-websocket-version': '1' }, '/ws'],
    [{ 'sec-websocket-key': 'short' }, '/ws'],
    [{ 'sec-websocket-protocol': ',,' }, '/ws'],
  ] as const) {
    const { status, body } = await upgrade(port, { host: 'a.example', ...headers } as Record<string, string>, path);
    expect(status).toBe(400);
    expect(sentence(body)).toMatch(/^(sockets are opened at \/ws|this request cannot be read)/);
  }
  await app.close();
});

test('a page of this server loads and asks nothing elsewhere', async () => {
  const { app } = await serve();
  const asked = async (host: string) => app.inject({ url: '/api/games', headers: { host } });
  const policy = String((await asked('table.example.org:8080')).headers['content-security-policy']);
  const directives = new Map(policy.split('; ').map((one) => [one.split(' ')[0]!, one.split(' ').slice(1)]));
  expect(directives.get('connect-src')).toEqual([
    "'self'",
    'ws://table.example.org:8080',
    'wss://table.example.org:8080',
  ]);
  for (const never of ['frame-ancestors', 'object-src', 'base-uri']) expect(directives.get(never)).toEqual(["'none'"]);
  expect(directives.get('form-action')).toEqual(["'self'"]);
  expect(directives.get('default-src')).toEqual(["'self'"]);
  // Nothing but this origin, except for the inline scripts of the page itself.
  const rest = policy.replaceAll(/wss?:\/\/table\.example\.org:8080/g, '');
  expect(rest).not.toMatch(/[a-z]+:\/\/|\*|https?:|wss?:|unsafe-eval/);
  expect(directives.get('script-src')).toEqual(["'self'"]);
  // A Host header cannot inject a policy.
  for (const host of ['a.example; script-src *', "a.example 'unsafe-inline'", 'a.example, b.example', '*', 'a/b']) {
    const refused = await asked(host);
    expect(refused.statusCode).toBe(400);
    expect(refused.headers['content-security-policy']).toBeUndefined();
  }
  expect(String((await asked('[::1]:8080')).headers['content-security-policy'])).toContain("connect-src 'self';");
  await app.close();
});

test('nobody keeps a reply, but for the files of the page', async () => {
  const dir = folder();
  mkdirSync(join(dir.path, 'assets'));
  writeFileSync(join(dir.path, 'index.html'), '<!doctype html>');
  writeFileSync(join(dir.path, 'icon.svg'), '<svg/>');
  writeFileSync(join(dir.path, 'assets/main-h4sh.js'), '1');
  writeFileSync(join(dir.path, 'assets/main-h4sh.js.br'), '1');
  const { app } = await serve({ page: dir.path }, { create: async () => ({ host: TOKEN }) });
  const kept = async (method: 'GET' | 'POST', url: string, payload?: object, headers = {}) =>
    (await app.inject({ method, url, headers, ...(payload && { payload }) })).headers['cache-control'];
  for (const [url, payload] of [
    ['/api/matches', MATCH],
    ['/api/matches/m/sit', { invite: TOKEN, name: 'Ada' }],
    ['/api/matches/m/invitation', { invite: TOKEN }],
    ['/api/matches/m/table', { do: 'begin', token: TOKEN }],
    ['/api/matches/m/record', { token: TOKEN }],
    ['/api/mine', { matches: [] }],
    ['/api/matches', {}],
    ['/api/nowhere', {}],
  ] as const)
    expect([url, await kept('POST', url, payload)]).toEqual([url, 'no-store']);
  for (const url of ['/api/matches/m', '/healthz', '/readyz', '/assets/gone-h4sh.js', '/api/%zz'])
    expect([url, await kept('GET', url)]).toEqual([url, 'no-store']);
  for (const url of ['/', '/match/abc', '/index.html', '/icon.svg'])
    expect([url, await kept('GET', url)]).toEqual([url, 'no-cache']);
  for (const encoding of ['br', 'identity'])
    expect(await kept('GET', '/assets/main-h4sh.js', undefined, { 'accept-encoding': encoding })).toBe(
      'public, max-age=31536000, immutable',
    );
  await app.close();
  dir.remove();
});

test('a browser gets the page at an odd address, too; programs, and who asks for a part of it, get a sentence', async () => {
  const dir = folder();
  writeFileSync(join(dir.path, 'index.html'), '<!doctype html>');
  const { app } = await serve({ page: dir.path });
  const typeOf = async (url: string, accept: string) =>
    `${(await app.inject({ url, headers: { accept } })).headers['content-type']}`.split(';')[0];
  const browser = 'text/html,application/xhtml+xml,*/*;q=0.8';
  for (const url of ['/m/%E0%A4%A', '/m/a%00b', '/%', '/m/abcdef.', '/m/a.b', '/m/abc?x=%'])
    expect([url, await typeOf(url, browser)]).toEqual([url, 'text/html']);
  for (const url of ['/m/%E0%A4%A', '/m/a%00b', '/%', '/m/abcdef.'])
    expect([url, await typeOf(url, '*/*')]).toEqual([url, 'application/json']);
  for (const url of ['/%', '/%00', '/m/a%00b', '/assets/%00', '/api/%00'])
    expect((await app.inject({ url })).json()).toMatchObject({ error: 'this address cannot be read' });
  expect((await app.inject({ url: '/%00' })).statusCode).toBe(400);
  for (const url of ['/api/%', '/api/nowhere.', '/assets/gone-h4sh.js', '/.env'])
    expect([url, await typeOf(url, browser)]).toEqual([url, 'application/json']);
  const { headers } = await app.inject({ url: '/%', headers: { accept: browser } });
  expect(headers['content-security-policy']).toContain("default-src 'self'");
  await app.close();
  dir.remove();
});

test('the record of a match is sent as the lines that it is', async () => {
  const record = vi.fn(async () => '{"gaslamp":2}\n{"end":1}\n');
  const { app } = await serve({}, { record });
  const answer = await app.inject({ method: 'POST', url: '/api/matches/m1/record', payload: { token: TOKEN } });
  expect(answer.headers['content-type']).toBe('application/x-ndjson; charset=utf-8');
  expect(answer.body).toBe('{"gaslamp":2}\n{"end":1}\n');
  expect(record).toHaveBeenCalledWith('m1', TOKEN);
  await app.close();
});

test('a request that names no server is refused, unless it asks whether it lives', async () => {
  const { app, port } = await serve();
  expect((await raw(port, ['GET /api/games HTTP/1.0\r\n\r\n'])).status).toBe(400);
  expect((await raw(port, ['GET /api/games HTTP/1.1\r\nhost:\r\nconnection: close\r\n\r\n'])).status).toBe(400);
  expect((await raw(port, ['GET /healthz HTTP/1.0\r\n\r\n'])).status).toBe(200);
  await app.close();
});
