// The admin desk at `/admin`, for the holder of the token. Plain forms without a script; every action is a deed (desk.ts).
import { saidOf } from '@gaslamp/words/told/told';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DRAWN_POLICY } from '../http/html.ts';
import { textsOf, VARY } from '../http/languages.ts';
import { isOwnPage } from '../http/names.ts';
import { refusalOf } from '../http/refusals.ts';
import type { Lobby } from '../lobby/lobby.ts';
import { RequestError } from '../refused.ts';
import { foundPage, matchPage } from './match-page.ts';
import { pageOf } from './match-parts.ts';
import { foundMatches, numbersOf, shownMatches, shownTable } from './numbers.ts';
import { deskPage, failedPage, loginPage } from './page.ts';
import { reportsPart } from './report-part.ts';
import { Sessions } from './sessions.ts';
import { fieldOf, fulfil, wishIn } from './wishes.ts';

export const ADMIN = '/admin';
/** Login attempts per minute and address. */
const ATTEMPTS = 5;
/** Longest text that is searched for. */
const LONGEST = 64;

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
      reply.headers({ 'content-security-policy': DRAWN_POLICY, 'cache-control': 'no-store', vary: VARY });
      // Without a referrer, browsers do not send the origin of a form either.
      reply.header('referrer-policy', 'same-origin');
      if (request.method === 'POST') checkOrigin(request);
    });
    desks.setErrorHandler((error, request, reply) => {
      const { status, told: why, after } = refusalOf(error);
      if (after !== null) reply.header('retry-after', after);
      const texts = textsOf(request);
      return html(reply.code(status), failedPage(texts, saidOf(texts, why.code, why.values)));
    });

    desks.get(ADMIN, async (request, reply) => {
      if (!(await isOpen(request))) return html(reply.code(401), loginPage(textsOf(request)));
      const numbers = await numbersOf(lobby);
      const texts = textsOf(request);
      const reports = await reportsPart(texts, lobby);
      return html(
        reply,
        deskPage(texts, { numbers, matches: shownMatches(lobby), reports, rules: desk.rules, deeds: desk.deeds }),
      );
    });
    const seldom = { config: { rateLimit: { max: ATTEMPTS, timeWindow: '1 minute', groupId: 'admin' } } };
    desks.post('/admin/login', seldom, async (request, reply) => {
      await desk.refresh();
      if (!desk.isToken(fieldOf(request, 'token'))) return html(reply.code(401), loginPage(textsOf(request), true));
      return reply
        .header('set-cookie', await sessions.open(desk.rules.tokenHash, isSecure(request)))
        .redirect(ADMIN, 303);
    });
    desks.post('/admin/logout', async (request, reply) =>
      reply.header('set-cookie', await sessions.close(request.headers.cookie, isSecure(request))).redirect(ADMIN, 303),
    );
    desks.post('/admin/do', async (request, reply) => {
      if (!(await isOpen(request))) return html(reply.code(401), loginPage(textsOf(request)));
      const wish = wishIn(request);
      await fulfil(lobby, wish);
      return reply.redirect('match' in wish && wish.do !== 'delete' ? pageOf(wish.match) : ADMIN, 303);
    });
    // Uses POST because URLs, with names in them, end up in logs.
    desks.post('/admin/find', async (request, reply) => {
      if (!(await isOpen(request))) return html(reply.code(401), loginPage(textsOf(request)));
      const text = fieldOf(request, 'text').slice(0, LONGEST);
      return html(reply, foundPage(textsOf(request), text, text === '' ? [] : await foundMatches(lobby, text)));
    });
    desks.get<{ Params: { readonly id: string } }>('/admin/match/:id', async (request, reply) => {
      if (!(await isOpen(request))) return html(reply.code(401), loginPage(textsOf(request)));
      return html(reply, matchPage(textsOf(request), await shownTable(lobby, request.params.id), desk.rules));
    });
  });
}

/** Throws unless the form was sent by a page of this server. */
function checkOrigin({ headers: { origin, host } }: FastifyRequest): void {
  if (origin === undefined || host === undefined || !isOwnPage(origin, host))
    throw new RequestError(403, 'desk.origin');
}
const html = (reply: FastifyReply, page: string): FastifyReply => reply.type('text/html; charset=utf-8').send(page);
