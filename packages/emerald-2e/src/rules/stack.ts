import { cardOfKind, kindOf } from '../box/data.ts';
import { FACE_UP, SLOT, STACK } from '../box/state.ts';
import { tell } from '../seen/event-specs.ts';
import { type G, step } from './effects.ts';

/**
 * R2.4, R2.5: turns up the top card of a stack; royalty slides into its slot and the next card is turned up.
 * R2.12: a stack that runs out stays empty.
 */
export function turnUp(g: G, city: number): void {
  const item = g.draw(STACK + city, FACE_UP + city);
  if (item === null) {
    tell(g)?.('stackEmpty', { city });
    return;
  }
  const card = kindOf(g.data, item);
  tell(g)?.('turnedUp', { city, card });
  if (cardOfKind(g.data, card).kind !== 'royalty') return;
  g.move(item, SLOT + city);
  tell(g)?.('royaltySlides', { city, card });
  turnUp(g, city);
}

export const turnUpNext = step<{ city: number }>('stack.next', (g, { city }) => turnUp(g, city));
