// Tells the panels of the players where the viewer's suspicions are kept.
import type { State } from '@gaslamp/kernel/state';
import type { MatchInfo } from '@gaslamp/protocol/updates';
import { createContext } from 'react';

export interface Suspecting {
  readonly match: string;
  /** The token of the viewer's seat. */
  readonly token: string;
  readonly seat: number;
  readonly info: Pick<MatchInfo, 'game' | 'seats'>;
  /** The latest revision of the notebook that the server announced; 0 if it is empty. */
  readonly revision: number;
  readonly table: { readonly s: State; readonly pack: unknown };
}

/** Null for spectators, and where no match is played. */
export const SuspectingContext = createContext<Suspecting | null>(null);
