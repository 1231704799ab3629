import type { Entry } from '@gaslamp/kernel/match';
import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite';
import {
  type Append,
  type CommandRecord,
  type MatchRecord,
  type SeatRecord,
  type Store,
  VersionTaken,
} from './store.ts';

const SCHEMA = `
  create table if not exists matches (id text primary key, over integer not null, asked integer, rematch text,
    record text not null) strict;
  create table if not exists seats (match text not null, seat integer not null, record text not null,
    primary key (match, seat)) strict, without rowid;
  create table if not exists entries (match text not null, version integer not null, entry text not null,
    primary key (match, version)) strict, without rowid;
  create table if not exists commands (match text not null, id text not null, record text not null,
    primary key (match, id)) strict, without rowid;
  create table if not exists packs (hash text primary key, game text not null, json text not null) strict;
`;

/** A file of another program may have tables of these names. */
const COLUMNS = {
  matches: 'id, over, asked, rematch, record',
  seats: 'match, seat, record',
  entries: 'match, version, entry',
  commands: 'match, id, record',
  packs: 'hash, game, json',
};

const WAITING = `
  select id from matches join seats on match = id and seat = asked
  where over = 0 and case when json_valid(seats.record)
    then seats.record ->> 'kind' = 'bot' or seats.record ->> 'order' <> 'none' end
`;

interface Waiting {
  readonly append: Append;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * A single SQLite file. WAL with synchronous FULL: what is committed survives kill -9 and power loss. Appends that
 * arrive in one turn of the event loop share one transaction and one sync; each stands or falls by itself.
 */
export class SqliteStore implements Store {
  readonly #db: DatabaseSyncInstance;
  readonly #prepared = new Map<string, StatementSyncInstance>();
  #waiting: Waiting[] = [];

  /** `file` may be `:memory:`. Throws if it is no database of ours. */
  constructor(file: string) {
    try {
      this.#db = new DatabaseSync(file);
      // One process a file: a second one would write into matches that the first holds in memory.
      this.#db.exec('pragma busy_timeout = 3000; pragma locking_mode = exclusive;');
      this.#db.exec('pragma journal_mode = wal; pragma synchronous = full;');
      this.#db.exec(SCHEMA);
      // Files from before it was kept who is asked.
      const kept = this.#db.prepare('pragma table_info(matches)').all() as { name: string }[];
      if (!kept.some(({ name }) => name === 'asked')) this.#db.exec('alter table matches add column asked integer');
      for (const [table, columns] of Object.entries(COLUMNS)) this.#db.prepare(`select ${columns} from ${table}`);
    } catch (error) {
      const { message } = error as Error;
      const why = /locked/.test(message) ? 'another Gaslamp is using it' : message;
      throw new Error(`the data file ${file} cannot be opened: ${why}`);
    }
  }

  createMatch(match: MatchRecord, seats: readonly SeatRecord[], deal: Entry, asked: number | null): void {
    this.#atomically(() => {
      this.#run(
        'insert into matches (id, over, asked, rematch, record) values (?, 0, ?, null, ?)',
        match.id,
        asked,
        JSON.stringify(match),
      );
      for (const seat of seats) this.saveSeat(match.id, seat);
      this.#run('insert into entries (match, version, entry) values (?, 0, ?)', match.id, JSON.stringify(deal));
    });
  }
  match(id: string): MatchRecord | null {
    const row = this.#get('select over, rematch, record from matches where id = ?', id);
    return row
      ? {
          ...(JSON.parse(row.record as string) as MatchRecord),
          over: row.over === 1,
          rematch: row.rematch as string | null,
        }
      : null;
  }
  seats(match: string): SeatRecord[] {
    return this.#all('select record from seats where match = ? order by seat', match).map(
      (row) => JSON.parse(row.record as string) as SeatRecord,
    );
  }
  saveSeat(match: string, seat: SeatRecord): void {
    this.#run(
      'insert or replace into seats (match, seat, record) values (?, ?, ?)',
      match,
      seat.seat,
      JSON.stringify(seat),
    );
  }
  setRematch(match: string, next: string): void {
    this.#run('update matches set rematch = ? where id = ?', next, match);
  }
  entries(match: string): Entry[] {
    return this.#all('select version, entry from entries where match = ? order by version', match).map(
      (row, version) => {
        if (row.version !== version) throw new Error(`match ${match}: entry ${version} of its log is missing`);
        try {
          return JSON.parse(row.entry as string) as Entry;
        } catch (error) {
          throw new Error(`match ${match}: entry ${version} of its log is damaged (${(error as Error).message})`);
        }
      },
    );
  }
  command(match: string, id: string): CommandRecord | null {
    const row = this.#get('select record from commands where match = ? and id = ?', match, id);
    return row ? (JSON.parse(row.record as string) as CommandRecord) : null;
  }
  append(append: Append): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.push({ append, resolve, reject }) === 1) setImmediate(() => this.#flush());
    });
  }
  savePack(hash: string, game: string, json: string): void {
    this.#run('insert or ignore into packs (hash, game, json) values (?, ?, ?)', hash, game, json);
  }
  pack(hash: string): { game: string; json: string } | null {
    const row = this.#get('select game, json from packs where hash = ?', hash);
    return row ? { game: row.game as string, json: row.json as string } : null;
  }
  waiting(): string[] {
    return this.#all(WAITING).map((row) => row.id as string);
  }
  /** Leaves one file with everything in it. */
  close(): void {
    this.#flush();
    // Statements that the collector has not got yet keep a connection open: the lock must be given up by name.
    this.#db.exec('pragma journal_mode = delete; pragma locking_mode = normal; select count(*) from packs;');
    this.#db.close();
  }

  #flush(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    if (waiting.length === 0) return;
    const settle: (() => void)[] = [];
    try {
      this.#atomically(() => {
        for (const { append, resolve, reject } of waiting) {
          try {
            this.#write(append);
            settle.push(resolve);
          } catch (error) {
            settle.push(() => reject(error));
          }
        }
      });
    } catch (error) {
      for (const { reject } of waiting) reject(error);
      return;
    }
    for (const done of settle) done();
  }

  #write({ match, version, entries, command, asked }: Append): void {
    this.#db.exec('savepoint one');
    try {
      entries.forEach((entry, i) => {
        this.#run(
          'insert into entries (match, version, entry) values (?, ?, ?)',
          match,
          version + i,
          JSON.stringify(entry),
        );
      });
      if (command) {
        const { id, ...record } = command;
        this.#run('insert into commands (match, id, record) values (?, ?, ?)', match, id, JSON.stringify(record));
      }
      this.#run('update matches set over = ?, asked = ? where id = ?', asked === null ? 1 : 0, asked, match);
      this.#db.exec('release one');
    } catch (error) {
      this.#db.exec('rollback to one; release one');
      throw /UNIQUE/i.test(String(error)) ? new VersionTaken(match, version) : error;
    }
  }

  #atomically(work: () => void): void {
    this.#db.exec('begin immediate');
    try {
      work();
      this.#db.exec('commit');
    } catch (error) {
      // A full disk has ended the transaction already; what went wrong matters, not the rollback.
      if (this.#db.isTransaction) this.#db.exec('rollback');
      throw error;
    }
  }
  #statement(sql: string): StatementSyncInstance {
    let statement = this.#prepared.get(sql);
    if (statement === undefined) {
      statement = this.#db.prepare(sql);
      this.#prepared.set(sql, statement);
    }
    return statement;
  }
  #run(sql: string, ...values: (string | number | null)[]): void {
    this.#statement(sql).run(...values);
  }
  #get(sql: string, ...values: string[]): Record<string, unknown> | undefined {
    return this.#statement(sql).get(...values) as Record<string, unknown> | undefined;
  }
  #all(sql: string, ...values: string[]): Record<string, unknown>[] {
    return this.#statement(sql).all(...values) as Record<string, unknown>[];
  }
}
