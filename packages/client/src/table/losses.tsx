import type { VisibleEvent } from '@gaslamp/kernel/events';
import type { PublishedRow } from '@gaslamp/kernel/projection';
import { t } from '@gaslamp/words/text';
import { useEffect } from 'react';
import { standingRows } from './log.ts';
import type { Note } from './note.ts';

/** So many sentences are read at a glance. */
const MOST = 4;

export interface LossesProps {
  readonly rows: readonly PublishedRow[];
  readonly you: number;
  /** What events took from a player, in sentences. */
  lossesOf(player: number, events: readonly VisibleEvent[]): Promise<readonly string[]>;
  say(note: Note): void;
}

/** Says to a player whose turn begins what the others have done to them since their last one. */
export function Losses({ rows, you, lossesOf, say }: LossesProps) {
  const since = sinceOwnTurn(rows, you);
  const turn = since === null ? -1 : rows.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once in a turn, by what had happened then
  useEffect(() => {
    if (since === null) return;
    let live = true;
    void lossesOf(you, since).then((losses) => {
      if (!live || losses.length === 0) return;
      const [what, more] = [losses.slice(0, MOST).join(' '), Math.max(0, losses.length - MOST)];
      say({ text: t('table.losses', { what, more }), rule: null, stays: true });
    });
    return () => {
      live = false;
    };
  }, [turn]);
  return null;
}

const turnOf = ({ kind, fields }: VisibleEvent): number | null => (kind === 'turn' ? (fields.player ?? null) : null);

/**
 * All that happened, and was not taken back, in the turns of others between the last two of a player, the second of which
 * has just begun; null elsewhere.
 *
 * @internal
 */
export function sinceOwnTurn(rows: readonly PublishedRow[], you: number): readonly VisibleEvent[] | null {
  if (!rows.at(-1)?.events.some((event) => turnOf(event) === you)) return null;
  const events = standingRows(rows).flatMap((row) => row.events);
  const begun = events.findLastIndex((event) => turnOf(event) === you);
  const before = events.slice(0, begun);
  const own = before.findLastIndex((event) => turnOf(event) === you);
  const others = before.findIndex((event, i) => i > own && turnOf(event) !== null);
  return others < 0 ? null : before.slice(others);
}
