import type { PublishedRow } from '@gaslamp/kernel/projection';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { SHARE, savedPace } from './pace.ts';
import { sound } from './sounds.ts';
import { type Beat, type Change, heldBack, toldRows } from './stage.ts';

/** With more than this many beats waiting, everything goes faster; with too many nothing is shown. */
const MANY = 14;
const TOO_MANY = 80;

export interface Stage {
  readonly current: Beat | null;
  /** Counts the beats shown: a new number for each. */
  readonly at: number;
  readonly hurry: boolean;
  readonly changes: readonly Change[];
  /** How many of the rows have been shown. */
  readonly told: number;
  skip(): void;
}

interface Show {
  readonly rows: readonly PublishedRow[];
  readonly queue: readonly Beat[];
  readonly at: number;
}

/** Queues the beats of the rows that are new. A step taken back ends the show. */
export function withRows(show: Show, rows: readonly PublishedRow[], beatsOf: (row: PublishedRow) => readonly Beat[]) {
  const fresh = rows.slice(show.rows.length);
  if (fresh.some((row) => row.events.some((event) => event.kind === 'undone'))) return { ...show, rows, queue: [] };
  const beats = fresh.flatMap((one, i) => beatsOf(one).map((beat) => ({ ...beat, row: show.rows.length + i })));
  const queue = [...show.queue, ...beats];
  return { ...show, rows, queue: queue.length > TOO_MANY ? [] : queue };
}

/** Shows new rows as beats, in their order. What was there when the page opened is not shown again. */
export function useStage(rows: readonly PublishedRow[], beatsOf: (row: PublishedRow) => readonly Beat[]): Stage {
  const [show, setShow] = useState<Show>({ rows, queue: [], at: 0 });
  // Taken over while rendering, so that a new state is never drawn before its beats are known.
  if (show.rows !== rows) setShow(withRows(show, rows, document.hidden || savedPace() === 'none' ? () => [] : beatsOf));
  const { queue, at } = show;
  const current = queue[0] ?? null;
  const hurry = queue.length > MANY;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the speed of a beat is fixed when it begins
  useEffect(() => {
    if (current === null) return;
    if (current.sound) sound(current.sound);
    const next = (old: Show) =>
      old.queue[0] === current ? { ...old, queue: old.queue.slice(1), at: old.at + 1 } : old;
    const timer = setTimeout(() => setShow(next), current.lasts * (hurry ? 0.4 : SHARE[savedPace()]));
    return () => clearTimeout(timer);
  }, [current]);
  const skip = useCallback(() => setShow((old) => (old.queue.length === 0 ? old : { ...old, queue: [] })), []);
  const playing = current !== null;
  useEffect(() => {
    if (!playing) return;
    const key = (event: KeyboardEvent) => {
      if (!['Tab', 'Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) skip();
    };
    addEventListener('keydown', key, true);
    addEventListener('pointerdown', skip, true);
    return () => {
      removeEventListener('keydown', key, true);
      removeEventListener('pointerdown', skip, true);
    };
  }, [playing, skip]);
  const changes = useMemo(() => heldBack(current, queue.slice(1)), [current, queue]);
  return { current, at, hurry, changes, told: toldRows(rows, queue), skip };
}
