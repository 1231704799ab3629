import type { FastifyInstance } from 'fastify';
import { type HostTexts, PLACES } from '../host-words.ts';
import { DRAWN_POLICY, drawnPage, escaped } from '../html.ts';
import { textsOf, VARY } from '../languages.ts';

/** Serves each of the host's texts at its own path, as plain text in a page. */
export function serveTexts(app: FastifyInstance, texts: HostTexts): void {
  for (const place of PLACES) {
    const text = texts[place];
    if (text === null) continue;
    app.get(`/${place}`, (request, reply) => {
      const { t, code } = textsOf(request);
      const title = t(`page.${place}`);
      const body = `<h1>${escaped(title)}</h1><p class="text">${escaped(text)}</p><p><a href="/">${escaped(t('page.home'))}</a></p>`;
      return reply
        .type('text/html; charset=utf-8')
        .headers({ 'content-security-policy': DRAWN_POLICY, vary: VARY })
        .send(drawnPage(code, title, body));
    });
  }
}
