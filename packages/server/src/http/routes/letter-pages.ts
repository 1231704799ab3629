// The pages that links in e-mails open. Loading one, as mail scanners do, changes nothing: that takes a button.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Lobby } from '../../lobby/lobby.ts';
import { type Linked, type Purpose, readLinked } from '../../notifications/mail-links.ts';
import { confirm, refuse, stop } from '../../notifications/subscriptions.ts';
import { RequestError } from '../../refused.ts';
import { say, type TextId } from '../../text.ts';
import { DRAWN_POLICY, drawnPage, escaped } from '../html.ts';
import { refusalOf } from '../refusals.ts';

interface LinkRoute {
  Params: { readonly said: string };
}

/** Registers the pages below `/mail`. */
export async function serveLetterPages(app: FastifyInstance, lobby: Lobby): Promise<void> {
  const linked = (purpose: Purpose, request: FastifyRequest<LinkRoute>): Linked => {
    const found = readLinked(lobby.house.outlets.linkKey, purpose, request.params.said);
    if (found === null) throw new RequestError(404, 'letters.forged');
    return found;
  };
  await app.register(async (pages) => {
    // Mail programs post in different formats (RFC 8058). Only one optional field of the body is read.
    pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    pages.addContentTypeParser('*', { parseAs: 'string' }, (_, _body, done) => done(null, null));
    pages.addHook('onRequest', async (_, reply) => {
      reply.headers({ 'content-security-policy': DRAWN_POLICY, 'cache-control': 'no-store' });
      // The URL is a secret and must not be sent elsewhere.
      reply.header('referrer-policy', 'no-referrer');
    });
    pages.setErrorHandler((error, _, reply) => {
      const { status, told: why } = refusalOf(error);
      return html(reply.code(status), page('letters.failed', why.error));
    });

    pages.get<LinkRoute>('/mail/confirm/:said', (request, reply) => {
      linked('confirm', request);
      return html(reply, page('letters.confirm', say('letters.confirmLead'), button('letters.confirmDo')));
    });
    pages.post<LinkRoute>('/mail/confirm/:said', async (request, reply) => {
      if (!(await confirm(lobby, linked('confirm', request)))) throw new RequestError(404, 'letters.late');
      return html(reply, page('letters.confirmed', say('letters.confirmedLead')));
    });
    pages.get<LinkRoute>('/mail/stop/:said', (request, reply) => {
      linked('stop', request);
      const buttons = button('letters.stopDo') + button('letters.refuseDo', 'never');
      return html(reply, page('letters.stop', say('letters.stopLead'), buttons));
    });
    pages.post<LinkRoute>('/mail/stop/:said', async (request, reply) => {
      const found = linked('stop', request);
      const wanted = request.body instanceof URLSearchParams ? request.body.get('do') : null;
      if (wanted === 'again') {
        await refuse(lobby, found, false);
        return html(reply, page('letters.again', say('letters.againLead')));
      }
      await stop(lobby, found);
      if (wanted !== 'never') return html(reply, page('letters.stopped', say('letters.stoppedLead')));
      await refuse(lobby, found, true);
      return html(reply, page('letters.refused', say('letters.refusedLead'), button('letters.againDo', 'again')));
    });
  });
}

const html = (reply: FastifyReply, text: string) => reply.type('text/html; charset=utf-8').send(text);
const page = (title: TextId, lead: string, buttons = ''): string =>
  drawnPage(say(title), `<h1>${escaped(say(title))}</h1><p>${escaped(lead)}</p>${buttons}`);
/** Returns a form that posts to its own URL. */
const button = (words: TextId, wanted = ''): string =>
  `<form method="post"><button name="do" value="${wanted}">${escaped(say(words))}</button></form>`;
