// The targets in play: every city box, and the cards on the table.
import { BOX_OF, CITY_COUNT, SLOT_1, TARGETS } from './ids.ts';
import { type At, CITY_CARDS, FACE_UP, SLOT } from './state.ts';

/** Returns all targets as bits, in one pass over the cards, because every turn needs them. */
export function targetBits({ s: { place }, data: { targetable } }: At): number {
  let bits = ALL_BOXES;
  for (let i = 0; i < targetable.length; i++) {
    const lies = place[targetable[i]!]!;
    if (lies >= FACE_UP && lies < CITY_CARDS) bits |= 1 << (lies < SLOT ? lies - FACE_UP : lies - SLOT + SLOT_1);
  }
  return bits;
}
const ALL_BOXES = ((1 << CITY_COUNT) - 1) << BOX_OF;
export const isAmong = (bits: number, target: number): boolean => ((bits >> target) & 1) === 1;
/** Returns all targets, ascending. */
export function targetsOf(at: At): number[] {
  const bits = targetBits(at);
  return ALL_TARGETS.filter((target) => isAmong(bits, target));
}
export const ALL_TARGETS: readonly number[] = TARGETS.map((_, target) => target);
