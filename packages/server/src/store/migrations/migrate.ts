// Migrates a database to the tables of this version: numbered steps, each run once, all in one transaction.
import type { Kysely, RawBuilder, TableMetadata } from 'kysely';
import { log } from '../../log.ts';
import { Said } from '../../told.ts';
import * as first from './1-first-tables.ts';
import * as beginnings from './2-beginnings.ts';
import * as talk from './3-talk.ts';
import * as clocks from './4-clocks.ts';
import * as deeds from './5-deeds.ts';
import * as targets from './6-targets.ts';
import * as secrets from './7-secrets.ts';
import * as notebooks from './8-notebooks.ts';
import * as outcomes from './9-outcomes.ts';
import * as people from './10-people.ts';
import * as reports from './11-reports.ts';
import * as keys from './12-keys.ts';
import type { Bringing } from './old-match.ts';

/** A released step must never change, since files exist that have run it. */
interface Migration {
  readonly number: number;
  readonly name: string;
  up(db: Kysely<unknown>, bringing: Bringing | null, keyed: RawBuilder<unknown>): Promise<void>;
}
/** A static list instead of a folder, so that the server can be bundled. */
const MIGRATIONS: readonly Migration[] = [
  { number: 1, name: 'first tables', up: first.up },
  { number: 2, name: 'beginnings, holders and checksums', up: beginnings.up },
  { number: 3, name: 'talk', up: talk.up },
  { number: 4, name: 'clocks and jobs', up: clocks.up },
  { number: 5, name: 'deeds of the host', up: (db, _, keyed) => deeds.up(db, keyed) },
  { number: 6, name: 'targets', up: targets.up },
  { number: 7, name: 'keys of the house and mailboxes', up: (db, _, keyed) => secrets.up(db, keyed) },
  { number: 8, name: 'notebooks', up: (db, _, keyed) => notebooks.up(db, keyed) },
  { number: 9, name: 'outcomes', up: (db, _, keyed) => outcomes.up(db, keyed) },
  { number: 10, name: 'people', up: (db, _, keyed) => people.up(db, keyed) },
  { number: 11, name: 'reports', up: (db, _, keyed) => reports.up(db, keyed) },
  { number: 12, name: 'later keys of the dice', up: (db, _, keyed) => keys.up(db, keyed) },
];
/** The current version of the tables. */
export const LATEST = Math.max(...MIGRATIONS.map(({ number }) => number));

type Taken = {
  migrations: { number: number; name: string; at: number };
};

/**
 * Runs the pending steps and logs that tables changed. Before that, `copy` is called with the number of the last one unless the
 * database is empty; it returns the path of its copy, or null. `keyed` is the database's SQL for a table stored in key order. Throws if the database belongs to another program or a newer Gaslamp,
 * and leaves it unchanged.
 */
export async function migrate(
  db: Kysely<unknown>,
  bringing: Bringing | null,
  keyed: RawBuilder<unknown>,
  copy: (number: number) => Promise<string | null>,
): Promise<void> {
  const tables = await db.introspection.getTables();
  const taken = await lastTaken(db.withTables<Taken>(), tables);
  if (taken > LATEST) throw new Said('store.newer', { taken, latest: LATEST });
  const pending = MIGRATIONS.filter(({ number }) => number > taken);
  if (pending.length === 0) return;
  const file = tables.length > 0 ? await copy(LATEST) : null;
  await db.transaction().execute(async (db) => {
    const own = db.withTables<Taken>();
    if (taken === 0)
      await db.schema
        .createTable('migrations')
        .addColumn('number', 'integer', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .execute();
    for (const { number, name, up } of pending) {
      try {
        await up(db, bringing, keyed);
      } catch (error) {
        throw new Said('store.step', { number, name }, error);
      }
      await own.insertInto('migrations').values({ number, name, at: Date.now() }).execute();
    }
  });
  if (tables.length === 0) return;
  const changed = `the tables were changed from version ${taken} to ${LATEST}, and an older Gaslamp no longer starts on them`;
  if (file === null) log.warn({}, `${changed}; there is no copy of the former ones`);
  else log.warn({ file }, `${changed}; the former ones are kept in a copy`);
}

/** Returns the number of the last step that was run; 0 for an empty database and for files older than the steps. */
async function lastTaken(db: Kysely<Taken>, tables: readonly TableMetadata[]): Promise<number> {
  const own = tables.find(({ name }) => name === 'migrations');
  if (own === undefined) {
    first.check(tables);
    return 0;
  }
  if (!['number', 'name', 'at'].every((column) => own.columns.some(({ name }) => name === column)))
    throw new Said('store.foreign', { what: 'other', table: 'migrations' });
  const [row] = await db.selectFrom('migrations').select('number').orderBy('number', 'desc').limit(1).execute();
  return row?.number ?? 0;
}
