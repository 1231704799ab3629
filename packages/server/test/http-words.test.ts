// All errors have the server's own messages: nothing of libraries, paths, stacks or SQL.
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { scrubbed } from '../src/log.ts';
import { RequestError } from '../src/refused.ts';
import { Damaged, Unstorable, VersionTaken } from '../src/store/store.ts';
import { folder } from './folder.ts';
import { MATCH, type Reply, raw, type Stubbed, sentence, serve, TOKEN } from './http-stub.ts';
import { allOf, quietly } from './quietly.ts';
import { until } from './until.ts';

vi.mock('../src/sockets/socket.ts', () => ({ serveSocket: () => {} }));

const dir = folder();
mkdirSync(join(dir.path, 'assets'));
writeFileSync(join(dir.path, 'index.html'), '<!doctype html>');
writeFileSync(join(dir.path, 'assets/a.js'), '1');
let stub: Stubbed;
/** The next error of the lobby. */
let thrown: unknown = null;
const fails = async () => {
  if (thrown !== null) throw thrown;
  return {};
};
beforeAll(async () => {
  const does = { create: fails, about: fails, sit: fails, invitation: fails, table: fails, record: fails, mine: fails };
  stub = await serve({ page: dir.path }, { ...does, game: fails as never });
});
afterAll(async () => {
  await stub.app.close();
  dir.remove();
});
let said: ReturnType<typeof quietly>;
beforeEach(() => {
  said = quietly();
});
afterEach(() => {
  thrown = null;
  vi.restoreAllMocks();
});

/** Matches text that no message of the server contains: names of errors and libraries, code, paths, SQL. */
const INNER =
  /FST_|HPE_|ERR_|SQL|Error|at \w+ \(|node_modules|\/(?:srv|tmp|home|work|usr)\b|\.ts\b|fastify|undefined|Unexpected|prototype|statusCode|Bad Request|Not Found|Unsupported|null/i;
function ours(reply: Pick<Reply, 'status' | 'body'>, status?: number): void {
  const said = sentence(reply.body);
  expect(said).toMatch(/^[a-z][^"<>\n]{8,200}$/);
  expect(said).not.toMatch(INNER);
  expect(reply.status).toBeGreaterThanOrEqual(400);
  if (status !== undefined) expect([said, reply.status]).toEqual([said, status]);
}

const HOST = 'host: a.example\r\nconnection: close\r\n';
const UPGRADE = 'connection: Upgrade\r\nupgrade: websocket\r\n';
const post = (path: string, type: string, body: string, more = '') =>
  `POST ${path} HTTP/1.1\r\n${HOST}${type === '' ? '' : `content-type: ${type}\r\n`}${more}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
const json = (body: string, path = '/api/mine') => post(path, 'application/json', body);
const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\n${HOST}${more}\r\n`;

test.each([
  ['no JSON', 400, json('{')],
  ['JSON that wants to be a prototype', 400, json('{"__proto__":{"a":1}}')],
  ['JSON that wants to be a constructor', 400, json('{"constructor":{"prototype":1}}')],
  ['an empty body', 400, json('')],
  ['no body at all', 400, `POST /api/mine HTTP/1.1\r\n${HOST}content-length: 0\r\n\r\n`],
  ['JSON of another shape', 400, json('{"matches":[{"match":"","token":7}]}')],
  ['a list', 400, json('[]', '/api/matches')],
  ['a number', 400, json('7', '/api/matches/m/sit')],
  ['null', 400, json('null', '/api/matches/m/record')],
  ['an act that there is not', 400, json('{"do":"steal","token":"aaaaaaaaaaaaaaaa"}', '/api/matches/m/table')],
  ['text', 415, post('/api/mine', 'text/plain', '{"matches":[]}')],
  ['a form', 415, post('/api/mine', 'application/x-www-form-urlencoded', 'a=1')],
  ['a type that is none', 415, post('/api/mine', ';;;', '{}')],
  ['no type', 415, post('/api/mine', '', '{}')],
  ['bytes that are no text', 400, post('/api/mine', 'application/json', '\u0000\u0001')],
  ['far too much', 413, json(`"${'x'.repeat(70_000)}"`)],
  ['far too much in the head', 431, get('/', `x: ${'x'.repeat(20_000)}\r\n`)],
  ['an address that is far too long', 431, get(`/${'x'.repeat(20_000)}`)],
  ['a name that is too long', 404, get(`/api/matches/${'x'.repeat(200)}`)],
  ['a name that is none', 404, get('/api/matches/a%20b')],
  ['a bad escape', 400, get('/api/%zz')],
  ['a bad escape in a name', 400, get('/api/matches/%e0%a4%a')],
  ['a bad escape for a socket', 400, get('/%zz', UPGRADE)],
  ['a name that is too long for a socket', 400, get(`/api/matches/${'x'.repeat(200)}`, UPGRADE)],
  ['something sent to a socket', 400, post('/api/mine', 'application/json', '{}', UPGRADE)],
  ['half an escape on a page', 400, get('/%')],
  ['nothing there', 404, get('/api/nowhere')],
  ['the interface itself', 404, get('/api')],
  ['a former address', 404, json('{}', '/api/matches/m/seats')],
  ['a former health', 404, get('/api/health')],
  ['no asset', 404, get('/assets/nothing.js')],
  ['a folder above', 403, get('/assets/../../../etc/passwd')],
  ['a folder above in disguise', 404, get('/..%2f..%2fetc/passwd.txt')],
  ['a hidden file', 404, get('/.git/config')],
  ['a part that there is not', 416, get('/assets/a.js', 'range: bytes=900-\r\n')],
  ['another version of it', 412, get('/assets/a.js', 'if-match: "nothing"\r\n')],
  ['a game that there is not', 404, get('/api/packs/chess/abc')],
  ['a game of everybody', 404, get('/api/packs/constructor/abc')],
  ['PUT', 404, `PUT /api/matches HTTP/1.1\r\n${HOST}\r\n`],
  ['DELETE', 404, `DELETE /api/matches/m HTTP/1.1\r\n${HOST}\r\n`],
  ['OPTIONS', 404, `OPTIONS /api/matches HTTP/1.1\r\n${HOST}\r\n`],
  ['TRACE', 404, `TRACE / HTTP/1.1\r\n${HOST}\r\n`],
  ['PROPFIND', 404, `PROPFIND / HTTP/1.1\r\n${HOST}\r\n`],
  ['a method of nobody', 400, `BREW /tea HTTP/1.1\r\n${HOST}\r\n`],
  ['CONNECT', 405, `CONNECT a.example:80 HTTP/1.1\r\n${HOST}\r\n`],
  ['GET where something is sent', 404, get('/api/mine')],
  ['an expectation', 417, get('/api/games', 'expect: coffee\r\n')],
  ['a socket without a handshake', 400, get('/ws')],
  ['no host', 400, 'GET /api/games HTTP/1.1\r\nconnection: close\r\n\r\n'],
  ['two lengths', 400, `POST /api/mine HTTP/1.1\r\n${HOST}content-length: 1\r\ncontent-length: 2\r\n\r\n{}`],
  [
    'a length and chunks',
    400,
    `POST /api/mine HTTP/1.1\r\n${HOST}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n{}`,
  ],
  [
    'a chunk that is none',
    400,
    `POST /api/mine HTTP/1.1\r\n${HOST}content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n`,
  ],
  ['no HTTP', 400, 'hello\r\n\r\n'],
  ['TLS', 400, '\u0016\u0003\u0001\u0002\u0000\u0001\u0000'],
])('%s', async (_, status, request) => {
  ours(await raw(stub.port, [request]), status);
});

test('a body with a name that is not allowed is told from one that is no JSON', async () => {
  const error = async (body: string) => sentence((await raw(stub.port, [json(body)])).body);
  const odd = 'the body holds a name that is not allowed, such as __proto__';
  for (const body of ['{"__proto__":1}', '{"matches":[{"__proto__":{}}]}', '{"constructor":{"prototype":1}}'])
    expect(await error(body)).toBe(odd);
  for (const body of ['{', '{"__proto__":', '__proto__']) expect(await error(body)).toBe('the body is not JSON');
});

test('a body of more parts than any page sends is refused before it is read, and commas within texts are no parts', async () => {
  const many = Array.from({ length: 2_001 }, () => 1);
  for (const body of [JSON.stringify(many), '['.repeat(30_000)]) {
    const reply = await raw(stub.port, [json(body)]);
    ours(reply, 400);
    expect(sentence(reply.body)).toBe('the body has too many parts: at most 2000');
  }
  const text = JSON.stringify({ matches: [], [`,"${'\\'}",`.repeat(3_000)]: 1 });
  expect((await raw(stub.port, [json(text)])).status).toBe(200);
});
test('a number without end is told to be none', async () => {
  const sits = `{"invite":"${TOKEN}","name":"Ada","seat":1e999}`;
  const { body } = await raw(stub.port, [json(sits, '/api/matches/m/sit')]);
  expect(sentence(body)).toBe('seat: must be a finite number');
});

const SECRET = 'SQLITE_CANTOPEN: unable to open /srv/secret/gaslamp.sqlite at Store.commit (store.ts:12)';
const COMING = [
  ['POST', '/api/matches', MATCH],
  ['GET', '/api/matches/m', undefined],
  ['POST', '/api/matches/m/sit', { invite: TOKEN, name: 'Ada' }],
  ['POST', '/api/matches/m/invitation', { invite: TOKEN }],
  ['POST', '/api/matches/m/table', { do: 'begin', token: TOKEN }],
  ['POST', '/api/matches/m/record', { token: TOKEN }],
  ['POST', '/api/mine', { matches: [] }],
  ['GET', '/api/games', undefined],
  ['GET', '/api/packs/emerald-2e/abc', undefined],
] as const;
/** Everything that code may throw. */
const anything: Record<string, () => unknown> = {
  'an error': () => new Error(SECRET),
  'an error with a status': () => Object.assign(new Error(SECRET), { statusCode: 418 }),
  'an error with a status of ours': () =>
    Object.assign(new Error(SECRET), { statusCode: 503, code: 'FST_ERR_BAD_URL' }),
  'an error of a library': () => Object.assign(new Error(SECRET), { statusCode: 404, expose: true }),
  'a full disk': () => new Unstorable(SECRET),
  'a damaged match': () => new Damaged('m', SECRET),
  'a lost race': () => new VersionTaken('m', 7),
  text: () => SECRET,
  'an object': () => ({ statusCode: 200, message: SECRET }),
  nothing: () => undefined,
};
test.each(Object.keys(anything))('%s inside is not told outside', async (name) => {
  for (const [method, url, payload] of COMING) {
    thrown = anything[name]!();
    const { statusCode, body } = await stub.app.inject({ method, url, ...(payload && { payload }) });
    ours({ status: statusCode, body });
  }
});
test('what the lobby refuses is told as it says it', async () => {
  for (const status of [400, 403, 404, 409, 429, 503] as const) {
    thrown = new RequestError(status, 'seat.taken');
    const { statusCode, body } = await stub.app.inject('/api/matches/m');
    expect([statusCode, sentence(body)]).toEqual([status, 'every seat is taken']);
  }
});
test('a fault inside goes to the log', async () => {
  for (const fault of [new Error(SECRET), new Unstorable(SECRET), new Damaged('m', SECRET)]) {
    said.mockClear();
    thrown = fault;
    await stub.app.inject('/api/matches/m');
    expect(allOf(said)).toContain(scrubbed(SECRET));
  }
});

test('while it is being stopped it says so', async () => {
  let free = (): void => {};
  const slow = new Promise<void>((resolve) => {
    free = resolve;
  });
  const mine = vi.fn(() => slow.then(() => ({})));
  const { app, port } = await serve({}, { mine });
  const body = JSON.stringify({ matches: [] });
  const head = `POST /api/mine HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  // The second request arrives on a connection whose first one is still being answered when the server is stopped.
  const socket = connect(port, '127.0.0.1');
  let said = '';
  socket.on('data', (chunk) => {
    said += String(chunk);
  });
  const ended = new Promise((resolve) => socket.on('close', resolve));
  socket.write(head);
  await until(() => expect(mine).toHaveBeenCalled());
  const closed = app.close();
  await until(() => expect(app.server.listening).toBe(false));
  const second = new Promise((resolve) => app.server.once('request', resolve));
  socket.write('GET /api/matches/m HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
  await second;
  free();
  await Promise.all([closed, ended]);
  expect(said).toContain(
    '{"error":"the server is being stopped; try again in a moment","code":"http.stopping","values":{}}',
  );
});

test('any bytes at all are answered in our words, or served', async () => {
  const path = fc.oneof(
    fc.string({ maxLength: 30 }).map((text) => `/${encodeURI(text)}`),
    fc.constantFrom(
      '/api/matches',
      '/api/mine',
      '/api/matches/m/sit',
      '/api/matches/%',
      '/api//',
      '//',
      '/ws',
      '/readyz',
    ),
    fc
      .string({ unit: fc.constantFrom('/', '.', '%', '2', 'e', 'f', 'a', '?', '#', '\\'), maxLength: 20 })
      .map((t) => `/${t}`),
  );
  const header = fc.tuple(
    fc.constantFrom('content-type', 'host', 'origin', 'upgrade', 'connection', 'range', 'accept-encoding', 'expect'),
    fc.oneof(fc.constantFrom('application/json', 'websocket', 'Upgrade', '*', ''), fc.string({ maxLength: 20 })),
  );
  const request = fc.record({
    method: fc.constantFrom('GET', 'POST', 'PUT', 'HEAD', 'PATCH', 'OPTIONS', 'LOCK', 'get'),
    path,
    headers: fc.array(header, { maxLength: 3 }),
    body: fc.oneof(fc.json(), fc.string({ maxLength: 50 })),
  });
  await fc.assert(
    fc.asyncProperty(request, async ({ method, path: url, headers, body }) => {
      const clean = headers.map(([name, value]) => `${name}: ${value.replaceAll(/[\r\n]/g, '')}\r\n`).join('');
      const text = `${method} ${url} HTTP/1.1\r\n${HOST}${clean}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
      const reply = await raw(stub.port, [text]);
      if (reply.status >= 400 && method !== 'HEAD') ours(reply);
      else expect(reply.status === 0 || reply.status >= 400 || reply.status < 310).toBe(true);
    }),
    { numRuns: 300 },
  );
});
