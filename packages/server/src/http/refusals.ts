// Error responses, with the server's own messages whichever library found the error.
import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { log } from '../log.ts';
import { RequestError } from '../refused.ts';
import { Damaged, Unstorable, Unsure, VersionTaken } from '../store/store.ts';
import { say } from '../text.ts';
import { DRAWN_POLICY, drawnPage, escaped } from './html.ts';
import { isPlace, wantsPage } from './paths.ts';

/** Largest body that is read, in bytes. */
export const BODY_LIMIT = 64 * 1024;

export interface Refusal {
  readonly status: number;
  readonly error: string;
  /** Seconds after which the same request may succeed. */
  readonly after: number | null;
}

const INNER = 'the server could not carry this out';
export const NOTHING_HERE = 'there is nothing at this address';
export const STOPPING = 'the server is being stopped; try again in a moment';
const UNREADABLE = 'this request cannot be read';
export const NO_ADDRESS = 'this address cannot be read';
const BY_STATUS: Readonly<Record<number, string>> = {
  400: UNREADABLE,
  403: 'this is not allowed',
  404: NOTHING_HERE,
  405: 'this cannot be done here',
  408: 'the request took too long to arrive',
  412: 'what is here has changed',
  413: `the body is too large: at most ${BODY_LIMIT / 1024} kB`,
  414: 'the address is too long',
  415: 'the body must be JSON, with the content type application/json',
  416: 'there is no such part of it',
  417: 'this server does not do what the request expects of it',
  431: 'the head of the request is too large: at most 16 kB',
  500: INNER,
  503: STOPPING,
};
const BY_CODE: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'the body is not JSON',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'the body is empty; it must be JSON',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'the body is not as long as its head says',
  FST_ERR_BAD_URL: NO_ADDRESS,
};

/** Converts an error to a refusal. Only a RequestError's message is shown to callers. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof RequestError) return { status: error.status, error: error.message, after: error.after };
  if (error instanceof VersionTaken)
    return refusal(409, 'something else has happened at this table meanwhile; try again');
  if (error instanceof Damaged) return refusal(409, 'this match is damaged and cannot be read; the others go on');
  if (error instanceof Unstorable) return refusal(503, unstored(error));
  const { statusCode, code }: Partial<FastifyError> = Object(error);
  const status = typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? statusCode : 500;
  return refusal(status, BY_CODE[code ?? ''] ?? BY_STATUS[status] ?? UNREADABLE);
}
/** Returns the message for a failed store: nothing was stored, or the outcome is unknown. */
export const unstored = (error: Unstorable): string =>
  error instanceof Unsure
    ? 'the server lost its database meanwhile, so nobody knows whether this was stored; the table shows it later'
    : 'the server cannot store anything now; nothing was changed';
const refusal = (status: number, error: string): Refusal => ({ status, error, after: null });

/** Seconds after which a browser loads a refused page again, where the refusal names no time. */
const RELOADED_AFTER = 5;

/** Sends the refusal for an error, and logs those that the host should know of. */
export function refuse(reply: FastifyReply, error: unknown): FastifyReply {
  const { status, error: sentence, after } = refusalOf(error);
  const { method, routeOptions } = reply.request;
  const context = { method, route: routeOptions.url ?? 'none', status };
  if (error instanceof Damaged) log.error({ ...context, match: error.match, err: error }, 'a match is damaged');
  else if (error instanceof Unstorable) log.error({ ...context, err: error }, 'what somebody did was not stored');
  else if (status === 500) log.error({ ...context, fault: error }, 'a request failed');
  if (after !== null) reply.header('retry-after', after);
  const { raw } = reply.request;
  if ((status === 429 || status === 503) && isPlace(raw) && wantsPage(raw)) {
    const words = `<h1>${say('refused.title')}</h1><p>${escaped(say('refused.again', { why: sentence[0]!.toUpperCase() + sentence.slice(1) }))}</p>`;
    const seconds = after ?? RELOADED_AFTER;
    reply.headers({ 'cache-control': 'no-store', 'content-security-policy': DRAWN_POLICY, refresh: seconds });
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(drawnPage(say('refused.title'), words));
  }
  return reply.code(status).headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }).send({
    error: sentence,
  });
}

/** Returns a complete HTTP response for a raw socket; it closes the connection. */
export function rawReply(status: number, error = BY_STATUS[status] ?? UNREADABLE): string {
  const body = JSON.stringify({ error });
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
    if (hasManyParts(text)) return void done(new RequestError(400, MANY_PARTS));
    parse(request, text, (error, value) =>
      done(error && isJson(text) ? new RequestError(400, ODD_NAME) : error, value),
    );
  });
}
/** Largest number of objects, lists and commas in a body; the largest of the page has about 800. */
const MOST_PARTS = 2_000;
const MANY_PARTS = `the body has too many parts: at most ${MOST_PARTS}`;
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
const ODD_NAME = 'the body holds a name that is not allowed, such as __proto__';
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
    const body = JSON.stringify({ error: BY_STATUS[417] });
    const head = { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) };
    response.writeHead(417, { ...head, connection: 'close' }).end(body);
  });
}
