// Error responses, with the server's own messages whichever library found the error.
import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Values } from '@gaslamp/words/text';
import { saidOf } from '@gaslamp/words/told/told';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { log } from '../log.ts';
import { RequestError } from '../refused.ts';
import { Damaged, Unstorable, Unsure, VersionTaken } from '../store/store.ts';
import { type Told, type ToldCode, told } from '../told.ts';
import { DRAWN_POLICY, drawnPage, escaped } from './html.ts';
import { textsOf, VARY } from './languages.ts';
import { isPlace, wantsPage } from './paths.ts';

/** Largest body that is read, in bytes. */
export const BODY_LIMIT = 64 * 1024;

export interface Refusal {
  readonly status: number;
  readonly told: Told;
  /** Seconds after which the same request may succeed. */
  readonly after: number | null;
}

const INNER: ToldCode = 'http.inner';
export const NOTHING_HERE = 'http.nothing';
export const STOPPING = 'http.stopping';
const UNREADABLE: ToldCode = 'http.unreadable';
export const NO_ADDRESS = 'http.address';
const BY_STATUS: Readonly<Record<number, ToldCode>> = {
  400: UNREADABLE,
  403: 'http.forbidden',
  404: NOTHING_HERE,
  405: 'http.method',
  408: 'http.slow',
  412: 'http.changed',
  414: 'http.longAddress',
  415: 'http.type',
  416: 'http.part',
  417: 'http.expects',
  431: 'http.head',
  500: INNER,
  503: STOPPING,
};
const BY_CODE: Readonly<Record<string, ToldCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'http.json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'http.empty',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'http.length',
  FST_ERR_BAD_URL: NO_ADDRESS,
};

/** Converts an error to a refusal. Only a RequestError's message is shown to callers. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof RequestError) return { status: error.status, told: error.told, after: error.after };
  if (error instanceof VersionTaken) return refusal(409, 'match.meanwhile');
  if (error instanceof Damaged) return refusal(409, 'match.damaged');
  if (error instanceof Unstorable) return refusal(503, unstored(error));
  const { statusCode, code }: Partial<FastifyError> = Object(error);
  const status = typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? statusCode : 500;
  if (status === 413) return refusal(status, 'http.large', { most: BODY_LIMIT / 1024 });
  return refusal(status, BY_CODE[code ?? ''] ?? BY_STATUS[status] ?? UNREADABLE);
}
/** Returns the message for a failed store: nothing was stored, or the outcome is unknown. */
export const unstored = (error: Unstorable): ToldCode => (error instanceof Unsure ? 'http.unsure' : 'http.unstored');
const refusal = (status: number, code: ToldCode, values: Values = {}): Refusal => ({
  status,
  told: told(code, values),
  after: null,
});

/** Seconds after which a browser loads a refused page again, where the refusal names no time. */
const RELOADED_AFTER = 5;

/** Sends the refusal for an error, and logs those that the host should know of. */
export function refuse(reply: FastifyReply, error: unknown): FastifyReply {
  const { status, told: why, after } = refusalOf(error);
  const { method, routeOptions } = reply.request;
  const context = { method, route: routeOptions.url ?? 'none', status };
  if (error instanceof Damaged) log.error({ ...context, match: error.match, err: error }, 'a match is damaged');
  else if (error instanceof Unstorable) log.error({ ...context, err: error }, 'what somebody did was not stored');
  else if (status === 500) log.error({ ...context, fault: error }, 'a request failed');
  if (after !== null) reply.header('retry-after', after);
  const { raw } = reply.request;
  if ((status === 429 || status === 503) && isPlace(raw) && wantsPage(raw)) {
    const texts = textsOf(reply.request);
    const said = saidOf(texts, why.code, why.values);
    const title = texts.t('refused.title');
    const again = texts.t('refused.again', { why: said[0]!.toUpperCase() + said.slice(1) });
    const seconds = after ?? RELOADED_AFTER;
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': DRAWN_POLICY,
      refresh: seconds,
      vary: VARY,
    });
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(drawnPage(texts.code, title, `<h1>${escaped(title)}</h1><p>${escaped(again)}</p>`));
  }
  return reply.code(status).headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }).send(why);
}

/** Returns a complete HTTP response for a raw socket; it closes the connection. */
export function rawReply(status: number, why = refusal(status, BY_STATUS[status] ?? UNREADABLE).told): string {
  const body = JSON.stringify(why);
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
    '',
    body,
  ].join('\r\n');
}

/** Answers a connection whose request cannot be parsed. */
export function refuseUnread(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code !== 'ECONNRESET' && socket.writable) socket.write(rawReply(UNREAD[error.code ?? ''] ?? 400));
  socket.destroy();
}
const UNREAD: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/** Parses bodies as JSON and rejects names that would change the prototype, with an error of their own. */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (hasManyParts(text)) return void done(new RequestError(400, 'http.parts', { most: MOST_PARTS }));
    parse(request, text, (error, value) =>
      done(error && isJson(text) ? new RequestError(400, 'http.oddName') : error, value),
    );
  });
}
/** Largest number of objects, lists and commas in a body; the largest of the page has about 800. */
const MOST_PARTS = 2_000;
/** To parse and check tens of thousands of parts takes as long as a hundred other requests. */
function hasManyParts(text: string): boolean {
  let parts = 0;
  for (let i = 0; i < text.length && parts <= MOST_PARTS; i++) {
    const sign = text[i];
    if (sign === '"') i = endOfText(text, i);
    else if (sign === ',' || sign === '[' || sign === '{') parts++;
  }
  return parts > MOST_PARTS;
}
/** Returns the index of the quotation mark that ends a text in JSON. */
function endOfText(text: string, start: number): number {
  let i = start + 1;
  while (i < text.length && text[i] !== '"') i += text[i] === '\\' ? 2 : 1;
  return i;
}
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Answers requests to which Node would reply with its own text, or not at all, before any route runs. */
export function refuseOddities(server: Server): void {
  server.on('connect', (_, socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(rawReply(405));
  });
  server.on('checkExpectation', (_, response) => {
    const body = JSON.stringify(told('http.expects'));
    const head = { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) };
    response.writeHead(417, { ...head, connection: 'close' }).end(body);
  });
}
