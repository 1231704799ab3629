// Sets of cards that move markers.
import type { Kind } from './cards.ts';

/**
 * Returns true if there is an order in which each of the steps moves the marker: without the largest step, it is not yet at
 * the last space.
 */
export function eachMoves(marker: number, steps: readonly number[], last: number): boolean {
  let sum = 0;
  let most = 0;
  for (const step of steps) {
    sum += step;
    if (step > most) most = step;
  }
  return most === 0 || marker + sum - most < last;
}

/** Returns true if a hand has all those cards. The two symbols of one card do not count as two cards. */
export function areHeld(used: readonly Kind[], hand: readonly Kind[]): boolean {
  for (const kind of used) if (count(used, kind) > count(hand, kind)) return false;
  return true;
}
function count(list: readonly Kind[], kind: Kind): number {
  let n = 0;
  for (const one of list) if (one === kind) n++;
  return n;
}
