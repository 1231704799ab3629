import type { Refused } from '@gaslamp/kernel/effects';
import type { Item, Player } from '@gaslamp/kernel/state';
import { textOn } from '../../box/printed.ts';
import { type At, buildingsOf, countIn, DISCARD, HAND } from '../../box/state.ts';
import { tellOpenly } from '../../seen/event-specs.ts';
import { drawCards as draw, drawPile } from '../cards.ts';
import { step } from '../effects.ts';
import { TEXT_EMPTY_PILE, TEXT_NO_DISCARDS, TEXT_NO_OWN_BUILDING } from '../refusals.ts';
import type { Text } from './text.ts';

/** R8.8: an empty pile gives nothing; R17.7: as an option it ends the game. */
const refuseEmptyPile = ({ s }: At): Refused | null =>
  drawPile(s) > 0 || s.shortDrawEnds === 1 ? null : TEXT_EMPTY_PILE;

/** Draw two, three or four cards. (R9.17) */
export const drawCards: Text = {
  refuse: refuseEmptyPile,
  play: (by, card) => [drawn({ by, card })],
};
const drawn = step<{ by: Player; card: Item }>(
  'draws.drawn',
  (g, { by, card }) => void draw(g, by, textOn(g, card, 'drawCards').params.count),
);

/** Draw a card for every building of yours on the board. (R9.17) */
export const drawCardsPerOwnBuilding: Text = {
  refuse: (at, by) => (buildingsOf(at.s, by) > 0 ? refuseEmptyPile(at) : TEXT_NO_OWN_BUILDING),
  play: (by, card) => [drawnPerBuilding({ by, card })],
};
const drawnPerBuilding = step<{ by: Player; card: Item }>(
  'draws.per-building',
  (g, { by, card }) => void draw(g, by, buildingsOf(g.s, by) * textOn(g, card, 'drawCardsPerOwnBuilding').params.each),
);

/** Take four cards of the discard pile at random. (R9.18) */
export const drawFromDiscards: Text = {
  refuse: ({ s }) => (countIn(s, DISCARD) > 0 ? null : TEXT_NO_DISCARDS),
  play: (by, card) => [redrawn({ by, card })],
};
/** The pile is open, so everybody sees the cards that leave it. */
const redrawn = step<{ by: Player; card: Item }>('draws.redrawn', (g, { by, card }) => {
  for (let i = 0; i < textOn(g, card, 'drawFromDiscards').params.count; i++) {
    const item = g.draw(DISCARD, HAND + by);
    if (item === null) return;
    tellOpenly(g)?.('drew', { player: by, card: item });
  }
});
