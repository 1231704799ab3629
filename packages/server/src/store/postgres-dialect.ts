// The PostgreSQL-specific parts: connections, number types and error codes.
import { setTimeout } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresQueryCompiler,
  type QueryResult,
  sql,
  type TableMetadata,
  type TransactionSettings,
} from 'kysely';
import { type ClientBase, DatabaseError, Pool, type PoolClient, types } from 'pg';
import { Said } from '../told.ts';
import { nameOf } from './prepared.ts';
import { Unstorable, Unsure } from './store.ts';
import type { Run } from './writer.ts';

/** Timeouts for the database, in ms. */
const PATIENCE = { connect: 5_000, query: 20_000, outcome: 5_000 } as const;

/** The end of a `create table` statement: PostgreSQL has no option for the row order. */
export const UNKEYED = sql``;

/** Settings of a connection pool. */
interface Use {
  /** Number of simultaneous connections. */
  readonly connections: number;
  /** Time limit of a statement, in ms; 0: none. */
  readonly patience: number;
  /** Time limit for an idle transaction, which may block all others, in ms. */
  readonly silence: number;
}
const FOR_PLAY = { patience: PATIENCE.query, silence: 5_000 };
/**
 * The connections of a process: those below, and one that listens (bus/postgres-bus.ts). Writes, reads and the communication
 * between processes have their own, so that none of them waits for the others.
 */
export const WRITES: Use = { connections: 2, ...FOR_PLAY };
export const READS: Use = { connections: 2, ...FOR_PLAY };
export const BESIDE: Use = { connections: 1, patience: 5_000, silence: 2_000 };
/** For one-time operations that may take long. */
export const LONG: Use = { connections: 1, patience: 0, silence: 60_000 };

/** PostgreSQL for Kysely. */
export function postgres(driver: PostgresDriver): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: introspector,
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

/**
 * Expression for the time when the server last lost its statistics, which is when it crashed. Ids of transactions that were not
 * durable at that time are used again.
 */
const ERA = '(select extract(epoch from stats_reset)::text from pg_stat_bgwriter)';
/** The era of each connection. */
const eras = new WeakMap<ClientBase, string | null>();

/** Returns a connection pool. */
export function poolOf(url: string, { connections, patience, silence }: Use): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: 'gaslamp',
    max: connections,
    connectionTimeoutMillis: PATIENCE.connect,
    keepAlive: true,
    // Queries that are sent together make one trip.
    pipeline: true,
    types: { getTypeParser },
    // The server times out first and reports it; a dead connection is dropped a little later.
    ...(patience === 0 ? {} : { query_timeout: patience + 2_000 }),
    onConnect: async (client) => {
      await client.query(`set statement_timeout = ${patience}; set idle_in_transaction_session_timeout = ${silence}`);
      // Acknowledged data must be durable, whatever the server's default is.
      await client.query(
        `select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'`,
      );
      const { rows } = await client.query<{ era: string | null }>(`select ${ERA} as era`);
      eras.set(client, rows[0]!.era);
    },
  });
  // A query reports the loss of its connection; an idle connection is simply replaced.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', () => {});
  return pool;
}

const INT8 = 20;
/** `pg` returns 64-bit integers as text, since not all of them are safe numbers in JavaScript. */
function safeNumber(text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value)) return value;
  throw new RangeError(`the database holds ${text}, a number that cannot be counted with`);
}
const getTypeParser = ((oid: number, format?: 'text') =>
  oid === INT8 ? safeNumber : types.getTypeParser(oid, format)) as typeof types.getTypeParser;

/** Connection and resource errors, as opposed to errors in a query, become Unstorable. */
export class PostgresDriver implements Driver {
  readonly #pool: Pool;
  constructor(url: string, use: Use) {
    this.#pool = poolOf(url, use);
  }
  async init(): Promise<void> {}

  async acquireConnection(): Promise<PostgresConnection> {
    try {
      return new PostgresConnection(await this.#pool.connect());
    } catch (error) {
      throw cannot(error);
    }
  }
  async releaseConnection(connection: PostgresConnection): Promise<void> {
    connection.release();
  }
  async destroy(): Promise<void> {
    await this.#pool.end();
  }

  /** Runs `work` in a transaction. Unlike Kysely's, it sends queries without waiting for the answers to earlier ones. */
  async transaction<T>(settings: TransactionSettings, work: (run: Run) => Promise<T>): Promise<T> {
    const connection = await this.acquireConnection();
    try {
      const begun = this.beginTransaction(connection, settings);
      // If it fails, so do the queries behind it.
      begun.catch(() => {});
      const result = await work((query) => connection.executeQuery(query));
      await begun;
      await this.commitTransaction(connection);
      return result;
    } catch (error) {
      await this.rollbackTransaction(connection);
      throw error;
    } finally {
      connection.release();
    }
  }

  async beginTransaction(connection: PostgresConnection, settings: TransactionSettings): Promise<void> {
    const { isolationLevel, accessMode } = settings;
    if (accessMode === 'read only')
      return void (await connection.query(`begin isolation level ${isolationLevel ?? 'read committed'} read only`));
    // One message with two results; the second is the transaction id for a later query of its status.
    const results = await connection.query('begin; select pg_current_xact_id()::text as id');
    connection.transaction = (results as unknown as readonly { readonly rows: { id: string }[] }[])[1]!.rows[0]!.id;
  }
  async commitTransaction(connection: PostgresConnection): Promise<void> {
    try {
      const { command } = await connection.query('commit');
      // PostgreSQL reports this without an error.
      if (command !== 'COMMIT') throw new Error('the transaction had failed before it was committed');
    } catch (error) {
      if (!connection.lost || connection.transaction === null) throw error;
      // All places of the pool may be taken by connections that were lost at the same time.
      connection.release();
      const committed = await this.#committed(connection.transaction, eras.get(connection.client) ?? null);
      if (committed === null)
        throw new Unsure('it is not known whether the last change is stored: the database was lost meanwhile', {
          cause: error,
        });
      if (!committed) throw error;
    }
  }
  async rollbackTransaction(connection: PostgresConnection): Promise<void> {
    // Only the original error matters; the server rolls back by itself when a connection ends.
    await connection.query('rollback').catch(() => {
      connection.lost = true;
    });
  }

  /**
   * Returns true if a transaction was committed whose connection was lost at its end. Null if that cannot be determined in
   * time, or if a transaction of that id was committed in another era.
   */
  async #committed(transaction: string, era: string | null): Promise<boolean | null> {
    const end = performance.now() + PATIENCE.outcome;
    while (performance.now() < end) {
      try {
        const { rows } = await this.#pool.query<{ status: string | null; era: string | null }>(
          `select pg_xact_status($1::xid8) as status, ${ERA} as era`,
          [transaction],
        );
        const { status, era: now } = rows[0]!;
        if (status === 'aborted') return false;
        if (status === 'committed') return now !== null && now === era ? true : null;
      } catch {
        // Still unavailable.
      }
      await setTimeout(100);
    }
    return null;
  }
}

class PostgresConnection implements DatabaseConnection {
  readonly client: PoolClient;
  /** True if the connection is no longer usable. */
  lost = false;
  /** The id of the writing transaction. */
  transaction: string | null = null;
  #released = false;

  constructor(client: PoolClient) {
    this.client = client;
  }
  release(): void {
    if (!this.#released) this.client.release(this.lost);
    this.#released = true;
  }
  /** With a name the server plans the query once per connection. */
  async query(text: string, values: readonly unknown[] = [], name = '') {
    if (this.lost) throw new Unstorable('nothing can be stored: the connection to the database is lost');
    try {
      return await this.client.query({ text, values: [...values], name });
    } catch (error) {
      this.lost ||= isLost(error);
      throw unstorable(error) ?? error;
    }
  }
  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { command, rowCount, rows } = await this.query(query.sql, query.parameters, nameOf(query));
    const changes = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE';
    return { rows, ...(changes ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}) };
  }
  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('nothing is read bit by bit');
  }
}

/** Lists only the tables of the current schema; others in the database are irrelevant. */
function introspector(db: Kysely<unknown>): DatabaseIntrospector {
  const getTables = async (): Promise<TableMetadata[]> => {
    const { rows } = await sql<{ table: string; schema: string; columns: { name: string; dataType: string }[] }>`
      select c.relname as table, current_schema() as schema,
        json_agg(json_build_object('name', a.attname, 'dataType', format_type(a.atttypid, a.atttypmod))) as columns
      from pg_catalog.pg_class c join pg_catalog.pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'v')
        and a.attnum > 0 and not a.attisdropped
      group by c.relname order by c.relname`.execute(db);
    const unasked = { isAutoIncrementing: false, isNullable: true, hasDefaultValue: false };
    return rows.map(({ table, schema, columns }) => ({
      name: table,
      schema,
      isView: false,
      columns: columns.map((column) => ({ ...column, ...unasked })),
    }));
  };
  return {
    getTables,
    getMetadata: async () => ({ tables: await getTables() }),
    getSchemas: async () => [...new Set((await getTables()).map(({ schema }) => schema!))].map((name) => ({ name })),
  };
}

/** Returns true for a duplicate key. */
export const conflicts = (error: unknown): boolean => stateOf(error) === '23505';
/** Returns true for a conflict of two transactions: a retry may succeed. */
export const collides = (error: unknown): boolean => ['40001', '40P01'].includes(stateOf(error));
/** Converts an error to Unstorable; null if it has another cause. */
export function unstorable(error: unknown): Unstorable | null {
  if (error instanceof Unstorable) return error;
  return isLost(error) || CANNOT.test(stateOf(error)) ? cannot(error) : null;
}
/** Returns an Unstorable for any error of a database query. */
export const cannot = (error: unknown) =>
  new Unstorable(`nothing can be stored: ${reasonOf(error).message}`, { cause: error });

/**
 * Error codes: connection (08), out of space, memory or connections (53), shut down or cancelled (57), disk failure (58),
 * read-only database (25006), timeouts (25P03, 25P04, 55P03).
 */
const CANNOT = /^(?:08|53|57|58)|^(?:25006|25P03|25P04|55P03)$/;
/** Codes with which the server also ends the connection. */
const ENDED = /^(?:08|57P|25P0[34])/;
/** Messages of `pg` for connection errors without a code. */
const LOST = /^(?:Connection terminated|Query read timeout|timeout e|Client (?:has encountered|was closed))/;

const stateOf = (error: unknown): string => (error instanceof DatabaseError ? (error.code ?? '') : '');
const socketCodeOf = (error: unknown): string | null => {
  if (error instanceof DatabaseError) return null;
  const { code, syscall, errors } = error as { code?: unknown; syscall?: unknown; errors?: unknown };
  return typeof code === 'string' && (typeof syscall === 'string' || Array.isArray(errors)) ? code : null;
};
const isLost = (error: unknown): boolean =>
  error instanceof DatabaseError
    ? ENDED.test(stateOf(error))
    : socketCodeOf(error) !== null || LOST.test((error as Error).message);

/** Returns the reason for the host; never contains a password. */
export function reasonOf(error: unknown): Error {
  const { message, cause } = error as Error;
  if (error instanceof Unstorable && cause !== undefined) return reasonOf(cause);
  const code = socketCodeOf(error);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return new Said('store.unknownHost', { code }, error);
  if (code !== null || LOST.test(message)) return new Said('store.silent', { code: code ?? message }, error);
  if (/client password must be/.test(message)) return new Said('store.password', {}, error);
  return error as Error;
}
