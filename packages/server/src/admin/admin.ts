// The admin desk at `/admin`, for the holder of the token. Plain forms without a script; every action is a deed (desk.ts).
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deed } from '../desk/deeds.ts';
import { DRAWN_POLICY } from '../http/html.ts';
import { isOwnPage } from '../http/names.ts';
import { callerOf } from '../http/proxy.ts';
import { refusalOf } from '../http/refusals.ts';
import type { Lobby } from '../lobby/lobby.ts';
import { RequestError } from '../refused.ts';
import { say } from '../text.ts';
import { numbersOf, shownMatches } from './numbers.ts';
import { deskPage, failedPage, loginPage } from './page.ts';
import { Sessions } from './sessions.ts';

export const ADMIN = '/admin';
/** Login attempts per minute and address. */
const ATTEMPTS = 5;
const MOST = { words: 500, name: 60 } as const;

/** Registers the admin pages below `/admin`. */
export async function serveAdmin(app: FastifyInstance, lobby: Lobby): Promise<void> {
  const { desk } = lobby.house;
  const sessions = new Sessions(lobby.house.bus.desks);
  const isOpen = async ({ headers: { cookie } }: FastifyRequest): Promise<boolean> => {
    if (!(await sessions.isOpen(cookie, desk.rules.tokenHash))) return false;
    // With a database, a new token may have been made by another process.
    await desk.refresh();
    return sessions.isOpen(cookie, desk.rules.tokenHash);
  };
  const isSecure = ({ protocol }: FastifyRequest) => protocol === 'https';
  await app.register(async (desks) => {
    desks.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    desks.addHook('onRequest', async (request, reply) => {
      reply.headers({ 'content-security-policy': DRAWN_POLICY, 'cache-control': 'no-store' });
      // Without a referrer, browsers do not send the origin of a form either.
      reply.header('referrer-policy', 'same-origin');
      if (request.method === 'POST') checkOrigin(request);
    });
    desks.setErrorHandler((error, _, reply) => {
      const { status, error: sentence, after } = refusalOf(error);
      if (after !== null) reply.header('retry-after', after);
      return html(reply.code(status), failedPage(sentence));
    });

    desks.get(ADMIN, async (request, reply) => {
      if (!(await isOpen(request))) return html(reply.code(401), loginPage());
      const numbers = await numbersOf(lobby);
      return html(reply, deskPage({ numbers, matches: shownMatches(lobby), rules: desk.rules, deeds: desk.deeds }));
    });
    const seldom = { config: { rateLimit: { max: ATTEMPTS, timeWindow: '1 minute', groupId: 'admin' } } };
    desks.post('/admin/login', seldom, async (request, reply) => {
      await desk.refresh();
      if (!desk.isToken(fieldOf(request, 'token'))) return html(reply.code(401), loginPage(true));
      return reply
        .header('set-cookie', await sessions.open(desk.rules.tokenHash, isSecure(request)))
        .redirect(ADMIN, 303);
    });
    desks.post('/admin/logout', async (request, reply) =>
      reply.header('set-cookie', await sessions.close(request.headers.cookie, isSecure(request))).redirect(ADMIN, 303),
    );
    desks.post('/admin/do', async (request, reply) => {
      if (!(await isOpen(request))) return html(reply.code(401), loginPage());
      await done(lobby, deedIn(request));
      return reply.redirect(ADMIN, 303);
    });
  });
}

async function done(lobby: Lobby, deed: Deed): Promise<void> {
  const { desk } = lobby.house;
  if (deed.do !== 'revoke') return desk.do(deed);
  const room = await lobby.room(deed.match).catch((error: unknown) => {
    throw error instanceof RequestError ? new RequestError(404, say('failed.match')) : error;
  });
  await desk.do(deed);
  await room.revoke();
}

/** Returns the deed that a form requests. Throws RequestError 400. */
function deedIn(request: FastifyRequest): Deed {
  const what = fieldOf(request, 'what');
  const wanted = fieldOf(request, 'do');
  switch (wanted) {
    case 'suspend':
    case 'admit':
      if (what === 'name') return { do: wanted, what, who: words(request, MOST.name, 'failed.name') };
      if (what === 'address') return { do: wanted, what, who: addressIn(request) };
      break;
    case 'revoke': {
      const match = fieldOf(request, 'match');
      if (!/^[\w-]{1,64}$/.test(match)) throw new RequestError(404, say('failed.match'));
      return { do: 'revoke', match };
    }
    case 'close':
      return { do: 'close', words: words(request, MOST.words, 'failed.words') };
    case 'open':
      return { do: 'open' };
    case 'announce':
      return { do: 'announce', words: words(request, MOST.words, 'failed.words') };
    case 'silence':
      return { do: 'announce', words: '' };
  }
  throw new RequestError(400, say('failed.form'));
}
function words(request: FastifyRequest, most: number, id: 'failed.words' | 'failed.name'): string {
  const value = fieldOf(request, 'said');
  if (value === '' || value.length > most) throw new RequestError(400, say(id, { most }));
  return value;
}
/** Normalizes an address as the rate limits do: an IPv6 address becomes its network. */
function addressIn(request: FastifyRequest): string {
  const value = fieldOf(request, 'said');
  const address = callerOf([value.replace(/\/64$/, '')]);
  if (address === 'unknown') throw new RequestError(400, say('failed.address', { said: value }));
  return address;
}
const fieldOf = ({ body }: FastifyRequest, name: string): string =>
  body instanceof URLSearchParams ? (body.get(name) ?? '').trim() : '';

/** Throws unless the form was sent by a page of this server. */
function checkOrigin({ headers: { origin, host } }: FastifyRequest): void {
  if (origin === undefined || host === undefined || !isOwnPage(origin, host))
    throw new RequestError(403, say('failed.origin'));
}
const html = (reply: FastifyReply, page: string): FastifyReply => reply.type('text/html; charset=utf-8').send(page);
