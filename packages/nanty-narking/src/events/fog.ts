import { drawPile, drawTop } from '../cards.ts';
import { exhausted } from '../ending.ts';
import { DISCARD } from '../state.ts';
import type { RandomEvent } from './random-event.ts';

/** Fog: the top five cards of the draw pile are discarded face up. R17.7: as an option a pile too short ends the game. (R11.6) */
export const fog: RandomEvent = {
  happens(g, _, { cards }) {
    const left = drawPile(g.s);
    if (left < cards! && g.s.shortDrawEnds === 1) return exhausted(g);
    for (let i = Math.min(left, cards!); i > 0; i--) g.emit('fogged', { card: drawTop(g, DISCARD)! });
  },
};
