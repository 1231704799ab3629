// What the rules of MOTH say of any state, apart from its code.
import type { Oracle } from '@gaslamp/proof/oracle';
import { CARDS, DECK, GONE, HAND, LIT, PLACES } from './game.ts';

export const mothOracle = (): Oracle => ({
  wrong(s) {
    if (s.place.length !== CARDS.length) return `${s.place.length} cards`;
    const lost = s.place.findIndex((at) => PLACES[at] === undefined || (at < DECK && at % LIT >= s.seats));
    return lost < 0 ? null : `card ${lost} lies in ${PLACES[s.place[lost]!]}`;
  },
  // M1: a hand is its owner's; what is lit or gone lies open; the deck is nobody's.
  mayKnow: ({ place }, item, viewer) => {
    const at = place[item]!;
    return at === GONE || (at >= LIT && at < DECK) || at === HAND + viewer;
  },
  showsAll: true,
  alike: () => true,
  endsBySecret: () => false,
  wonders: [],
  wonder: () => null,
  onlyCrowded: [],
});
