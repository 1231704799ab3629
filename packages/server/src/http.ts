// The HTTP server: checks and limits that concern every request, and all routes.
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { ADMIN, serveAdmin } from './admin/admin.ts';
import { answer } from './http/answer.ts';
import { boundConnections } from './http/connections.ts';
import { contentPolicy } from './http/content-policy.ts';
import { checkUpgrade, refuseWithoutUpgrade, SOCKETS, whyNoSocket } from './http/handshake.ts';
import type { HostTexts } from './http/host-words.ts';
import { isHost, isNamed } from './http/names.ts';
import { isPlace, isReadable, wantsPage } from './http/paths.ts';
import { trusting } from './http/proxy.ts';
import { RefusalCounts } from './http/refusal-counts.ts';
import { BODY_LIMIT, NO_ADDRESS, readJson, refuse, refuseOddities, refuseUnread, STOPPING } from './http/refusals.ts';
import { addressOf } from './http/request.ts';
import { limitRequests } from './http/request-limits.ts';
import { serveGames } from './http/routes/games.ts';
import { HEALTH, serveHealth } from './http/routes/health.ts';
import { serveTexts } from './http/routes/host-texts.ts';
import { serveLetterPages } from './http/routes/letter-pages.ts';
import { serveMatches } from './http/routes/matches.ts';
import { METRICS, serveMetrics } from './http/routes/metrics.ts';
import { servePage } from './http/routes/page.ts';
import { startPages } from './http/start-pages.ts';
import { PATIENCE, type Patience, STANDARD } from './limits/limits.ts';
import { Quota } from './limits/quota.ts';
import type { Lobby } from './lobby/lobby.ts';
import { logOfLibraries } from './log.ts';
import { RequestError } from './refused.ts';
import { readFrames } from './sockets/frames.ts';
import { serveSocket } from './sockets/socket.ts';
import { roundedUp } from './spans.ts';
import { roomForMatches } from './store/disk.ts';

export interface HttpOptions {
  /** The data file: matches are created while its disk has enough free space. `:memory:` always has. */
  readonly file: string;
  /** The folder of the built page; without it only the API is served. */
  readonly page?: string | null;
  /** Proxies trusted for the caller's address: `loopback`, addresses, ranges (http/proxy.ts); default: none. */
  readonly proxy?: readonly string[];
  /** Host names of this server (http/names.ts); default: any. */
  readonly names?: readonly string[];
  /** The token for `/metrics`; without it there is no such route. */
  readonly metrics?: string | null;
  /** The host's own texts, linked from every footer; default: none. */
  readonly texts?: HostTexts;
  /** Defaults are in limits/limits.ts. */
  readonly requestsPerMinute?: number;
  readonly socketsPerAddress?: number;
  readonly connections?: number;
  readonly matchesPerHour?: number;
  readonly matchesPerDay?: number;
  readonly freeMegabytes?: number;
  readonly patience?: Partial<Patience>;
}

const NO_TEXTS: HostTexts = { imprint: null, privacy: null };
const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
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
  const refusals = new RefusalCounts(lobby.house.serverClock);
  await readFrames(app, (status) => refusals.add(SOCKETS, status));

  const starts = startPages(page);
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onClose', async () => refusals.log());
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode }) => {
    // A request for the login page is no refusal.
    if (method === 'GET' && routeOptions.url === ADMIN) return;
    if (WORTH_KNOWING.includes(statusCode)) refusals.add(routeOptions.url ?? 'none', statusCode);
  });
  app.addHook('onRequest', async (request, reply) => {
    if (stopping) throw new RequestError(503, STOPPING);
    if (!isReadable(request.raw)) throw new RequestError(400, NO_ADDRESS);
    const { host } = request.headers;
    if (!MONITORING.includes(request.routeOptions.url ?? '')) checkHost(host, names);
    if (host !== undefined && isHost(host))
      reply.header('content-security-policy', contentPolicy(host, starts.scripts));
    if (request.ws) {
      // A refusal closes the connection.
      reply.header('connection', 'close');
      checkUpgrade(request, refusals);
    }
  });
  // Only the page's own files may be cached.
  app.addHook('onSend', async (_, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  const portionOf = limitRequests(app, limits.requestsPerMinute, lobby.house.serverClock);
  // For routes with a limit of their own.
  await app.register(rateLimit, {
    global: false,
    keyGenerator: addressOf,
    errorResponseBuilder: (_, { max, ttl }) =>
      new RequestError(429, 'limit.again', { most: max, wait: roundedUp(ttl) }),
  });
  app.setErrorHandler((error, _, reply) => refuse(reply, error));

  answer(app, 'POST /api/socket', async (request) => {
    const why = whyNoSocket(request);
    return { why: why.error, ...why, build: starts.build };
  });
  serveHealth(app, lobby, file, patience.store);
  if (metrics !== null) serveMetrics(app, lobby, metrics);
  serveGames(app, lobby);
  serveMatches(app, lobby, async () => roomForMatches(file, limits.freeMegabytes), {
    quota: new Quota(limits.matchesPerHour, limits.matchesPerDay, lobby.house.serverClock.monotonic, 'limit.matches', {
      shared: 'yes',
    }),
    perMinute: limits.requestsPerMinute,
    portionOf,
    atHome: ({ socket }) => proxy.length === 0 && names.length === 0 && LOOPBACK.includes(socket.remoteAddress ?? ''),
  });
  app.route({
    method: 'GET',
    url: SOCKETS,
    // The doors (limits/doors.ts) reserve places for seated players: a neighbour with too many requests must not lock them out.
    config: { rateLimit: false },
    handler: (request) => refuseWithoutUpgrade(request, refusals),
    wsHandler: (socket, request) => serveSocket(socket, lobby, addressOf(request), starts.build),
  });
  await serveAdmin(app, lobby);
  await serveLetterPages(app, lobby);
  serveTexts(app, texts);
  await servePage(app, page, starts, lobby, texts);
  return app;
}

/** Monitoring may use any host name. */
const MONITORING = [...HEALTH, METRICS];
/** Refusals that are counted: too many requests, wrong host name, missing token, no space or shutdown. */
const WORTH_KNOWING = [401, 421, 429, 503];

/** Throws unless the Host header names this server. */
function checkHost(host: string | undefined, names: readonly string[]): void {
  if (host === undefined || !isHost(host)) throw new RequestError(400, 'http.noHost');
  if (!isNamed(host, names)) throw new RequestError(421, 'http.otherHost');
}
/** Returns the limits that are set, without undefined ones. */
function given(options: HttpOptions): Partial<Record<keyof typeof STANDARD, number>> {
  return Object.fromEntries(
    Object.entries(options).filter(([name, value]) => Object.hasOwn(STANDARD, name) && value !== undefined),
  );
}
