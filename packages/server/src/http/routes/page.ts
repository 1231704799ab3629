// Serves the built page: its files, its start pages and the pages of matches.
import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Lobby } from '../../lobby/lobby.ts';
import { RequestError } from '../../refused.ts';
import { AnnouncedPages, type HostTexts } from '../host-words.ts';
import { pageOfMatch } from '../invitation.ts';
import { alternates, ENGLISH, IN_LANGUAGE, languageOf, textsOf, VARY } from '../languages.ts';
import { isPlace } from '../paths.ts';
import { NOTHING_HERE, refuse } from '../refusals.ts';
import type { StartPages } from '../start-pages.ts';

const NO_MATCH = { game: '', made: ENGLISH };

export async function servePage(
  app: FastifyInstance,
  page: string | null,
  starts: StartPages,
  lobby: Lobby,
  texts: HostTexts,
): Promise<void> {
  const there = page !== null && existsSync(page);
  const pages = new AnnouncedPages(page ?? '', () => lobby.house.desk.rules, texts);
  if (there) {
    await app.register(fastifyStatic, {
      root: page,
      cacheControl: false,
      index: false,
      wildcard: true,
      preCompressed: true,
      setHeaders: keeping,
    });
    const file = { config: { counts: 'file' } } as const;
    const start = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
      const { game } = Object(request.query) as { game?: unknown };
      return send(request, reply, starts.of(game, languageOf(request)));
    };
    const ofMatch = (end: '' | '/replay') => async (request: FastifyRequest, reply: FastifyReply) => {
      const { id } = request.params as { id: string };
      const { game, made } = await lobby.about(id).catch(() => NO_MATCH);
      const language = languageOf(request);
      const html = pageOfMatch(
        pages.html(starts.other(language), textsOf(request)),
        page,
        { game, language, made },
        originOf(request),
        end,
      );
      reply.type('text/html; charset=utf-8').headers({ 'cache-control': 'no-cache', vary: VARY });
      return reply.send(html);
    };
    for (const address of ['', IN_LANGUAGE]) {
      app.get(`${address}/`, file, start);
      for (const end of ['', '/replay'] as const) app.get(`${address}/m/:id(^[\\w-]{1,64}$)${end}`, file, ofMatch(end));
    }
    app.get(IN_LANGUAGE, file, start);
    app.get(`${IN_LANGUAGE}/*`, file, (request, reply) => send(request, reply, starts.other(languageOf(request))));
  }
  app.setNotFoundHandler((request, reply) => {
    return there && isPlace(request.raw)
      ? send(request, reply, starts.other(languageOf(request)))
      : refuse(reply, new RequestError(404, NOTHING_HERE));
  });
  function send(request: FastifyRequest, reply: FastifyReply, file: string): FastifyReply {
    const links = alternates(originOf(request), request.url);
    if (links !== undefined) reply.header('link', links);
    return pages.send(request, reply, file);
  }
}

/** Returns the origin of a request, whose Host header has been checked. */
function originOf({ protocol, headers }: FastifyRequest): string {
  // A proxy passes on whatever the caller sent as the protocol.
  return `${protocol === 'https' ? 'https' : 'http'}://${headers.host}`;
}

/** Sets the cache header. Asset names contain a hash; other files' names do not. */
function keeping(reply: { header(name: string, value: string): unknown }, path: string): void {
  reply.header(
    'cache-control',
    /[\\/]assets[\\/](?:\w\w[\\/])?[^\\/]+$/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
}
