// The SQLite-specific parts: the binding, opening and closing a file, and error codes.
import { backup, DatabaseSync, type StatementSyncInstance } from '@photostructure/sqlite';
import { CompiledQuery, type SqliteDatabase, SqliteDialect, type SqliteStatement, sql } from 'kysely';
import { Unstorable } from './store.ts';

/** Number of cached prepared statements; there are some twenty queries. */
const PREPARED = 100;

/** Writes the log's content into the file, so that it is not lost with the log. Not inside a transaction. */
export const SAVE_LOG = CompiledQuery.raw('pragma wal_checkpoint');
/** Does the same and empties the log, which contains old pages. */
export const EMPTY_LOG = CompiledQuery.raw('pragma wal_checkpoint(truncate)');
/** Writes the file anew, without free space. Not inside a transaction. */
export const REWRITE = CompiledQuery.raw('vacuum');
/** The end of a `create table` statement for a table stored in key order, so that no separate index is written. */
export const KEYED = sql`without rowid`;

export interface OpenedSqlite {
  readonly dialect: SqliteDialect;
  /** Copies all committed data, page by page, and makes the copy durable. */
  copyTo(path: string): Promise<void>;
  /** Closes the database and leaves a single file. */
  close(): void;
}

/**
 * Opens a file, or `:memory:`, for this process alone. Throws SQLite's errors. `inPlace` is called on closing and returns
 * whether the file is still at its path.
 */
export function openDatabase(file: string, inPlace: () => boolean = () => true): OpenedSqlite {
  const db = new DatabaseSync(file);
  const statements = new Map<string, SqliteStatement>();
  const database: SqliteDatabase = {
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      // A full disk has already ended the transaction; only the original error matters.
      if (sql === 'rollback') return { ...NOTHING, run: () => (db.isTransaction ? db.prepare(sql).run() : NONE) };
      const made = statementOf(db.prepare(sql));
      if (statements.size < PREPARED) statements.set(sql, made);
      return made;
    },
    close,
  };
  function close(): void {
    if (!db.isOpen) return;
    statements.clear();
    try {
      // The files there may now be another process's, so its log must not be deleted.
      if (!inPlace()) return void db.exec(SAVE_LOG.sql);
      // Statements that have not been garbage-collected keep a connection open, so the lock must be released explicitly.
      db.exec('pragma journal_mode = delete; pragma locking_mode = normal; select count(*) from sqlite_schema;');
    } finally {
      db.close();
    }
  }
  try {
    // One process per file: a second one would change matches that the first has in memory.
    db.exec('pragma busy_timeout = 3000; pragma locking_mode = exclusive; pragma foreign_keys = on;');
    // Deleted data is overwritten with zeros, so that erased names are not left in free space.
    db.exec('pragma secure_delete = on;');
    // Commits survive kill -9 and power loss.
    db.exec('pragma journal_mode = wal; pragma synchronous = full;');
    db.exec('begin immediate; commit;');
  } catch (error) {
    db.close();
    throw error;
  }
  return {
    dialect: new SqliteDialect({ database }),
    copyTo: async (path) => void (await backup(db, path)),
    close,
  };
}

const NONE = { changes: 0, lastInsertRowid: 0 };
const NOTHING: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => NONE,
  iterate: () => [][Symbol.iterator](),
};
const statementOf = (statement: StatementSyncInstance): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: (values) => statement.all(...values),
  run: (values) => statement.run(...values),
  iterate: (values) => statement.iterate(...values),
});

/** SQLite's primary result codes that a store must distinguish. */
const CODES = { busy: 5, readOnly: 8, io: 10, full: 13, cannotOpen: 14 } as const;
/** Extended codes for duplicate keys: a primary key, another unique column, or a row id. */
const TAKEN: readonly number[] = [1555, 2067, 2579];

const codeOf = (error: unknown): number => (error as { readonly errcode?: number } | null)?.errcode ?? 0;
const is = (error: unknown, ...codes: readonly number[]): boolean => codes.includes(codeOf(error) & 0xff);

/** Returns true for a duplicate key. */
export const conflicts = (error: unknown): boolean => TAKEN.includes(codeOf(error));
/** Conflicts are impossible: a single process uses the file and writes sequentially. */
export const collides = (): boolean => false;
/** Returns true if another process uses the file. */
export const locked = (error: unknown): boolean => is(error, CODES.busy);
/** Converts an error to Unstorable; null if it has another cause. */
export function unstorable(error: unknown): Unstorable | null {
  if (error instanceof Unstorable) return error;
  if (is(error, CODES.full)) return new Unstorable('nothing can be stored: the disk is full');
  if (is(error, CODES.readOnly, CODES.io, CODES.cannotOpen, CODES.busy))
    return new Unstorable(`nothing can be stored: ${(error as Error).message}`);
  return null;
}
