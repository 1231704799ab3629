// The database-specific operations that a store needs.
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';
import type { Run, Transactions } from './writer.ts';

export interface Underneath extends Transactions {
  readonly db: Kysely<Tables>;
  /** Runs queries on one snapshot of the data. */
  snapshot<T>(work: (run: Run) => Promise<T>): Promise<T>;
  /** Returns true if the error is a duplicate key. */
  conflicts(error: unknown): boolean;
  /** Removes deleted data from the files on disk; missing if the database does that by itself. */
  readonly purge?: () => Promise<unknown>;
  /** Copies all committed data into a file; null if a copy can be made without this process. */
  readonly copyTo: ((path: string) => Promise<void>) | null;
  /** Closes all connections. */
  close(): Promise<void>;
}

/** Waits for queries that were sent together. If some have failed, throws the error of the first one. */
export async function inOrder<T>(sent: readonly Promise<T>[]): Promise<T[]> {
  const answers = await Promise.allSettled(sent);
  return answers.map((answer) => {
    if (answer.status === 'rejected') throw answer.reason;
    return answer.value;
  });
}
