// Tells the panels of the players where the viewer's suspicions are kept.
import type { MatchInfo } from '@gaslamp/protocol/updates';
import { createContext } from 'react';
import type { Seen } from '../../notebook/use-sole.ts';

export interface Suspecting {
  readonly match: string;
  /** The token of the viewer's seat. */
  readonly token: string;
  readonly seat: number;
  readonly info: Pick<MatchInfo, 'game' | 'seats'>;
  /** The latest revision of the notebook that the server announced; 0 if it is empty. */
  readonly revision: number;
  readonly table: Seen;
}

/** Null for spectators, and where no match is played. */
export const SuspectingContext = createContext<Suspecting | null>(null);
