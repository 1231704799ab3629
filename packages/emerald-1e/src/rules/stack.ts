// The stacks of game cards: the open card and the next one (R2.2, R6.2).
import type { Item } from '@gaslamp/kernel/state';
import { kindOf } from '../box/data.ts';
import { countIn, type Emerald1, FACE_UP, itemIn, LOOKED, STACK, UNDER } from '../box/state.ts';
import { tell } from '../seen/event-specs.ts';
import { type G, step } from './effects.ts';

/** R21: the count of a stack is public. */
export const cardsUnder = (s: Emerald1, city: number): number =>
  countIn(s, STACK + city) + countIn(s, LOOKED + city) + countIn(s, UNDER + city);

/** Returns the next card: one looked at lies on top; those put under the stack come last, in their order. */
export function nextCard(g: G, city: number): Item | null {
  const { s } = g;
  const looked = itemIn(s, LOOKED + city);
  if (looked >= 0) return looked;
  return g.pick(STACK + city, FACE_UP + city) ?? s.buried.find((item) => s.place[item] === UNDER + city) ?? null;
}

/** Turns up the next card; an emptied stack stays empty (R6.2). */
export function turnUp(g: G, city: number): void {
  const item = nextCard(g, city);
  if (item === null) return;
  g.s.buried = g.s.buried.filter((one) => one !== item);
  g.move(item, FACE_UP + city);
  tell(g)?.('turnedUp', { city, card: kindOf(g.data, item) });
}
export const turnUpNext = step<{ city: number }>('stack.turnUp', (g, { city }) => {
  if (itemIn(g.s, FACE_UP + city) < 0) turnUp(g, city);
});
