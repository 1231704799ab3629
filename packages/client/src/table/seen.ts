import { createContext } from 'react';

/** What of a match a table has shown. */
export interface Seen {
  /** So many of its rows, to their end. */
  readonly rows: number;
  /** Who everybody was: the match is over, and its scoring was looked at. */
  readonly reveal: boolean;
}

/** Tells it to a guide beside the table, who must not run ahead of what is shown. */
export const SeenContext = createContext<((seen: Seen) => void) | null>(null);
