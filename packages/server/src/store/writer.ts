// Groups writes: all of one turn of the event loop share one transaction and one sync.
import { CompiledQuery, type Kysely, type QueryResult } from 'kysely';
import { type Change, payloadOf } from './changes.ts';
import type { Tables } from './tables.ts';

/** The database-specific operations that a store needs. */
export interface Underneath {
  readonly db: Kysely<Tables>;
  /** Throws Unstorable if a write would not persist. */
  check(): void;
  /** Returns true if the error is a duplicate key. */
  conflicts(error: unknown): boolean;
  /** Returns true if the error is a conflict with another transaction: a retry may succeed. */
  collides(error: unknown): boolean;
  /** Converts an error to Unstorable; null if it has another cause. */
  unstorable(error: unknown): Error | null;
  /** Notifies other processes of changes once they are committed; null if there are none. */
  readonly notify: ((payloads: readonly string[]) => CompiledQuery) | null;
  /** Copies all committed data into a file; null if a copy can be made without this process. */
  readonly copyTo: ((path: string) => Promise<void>) | null;
}

export type Run = <R>(query: CompiledQuery<R>) => Promise<QueryResult<R>>;
interface Work {
  readonly work: (run: Run) => Promise<unknown>;
  readonly resolve: (value: never) => void;
  readonly reject: (error: unknown) => void;
}

const BEGIN_ONE = CompiledQuery.raw('savepoint one');
const END_ONE = CompiledQuery.raw('release savepoint one');
const UNDO_ONE = CompiledQuery.raw('rollback to savepoint one');
/** Number of retries after a conflict with another transaction. */
const AGAIN = 5;

/** Another process has taken that number in the meantime. */
export class Meanwhile extends Error {}

/** The works of a group succeed or fail independently. */
export class Writer {
  readonly #under: Underneath;
  #waiting: Work[] = [];
  #written: Promise<void> = Promise.resolve();
  #closed = false;
  /** Notifications for the group that is being written. */
  #changes: Change[] = [];

  constructor(under: Underneath) {
    this.#under = under;
  }
  /** Adds a notification to the transaction of the current work. */
  notify(change: Change): void {
    this.#changes.push(change);
  }
  /** Completes pending writes. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#flush();
    await this.#written;
  }

  /** Writes an entry with the next number of a list; retries with another number if a process has taken it in the meantime. */
  async writeNext<T>(work: (run: Run) => Promise<T>): Promise<T> {
    for (let again = AGAIN; ; again--)
      try {
        return await this.write(work);
      } catch (error) {
        if (!(error instanceof Meanwhile) || again === 0) throw error;
      }
  }
  write<T>(work: (run: Run) => Promise<T>): Promise<T> {
    if (this.#closed) return Promise.reject(new Error('the store is closed'));
    return new Promise<T>((resolve, reject) => {
      if (this.#waiting.push({ work, resolve, reject }) === 1) setImmediate(() => this.#flush());
    });
  }
  #flush(): void {
    const group = this.#waiting;
    this.#waiting = [];
    if (group.length > 0) this.#written = this.#written.then(() => this.#writeAll(group));
  }
  async #writeAll(group: readonly Work[], again = AGAIN): Promise<void> {
    const { db, check, collides, unstorable, notify } = this.#under;
    const settle: (() => void)[] = [];
    this.#changes = [];
    try {
      await db.transaction().execute(async (db) => {
        const run: Run = (query) => db.executeQuery(query);
        for (const one of group) settle.push(await this.#writeOne(run, one, group.length === 1));
        if (notify !== null && this.#changes.length > 0) await run(notify(this.#changes.map(payloadOf)));
        check();
      });
      check();
    } catch (error) {
      // A single work locks the rows of one match at most, so no deadlock is possible.
      if (collides(error) && again > 0) {
        for (const one of group) await this.#writeAll([one], again - 1);
        return;
      }
      const why = unstorable(error) ?? error;
      for (const { reject } of group) reject(why);
      return;
    }
    for (const done of settle) done();
  }
  /** Runs one work of a group in a savepoint; a single one needs only the transaction. */
  async #writeOne(run: Run, { work, resolve, reject }: Work, alone: boolean): Promise<() => void> {
    const { collides, unstorable } = this.#under;
    if (!alone) await run(BEGIN_ONE);
    try {
      const value = (await work(run)) as never;
      if (!alone) await run(END_ONE);
      return () => resolve(value);
    } catch (error) {
      if (alone || collides(error) || unstorable(error)) throw error;
      await run(UNDO_ONE);
      await run(END_ONE);
      return () => reject(error);
    }
  }
}
