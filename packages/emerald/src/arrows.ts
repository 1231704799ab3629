// Sets of cards that move markers.
import type { Kind } from './cards.ts';

/** Whether each of some steps moves a marker in some order: all but the largest together leave it a space. */
export function eachMoves(marker: number, steps: readonly number[], last: number): boolean {
  let sum = 0;
  let most = 0;
  for (const step of steps) {
    sum += step;
    if (step > most) most = step;
  }
  return most === 0 || marker + sum - most < last;
}

/** Whether a hand has all those cards: both symbols of one card are no two cards. */
export function areHeld(used: readonly Kind[], hand: readonly Kind[]): boolean {
  for (const kind of used) if (count(used, kind) > count(hand, kind)) return false;
  return true;
}
function count(list: readonly Kind[], kind: Kind): number {
  let n = 0;
  for (const one of list) if (one === kind) n++;
  return n;
}
