// Everything that is PostgreSQL's own: connections, what its numbers are here, what its errors mean.
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
import { Unstorable, Unsure } from './store.ts';

/** How long is waited for the database, in milliseconds. */
const PATIENCE = { connect: 5_000, query: 20_000, outcome: 5_000 } as const;
const CONNECTIONS = 10;

/** Ends the making of a table: there is nothing to say of its order. */
export const UNKEYED = sql``;

/** How connections to a database are used. */
interface Use {
  /** How many there are at a time. */
  readonly connections: number;
  /** How long a statement may take, in milliseconds; 0: as long as it takes. */
  readonly patience: number;
  /** How long the database waits for the next word of a transaction, which may hold up all others, in milliseconds. */
  readonly silence: number;
}
/** For matches that are played. */
export const PLAY: Use = { connections: CONNECTIONS, patience: PATIENCE.query, silence: 5_000 };

/** For what processes say of themselves: it must not wait for matches that are being stored. */
export const BESIDE: Use = { connections: 2, patience: 5_000, silence: 2_000 };
/** For what is done once, and may take long. */
export const LONG: Use = { connections: 1, patience: 0, silence: 60_000 };

/** PostgreSQL for Kysely. Errors that say nothing of what was asked, only that nobody could be asked, are Unstorable. */
export function postgres(url: string, use: Use): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PostgresDriver(poolOf(url, use)),
    createIntrospector: introspector,
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

/**
 * When the server last lost what it counts, which is when it crashed. The numbers of transactions that were not durable by then
 * are given out again.
 */
const ERA = '(select extract(epoch from stats_reset)::text from pg_stat_bgwriter)';
/** The era that each connection is of. */
const eras = new WeakMap<ClientBase, string | null>();

/** Connections to a database. */
export function poolOf(url: string, { connections, patience, silence }: Use): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: 'gaslamp',
    max: connections,
    connectionTimeoutMillis: PATIENCE.connect,
    keepAlive: true,
    types: { getTypeParser },
    // The server gives up first, and says so; a line on which nothing comes any more is cut a little later.
    ...(patience === 0 ? {} : { query_timeout: patience + 2_000 }),
    onConnect: async (client) => {
      await client.query(`set statement_timeout = ${patience}; set idle_in_transaction_session_timeout = ${silence}`);
      // What is acknowledged must be durable, whatever is usual there.
      await client.query(
        `select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'`,
      );
      const { rows } = await client.query<{ era: string | null }>(`select ${ERA} as era`);
      eras.set(client, rows[0]!.era);
    },
  });
  // Who was using a lost connection is told by the query; one that nobody used is only replaced.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', () => {});
  return pool;
}

const INT8 = 20;
/** Whole numbers of 64 bits come as text from `pg`, since not all of them are numbers here. */
function safeNumber(text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value)) return value;
  throw new RangeError(`the database holds ${text}, a number that cannot be counted with`);
}
const getTypeParser = ((oid: number, format?: 'text') =>
  oid === INT8 ? safeNumber : types.getTypeParser(oid, format)) as typeof types.getTypeParser;

class PostgresDriver implements Driver {
  readonly #pool: Pool;
  constructor(pool: Pool) {
    this.#pool = pool;
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
    connection.client.release(connection.lost);
  }
  async destroy(): Promise<void> {
    await this.#pool.end();
  }

  async beginTransaction(connection: PostgresConnection, settings: TransactionSettings): Promise<void> {
    const { isolationLevel, accessMode } = settings;
    if (accessMode === 'read only')
      return void (await connection.query(`begin isolation level ${isolationLevel ?? 'read committed'} read only`));
    // Two results of one message; the second one is the number by which it can be asked for later.
    const results = await connection.query('begin; select pg_current_xact_id()::text as id');
    connection.transaction = (results as unknown as readonly { readonly rows: { id: string }[] }[])[1]!.rows[0]!.id;
  }
  async commitTransaction(connection: PostgresConnection): Promise<void> {
    try {
      const { command } = await connection.query('commit');
      // It says so without an error.
      if (command !== 'COMMIT') throw new Error('the transaction had failed before it was committed');
    } catch (error) {
      if (!connection.lost || connection.transaction === null) throw error;
      const committed = await this.#committed(connection.transaction, eras.get(connection.client) ?? null);
      if (committed === null)
        throw new Unsure('it is not known whether the last change is stored: the database was lost meanwhile', {
          cause: error,
        });
      if (!committed) throw error;
    }
  }
  async rollbackTransaction(connection: PostgresConnection): Promise<void> {
    // What went wrong matters, not the rollback; the server does it by itself when a connection ends.
    await connection.query('rollback').catch(() => {
      connection.lost = true;
    });
  }

  /**
   * Whether a transaction was committed whose connection was lost at its end. Null where nobody says it in time, or where
   * one of that number was committed, but of another era.
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
        // Still away.
      }
      await setTimeout(100);
    }
    return null;
  }
}

class PostgresConnection implements DatabaseConnection {
  readonly client: PoolClient;
  /** Nothing can be said on it any more. */
  lost = false;
  /** The number of the transaction that writes. */
  transaction: string | null = null;

  constructor(client: PoolClient) {
    this.client = client;
  }
  async query(text: string, values: readonly unknown[] = []) {
    if (this.lost) throw new Unstorable('nothing can be stored: the connection to the database is lost');
    try {
      return await this.client.query(text, [...values]);
    } catch (error) {
      this.lost = isLost(error);
      throw unstorable(error) ?? error;
    }
  }
  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { command, rowCount, rows } = await this.query(sql, parameters);
    const changes = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE';
    return { rows, ...(changes ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}) };
  }
  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('nothing is read bit by bit');
  }
}

/** Only the tables of the schema that ours are made in: others of the same database are no concern of ours. */
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

/** There is such a row already. */
export const conflicts = (error: unknown): boolean => stateOf(error) === '23505';
/** Two transactions were in each other's way: the same may work a moment later. */
export const collides = (error: unknown): boolean => ['40001', '40P01'].includes(stateOf(error));
/** The error as one that says that nothing can be stored now; null if it says something else. */
export function unstorable(error: unknown): Unstorable | null {
  if (error instanceof Unstorable) return error;
  return isLost(error) || CANNOT.test(stateOf(error)) ? cannot(error) : null;
}
/** An error of whatever asks the database. */
export const cannot = (error: unknown) => new Unstorable(`nothing can be stored: ${reasonOf(error)}`, { cause: error });

/**
 * No connection (08), no room, memory or connection left (53), shut down or given up (57), a disk that fails (58), a
 * database that is only read (25006), patience that ended (25P03, 25P04, 55P03).
 */
const CANNOT = /^(?:08|53|57|58)|^(?:25006|25P03|25P04|55P03)$/;
/** With which of these the server ends the connection, too. */
const ENDED = /^(?:08|57P|25P0)/;
/** What `pg` says of a line without a code. */
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

/** What is wrong, in words for whoever runs the server; never anything of a password. */
export function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  if (error instanceof Unstorable && cause !== undefined) return reasonOf(cause);
  const code = socketCodeOf(error);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `the host of the database is not known (${code})`;
  if (code !== null) return `the database does not answer (${code})`;
  if (/client password must be/.test(message)) return 'the database asks for a password, and none is given';
  if (LOST.test(message)) return `the database does not answer (${message})`;
  return message;
}
