// The HTTP interface: creating and joining matches, and serving the page itself.
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
import { PATIENCE, type Patience, STANDARD } from '../limits/limits.ts';
import { Quota } from '../limits/quota.ts';
import type { Lobby } from '../lobby/lobby.ts';
import { note } from '../lobby/notebook.ts';
import { log, logOfLibraries } from '../log.ts';
import { tell } from '../notifications/subscriptions.ts';
import { RequestError } from '../refused.ts';
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
import { serveLookingBack } from './looking-back.ts';
import { METRICS, serveMetrics } from './metrics.ts';
import { isHost, isNamed, isOwnPage } from './names.ts';
import { contentPolicy } from './policy.ts';
import { trusting } from './proxy.ts';
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
  /** The data file: matches are created while its disk has enough free space. `:memory:` always has. */
  readonly file: string;
  /** The folder of the built page; without it only the API is served. */
  readonly page?: string | null;
  /** Proxies trusted for the caller's address: `loopback`, addresses, ranges (proxy.ts); default: none. */
  readonly proxy?: readonly string[];
  /** Host names of this server (names.ts); default: any. */
  readonly names?: readonly string[];
  /** The token for `/metrics`; without it there is no such route. */
  readonly metrics?: string | null;
  /** The host's own texts, linked from every footer; default: none. */
  readonly texts?: HostTexts;
  /** Defaults are in limits.ts. */
  readonly requestsPerMinute?: number;
  readonly socketsPerAddress?: number;
  readonly connections?: number;
  readonly matchesPerHour?: number;
  readonly matchesPerDay?: number;
  readonly freeMegabytes?: number;
  readonly patience?: Partial<Patience>;
}

const NO_TEXTS: HostTexts = { imprint: null, privacy: null };
/** With less free space the next move might not fit. */
const LEAST_MEGABYTES = 1;
/** Requests per minute and seat about notifications: each may cause a commit. */
const TOLD = 60;
/** Notebook requests per minute and seat. */
const NOTED = 240;
/** A browser opens several connections for a page, plus one per socket. */
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
      // Checked below, with an error message.
      requireHostHeader: false,
    },
    // Requests worth logging are logged below. The filter in log.ts handles the library's own messages.
    loggerInstance: logOfLibraries as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // The error message is sent below.
    return503OnClosing: false,
    // No route accepts a path that cannot be decoded. Browsers get the page, which still sees the path and explains the error.
    // Programs get an error below.
    rewriteUrl: (request) =>
      isPlace(request) && wantsPage(request) && !isReadable(request) ? '/index.html' : (request.url ?? '/'),
    clientErrorHandler: refuseUnread,
    frameworkErrors: (error, request, reply) => {
      // No hook runs here, and nothing else closes a connection that was to be upgraded.
      if (request.headers.upgrade !== undefined) reply.raw.once('finish', () => request.raw.socket.destroySoon());
      return refuse(reply, error);
    },
  });
  boundConnections(app.server, limits.connections, limits.socketsPerAddress * CONNECTIONS_PER_SOCKET, trusted);
  refuseOddities(app.server);
  app.removeContentTypeParser('text/plain');
  readJson(app);

  await app.register(helmet, {
    // Set below, since it depends on the requested host.
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
    // A request for the login page is no refusal.
    if (method === 'GET' && routeOptions.url === ADMIN) return;
    if (WORTH_KNOWING.includes(statusCode)) gathered.add(routeOptions.url ?? 'none', statusCode);
  });
  app.addHook('onRequest', async (request, reply) => {
    if (stopping) throw new RequestError(503, STOPPING);
    if (!isReadable(request.raw)) throw new RequestError(400, NO_ADDRESS);
    const { host } = request.headers;
    const health = HEALTH.includes(request.routeOptions.url ?? '');
    if (!health) checkHost(host, names);
    if (host !== undefined && isHost(host))
      reply.header('content-security-policy', contentPolicy(host, starts.scripts));
    if (request.ws) {
      // A refusal closes the connection.
      reply.header('connection', 'close');
      checkUpgrade(request);
    }
  });
  // Only the page's own files may be cached.
  app.addHook('onSend', async (_, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  await app.register(rateLimit, {
    max: limits.requestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: addressOf,
    errorResponseBuilder: (_, { max, ttl }) =>
      new RequestError(429, `too many requests: at most ${max} a minute from one address; again in ${roundedUp(ttl)}`),
  });
  app.setErrorHandler((error, _, reply) => refuse(reply, error));

  // Neither is rate limited: behind an untrusted proxy, the host's own monitoring would be counted with all visitors.
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
    if (!(await readiness.ask())) throw new RequestError(503, UNREADY);
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
    // The doors (doors.ts) reserve places for seated players: a neighbour with too many requests must not lock them out.
    config: { rateLimit: false },
    handler: () => {
      throw new RequestError(400, 'this is the address of the socket: it is opened with WebSocket');
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
  /** Requests per minute and address. */
  readonly perMinute: number;
  readonly atHome: (request: FastifyRequest) => boolean;
}
function serveMatches(
  app: FastifyInstance,
  lobby: Lobby,
  room: () => Promise<void>,
  { quota, perMinute, atHome }: Making,
): void {
  // Counted separately: a neighbour who loads pages without end keeps nobody from their seat.
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
  // For pages that know only the game's own description of itself.
  app.get('/api/games/:game', async (request) => {
    const { game: id } = request.params as { game: string };
    if (!Object.hasOwn(GAMES, id)) throw new RequestError(404, 'there is no such game');
    const game = await lobby.packs.game(id, null);
    const { place } = game.setup(game.seats.least, tableOptions(game, {}));
    return { places: game.places, items: place.map((_, item) => game.nameOf(item)) };
  });
  app.get('/api/packs/:game/:hash', async (request) => {
    const { game, hash } = request.params as { game: string; hash: string };
    if (!Object.hasOwn(GAMES, game)) throw new RequestError(404, 'there is no such game');
    // Packs are read from the data of hosts and matches: strangers get no details about faulty ones.
    const found = await lobby.packs.game(game, hash).catch(() => {
      throw new RequestError(404, 'there is no such pack of this game');
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
  // Uses POST because URLs end up in logs.
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
  // URLs at which other devices can reach this server. Only its own machine gets them, since all others already know one.
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
      // A proxy passes on whatever the caller sent as the protocol.
      const scheme = request.protocol === 'https' ? 'https' : 'http';
      const html = pageOfMatch(pages.html('index.html'), page, game, `${scheme}://${request.headers.host}`, end);
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);
    };
    for (const end of ['', '/replay'] as const) app.get(`/m/:id(^[\\w-]{1,64}$)${end}`, ofMatch(end));
  }
  app.setNotFoundHandler((request, reply) => {
    return there && isPlace(request.raw)
      ? pages.send(request, reply, 'index.html')
      : refuse(reply, new RequestError(404, NOTHING_HERE));
  });
}

const pathOf = ({ url = '/' }: IncomingMessage): string => at(url.split('?'), 0);
const wantsPage = ({ headers }: IncomingMessage): boolean => headers.accept?.includes('text/html') ?? false;
/** Returns true if a request is for a place in the page: any other path, or a file-like one if the client accepts HTML. */
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
/** Monitoring may use any host name. */
const HEALTH = ['/healthz', '/readyz', METRICS];
/** Refusals that are counted: too many requests, wrong host name, missing token, no space or shutdown. */
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

/** Throws unless the Host header names this server. */
function checkHost(host: string | undefined, names: readonly string[]): void {
  if (host === undefined || !isHost(host))
    throw new RequestError(400, 'the request does not say which server it is for, with a Host header');
  if (!isNamed(host, names))
    throw new RequestError(421, 'this server does not go by that name; the one who runs it knows the right address');
}
/** Throws unless the request opens a socket at the right path, from a page of this server or from a program. */
function checkUpgrade(request: FastifyRequest): void {
  if (request.routeOptions.url !== SOCKETS)
    throw new RequestError(400, 'sockets are opened at /ws, and nothing else is');
  const { origin, host } = request.headers;
  if (origin !== undefined && (host === undefined || !isOwnPage(origin, host)))
    throw new RequestError(
      403,
      'sockets are for pages of this server; a proxy in front of it must pass the Host header on as it came',
    );
}

/** Returns the URLs at which other devices on the network reach a listening server; empty if it listens on loopback only. */
export function addressesOf(app: FastifyInstance): string[] {
  const address = app.server.address();
  if (address === null || typeof address === 'string' || !['0.0.0.0', '::'].includes(address.address)) return [];
  return Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address: ip }) => `http://${ip}:${address.port}`);
}

/** Sets the cache header. Asset names contain a hash; other files' names do not. */
function keeping(reply: { header(name: string, value: string): unknown }, path: string): void {
  reply.header(
    'cache-control',
    /[\\/]assets[\\/][^\\/]+$/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
}

/** Returns the limits that are set, without undefined ones. */
function given(options: HttpOptions): Partial<Record<keyof typeof STANDARD, number>> {
  return Object.fromEntries(
    Object.entries(options).filter(([name, value]) => Object.hasOwn(STANDARD, name) && value !== undefined),
  );
}
