import type { FastifyInstance } from 'fastify';
import { say } from '../../text.ts';
import { type HostTexts, PLACES } from '../host-words.ts';
import { DRAWN_POLICY, drawnPage, escaped } from '../html.ts';

/** Serves each of the host's texts at its own path, as plain text in a page. */
export function serveTexts(app: FastifyInstance, texts: HostTexts): void {
  for (const place of PLACES) {
    const text = texts[place];
    if (text === null) continue;
    const title = say(`page.${place}`);
    const page = drawnPage(
      title,
      `<h1>${escaped(title)}</h1><p class="text">${escaped(text)}</p><p><a href="/">${escaped(say('page.home'))}</a></p>`,
    );
    app.get(`/${place}`, (_, reply) =>
      reply.type('text/html; charset=utf-8').header('content-security-policy', DRAWN_POLICY).send(page),
    );
  }
}
