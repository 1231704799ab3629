import { eventCard } from '../../box/printed.ts';
import { DISCARD } from '../../box/state.ts';
import { tell } from '../../seen/event-specs.ts';
import { drawTop } from '../cards.ts';
import type { RandomEvent } from './random-event.ts';

/** Fog: the top five cards of the draw pile are discarded face up; with fewer all, and the game goes on (R12.4). (R11.6) */
export const fog: RandomEvent = {
  happens(g) {
    const { cards } = eventCard(g, 'FOG').params;
    for (let i = 0; i < cards; i++) {
      const card = drawTop(g, DISCARD);
      if (card === null) return;
      tell(g)?.('fogged', { card });
    }
  },
};
