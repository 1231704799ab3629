// Tables about running processes. No match needs them, and a crash of the database empties them.
import type { Pool } from 'pg';
import { LOCK } from '../store/postgres-store.ts';

const TABLES = `
  create unlogged table if not exists processes (id text primary key, seen bigint not null);
  create unlogged table if not exists looks (
    process text not null references processes on delete cascade, match text not null, seat integer not null,
    primary key (match, process, seat));
  create unlogged table if not exists claims (
    match text primary key, process text not null references processes on delete cascade);
  create unlogged table if not exists desks (hash text primary key, token text, until timestamptz not null);
`;
/** Age after which silent processes are deleted, in ms. */
const FORGOTTEN = 3_600_000;

/** Creates the tables unless they exist. */
export async function tablesOfProcesses(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    // If two processes start at the same time, the second one finds the tables in place.
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(${LOCK}, hashtext(current_schema()))`);
    await client.query(TABLES);
    await client.query(
      `delete from processes where seen < extract(epoch from clock_timestamp()) * 1000 - ${FORGOTTEN}`,
    );
    await client.query('commit');
  } finally {
    client.release();
  }
}
