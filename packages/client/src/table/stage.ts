// What happens is shown one thing after another: a queue of beats. The state is the truth; beats only hold back how much
// of it is drawn already.
import type { PublishedRow } from '@gaslamp/kernel/projection';
import type { ReactNode } from 'react';
import type { Sound } from './sounds.ts';

export interface Flight {
  /** Names of places on the page (`data-at`); the first that is there is taken. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly piece: ReactNode;
  readonly count?: number;
}

/** A change of a number in the state: `cubes`, at that index. */
export interface Change {
  readonly field: string;
  readonly index: number;
  readonly by: number;
}

export interface Beat {
  /** In milliseconds, all in all. */
  readonly lasts: number;
  /** A sentence, with things. */
  readonly caption: string | null;
  readonly flights: readonly Flight[];
  /** What the number is less as long as the beat has not begun: undone in what is drawn. */
  readonly leaves: readonly Change[];
  /** The same until its pieces have landed. */
  readonly lands: readonly Change[];
  /** Shown large in the middle meanwhile: the die, a revealed identity. */
  readonly scene: ReactNode;
  readonly sound: Sound | null;
  /** The index of the published step that it shows; the stage fills it in. */
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
  row: 0,
  ...part,
});

/** What must be taken off the state's numbers to draw it as it was when these beats had not been shown. */
export function heldBack(current: Beat | null, waiting: readonly Beat[]): readonly Change[] {
  const out: Change[] = [];
  if (current) out.push(...current.lands);
  for (const one of waiting) out.push(...one.leaves, ...one.lands);
  return out;
}

/** The state as it is to be drawn: every change that has not been shown yet is taken off. Shares what stays. */
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

/** How many steps the log may tell: those of which no beat is still to come. */
export const toldRows = (rows: readonly PublishedRow[], [, next]: readonly Beat[]): number => next?.row ?? rows.length;

/** Who acts in a step; null where it names nobody. */
const actorOf = ({ events }: PublishedRow): number | null =>
  events.find(({ fields }) => fields.player !== undefined)?.fields.player ?? null;

/**
 * Whether somebody else did what is still to be shown, from the step `told` on: then the next question waits for it too. A
 * step that names nobody, such as a piece that appears or an attack that nobody answered, goes with the one before it.
 */
export function othersActed(rows: readonly PublishedRow[], told: number, you: number | null): boolean {
  let actor = you;
  for (const row of rows.slice(0, told)) actor = actorOf(row) ?? actor;
  return rows.slice(told).some((row) => {
    actor = actorOf(row) ?? actor;
    return actor !== you || you === null;
  });
}
