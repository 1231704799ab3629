// Merges concurrent changes of two devices of one seat, relative to the version that they last shared.
import type { Notebook, SuspicionMark } from '@gaslamp/protocol/private-notes';

/** The content of a notebook. */
export type Written = Pick<Notebook, 'text' | 'marks'>;

const keyOf = ({ seat, side }: SuspicionMark): string => `${seat} ${side}`;
const byKey = (marks: readonly SuspicionMark[]) => new Map(marks.map((one) => [keyOf(one), one]));

/** Sets a mark, or removes it if the mark is null. */
export function withMark(
  marks: readonly SuspicionMark[],
  seat: number,
  side: string,
  mark: SuspicionMark['mark'] | null,
): readonly SuspicionMark[] {
  const others = marks.filter((one) => one.seat !== seat || one.side !== side);
  return mark === null ? others : [...others, { seat, side, mark }];
}

/** Returns true if both have the same content; the order of marks does not matter. */
export function saysSame(one: Written, other: Written): boolean {
  const marks = byKey(other.marks);
  return (
    one.text === other.text &&
    one.marks.length === other.marks.length &&
    one.marks.every((mine) => marks.get(keyOf(mine))?.mark === mine.mark)
  );
}

/**
 * Merges both versions, which started from `base`; returns null if both changed the text differently. Of two marks the own one
 * wins.
 */
export function merged(base: Written, mine: Written, theirs: Written): Written | null {
  const marks = [...mergedMarks(base.marks, mine.marks, theirs.marks)];
  if (mine.text === base.text || mine.text === theirs.text) return { text: theirs.text, marks };
  return theirs.text === base.text ? { text: mine.text, marks } : null;
}
function* mergedMarks(
  base: readonly SuspicionMark[],
  mine: readonly SuspicionMark[],
  theirs: readonly SuspicionMark[],
): Iterable<SuspicionMark> {
  const [was, own, other] = [byKey(base), byKey(mine), byKey(theirs)];
  for (const key of new Set([...was.keys(), ...own.keys(), ...other.keys()])) {
    const changed = own.get(key)?.mark !== was.get(key)?.mark;
    const mark = (changed ? own : other).get(key);
    if (mark !== undefined) yield mark;
  }
}
