// A store in a PostgreSQL database.
import { Kysely, sql, type TransactionSettings } from 'kysely';
import { Said } from '../told.ts';
import { placed } from './database-url.ts';
import { migrate } from './migrations/migrate.ts';
import type { Bringing } from './migrations/old-match.ts';
import {
  collides,
  conflicts,
  LONG,
  PostgresDriver,
  postgres,
  READS,
  reasonOf,
  UNKEYED,
  unstorable,
  WRITES,
} from './postgres-dialect.ts';
import { SqlStore } from './sql-store.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

/** The oldest version that can report afterwards whether a transaction was committed. */
const OLDEST = 13;
const SNAPSHOT: TransactionSettings = { accessMode: 'read only', isolationLevel: 'repeatable read' };
/** An arbitrary lock number, combined with that of the schema. */
export const LOCK = 0x6a51;

/**
 * Opens a database at a URL such as postgres://user:password@host:5432/name, and creates or migrates its tables in the first
 * schema of the search path. Rejects if there is no connection, the user lacks permissions, or the tables belong to another
 * program or a newer Gaslamp; the tables are then unchanged. Errors never contain the password.
 */
export async function openPostgres(url: string, bringing: Bringing | null = null): Promise<Store> {
  try {
    await bringTables(url, bringing);
  } catch (error) {
    throw new Said('store.unopened', placed(url), reasonOf(error));
  }
  const [reads, writes] = [new PostgresDriver(url, READS), new PostgresDriver(url, WRITES)];
  const db = new Kysely<Tables>({ dialect: postgres(reads) });
  return new SqlStore({
    db,
    lanes: WRITES.connections,
    transaction: (work) => writes.transaction({}, work),
    snapshot: (work) => reads.transaction(SNAPSHOT, work),
    check: () => {},
    conflicts,
    collides,
    unstorable,
    copyTo: null,
    async close() {
      await db.destroy();
      await writes.destroy();
    },
  });
}

/** Uses a separate connection: a migration may take long, and the lock ends with the connection. */
async function bringTables(url: string, bringing: Bringing | null): Promise<void> {
  const db = new Kysely<unknown>({ dialect: postgres(new PostgresDriver(url, LONG)) });
  try {
    await db.connection().execute(async (db) => {
      await checkServer(db);
      await sql`set lock_timeout = '60s'`.execute(db);
      // If two processes start at the same time, the second one finds the work done.
      await sql`select pg_advisory_lock(${LOCK}::integer, hashtext(current_schema()))`.execute(db);
      // Needs no copy beforehand: a failed step is rolled back completely.
      await migrate(db, bringing, UNKEYED, async () => null);
    });
  } finally {
    await db.destroy();
  }
}

/** Throws if the server or the database does not meet the requirements. */
async function checkServer(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ version: number; name: string; encoding: string }>`
    select current_setting('server_version_num')::integer as version, current_setting('server_version') as name,
      current_setting('server_encoding') as encoding`.execute(db);
  const { version, name, encoding } = rows[0]!;
  if (version < OLDEST * 10_000) throw new Said('store.version', { name, least: OLDEST });
  if (encoding !== 'UTF8') throw new Said('store.encoding', { encoding });
}
