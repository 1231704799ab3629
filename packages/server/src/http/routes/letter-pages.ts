// The pages that links in e-mails open. Loading one, as mail scanners do, changes nothing: that takes a button.
import { saidOf } from '@gaslamp/words/told/told';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Lobby } from '../../lobby/lobby.ts';
import { type Linked, type Purpose, readLinked } from '../../notifications/mail-links.ts';
import { confirm, refuse, stop } from '../../notifications/subscriptions.ts';
import { RequestError } from '../../refused.ts';
import type { TextId } from '../../text.ts';
import type { Told } from '../../told.ts';
import { DRAWN_POLICY, drawnPage, escaped } from '../html.ts';
import { textsOf, VARY } from '../languages.ts';
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
      reply.headers({ 'content-security-policy': DRAWN_POLICY, 'cache-control': 'no-store', vary: VARY });
      // The URL is a secret and must not be sent elsewhere.
      reply.header('referrer-policy', 'no-referrer');
    });
    pages.setErrorHandler((error, request, reply) => {
      const { status, told } = refusalOf(error);
      return html(request, reply.code(status), 'letters.failed', told);
    });

    pages.get<LinkRoute>('/mail/confirm/:said', (request, reply) => {
      linked('confirm', request);
      return html(request, reply, 'letters.confirm', 'letters.confirmLead', { '': 'letters.confirmDo' });
    });
    pages.post<LinkRoute>('/mail/confirm/:said', async (request, reply) => {
      if (!(await confirm(lobby, linked('confirm', request)))) throw new RequestError(404, 'letters.late');
      return html(request, reply, 'letters.confirmed', 'letters.confirmedLead');
    });
    pages.get<LinkRoute>('/mail/stop/:said', (request, reply) => {
      linked('stop', request);
      const buttons = { '': 'letters.stopDo', never: 'letters.refuseDo' } as const;
      return html(request, reply, 'letters.stop', 'letters.stopLead', buttons);
    });
    pages.post<LinkRoute>('/mail/stop/:said', async (request, reply) => {
      const found = linked('stop', request);
      const wanted = request.body instanceof URLSearchParams ? request.body.get('do') : null;
      if (wanted === 'again') {
        await refuse(lobby, found, false);
        return html(request, reply, 'letters.again', 'letters.againLead');
      }
      await stop(lobby, found);
      if (wanted !== 'never') return html(request, reply, 'letters.stopped', 'letters.stoppedLead');
      await refuse(lobby, found, true);
      return html(request, reply, 'letters.refused', 'letters.refusedLead', { again: 'letters.againDo' });
    });
  });
}

/** Sends a page with a text or the words of a refusal, and a form with a button for each wish, which posts to its own URL. */
function html(
  request: FastifyRequest,
  reply: FastifyReply,
  title: TextId,
  lead: TextId | Told,
  buttons: Readonly<Record<string, TextId>> = {},
): FastifyReply {
  const texts = textsOf(request);
  const { t, code } = texts;
  const words = typeof lead === 'string' ? t(lead) : saidOf(texts, lead.code, lead.values);
  const forms = Object.entries(buttons).map(
    ([wanted, id]) => `<form method="post"><button name="do" value="${wanted}">${escaped(t(id))}</button></form>`,
  );
  const body = `<h1>${escaped(t(title))}</h1><p>${escaped(words)}</p>${forms.join('')}`;
  return reply.type('text/html; charset=utf-8').send(drawnPage(code, t(title), body));
}
