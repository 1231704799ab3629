import { drawPile, drawTop } from '../cards.ts';
import { DISCARD } from '../state.ts';
import type { RandomEvent } from './random-event.ts';

/** Fog: the top five cards of the draw pile are discarded face up; with fewer all, and the game goes on (R12.4). (R11.6) */
export const fog: RandomEvent = {
  happens(g, _, { cards }) {
    for (let i = Math.min(drawPile(g.s), cards!); i > 0; i--) g.emit('fogged', { card: drawTop(g, DISCARD)! });
  },
};
