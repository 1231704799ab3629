import type { PublishedRow } from '@gaslamp/kernel/projection';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { after } from '../../settled.ts';
import { looksBack, paceNow, SHARE } from './pace.ts';
import { sound } from './sounds.ts';
import { type Beat, type Change, heldBack, pressed, rowsShown } from './stage.ts';

/** With more than this many beats waiting, everything goes faster; with too many nothing is shown. */
const MANY = 14;
const TOO_MANY = 80;
/** Maximum number of beats, the latest, that are shown after an absence. */
const MISSED = 40;

export interface Stage {
  readonly current: Beat | null;
  /** Counts the beats shown: a new number for each. */
  readonly at: number;
  readonly hurry: boolean;
  readonly changes: readonly Change[];
  /** Number of rows shown. */
  readonly shownRows: number;
  /** The rows that happened during the last absence. */
  readonly missed: Missed | null;
  skip(): void;
}

interface Missed {
  readonly from: number;
  readonly to: number;
}

interface Show {
  readonly rows: readonly PublishedRow[];
  readonly queue: readonly Beat[];
  readonly at: number;
  readonly missed: Missed | null;
}

type BeatsOf = (row: PublishedRow) => readonly Beat[];
const beatsFrom = (rows: readonly PublishedRow[], from: number, beatsOf: BeatsOf): Beat[] =>
  rows.slice(from).flatMap((row, i) => beatsOf(row).map((beat) => ({ ...beat, row: from + i })));
const isTakeBack = ({ events }: PublishedRow): boolean => events.some(({ kind }) => kind === 'undone');

/** Queues the beats of the new rows. A take-back ends the show. */
export function withRows(show: Show, rows: readonly PublishedRow[], beatsOf: BeatsOf): Show {
  const from = show.rows.length;
  if (rows.slice(from).some(isTakeBack)) return { ...show, rows, queue: [] };
  const queue = [...show.queue, ...beatsFrom(rows, from, beatsOf)];
  return { ...show, rows, queue: queue.length > TOO_MANY ? [] : queue };
}

/** Queues the beats since a row that happened during an absence: only the latest, and none that were taken back. */
export function afterAbsence(show: Show, from: number, beatsOf: BeatsOf): Show {
  const { rows } = show;
  if (from >= rows.length) return show;
  const missed = { from, to: rows.length };
  const beats = beatsFrom(rows, Math.max(from, rows.findLastIndex(isTakeBack) + 1), beatsOf);
  const first = beats.at(-MISSED)?.row ?? 0;
  // A step is shown whole or not at all.
  const whole = beats.length > MISSED ? beats.filter(({ row }) => row > first) : beats;
  return { ...show, queue: whole, missed };
}

const NO_BEATS: BeatsOf = () => [];
const wanted = (beatsOf: BeatsOf): BeatsOf => (paceNow() === 'none' ? NO_BEATS : beatsOf);

/** Shows new rows as beats, in order. Rows present when the page opened are shown only if they were not `seen` before. */
export function useStage(rows: readonly PublishedRow[], beatsOf: BeatsOf, seen: () => number): Stage {
  const [show, setShow] = useState<Show>(() =>
    afterAbsence({ rows, queue: [], at: 0, missed: null }, seen(), wanted(beatsOf)),
  );
  useReturns(rows, (from) => setShow((old) => afterAbsence(old, from, wanted(beatsOf))));
  // Updated while rendering, so that a new state is never drawn before its beats are known.
  if (show.rows !== rows) setShow(withRows(show, rows, document.hidden ? NO_BEATS : wanted(beatsOf)));
  const { queue, at } = show;
  const current = queue[0] ?? null;
  const hurry = queue.length > MANY;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the speed of a beat is fixed when it begins
  useEffect(() => {
    if (current === null) return;
    if (current.sound) sound(current.sound);
    const next = (old: Show) =>
      old.queue[0] === current ? { ...old, queue: old.queue.slice(1), at: old.at + 1 } : old;
    const share = current.stays && !looksBack() ? 1 : hurry ? 0.4 : SHARE[paceNow()];
    return after(current.lasts * share, () => setShow(next));
  }, [current]);
  const skip = useCallback(() => setShow((old) => ({ ...old, queue: pressed(old.queue), at: old.at + 1 })), []);
  const playing = current !== null;
  useEffect(() => {
    if (!playing) return;
    const key = (event: KeyboardEvent) => {
      if (!['Tab', 'Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) skip();
    };
    addEventListener('keydown', key, true);
    // The end of a beat moves the controls over the dock: a guide's button would move away under the finger.
    const press = (event: Event) => {
      // Determined at the press, since the button may be gone afterwards.
      const guide = event.composedPath().some((node) => node instanceof Element && node.matches('.guide'));
      if (event.type === (guide ? 'click' : 'pointerdown')) skip();
    };
    addEventListener('pointerdown', press, true);
    // Runs after the button's own handler: otherwise the guide would be redrawn first, and the press would be lost.
    addEventListener('click', press);
    return () => {
      removeEventListener('keydown', key, true);
      removeEventListener('pointerdown', press, true);
      removeEventListener('click', press);
    };
  }, [playing, skip]);
  const changes = useMemo(() => heldBack(current, queue.slice(1)), [current, queue]);
  return { current, at, hurry, changes, shownRows: rowsShown(rows, queue), missed: show.missed, skip };
}

/** Reports, whenever the page becomes visible again, how many rows there were when it was hidden. */
function useReturns(rows: readonly PublishedRow[], onReturn: (from: number) => void): void {
  const latest = useRef({ rows, onReturn });
  latest.current = { rows, onReturn };
  useEffect(() => {
    let gone: number | null = null;
    const change = () => {
      if (!document.hidden && gone !== null) latest.current.onReturn(gone);
      gone = document.hidden ? latest.current.rows.length : null;
    };
    document.addEventListener('visibilitychange', change);
    return () => document.removeEventListener('visibilitychange', change);
  }, []);
}
