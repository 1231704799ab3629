// Everything that is SQLite's own: the binding, how a file is opened and closed, what its errors mean.
import { backup, DatabaseSync, type StatementSyncInstance } from '@photostructure/sqlite';
import { CompiledQuery, type SqliteDatabase, SqliteDialect, type SqliteStatement, sql } from 'kysely';
import { Unstorable } from './store.ts';

/** Statements that are kept prepared; there are some twenty queries. */
const PREPARED = 100;

/** Puts what the log beside the file holds into the file, so that it is not lost with the log. Not inside a transaction. */
export const SAVE_LOG = CompiledQuery.raw('pragma wal_checkpoint');
/** Ends the making of a table that lies in the order of its key: a row is written once, not into an index as well. */
export const KEYED = sql`without rowid`;

export interface OpenedSqlite {
  readonly dialect: SqliteDialect;
  /** Copies all that is committed, page by page, and makes the copy durable. */
  copyTo(path: string): Promise<void>;
  /** Leaves one file with everything in it. */
  close(): void;
}

/**
 * Opens a file, or `:memory:`, for this process alone. Throws what SQLite says. `inPlace` says at the end whether the file
 * still stands where it was opened.
 */
export function openDatabase(file: string, inPlace: () => boolean = () => true): OpenedSqlite {
  const db = new DatabaseSync(file);
  const statements = new Map<string, SqliteStatement>();
  const database: SqliteDatabase = {
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      // A full disk has ended the transaction already; what went wrong matters, not the rollback.
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
      // What stands there now may be another process's: its log must not be deleted as if it were ours.
      if (!inPlace()) return void db.exec(SAVE_LOG.sql);
      // Statements that the collector has not got yet keep a connection open: the lock must be given up by name.
      db.exec('pragma journal_mode = delete; pragma locking_mode = normal; select count(*) from sqlite_schema;');
    } finally {
      db.close();
    }
  }
  try {
    // One process a file: a second one would write into matches that the first holds in memory.
    db.exec('pragma busy_timeout = 3000; pragma locking_mode = exclusive; pragma foreign_keys = on;');
    // What is committed survives kill -9 and power loss.
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

/** SQLite's primary result codes for what a store must tell apart. */
const CODES = { busy: 5, readOnly: 8, io: 10, full: 13, cannotOpen: 14 } as const;
/** Extended codes for a row that is there already: of a primary key, of another unique column, of a row's own number. */
const TAKEN: readonly number[] = [1555, 2067, 2579];

const codeOf = (error: unknown): number => (error as { readonly errcode?: number } | null)?.errcode ?? 0;
const is = (error: unknown, ...codes: readonly number[]): boolean => codes.includes(codeOf(error) & 0xff);

/** There is such a row already. */
export const conflicts = (error: unknown): boolean => TAKEN.includes(codeOf(error));
/** Nothing is ever in the way: one process alone has the file, and writes one thing after another. */
export const collides = (): boolean => false;
/** Another process has the file. */
export const locked = (error: unknown): boolean => is(error, CODES.busy);
/** The error as one that says that nothing can be stored now; null if it says something else. */
export function unstorable(error: unknown): Unstorable | null {
  if (error instanceof Unstorable) return error;
  if (is(error, CODES.full)) return new Unstorable('nothing can be stored: the disk is full');
  if (is(error, CODES.readOnly, CODES.io, CODES.cannotOpen, CODES.busy))
    return new Unstorable(`nothing can be stored: ${(error as Error).message}`);
  return null;
}
