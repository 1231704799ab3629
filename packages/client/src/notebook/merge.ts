// Two devices of a seat that write at the same time: what each of them changed since they last agreed.
import type { Notebook, Suspected } from '@gaslamp/protocol/noted';

/** What is written, wherever it is kept. */
export type Written = Pick<Notebook, 'text' | 'marks'>;

const keyOf = ({ seat, side }: Suspected): string => `${seat} ${side}`;
const byKey = (marks: readonly Suspected[]) => new Map(marks.map((one) => [keyOf(one), one]));

/** Marks with one set, or taken away with null. */
export function withMark(
  marks: readonly Suspected[],
  seat: number,
  side: string,
  mark: Suspected['mark'] | null,
): readonly Suspected[] {
  const others = marks.filter((one) => one.seat !== seat || one.side !== side);
  return mark === null ? others : [...others, { seat, side, mark }];
}

/** Whether both say the same, in whatever order they are marked. */
export function saysSame(one: Written, other: Written): boolean {
  const marks = byKey(other.marks);
  return (
    one.text === other.text &&
    one.marks.length === other.marks.length &&
    one.marks.every((mine) => marks.get(keyOf(mine))?.mark === mine.mark)
  );
}

/** What both have come to from `base`; null where both have written another text. Of two marks the own one holds. */
export function merged(base: Written, mine: Written, theirs: Written): Written | null {
  const marks = [...mergedMarks(base.marks, mine.marks, theirs.marks)];
  if (mine.text === base.text || mine.text === theirs.text) return { text: theirs.text, marks };
  return theirs.text === base.text ? { text: mine.text, marks } : null;
}
function* mergedMarks(
  base: readonly Suspected[],
  mine: readonly Suspected[],
  theirs: readonly Suspected[],
): Iterable<Suspected> {
  const [was, own, other] = [byKey(base), byKey(mine), byKey(theirs)];
  for (const key of new Set([...was.keys(), ...own.keys(), ...other.keys()])) {
    const changed = own.get(key)?.mark !== was.get(key)?.mark;
    const mark = (changed ? own : other).get(key);
    if (mark !== undefined) yield mark;
  }
}
