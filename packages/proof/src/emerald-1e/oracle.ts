// The oracle of A Study in Emerald, 1st edition: R1 to R22, based on names and numbers only.
import type { AnyGame } from '@gaslamp/games/games';
import type { GameEvent } from '@gaslamp/kernel/events';
import { at } from '@gaslamp/kernel/lists';
import { type Item, type Player, type State, sees } from '@gaslamp/kernel/state';
import { SEATS } from '../emerald/box.ts';
import { allOf } from '../events.ts';
import type { Oracle } from '../oracle.ts';
import { type Box, boxOf, fieldsOf } from './box.ts';
import { wrongIn } from './state.ts';
import { textPlayed, texts } from './texts.ts';

const BACKS: Readonly<Record<string, string>> = { starting: 'game', city: 'game' };

/**
 * R6.7, R21: cards under the one that was shown are known only to their owner until the pile is shuffled. Copies are alike: the
 * number of copies in the pile that may be known is reduced by the number put under others.
 */
function isUnder(box: Box, s: State, item: Item, viewer: Player, log: readonly GameEvent[]): boolean {
  const place = at(s.place, item);
  const owner = place % SEATS;
  const kind = box.kindOf(item);
  const since = log.findLastIndex((event) => event.kind === 'reshuffled' && event.fields.player === owner);
  const under = log
    .slice(since + 1)
    .filter((event) => event.kind === 'discardedUnder' && event.fields.player === owner && allOf(event).card === kind);
  const copies = s.place.flatMap((lies, other) => (lies === place && box.kindOf(other) === kind ? [other] : []));
  const known = copies.filter((copy) => sees(at(s.seenBy, copy), viewer));
  return known.length > copies.length - under.length;
}

export function oracle(game: AnyGame): Oracle {
  const box = boxOf(game);
  return {
    wrong: wrongIn(game, box),
    // R21
    mayKnow(s, item, viewer, log) {
      const place = at(s.place, item);
      const zone = box.zone(place);
      const owner = place % SEATS;
      const seen = (kind: string) => log.some(({ kind: one, fields }) => one === kind && fields.player === viewer);
      switch (zone) {
        case 'HAND':
        case 'TOKENS':
        case 'DRAWN':
          return owner === viewer;
        case 'DECK':
          return owner === viewer || !s.place.includes(box.first('HAND') + owner);
        case 'DISCARD':
          return owner === viewer || !isUnder(box, s, item, viewer, log);
        case 'IDENTITY': {
          const { revealed, reason } = fieldsOf(s);
          if (owner === viewer || revealed[owner] === 1 || reason > 0) return true;
          return log.some(
            ({ kind, fields }) => kind === 'looked' && fields.player === viewer && fields.owner === owner,
          );
        }
        // Tokens seen by Pinkerton go back.
        case 'TOKEN_POOL':
          return seen('tokenSeen');
        // One of the two markers shown goes back.
        case 'SANITY_POOL':
          return s.place.some((lies, one) => box.zone(lies) === 'EFFECTS' && box.cardOf(one).effect === 'sanityChoice');
        case 'LOOKED':
          return seen('lookedUnder');
        case 'DEVOURED':
          return log.some(({ kind }) => kind === 'buried') || seen('lookedUnder');
        default:
          return !['STACK', 'SET_ASIDE', 'EFFECTS_ASIDE', 'UNDEALT'].includes(zone);
      }
    },
    showsAll: false,
    alike: (a, b) => back(box, a) === back(box, b),
    endsBySecret: () => false,
    wonders: texts(box),
    wonder: (event) => textPlayed(box, event),
  };
}
const back = (box: Box, item: Item): string => BACKS[box.cardOf(item).kind] ?? box.cardOf(item).kind;
