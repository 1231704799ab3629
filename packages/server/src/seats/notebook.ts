// Validates notebooks and decides which ones are kept when a seat passes on. Pure.
import { type Notebook, SUSPICIONS, type SuspicionMark } from '@gaslamp/protocol/private-notes';
import { RequestError } from '../refused.ts';
import type { Seat, SeatNotebook } from '../store/store.ts';
import type { ToldCode } from '../told.ts';
import { personOf } from './seats.ts';

/** Returns the notebook of a seat. */
export function notebookOf(notebooks: readonly SeatNotebook[], index: number): Notebook {
  const found = notebooks.find(({ seat }) => seat === index);
  if (found === undefined) return { revision: 0, text: '', marks: [] };
  const { seat: _, ...notebook } = found;
  return notebook;
}

/** Throws RequestError 400 if the player of `own` may not make these marks; `sides` are those of the game. */
export function checkMarks(
  marks: readonly SuspicionMark[],
  { own, seats, sides }: { readonly own: number; readonly seats: number; readonly sides: readonly string[] },
): void {
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== own);
  const known = new Set<string>();
  for (const [i, { seat, side }] of marks.entries()) {
    const refuse = (code: ToldCode, allowed: readonly unknown[]): never => {
      throw new RequestError(400, code, { i, seat, side, allowed: allowed.join(', ') });
    };
    if (seat === own) refuse('marks.own', others);
    if (!others.includes(seat)) refuse('marks.seat', others);
    if (sides.length === 0) refuse('marks.sides', []);
    if (!sides.includes(side)) refuse('marks.side', sides);
    const key = `${seat} ${side}`;
    if (known.has(key)) refuse('marks.twice', SUSPICIONS);
    known.add(key);
  }
}

/** Returns true if two notebooks have the same content. */
export const saysSame = (one: Pick<Notebook, 'text' | 'marks'>, other: Pick<Notebook, 'text' | 'marks'>): boolean =>
  one.text === other.text && JSON.stringify(inOrder(one.marks)) === JSON.stringify(inOrder(other.marks));

/** Returns the marks sorted by seat and side. */
export const inOrder = (marks: readonly SuspicionMark[]): readonly SuspicionMark[] =>
  marks
    .map(({ seat, side, mark }) => ({ seat, side, mark }))
    .sort((one, other) => one.seat - other.seat || (one.side < other.side ? -1 : 1));

/** Returns the seats whose notebooks must be emptied, since another person holds them without a hand-over of the notes. */
export function notHandedOn(
  notebooks: readonly SeatNotebook[],
  before: readonly Seat[],
  after: readonly Seat[],
): readonly number[] {
  return notebooks.flatMap(({ seat }) => {
    const from = before[seat];
    const to = after[seat];
    if (from === undefined || to === undefined) return [seat];
    // A seat with a stand-in bot still belongs to its player.
    if (personOf(from)?.number === personOf(to)?.number) return [];
    const handed = from.by !== 'nobody' && from.opening?.why === 'handed' && from.opening.notebook === true;
    return handed && to.by === 'person' ? [] : [seat];
  });
}
