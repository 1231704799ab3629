// The rules of MOTH about states, written independently of its code.
import { at } from '@gaslamp/kernel/lists';
import type { Oracle } from '@gaslamp/proof/oracle';
import { CARDS, DECK, GONE, HAND, LIT, PLACES } from './game.ts';

export const mothOracle = (): Oracle => ({
  wrong(s) {
    if (s.place.length !== CARDS.length) return `${s.place.length} cards`;
    const lost = s.place.findIndex((place) => PLACES[place] === undefined || (place < DECK && place % LIT >= s.seats));
    return lost < 0 ? null : `card ${lost} lies in ${PLACES[at(s.place, lost)]}`;
  },
  // M1: only its owner sees a hand; lit and discarded cards are open; nobody sees the deck.
  mayKnow(s, item, viewer) {
    const place = at(s.place, item);
    return place === GONE || (place >= LIT && place < DECK) || place === HAND + viewer;
  },
  showsAll: true,
  alike: () => true,
  endsBySecret: () => false,
  wonders: [],
  wonder: () => null,
});
