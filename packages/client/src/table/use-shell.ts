import type { PublishedRow } from '@gaslamp/kernel/projection';
import type { LogEntry } from '@gaslamp/words/log';
import { useMemo, useState } from 'react';
import type { TableState } from '../net/match-client.ts';
import { logOf } from './log.ts';
import type { MenuOpen } from './menu.tsx';
import { useNotes } from './notes.ts';
import { type Beat, othersActed } from './stage.ts';
import { useFinale } from './use-finale.ts';
import { useOpened } from './use-opened.ts';
import { useStage } from './use-stage.ts';

/** What may lie over any table: the help, what one knows, and the scoring at the end. */
interface OpenEverywhere {
  readonly sort: 'help' | 'known' | 'final';
}

/** What every table keeps in mind: what is being shown, what lies over it, and how far the log is told. */
export function useShell<Open>(
  { rows, info }: TableState,
  over: boolean,
  beatsOf: (row: PublishedRow) => readonly Beat[],
) {
  const stage = useStage(rows, beatsOf);
  const { top, depth, show, hide } = useOpened<Open | OpenEverywhere>();
  const [menu, setMenu] = useState<MenuOpen | null>(null);
  const [rule, setRule] = useState<string | null>(null);
  const [veiled, unveil] = useFinale(over, stage.current === null, () => show({ sort: 'final' }));
  // Neither log nor prompt runs ahead of what is being shown.
  const shown = useMemo(() => rows.slice(0, stage.told), [rows, stage.told]);
  const behind = othersActed(rows, stage.told, info.you);
  return { stage, top, depth, show, hide, menu, setMenu, rule, setRule, veiled, unveil, shown, behind };
}

/** The log as far as it is told; what only the reveal tells is left out before it. `rowOf` changes only with its words. */
export function useLog(
  { info }: TableState,
  { shown, veiled }: { readonly shown: readonly PublishedRow[]; readonly veiled: boolean },
  rowOf: Parameters<typeof logOf>[1],
): readonly LogEntry[] {
  const notes = useNotes(info);
  const told = useMemo(() => logOf(shown, rowOf, notes), [shown, rowOf, notes]);
  return useMemo(() => (veiled ? told.filter((entry) => !entry.reveals) : told), [told, veiled]);
}
