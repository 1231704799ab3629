// What happened at the table besides the game, told in the log at its place: who came, who went, who agreed.
import type { MatchInfo } from '@gaslamp/protocol/updates';
import type { LogEntry } from '@gaslamp/words/log';
import { useEffect, useMemo, useState } from 'react';
import { until } from '../settled.ts';

/** A line of the log that no rule gave, the published move behind which it stands, and what seats were called until then. */
export interface NoteEntry extends LogEntry {
  readonly move: number;
}
export type Around = Pick<MatchInfo, 'seats' | 'game' | 'notes'>;
type Words = (info: Around, now: Date) => readonly NoteEntry[];

/** The match's notes as lines of the log. Against bots alone there are none, and nothing is loaded for them. */
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
