// A store in a single SQLite file.
import { closeSync, fsyncSync, openSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely } from 'kysely';
import { keepOwn, makeOwn, type Place, placeOf } from './data-file.ts';
import { migrate } from './migrations/migrate.ts';
import type { Bringing } from './migrations/old-match.ts';
import { SqlStore } from './sql-store.ts';
import {
  collides,
  conflicts,
  KEYED,
  locked,
  type OpenedSqlite,
  openDatabase,
  SAVE_LOG,
  unstorable,
} from './sqlite-dialect.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

/**
 * Opens a data file, or makes one; `:memory:` keeps nothing. A file of an older Gaslamp is copied first and then brought
 * along, for which `bringing` says what the store does not know of games. Rejects where the file is none of ours, another
 * process uses it, or it cannot be brought along; it is left as it was then.
 */
export async function openSqlite(file: string, bringing: Bringing | null = null): Promise<Store> {
  const inMemory = file === ':memory:';
  let opened: OpenedSqlite | null = null;
  let place: Place | null = null;
  try {
    if (!inMemory) makeOwn(file);
    const database = openDatabase(file, () => place?.holds() ?? true);
    opened = database;
    const db = new Kysely<unknown>({ dialect: database.dialect });
    await migrate(db, bringing, KEYED, (number) => copied(database, file, number));
    const copyTo = (path: string) => copyInto(database, path);
    const under = { db: db as unknown as Kysely<Tables>, conflicts, collides, unstorable, tell: null, copyTo };
    if (inMemory) return new SqlStore({ ...under, check: () => {} });
    keepOwn(file);
    const found = placeOf(file, () => db.executeQuery(SAVE_LOG));
    place = found;
    keepOwn(`${realpathSync(file)}-wal`);
    return new SqlStore({ ...under, check: () => found.check() });
  } catch (error) {
    try {
      opened?.close();
    } catch {
      // What kept it from being opened matters.
    }
    const why = locked(error) ? 'another Gaslamp is using it' : (error as Error).message;
    throw new Error(`the data file ${file} cannot be opened: ${why}`, { cause: error });
  }
}

/** Copies the file as it is before step `number`. A copy that is there from an attempt that failed is replaced. */
async function copied(database: OpenedSqlite, file: string, number: number): Promise<void> {
  const copy = `${file}.before-${number}.bak`;
  await copyInto(database, copy);
}
/** Under its name there is only ever a whole copy, for its owner alone. */
async function copyInto(database: OpenedSqlite, copy: string): Promise<void> {
  const half = `${copy}.half`;
  rmSync(half, { force: true });
  makeOwn(half);
  try {
    await database.copyTo(half);
  } catch (error) {
    rmSync(half, { force: true });
    throw error;
  }
  renameSync(half, copy);
  durable(dirname(copy));
}
/** Makes durable what a folder says of its files, where the system lets a folder be opened. */
function durable(folder: string): void {
  try {
    const opened = openSync(folder, 'r');
    fsyncSync(opened);
    closeSync(opened);
  } catch (error) {
    if (process.platform !== 'win32') throw error;
  }
}
