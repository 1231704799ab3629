// The oracle of A Study in Emerald, 2nd edition: R0 to R21, based on names and numbers only.
import type { AnyGame } from '@gaslamp/games/games';
import { at } from '@gaslamp/kernel/lists';
import type { Oracle } from '../oracle.ts';
import { boxOf, fieldsOf } from './box.ts';
import { wrongIn } from './state.ts';
import { textPlayed, texts } from './texts.ts';

export function oracle(game: AnyGame): Oracle {
  const box = boxOf(game);
  const HAND = box.first('HAND');
  const DECK = box.first('DECK');
  const IDENTITY = box.first('IDENTITY');

  return {
    wrong: wrongIn(game, box),
    // R19
    mayKnow(s, item, viewer, log) {
      const place = at(s.place, item);
      const zone = box.zone(place);
      if (zone === 'HAND') return place - HAND === viewer;
      // R19.2: hand and deck together are known; the rest of a deck is not while there is a hand.
      if (zone === 'DECK') return place - DECK === viewer || !s.place.includes(HAND + place - DECK);
      if (zone === 'IDENTITY') {
        const { revealed, reason } = fieldsOf(s);
        const owner = place - IDENTITY;
        if (owner === viewer || revealed[owner] === 1 || reason > 0) return true;
        // R19.3
        return log.some(({ kind, fields }) => kind === 'looked' && fields.player === viewer && fields.owner === owner);
      }
      // R2.1: city and royalty cards are known to be in their stacks.
      if (zone === 'STACK' || zone === 'DEVOURED') return box.cardOf(item).kind !== 'game';
      return zone !== 'SET_ASIDE' && zone !== 'UNDEALT';
    },
    showsAll: false,
    alike: () => true,
    endsBySecret: () => false,
    wonders: texts(box),
    wonder: (event) => textPlayed(box, event),
  };
}
