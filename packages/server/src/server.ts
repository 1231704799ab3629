import type { FastifyInstance } from 'fastify';
import { BotPool } from './bot-pool.ts';
import { Driver, PACE, type Pace } from './driver.ts';
import { buildHttp } from './http.ts';
import { Lobby } from './lobby.ts';
import { Packs } from './packs.ts';
import { SqliteStore } from './sqlite-store.ts';

export interface ServerOptions {
  /** The data file; `:memory:` keeps nothing. */
  readonly file: string;
  /** A folder with corrected data packs; null for none. */
  readonly packs?: string | null;
  /** The folder of the built page; null serves only the interface. */
  readonly page?: string | null;
  readonly pace?: Pace;
  readonly requestsPerMinute?: number;
  /** How long a player must have been away before the host can give the seat away, in milliseconds; standard: a minute. */
  readonly away?: number;
  /** Whether a reverse proxy stands in front and says whose request it is. */
  readonly proxy?: boolean;
}

export interface GaslampServer {
  readonly app: FastifyInstance;
  readonly lobby: Lobby;
  close(): Promise<void>;
}

/** The whole server, not yet listening. Goes on with the matches that were running. */
export async function buildServer(options: ServerOptions): Promise<GaslampServer> {
  const store = new SqliteStore(options.file);
  const packs = new Packs(store);
  if (options.packs) packs.readFolder(options.packs);
  const bots = new BotPool(packs);
  const driver = new Driver(bots, options.pace ?? PACE);
  const lobby = new Lobby(store, packs, driver, options.away);
  const app = await buildHttp(lobby, {
    page: options.page ?? null,
    requestsPerMinute: options.requestsPerMinute ?? 600,
    proxy: options.proxy ?? false,
  });
  lobby.resume();
  return {
    app,
    lobby,
    async close() {
      driver.stop();
      lobby.close();
      await app.close();
      await bots.close();
      store.close();
    },
  };
}
