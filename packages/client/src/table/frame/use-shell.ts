import type { PublishedRow } from '@gaslamp/kernel/projection';
import type { LogEntry } from '@gaslamp/words/log';
import { t } from '@gaslamp/words/text';
import { useCallback, useContext, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { TableState } from '../../net/match-client.ts';
import type { MenuOpen } from '../asking/menu.tsx';
import { useFinale } from '../ending/use-finale.ts';
import { begins } from '../explaining/first-time.ts';
import { logOf } from '../log/log.ts';
import { useNotes } from '../log/notes.ts';
import { saveLook, seenOf } from '../showing/looks.ts';
import { SeenContext } from '../showing/seen.ts';
import { type Beat, othersActed } from '../showing/stage.ts';
import { useStage } from '../showing/use-stage.ts';
import { keyOf } from '../things/options.ts';
import { useOpened } from './use-opened.ts';

/** Dialogs that any table may open: the first look, the help, the player's knowledge, and the scoring at the end. */
export interface OpenEverywhere {
  readonly sort: 'first' | 'help' | 'known' | 'final';
}

/** State of every table: the beat being shown, the open dialogs, and the shown part of the log. */
export function useShell<Open extends { readonly sort: string }>(
  state: TableState,
  over: boolean,
  beatsOf: (row: PublishedRow) => readonly Beat[],
) {
  const { rows, info } = state;
  // The end of a match has its own show; in a finished match nothing is new.
  const [past] = useState(info.phase !== 'playing');
  const stage = useStage(rows, beatsOf, () => (over || past ? rows.length : seenOf(info, rows)));
  useLook(info, rows, stage.shownRows);
  const { top, depth, show, hide } = useOpened<Open | OpenEverywhere>();
  const openHelp = useCallback(() => show({ sort: 'help' }), [show]);
  const openKnown = useCallback(() => show({ sort: 'known' }), [show]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as one sits down
  useEffect(() => {
    if (info.you !== null && info.phase === 'playing' && !over && begins(info.game)) show({ sort: 'first' });
  }, []);
  const [menu, setMenu] = useState<MenuOpen | null>(null);
  // A menu closes if its question has been answered meanwhile, also if it opened late.
  if (menu !== null && menu.asked !== null && menu.asked !== keyOf(state)) setMenu(null);
  const [rule, setRule] = useState<string | null>(null);
  const [veiled, unveil] = useFinale(over, past, stage.current === null, () => show({ sort: 'final' }));
  // Neither the log nor the prompt runs ahead of the events being shown.
  const shown = useMemo(() => rows.slice(0, stage.shownRows), [rows, stage.shownRows]);
  const behind = othersActed(rows, stage.shownRows, info.you);
  // Also true while the last of them is running and the viewer is already asked.
  const step = stage.current?.row;
  const follows = step !== undefined && othersActed(rows.slice(0, step + 1), step, info.you);
  const seen = step ?? rows.length;
  // Opening the scoring again does not hide the reveal.
  const [reveal, setReveal] = useState(false);
  if (!reveal && over && !veiled && top?.sort !== 'final') setReveal(true);
  const tell = useContext(SeenContext);
  useLayoutEffect(() => tell?.({ rows: seen, reveal }), [tell, seen, reveal]);
  const { missed, shownRows } = stage;
  const waiting =
    missed !== null && shownRows < missed.to
      ? t('table.missed', { count: missed.to - missed.from })
      : t('table.behind');
  return {
    stage,
    follows,
    waiting,
    top,
    depth,
    show,
    hide,
    openHelp,
    openKnown,
    menu,
    setMenu,
    rule,
    setRule,
    veiled,
    unveil,
    shown,
    behind,
  };
}

/**
 * Returns the shown part of the log, without entries that the reveal discloses while it is still to come. `rowOf` changes only
 * with its words.
 */
export function useLog(
  { info }: TableState,
  { shown, veiled, stage }: Pick<ReturnType<typeof useShell>, 'shown' | 'veiled' | 'stage'>,
  rowOf: Parameters<typeof logOf>[1],
): readonly LogEntry[] {
  const notes = useNotes(info);
  const news = stage.missed?.from;
  const log = useMemo(() => logOf(shown, rowOf, notes, news), [shown, rowOf, notes, news]);
  return useMemo(() => (veiled ? log.filter((entry) => !entry.reveals) : log), [log, veiled]);
}

/** Saves how far the match has been shown. */
function useLook(info: TableState['info'], rows: readonly PublishedRow[], shownRows: number): void {
  const { id, you, phase } = info;
  // A replay, or a visit after the end, shows nothing new.
  const move = phase === 'playing' && shownRows === rows.length ? rows.at(-1)?.move : undefined;
  useEffect(() => {
    const save = () => {
      if (move !== undefined && !document.hidden) saveLook({ id, you }, move);
    };
    save();
    document.addEventListener('visibilitychange', save);
    return () => document.removeEventListener('visibilitychange', save);
  }, [id, you, move]);
}
