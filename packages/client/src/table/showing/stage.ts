// Shows events one after another as a queue of beats. The state is already final; beats only delay how much of it is drawn.
import type { PublishedRow } from '@gaslamp/kernel/projection';
import type { ReactNode } from 'react';
import type { Sound } from './sounds.ts';

export interface Flight {
  /** Names of places on the page (`data-at`); the first one present is used. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly piece: ReactNode;
  readonly count?: number;
}

/** A change of a number in the state: field `cubes`, at that index. */
export interface Change {
  readonly field: string;
  readonly index: number;
  readonly by: number;
}

export interface Beat {
  /** Total duration in ms. */
  readonly lasts: number;
  /** A sentence with links. */
  readonly caption: string | null;
  readonly flights: readonly Flight[];
  /** Changes that are undone in the drawing until the beat begins. */
  readonly leaves: readonly Change[];
  /** Changes that are undone in the drawing until its pieces have landed. */
  readonly lands: readonly Change[];
  /** Shown large in the middle meanwhile: the die, a revealed identity. */
  readonly scene: ReactNode;
  readonly sound: Sound | null;
  /** True if it lasts in full at any pace, and a press leads only up to it. */
  readonly stays: boolean;
  /** The index of the published step that it shows; filled in by the stage. */
  readonly row: number;
}

export const beat = (part: Partial<Beat>): Beat => ({
  lasts: 450,
  caption: null,
  flights: [],
  leaves: [],
  lands: [],
  scene: null,
  sound: null,
  stays: false,
  row: 0,
  ...part,
});

/** Returns the beats behind a press: those from the next one that stays. */
export function pressed<B extends Pick<Beat, 'stays'>>(queue: readonly B[]): readonly B[] {
  const next = queue.findIndex(({ stays }, i) => i > 0 && stays);
  return next < 0 ? [] : queue.slice(next);
}

/** Returns the changes to subtract from the state in order to draw it before these beats. */
export function heldBack(current: Beat | null, waiting: readonly Beat[]): readonly Change[] {
  const out: Change[] = [];
  if (current) out.push(...current.lands);
  for (const one of waiting) out.push(...one.leaves, ...one.lands);
  return out;
}

/** Returns the state to draw, without the changes not shown yet. Shares unchanged parts. */
export function asShown<S extends object>(s: S, changes: readonly Change[]): S {
  if (changes.length === 0) return s;
  const out = { ...s } as Record<string, unknown>;
  const touched = new Set<string>();
  for (const { field, index, by } of changes) {
    const value = out[field];
    if (typeof value === 'number') out[field] = value - by;
    else if (Array.isArray(value)) {
      if (!touched.has(field)) out[field] = value.slice();
      touched.add(field);
      const list = out[field] as number[];
      list[index] = Math.max(0, (list[index] ?? 0) - by);
    }
  }
  return out as S;
}

/** Returns the number of steps that the log may show: those whose beats are all done or running. */
export const rowsShown = (rows: readonly PublishedRow[], [, next]: readonly Beat[]): number => next?.row ?? rows.length;

/** Returns the acting player of a step; null if it names nobody. */
const actorOf = ({ events }: PublishedRow): number | null =>
  events.find(({ fields }) => fields.player !== undefined)?.fields.player ?? null;

/**
 * Returns true if somebody else did a step not yet shown, from the step `shownRows` on: then the next question waits for it too. A
 * step that names nobody, such as a piece that appears or an unanswered attack, belongs to the one before it.
 */
export function othersActed(rows: readonly PublishedRow[], shownRows: number, you: number | null): boolean {
  let actor = you;
  for (const row of rows.slice(0, shownRows)) actor = actorOf(row) ?? actor;
  return rows.slice(shownRows).some((row) => {
    actor = actorOf(row) ?? actor;
    return actor !== you || you === null;
  });
}
