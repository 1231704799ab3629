// Serves the built page: its files, its start pages and the pages of matches.
import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Lobby } from '../../lobby/lobby.ts';
import { RequestError } from '../../refused.ts';
import { AnnouncedPages, type HostTexts } from '../host-words.ts';
import { pageOfMatch } from '../invitation.ts';
import { isPlace } from '../paths.ts';
import { NOTHING_HERE, refuse } from '../refusals.ts';
import type { StartPages } from '../start-pages.ts';

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
    app.get('/', file, (request, reply) => {
      const { game } = request.query as { game?: unknown };
      return pages.send(request, reply, starts.of(game));
    });
    const ofMatch = (end: '' | '/replay') => async (request: FastifyRequest, reply: FastifyReply) => {
      const { id } = request.params as { id: string };
      const { game } = await lobby.about(id).catch(() => ({ game: '' }));
      // A proxy passes on whatever the caller sent as the protocol.
      const scheme = request.protocol === 'https' ? 'https' : 'http';
      const html = pageOfMatch(pages.html('index.html'), page, game, `${scheme}://${request.headers.host}`, end);
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);
    };
    for (const end of ['', '/replay'] as const) app.get(`/m/:id(^[\\w-]{1,64}$)${end}`, file, ofMatch(end));
  }
  app.setNotFoundHandler((request, reply) => {
    return there && isPlace(request.raw)
      ? pages.send(request, reply, 'index.html')
      : refuse(reply, new RequestError(404, NOTHING_HERE));
  });
}

/** Sets the cache header. Asset names contain a hash; other files' names do not. */
function keeping(reply: { header(name: string, value: string): unknown }, path: string): void {
  reply.header(
    'cache-control',
    /[\\/]assets[\\/][^\\/]+$/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
}
