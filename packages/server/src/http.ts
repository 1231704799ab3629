// The HTTP side: creating and entering matches, and the page itself.
import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import websocket from '@fastify/websocket';
import { botNames } from '@gaslamp/bots/bots';
import { GAMES } from '@gaslamp/games/games';
import {
  changeSeat,
  createMatch,
  MESSAGE_LIMIT,
  myMatches,
  read,
  seeInvitation,
  takeSeat,
} from '@gaslamp/protocol/messages';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Lobby } from './lobby.ts';
import { LobbyError } from './lobby-error.ts';
import { serveSocket } from './socket.ts';

export interface HttpOptions {
  /** The folder of the built page; without it only the interface is served. */
  readonly page: string | null;
  /** Requests a minute and address. */
  readonly requestsPerMinute: number;
  /** Behind a reverse proxy: the address is the one that it forwards. */
  readonly proxy: boolean;
}

export async function buildHttp(
  lobby: Lobby,
  { page, requestsPerMinute, proxy }: HttpOptions,
): Promise<FastifyInstance> {
  // Of the forwarded addresses the proxy's own word counts, which is the last; the others are the caller's.
  const app = Fastify({
    bodyLimit: 64 * 1024,
    trustProxy: proxy ? (_, hop) => hop === 0 : false,
    requestTimeout: REQUEST_TIMEOUT,
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      // Inline styles carry positions of pieces; scripts come from this server alone.
      directives: {
        defaultSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", 'ws:', 'wss:'],
        upgradeInsecureRequests: null,
      },
    },
    // Clubs run this on plain http in their own network.
    hsts: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  });
  await app.register(rateLimit, { max: requestsPerMinute, timeWindow: '1 minute' });
  await app.register(websocket, { options: { maxPayload: MESSAGE_LIMIT } });

  app.setErrorHandler((error: Error & { statusCode?: number }, _, reply) => {
    const status = error instanceof LobbyError ? error.status : (error.statusCode ?? 500);
    if (status >= 500) console.error(error);
    void reply.code(status).send({ error: status >= 500 ? 'the server could not carry this out' : error.message });
  });

  app.get('/api/games', () =>
    Object.keys(GAMES).map((id) => {
      const { seats, options, pack } = lobby.packs.game(id, null);
      const packs = lobby.packs.offered.filter((offer) => offer.game === id).map(({ hash, file }) => ({ hash, file }));
      return { id, seats, options, bots: botNames(id), pack, packs };
    }),
  );
  app.get('/api/packs/:game/:hash', (request) => {
    const { game, hash } = request.params as { game: string; hash: string };
    if (!Object.hasOwn(GAMES, game)) throw new LobbyError(404, `unknown game "${game}"`);
    try {
      return (lobby.packs.game(game, hash).data as { pack: unknown }).pack;
    } catch (error) {
      throw new LobbyError(404, (error as Error).message);
    }
  });
  app.post('/api/matches', (request) => lobby.create(body(request, createMatch)));
  app.get('/api/matches/:id', (request) => lobby.about(idOf(request)));
  app.post('/api/matches/:id/sit', (request) => {
    const { invite, name, seat } = body(request, takeSeat);
    return lobby.sit(idOf(request), invite, name, seat);
  });
  // Posted, not asked for by address: addresses end up in logs.
  app.post('/api/matches/:id/invitation', (request) =>
    lobby.invitation(idOf(request), body(request, seeInvitation).invite),
  );
  app.post('/api/matches/:id/seats', (request) => {
    const { host, ...change } = body(request, changeSeat);
    return lobby.change(idOf(request), host, change);
  });
  app.post('/api/mine', (request) => lobby.mine(body(request, myMatches).matches));
  // Where other devices find this server, told to its own machine only: whoever is elsewhere has found it.
  app.get('/api/home', ({ socket }) => {
    const atHome = !proxy && LOOPBACK.includes(socket.remoteAddress ?? '');
    return { addresses: atHome ? addressesOf(app) : [] };
  });
  app.get('/api/health', () => ({ ok: true }));
  app.get('/ws', { websocket: true }, (socket) => serveSocket(socket, lobby));

  if (page !== null && existsSync(page)) {
    await app.register(fastifyStatic, {
      root: page,
      immutable: true,
      maxAge: '365d',
      index: false,
      wildcard: true,
      preCompressed: true,
      setHeaders: fresh,
    });
    app.get('/', (_, reply) => reply.sendFile('index.html'));
    // Every other address is a place in the page.
    app.setNotFoundHandler((request, reply) => {
      const last = request.url.split('?')[0]!.split('/').at(-1)!;
      if (
        request.method !== 'GET' ||
        request.url.startsWith('/api/') ||
        last.includes('.') ||
        request.url.startsWith('/.')
      )
        return reply.code(404).send({ error: `there is no ${request.url}` });
      return reply.sendFile('index.html');
    });
  }
  return app;
}

/** A request that takes longer to arrive is given up, in milliseconds. */
const REQUEST_TIMEOUT = 15_000;
const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** The addresses under which other devices in the network reach a server that listens; none if it listens here alone. */
export function addressesOf(app: FastifyInstance): string[] {
  const address = app.server.address();
  if (address === null || typeof address === 'string' || !['0.0.0.0', '::'].includes(address.address)) return [];
  return Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address: ip }) => `http://${ip}:${address.port}`);
}

/** Names of assets carry a hash; the page itself does not. */
function fresh(reply: { header(name: string, value: string): unknown }, path: string): void {
  if (path.endsWith('.html')) reply.header('cache-control', 'no-cache');
}

const idOf = (request: FastifyRequest): string => (request.params as { id: string }).id;

function body<T>(request: FastifyRequest, schema: Parameters<typeof read<T>>[0]): T {
  const result = read(schema, request.body);
  if (!result.ok) throw new LobbyError(400, result.error);
  return result.value;
}
