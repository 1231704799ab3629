// Writes in groups: whatever is to be written in one turn of the event loop shares one transaction and one sync.
import { CompiledQuery, type Kysely, type QueryResult } from 'kysely';
import type { Tables } from './tables.ts';
import { spelled, type Word } from './words.ts';

/** What a store needs of its database besides the SQL that all of them speak. */
export interface Underneath {
  readonly db: Kysely<Tables>;
  /** Throws Unstorable where what is written now would not be there later. */
  check(): void;
  /** Whether an error says that there is such a row already. */
  conflicts(error: unknown): boolean;
  /** Whether an error says that another transaction was in the way: the same may work a moment later. */
  collides(error: unknown): boolean;
  /** An error as Unstorable, if it says that nothing can be stored now. */
  unstorable(error: unknown): Error | null;
  /** Tells other processes where there is something to read, once it is committed; null where there are none. */
  readonly tell: ((words: readonly string[]) => CompiledQuery) | null;
  /** Copies all that is committed into a file; null where whoever wants a copy can read it without this process. */
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
/** How often something is begun again that was in the way of another transaction. */
const AGAIN = 5;

/** Another process has taken that number meanwhile. */
export class Meanwhile extends Error {}

/** Of a group each work stands or falls by itself. */
export class Writer {
  readonly #under: Underneath;
  #waiting: Work[] = [];
  #written: Promise<void> = Promise.resolve();
  #closed = false;
  /** What other processes are to be told of the group that is being written. */
  #words: Word[] = [];

  constructor(under: Underneath) {
    this.#under = under;
  }
  /** Told with the transaction of the work that says it. */
  tell(word: Word): void {
    this.#words.push(word);
  }
  /** What was begun is written first. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#flush();
    await this.#written;
  }

  /** Writes what gets the next number of a list; where another process has taken that meanwhile, the one after it. */
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
    const { db, check, collides, unstorable, tell } = this.#under;
    const settle: (() => void)[] = [];
    this.#words = [];
    try {
      await db.transaction().execute(async (db) => {
        const run: Run = (query) => db.executeQuery(query);
        for (const one of group) settle.push(await this.#writeOne(run, one, group.length === 1));
        if (tell !== null && this.#words.length > 0) await run(tell(this.#words.map(spelled)));
        check();
      });
      check();
    } catch (error) {
      // Each by itself holds the rows of one match at most: nobody waits for it for whom it waits.
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
  /** One of a group; of one alone the transaction is all that is needed. */
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
