import { createContext } from 'react';

/** The part of a match that a table has shown. */
export interface Seen {
  /** Number of rows shown to their end. */
  readonly rows: number;
  /** True if the identities were revealed: the match is over, and its scoring was viewed. */
  readonly reveal: boolean;
}

/** Reports it to a guide beside the table, who must not run ahead of the table. */
export const SeenContext = createContext<((seen: Seen) => void) | null>(null);
