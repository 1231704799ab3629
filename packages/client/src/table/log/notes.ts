// Puts events at the table that are not part of the game into the log: arrivals, departures, agreements.
import type { MatchInfo } from '@gaslamp/protocol/updates';
import type { LogEntry } from '@gaslamp/words/log';
import { useEffect, useMemo, useState } from 'react';
import { until } from '../../settled.ts';

/** A log line not produced by a rule, with the published move after which it stands, and the names of the seats until then. */
export interface NoteEntry extends LogEntry {
  readonly move: number;
}
export type Around = Pick<MatchInfo, 'seats' | 'game' | 'notes'>;
type Words = (info: Around, now: Date) => readonly NoteEntry[];

/** Returns the match's notes as log lines. Matches against bots alone have none, and load nothing for them. */
export function useNotes(info: Around): readonly NoteEntry[] {
  const { game, seats, notes } = info;
  const [words, setWords] = useState<Words | null>(null);
  const some = notes.length > 0;
  useEffect(() => {
    let live = true;
    if (some)
      until(import('./notes/words.ts')).then(
        ({ noteEntries }) => live && setWords(() => noteEntries),
        () => {},
      );
    return () => {
      live = false;
    };
  }, [some]);
  return useMemo(() => (words === null ? [] : words({ game, seats, notes }, new Date())), [words, game, seats, notes]);
}
