import { existsSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { usualBot } from '@gaslamp/bots/bots';
import type { FastifyInstance } from 'fastify';
import { BotPool } from './bots/bot-pool.ts';
import { Driver, PACE, type Pace } from './bots/driver.ts';
import { alone, type Bus } from './bus/bus.ts';
import { type Chance, UNGUESSED } from './chance.ts';
import { Desk } from './desk/desk.ts';
import { personIn } from './desk/erasures.ts';
import { openHatch } from './hatch.ts';
import { buildHttp, type HttpOptions } from './http.ts';
import { Jobs } from './jobs/jobs.ts';
import { Doors } from './limits/doors.ts';
import { STANDARD } from './limits/limits.ts';
import { Quota } from './limits/quota.ts';
import { Lobby } from './lobby/lobby.ts';
import { erase } from './lobby/operator.ts';
import { beforeOf, Packs } from './lobby/packs.ts';
import { Measures } from './measures.ts';
import { type OutletOptions, Outlets } from './notifications/outlets.ts';
import { HouseClock } from './room/house-clock.ts';
import { Phrases } from './room/phrases.ts';
import { Receipts } from './room/receipts.ts';
import { Shared } from './room/shared.ts';
import { OneByOne, Turns } from './room/turns.ts';
import { sendOn } from './sockets/drain.ts';
import { roomForMatches } from './store/disk.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';
import { type ServerClock, systemClock } from './time/server-clock.ts';
import { Said } from './told.ts';

export interface ServerOptions extends Partial<HttpOptions>, OutletOptions {
  /** The data file; `:memory:` stores nothing here, as with a database. */
  readonly file: string;
  /** URL of a PostgreSQL database that stores the matches instead; null for none. */
  readonly database?: string | null;
  /** The file that lists erasures; null for none. */
  readonly erased?: string | null;
  /** The pepper of phrases; null: no phrases are made. */
  readonly pepper?: string | null;
  /** A folder with corrected data packs; null for none. */
  readonly packs?: string | null;
  readonly pace?: Pace;
  /** Time in ms for which players may be away, overriding the setting of the match: for tests. */
  readonly away?: number;
  readonly keepDays?: number;
  /** Days for which finished matches and their talk are kept; default: for ever. */
  readonly finishedDays?: number;
  readonly talkDays?: number;
  /** Minimum interval between presence messages, in ms; default: one second. */
  readonly calm?: number;
  /** Time in ms for which a connection may be lost before that is stored; default: five seconds. */
  readonly gone?: number;
  /** Interval between checks for due jobs, in ms; default: one second. */
  readonly look?: number;
  /** Default: unpredictable. */
  readonly chance?: Chance;
  /** The clock of all timers of the server; default: the machine's. */
  readonly clock?: ServerClock;
}

export interface GaslampServer {
  readonly app: FastifyInstance;
  readonly lobby: Lobby;
  readonly jobs: Jobs;
  /** The token of the host's desk if this start made it; not available later. */
  readonly adminToken: string | null;
  close(): Promise<void>;
}

const MINUTE = 60_000;
const CALM = 1000;
const GONE = 5_000;
/** Number of replays of whole matches that may wait per address. */
const FOLDS = 32;
/** The share of all connections that sockets may take. */
const SOCKETS_SHARE = 3 / 4;
/** Number of cached histories: up to 0.8 MB each for long matches. */
const PASTS = 64;

/** Requests that the owner of the data file may send. */
const hatchOf = (store: Store, desk: Desk, lobby: Lobby) => ({
  copy: async ({ to }: { readonly to: string }) => {
    if (!isAbsolute(to)) throw new Error('a copy needs a whole path');
    if (existsSync(to)) throw new Said('store.exists', { to });
    await store.copyTo(to);
    return { copied: to };
  },
  'admin-token': async () => ({ token: await desk.newToken() }),
  erase: async ({ match, seat }: { readonly match: string; readonly seat: number }) => {
    const stored = await personIn(store, match, seat);
    await erase(lobby, stored);
    return stored;
  },
});

/** Without a database, its client is not even loaded. */
async function busOf(database: string | null, store: Store, clock: ServerClock): Promise<Bus> {
  if (database === null) return alone(store, clock);
  const { openPostgresBus } = await import('./bus/postgres-bus.ts');
  return openPostgresBus(database, clock);
}

/** Builds the server, not yet listening, and resumes the running matches. */
export async function buildServer({
  file,
  database,
  erased = null,
  pepper = null,
  packs: folder,
  pace,
  away,
  keepDays,
  finishedDays = 0,
  talkDays = 0,
  calm,
  gone,
  look,
  chance = UNGUESSED,
  clock: serverClock = systemClock,
  ways,
  url = null,
  mail = null,
  ...http
}: ServerOptions): Promise<GaslampServer> {
  const store = await openStore(database ?? file, { beforeOf, standIn: usualBot });
  const packs = new Packs(store);
  if (folder) packs.readFolder(folder);
  const bus = await busOf(database ?? null, store, serverClock);
  store.announce = (changes) => bus.announce(changes);
  const houseClock = await HouseClock.of(bus, await store.clock(), serverClock);
  houseClock.start();
  const desk = await Desk.of(store, serverClock, erased);
  await desk.erasures.repeat();
  // Without a token nobody could open the desk, not even the host.
  const adminToken = await desk.firstToken();
  const house = {
    store,
    bus,
    chance,
    now: () => houseClock.now(),
    serverClock,
    opened: database ? null : houseClock.begun,
    calm: calm ?? CALM,
    gone: gone ?? GONE,
    turns: new Turns(),
    folds: new OneByOne(FOLDS, 'limit.folds'),
    pasts: new Shared<Uint8Array>(PASTS),
    measures: new Measures(),
    outlets: await Outlets.of(store, { ...(ways && { ways }), url, mail }, serverClock),
    desk,
    receipts: await Receipts.of(store),
    phrases: pepper === null ? null : await Phrases.of(store, pepper),
    space: () => roomForMatches(file, http.freeMegabytes ?? STANDARD.freeMegabytes),
    awayOf: (record: { readonly away: number }) => away ?? record.away * MINUTE,
  };
  const bots = new BotPool(packs, house.measures, serverClock, chance);
  const driver = new Driver(bots, pace ?? PACE, serverClock);
  const lobby = new Lobby(
    house,
    packs,
    driver,
    new Doors(
      http.socketsPerAddress ?? STANDARD.socketsPerAddress,
      Math.ceil((http.connections ?? STANDARD.connections) * SOCKETS_SHARE),
    ),
    new Quota(
      http.matchesPerHour ?? STANDARD.matchesPerHour,
      http.matchesPerDay ?? STANDARD.matchesPerDay,
      serverClock.monotonic,
    ),
    keepDays ?? STANDARD.keepDays,
    { finishedDays, talkDays },
  );
  const app = await buildHttp(lobby, { file, ...http });
  const jobs = new Jobs(
    store,
    () => house.now(),
    (job) => lobby.due(job),
    serverClock,
  );
  // If other processes are running, they continue their own work.
  let resumed = bus.alone ? lobby.resume() : Promise.resolve();
  bus.start({
    receive: (change) => lobby.receive(change),
    inherit: () => {
      resumed = resumed.then(() => lobby.resume()).catch(() => {});
    },
    inUse: () => lobby.inUse(),
  });
  jobs.start(look);
  const hatch = file === ':memory:' ? null : await openHatch(file, hatchOf(store, desk, lobby));
  return {
    app,
    lobby,
    jobs,
    adminToken,
    async close() {
      driver.stop();
      await sendOn(app, lobby);
      await jobs.stop();
      await resumed;
      lobby.close();
      await hatch?.close();
      await app.close();
      await bots.close();
      await houseClock.stop();
      await bus.close();
      await store.close();
    },
  };
}
