// A store in a single SQLite file.
import { closeSync, fsyncSync, openSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely } from 'kysely';
import { Said } from '../told.ts';
import { keepOwn, makeOwn, type Place, placeOf } from './data-file.ts';
import { placed } from './database-url.ts';
import { migrate } from './migrations/migrate.ts';
import type { Bringing } from './migrations/old-match.ts';
import { SqlStore } from './sql-store.ts';
import {
  collides,
  conflicts,
  EMPTY_LOG,
  KEYED,
  locked,
  type OpenedSqlite,
  openDatabase,
  REWRITE,
  SAVE_LOG,
  unstorable,
} from './sqlite-dialect.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';
import type { Underneath } from './underneath.ts';
import { type Run, UNDO_ONE } from './writer.ts';

/**
 * Opens or creates a data file; `:memory:` stores nothing on disk. A file of an older Gaslamp is copied and then migrated, for
 * which `bringing` supplies game knowledge. Rejects if the file belongs to another program, is used by another process, or
 * cannot be migrated; it is then unchanged.
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
    let older = false;
    await migrate(db, bringing, KEYED, (number) => {
      older = true;
      return copied(database, file, number);
    });
    // Its free space may contain names that were deleted before deleted data was overwritten.
    if (older) await db.executeQuery(REWRITE);
    const copyTo = (path: string) => copyInto(database, path);
    const under = { ...underneath(db as unknown as Kysely<Tables>), copyTo };
    if (inMemory) return new SqlStore(under);
    keepOwn(file);
    const found = placeOf(file, () => db.executeQuery(SAVE_LOG));
    place = found;
    keepOwn(`${realpathSync(file)}-wal`);
    return new SqlStore({ ...under, check: () => found.check(), purge: () => db.executeQuery(EMPTY_LOG) });
  } catch (error) {
    try {
      opened?.close();
    } catch {
      // Only the error on opening matters.
    }
    throw new Said('store.unopened', placed(file), locked(error) ? new Said('store.used', {}, error) : error);
  }
}

/** The store's operations on a single connection. */
export function underneath(db: Kysely<Tables>): Underneath {
  const transaction = <T>(work: (run: Run) => Promise<T>): Promise<T> =>
    db.transaction().execute(async (db) => {
      let last: Promise<unknown> = Promise.resolve();
      const run: Run = (query) => {
        // A full disk ends the transaction: what was sent behind the failed query must not be written without it.
        const before = query === UNDO_ONE ? last.catch(() => {}) : last;
        const answer = before.then(() => db.executeQuery(query));
        last = answer;
        return answer;
      };
      // The transaction ends after its last query, even one whose answer nobody awaits.
      return work(run).finally(() => last.catch(() => {}));
    });
  return {
    ...{ db, lanes: 1, transaction, snapshot: transaction, conflicts, collides, unstorable, copyTo: null },
    check() {},
    close: () => db.destroy(),
  };
}

/** Copies the file before step `number`, replacing a copy from a failed attempt. */
async function copied(database: OpenedSqlite, file: string, number: number): Promise<string> {
  const copy = `${file}.before-${number}.bak`;
  await copyInto(database, copy);
  return copy;
}
/** Copies the file under a temporary name, so that only a complete copy gets the final name. Readable by its owner only. */
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
/** Flushes a folder to disk, if the system allows opening one. */
function durable(folder: string): void {
  try {
    const opened = openSync(folder, 'r');
    fsyncSync(opened);
    closeSync(opened);
  } catch (error) {
    if (process.platform !== 'win32') throw error;
  }
}
