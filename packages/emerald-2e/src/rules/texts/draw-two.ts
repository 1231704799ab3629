import type { Player } from '@gaslamp/kernel/state';
import { countIn, DECK, DISCARD } from '../../box/state.ts';
import { dispose, drawCards } from '../cards.ts';
import { confirmed } from '../confirm.ts';
import { step } from '../effects.ts';
import { NOTHING_TO_DRAW } from '../refusals.ts';
import { hold, type Text } from './text.ts';

/** Draw two cards. (R18.4 The Diogenes Club, R18.5 Doctor Watson) */
export const drawTwo: Text = {
  refuse: ({ s }, by) => (countIn(s, DECK + by) + countIn(s, DISCARD + by) > 0 ? null : NOTHING_TO_DRAW),
  play: (by) => [confirmed({ by }), hold({ by }), drawTwoCards({ by }), dispose({ by })],
};
const drawTwoCards = step<{ by: Player }>('draw-two.draw', (g, { by }) => drawCards(g, by, 2));
