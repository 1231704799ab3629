// The HTTP side: creating and entering matches, and the page itself.
import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { networkInterfaces } from 'node:os';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import { botNames } from '@gaslamp/bots/bots';
import { entryNamed, GAMES } from '@gaslamp/games/games';
import { tableOptions } from '@gaslamp/kernel/game';
import { at } from '@gaslamp/kernel/lists';
import { createMatch, myMatches, seeInvitation, tableAction, takeSeat } from '@gaslamp/protocol/messages';
import { notebookWish } from '@gaslamp/protocol/notebook';
import { toldWish } from '@gaslamp/protocol/told';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { ADMIN, serveAdmin } from '../admin/admin.ts';
import type { Lobby } from '../lobby/lobby.ts';
import { LobbyError } from '../lobby/lobby-error.ts';
import { note } from '../lobby/notebook.ts';
import { tell } from '../lobby/told.ts';
import { log, logOfLibraries } from '../log.ts';
import { readFrames } from '../sockets/frames.ts';
import { serveSocket } from '../sockets/socket.ts';
import { roundedUp } from '../spans.ts';
import { roomForMatches } from '../store/disk.ts';
import { Damaged, Unstorable } from '../store/store.ts';
import { addressOf, body, idOf } from './asked.ts';
import { boundConnections } from './connections.ts';
import { counting } from './counted.ts';
import { Gathered } from './gathered.ts';
import { type HostTexts, SpokenPages, serveTexts } from './host-words.ts';
import { pageOfMatch } from './invitation.ts';
import { serveLetterPages } from './letter-pages.ts';
import { PATIENCE, type Patience, STANDARD } from './limits.ts';
import { serveLookingBack } from './looking-back.ts';
import { METRICS, serveMetrics } from './metrics.ts';
import { isHost, isNamed, isOwnPage } from './names.ts';
import { contentPolicy } from './policy.ts';
import { trusting } from './proxy.ts';
import { Quota } from './quota.ts';
import { Readiness } from './readiness.ts';
import {
  BODY_LIMIT,
  NO_ADDRESS,
  NOTHING_HERE,
  readJson,
  refusalOf,
  refuseOddities,
  refuseUnread,
  STOPPING,
} from './refusals.ts';
import { type StartPages, startPages } from './start-pages.ts';

export interface HttpOptions {
  /** The data file: matches are made while there is room beside it. `:memory:` always has some. */
  readonly file: string;
  /** The folder of the built page; without it only the interface is served. */
  readonly page?: string | null;
  /** Whom to trust about whose request it is: `loopback`, addresses, ranges (proxy.ts); standard: nobody. */
  readonly proxy?: readonly string[];
  /** The names under which this server answers (names.ts); standard: any. */
  readonly names?: readonly string[];
  /** What opens `/metrics`; without it there is nothing there. */
  readonly metrics?: string | null;
  /** Texts of the host's own, linked from every footer; standard: none. */
  readonly texts?: HostTexts;
  /** What is not said here is as in limits.ts. */
  readonly requestsPerMinute?: number;
  readonly socketsPerAddress?: number;
  readonly connections?: number;
  readonly matchesPerHour?: number;
  readonly matchesPerDay?: number;
  readonly freeMegabytes?: number;
  readonly patience?: Partial<Patience>;
}

const NO_TEXTS: HostTexts = { imprint: null, privacy: null };
/** With less free than this the next move may be the one that does not fit. */
const LEAST_MEGABYTES = 1;
/** Wishes a minute and seat of how to be told: each may be a commit. */
const TOLD = 60;
/** Looks into a notebook and changes of it a minute and seat. */
const NOTED = 240;
/** A browser opens several connections for a page, and each socket is one. */
const CONNECTIONS_PER_SOCKET = 4;

export async function buildHttp(lobby: Lobby, options: HttpOptions): Promise<FastifyInstance> {
  const { file, page = null, proxy = [], names = [], metrics = null, texts = NO_TEXTS } = options;
  const limits = { ...STANDARD, ...given(options) };
  const patience = { ...PATIENCE, ...options.patience };
  const trusted = trusting(proxy);
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: trusted,
    requestTimeout: patience.request,
    keepAliveTimeout: patience.idle,
    connectionTimeout: patience.stalled,
    http: {
      headersTimeout: patience.head,
      connectionsCheckingInterval: patience.look,
      // Asked for below, with a sentence.
      requireHostHeader: false,
    },
    // What is worth a line is said below; the gate of log.ts is for what the library says of itself.
    loggerInstance: logOfLibraries as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // A sentence of ours is said below.
    return503OnClosing: false,
    // No route takes an address that cannot be decoded. The page, which has it still, tells people so; programs are told below.
    rewriteUrl: (request) =>
      isPlace(request) && wantsPage(request) && !isReadable(request) ? '/index.html' : (request.url ?? '/'),
    clientErrorHandler: refuseUnread,
    frameworkErrors: (error, request, reply) => {
      // No hook runs here, and a connection to be upgraded is in nobody's care any more: left open it would stay for good.
      if (request.headers.upgrade !== undefined) reply.raw.once('finish', () => request.raw.socket.destroySoon());
      return refuse(reply, error);
    },
  });
  boundConnections(app.server, limits.connections, limits.socketsPerAddress * CONNECTIONS_PER_SOCKET, trusted);
  refuseOddities(app.server);
  app.removeContentTypeParser('text/plain');
  readJson(app);

  await app.register(helmet, {
    // Below, with the address that was asked.
    contentSecurityPolicy: false,
    // Clubs run this on plain http in their own network.
    hsts: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  });
  const gathered = new Gathered(lobby.house.serverClock);
  await readFrames(app, (status) => gathered.add(SOCKETS, status));

  const starts = startPages(page);
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onClose', async () => gathered.say());
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode }) => {
    // To be asked for the token is no refusal.
    if (method === 'GET' && routeOptions.url === ADMIN) return;
    if (WORTH_KNOWING.includes(statusCode)) gathered.add(routeOptions.url ?? 'none', statusCode);
  });
  app.addHook('onRequest', async (request, reply) => {
    if (stopping) throw new LobbyError(503, STOPPING);
    if (!isReadable(request.raw)) throw new LobbyError(400, NO_ADDRESS);
    const { host } = request.headers;
    const health = HEALTH.includes(request.routeOptions.url ?? '');
    if (!health) checkHost(host, names);
    if (host !== undefined && isHost(host))
      reply.header('content-security-policy', contentPolicy(host, starts.scripts));
    if (request.ws) {
      // A refusal ends the connection.
      reply.header('connection', 'close');
      checkUpgrade(request);
    }
  });
  // Only the page's own files are kept by anybody.
  app.addHook('onSend', async (_, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  await app.register(rateLimit, {
    max: limits.requestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: addressOf,
    errorResponseBuilder: (_, { max, ttl }) =>
      new LobbyError(429, `too many requests: at most ${max} a minute from one address; again in ${roundedUp(ttl)}`),
  });
  app.setErrorHandler((error, _, reply) => refuse(reply, error));

  // Both are free of limits: behind a proxy that nobody trusts, the house's own watch would be counted with all visitors.
  const free = { config: { rateLimit: false as const } };
  const readiness = new Readiness(
    async () => {
      await lobby.store.probe();
      await roomForMatches(file, LEAST_MEGABYTES);
    },
    patience.store,
    lobby.house.serverClock,
  );
  app.get('/healthz', free, () => ({ ok: true }));
  app.get('/readyz', free, async () => {
    if (!(await readiness.ask())) throw new LobbyError(503, UNREADY);
    return { ok: true };
  });
  if (metrics !== null) serveMetrics(app, lobby, metrics);
  serveMatches(app, lobby, async () => roomForMatches(file, limits.freeMegabytes), {
    quota: new Quota(limits.matchesPerHour, limits.matchesPerDay, lobby.house.serverClock.monotonic),
    perMinute: limits.requestsPerMinute,
    atHome: ({ socket }) => proxy.length === 0 && names.length === 0 && LOOPBACK.includes(socket.remoteAddress ?? ''),
  });
  app.route({
    method: 'GET',
    url: SOCKETS,
    // The doors (doors.ts) keep places for those who sit: a neighbour who asks for too much must not lock them out.
    config: { rateLimit: false },
    handler: () => {
      throw new LobbyError(400, 'this is the address of the socket: it is opened with WebSocket');
    },
    wsHandler: (socket, request) => serveSocket(socket, lobby, addressOf(request)),
  });
  await serveAdmin(app, lobby);
  await serveLetterPages(app, lobby);
  serveTexts(app, texts);
  await servePage(app, page, starts, lobby, texts);
  return app;
}

interface Making {
  readonly quota: Quota;
  /** Requests a minute and address. */
  readonly perMinute: number;
  readonly atHome: (request: FastifyRequest) => boolean;
}
function serveMatches(
  app: FastifyInstance,
  lobby: Lobby,
  room: () => Promise<void>,
  { quota, perMinute, atHome }: Making,
): void {
  // Counted apart: a neighbour who loads pages without end keeps nobody from their seat.
  const seats = { config: { rateLimit: { max: perMinute, timeWindow: '1 minute', groupId: 'seats' } } };
  app.get('/api/games', () =>
    Promise.all(
      Object.keys(GAMES).map(async (id) => {
        const { seats, options, pack, sides } = await lobby.packs.game(id, null);
        const packs = lobby.packs.offered.filter((one) => one.game === id).map(({ hash, file }) => ({ hash, file }));
        return { id, seats, options, bots: botNames(id), pack, packs, sides: sides !== undefined };
      }),
    ),
  );
  // For pages that know nothing of the game but what it says of itself.
  app.get('/api/games/:game', async (request) => {
    const { game: id } = request.params as { game: string };
    if (!Object.hasOwn(GAMES, id)) throw new LobbyError(404, 'there is no such game');
    const game = await lobby.packs.game(id, null);
    const { place } = game.setup(game.seats.least, tableOptions(game, {}));
    return { places: game.places, items: place.map((_, item) => game.nameOf(item)) };
  });
  app.get('/api/packs/:game/:hash', async (request) => {
    const { game, hash } = request.params as { game: string; hash: string };
    if (!Object.hasOwn(GAMES, game)) throw new LobbyError(404, 'there is no such game');
    // Packs are read from what hosts and matches have: whatever is wrong with one is not for strangers.
    const found = await lobby.packs.game(game, hash).catch(() => {
      throw new LobbyError(404, 'there is no such pack of this game');
    });
    return entryNamed(game).packOf(found);
  });
  app.post('/api/matches', async (request) => {
    const wanted = body(request, createMatch);
    await room();
    return quota.spend(addressOf(request), () => lobby.create(wanted, addressOf(request)));
  });
  app.get('/api/matches/:id', (request) => lobby.about(idOf(request)));
  app.post('/api/matches/:id/sit', seats, (request) =>
    lobby.sit(idOf(request), body(request, takeSeat), addressOf(request)),
  );
  // Posted, not asked for by address: addresses end up in logs.
  app.post('/api/matches/:id/invitation', (request) =>
    lobby.invitation(idOf(request), body(request, seeInvitation).invite),
  );
  const counted = counting(lobby);
  const mine = counted(perMinute);
  app.post('/api/matches/:id/table', mine, (request) => lobby.table(idOf(request), body(request, tableAction)));
  app.post('/api/matches/:id/told', counted(Math.min(perMinute, TOLD)), (request) =>
    tell(lobby, idOf(request), body(request, toldWish), addressOf(request)),
  );
  app.post('/api/matches/:id/notebook', counted(Math.min(perMinute, NOTED)), (request) =>
    note(lobby, idOf(request), body(request, notebookWish)),
  );
  serveLookingBack(app, lobby, counted, perMinute);
  app.get('/api/statistics', () => lobby.census.statistics());
  app.post('/api/mine', mine, (request) => lobby.mine(body(request, myMatches).matches));
  // Where other devices find this server, told to its own machine only: whoever is elsewhere has found it.
  app.get('/api/home', (request) => ({ addresses: atHome(request) ? addressesOf(app) : [] }));
}

async function servePage(
  app: FastifyInstance,
  page: string | null,
  starts: StartPages,
  lobby: Lobby,
  texts: HostTexts,
): Promise<void> {
  const there = page !== null && existsSync(page);
  const pages = new SpokenPages(page ?? '', () => lobby.house.desk.rules, texts);
  if (there) {
    await app.register(fastifyStatic, {
      root: page,
      cacheControl: false,
      index: false,
      wildcard: true,
      preCompressed: true,
      setHeaders: keeping,
    });
    app.get('/', (request, reply) => {
      const { game } = request.query as { game?: unknown };
      return pages.send(request, reply, starts.of(game));
    });
    const ofMatch = (end: '' | '/replay') => async (request: FastifyRequest, reply: FastifyReply) => {
      const { id } = request.params as { id: string };
      const { game } = await lobby.about(id).catch(() => ({ game: '' }));
      // A proxy passes on what a caller says of it.
      const scheme = request.protocol === 'https' ? 'https' : 'http';
      const html = pageOfMatch(pages.html('index.html'), page, game, `${scheme}://${request.headers.host}`, end);
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);
    };
    for (const end of ['', '/replay'] as const) app.get(`/m/:id(^[\\w-]{1,64}$)${end}`, ofMatch(end));
  }
  app.setNotFoundHandler((request, reply) => {
    return there && isPlace(request.raw)
      ? pages.send(request, reply, 'index.html')
      : refuse(reply, new LobbyError(404, NOTHING_HERE));
  });
}

const pathOf = ({ url = '/' }: IncomingMessage): string => at(url.split('?'), 0);
const wantsPage = ({ headers }: IncomingMessage): boolean => headers.accept?.includes('text/html') ?? false;
/** Every address that is nothing else is a place in the page; one that looks like a file's, for whoever wants a page. */
function isPlace(request: IncomingMessage): boolean {
  const path = pathOf(request);
  if (request.method !== 'GET' || /^\/(?:api(?:\/|$)|assets\/|\.)/.test(path)) return false;
  return wantsPage(request) || !/\.[^/]*$/.test(path);
}
function isReadable(request: IncomingMessage): boolean {
  try {
    return !decodeURIComponent(pathOf(request)).includes('\0');
  } catch {
    return false;
  }
}

const SOCKETS = '/ws';
/** What watches the house comes by whatever name it knows. */
const HEALTH = ['/healthz', '/readyz', METRICS];
/** Too much at once, not by our name, without the host's word, no space or a stop: one by one they say nothing. */
const WORTH_KNOWING = [401, 421, 429, 503];
const UNREADY =
  'nothing can be stored at the moment: the disk may be full, or the data file or database gone; the log says more';
const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

function refuse(reply: FastifyReply, error: unknown): FastifyReply {
  const { status, error: sentence, after } = refusalOf(error);
  const { method, routeOptions } = reply.request;
  const told = { method, route: routeOptions.url ?? 'none', status };
  if (error instanceof Damaged) log.error({ ...told, match: error.match, err: error }, 'a match is damaged');
  else if (error instanceof Unstorable) log.error({ ...told, err: error }, 'what somebody did was not stored');
  else if (status === 500) log.error({ ...told, fault: error }, 'a request failed');
  if (after !== null) reply.header('retry-after', after);
  return reply.code(status).headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }).send({
    error: sentence,
  });
}

/** Throws unless a request is for this server. */
function checkHost(host: string | undefined, names: readonly string[]): void {
  if (host === undefined || !isHost(host))
    throw new LobbyError(400, 'the request does not say which server it is for, with a Host header');
  if (!isNamed(host, names))
    throw new LobbyError(421, 'this server does not go by that name; the one who runs it knows the right address');
}
/** Throws unless a socket may be opened: here, and by a page of this server or by a program. */
function checkUpgrade(request: FastifyRequest): void {
  if (request.routeOptions.url !== SOCKETS) throw new LobbyError(400, 'sockets are opened at /ws, and nothing else is');
  const { origin, host } = request.headers;
  if (origin !== undefined && (host === undefined || !isOwnPage(origin, host)))
    throw new LobbyError(
      403,
      'sockets are for pages of this server; a proxy in front of it must pass the Host header on as it came',
    );
}

/** The addresses under which other devices in the network reach a server that listens; none if it listens here alone. */
export function addressesOf(app: FastifyInstance): string[] {
  const address = app.server.address();
  if (address === null || typeof address === 'string' || !['0.0.0.0', '::'].includes(address.address)) return [];
  return Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address: ip }) => `http://${ip}:${address.port}`);
}

/** Names of assets carry a hash; those of the page itself and of what is beside it do not. */
function keeping(reply: { header(name: string, value: string): unknown }, path: string): void {
  reply.header(
    'cache-control',
    /[\\/]assets[\\/][^\\/]+$/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
}

/** Settings that are given, without those that are merely there. */
function given(options: HttpOptions): Partial<Record<keyof typeof STANDARD, number>> {
  return Object.fromEntries(
    Object.entries(options).filter(([name, value]) => Object.hasOwn(STANDARD, name) && value !== undefined),
  );
}
