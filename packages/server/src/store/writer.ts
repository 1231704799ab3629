// Groups writes into transactions, each with one sync, in which callers take turns.
import { CompiledQuery, type QueryResult } from 'kysely';
import type { Change } from './changes.ts';

/** Sends a query of a transaction. Queries are answered in the order in which they are sent. */
export type Run = <R>(query: CompiledQuery<R>) => Promise<QueryResult<R>>;

/** The operations of a database that the writer needs. */
export interface Transactions {
  /** Number of transactions that may write at a time. */
  readonly lanes: number;
  /** Runs `work` in a transaction that is committed if `work` resolves, and rolled back otherwise. */
  transaction<T>(work: (run: Run) => Promise<T>): Promise<T>;
  /** Throws Unstorable if a write would not persist. */
  check(): void;
  /** Returns true if the error is a conflict with another transaction: a retry may succeed. */
  collides(error: unknown): boolean;
  /** Converts an error to Unstorable; null if it has another cause. */
  unstorable(error: unknown): Error | null;
}

/** Number of works in a transaction, in all and of one caller. */
export const GROUP = 16;
export const SHARE = 4;

/** The place of a work among the others. */
export interface Turn {
  /** The caller, such as the address that a command came from. */
  readonly by: string;
  /** The match that it changes; empty for everything else. */
  readonly match: string;
}
/** `report` names a change, to be announced once it is durable. */
export type Writing<T> = (run: Run, report: (change: Change) => void) => Promise<T>;
interface Work extends Turn {
  readonly work: Writing<unknown>;
  readonly resolve: (value: never) => void;
  readonly reject: (error: unknown) => void;
}

const BEGIN_ONE = CompiledQuery.raw('savepoint one');
const END_ONE = CompiledQuery.raw('release savepoint one');
/** Undoes one work of a group; queries behind a failed one fail with it until then. */
export const UNDO_ONE = CompiledQuery.raw('rollback to savepoint one');
/** Number of retries after a conflict with another transaction. */
const AGAIN = 5;

/** Another process has taken that number in the meantime. */
export class Meanwhile extends Error {}

/**
 * Writes in several lanes at a time. A caller has one transaction at a time, of at most SHARE works, so that a flood of one
 * leaves a lane to the others. The works of a group succeed or fail independently.
 */
export class Writer {
  readonly #under: Transactions;
  /** Receives the changes of each transaction. */
  readonly #announce: (changes: readonly Change[]) => void;
  /** Waiting works by caller, in the order of their turns. */
  readonly #waiting = new Map<string, Work[]>();
  /** Callers with a transaction in progress. */
  readonly #writing = new Set<string>();
  readonly #lanes = new Set<Promise<void>>();
  #scheduled = false;
  #closed = false;

  constructor(under: Transactions, announce: (changes: readonly Change[]) => void) {
    this.#under = under;
    this.#announce = announce;
  }
  /** Completes pending writes. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#fill();
    while (this.#lanes.size > 0) await Promise.all(this.#lanes);
  }

  /** Writes an entry with the next number of a list; retries with another number if a process has taken it in the meantime. */
  async writeNext<T>(turn: Turn, work: Writing<T>): Promise<T> {
    for (let again = AGAIN; ; again--)
      try {
        return await this.write(turn, work);
      } catch (error) {
        if (!(error instanceof Meanwhile) || again === 0) throw error;
      }
  }
  write<T>({ by, match }: Turn, work: Writing<T>): Promise<T> {
    if (this.#closed) return Promise.reject(new Error('the store is closed'));
    return new Promise<T>((resolve, reject) => {
      const queue = this.#waiting.get(by) ?? [];
      queue.push({ by, match, work, resolve, reject });
      this.#waiting.set(by, queue);
      // All works of one turn of the event loop may share a transaction.
      if (!this.#scheduled) setImmediate(() => this.#fill());
      this.#scheduled = true;
    });
  }

  /** Starts the free lanes. */
  #fill(): void {
    this.#scheduled = false;
    while (this.#lanes.size < this.#under.lanes) {
      const group = this.#next();
      if (group.length === 0) return;
      const lane = this.#run(group).finally(() => this.#lanes.delete(lane));
      this.#lanes.add(lane);
    }
  }
  async #run(first: readonly Work[]): Promise<void> {
    for (let group = first; group.length > 0; group = this.#next()) {
      for (const { by } of group) this.#writing.add(by);
      await this.#writeAll(group);
      for (const { by } of group) this.#writing.delete(by);
    }
  }
  /** Takes the next group: one work of each caller that is not being served, then their second ones, and so on. */
  #next(): readonly Work[] {
    const callers = [...this.#waiting].filter(([by]) => !this.#writing.has(by)).slice(0, GROUP);
    const rounds = Array.from({ length: SHARE }, (_, round) => callers.flatMap(([, queue]) => queue[round] ?? []));
    const group = rounds.flat().slice(0, GROUP);
    for (const [by, queue] of callers) {
      queue.splice(0, group.filter((work) => work.by === by).length);
      // Callers that still wait go behind those that have not been served.
      this.#waiting.delete(by);
      if (queue.length > 0) this.#waiting.set(by, queue);
    }
    // All transactions lock matches in the same order, so that no two of them wait for each other.
    return group.sort((a, b) => (a.match < b.match ? -1 : Number(a.match > b.match)));
  }
  async #writeAll(group: readonly Work[], again = AGAIN): Promise<void> {
    const { check, collides, unstorable } = this.#under;
    const settle: (() => void)[] = [];
    const changes: Change[] = [];
    try {
      await this.#under.transaction(async (query) => {
        const run: Run = (one) => {
          const answer = query(one);
          // A query may fail before its answer is awaited.
          answer.catch(() => {});
          return answer;
        };
        for (const one of group) settle.push(await this.#writeOne(run, one, group.length === 1, changes));
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
    if (changes.length > 0) this.#announce(changes);
    for (const done of settle) done();
  }
  /** Runs one work of a group in a savepoint; a single one needs only the transaction. */
  async #writeOne(run: Run, { work, resolve, reject }: Work, alone: boolean, changes: Change[]): Promise<() => void> {
    const { collides, unstorable } = this.#under;
    const reported: Change[] = [];
    if (!alone) void run(BEGIN_ONE);
    try {
      const value = (await work(run, (change) => reported.push(change))) as never;
      if (!alone) void run(END_ONE);
      changes.push(...reported);
      return () => resolve(value);
    } catch (error) {
      if (alone || collides(error) || unstorable(error)) throw error;
      void run(UNDO_ONE);
      void run(END_ONE);
      return () => reject(error);
    }
  }
}
