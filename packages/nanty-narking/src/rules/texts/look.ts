import { only, type Player } from '@gaslamp/kernel/state';
import { CARDS_IN_HAND } from '../../box/ids.ts';
import { cardsIn, HAND } from '../../box/state.ts';
import { tell } from '../../seen/event-specs.ts';
import { discard } from '../../seen/verbs.ts';
import { discardCard } from '../cards.ts';
import { choice, step } from '../effects.ts';
import { NOT_THEIR_CARD } from '../refusals.ts';
import { HAPPENS, touch } from '../window.ts';
import { aimed, refuseEmptyHand } from './aimed.ts';

/** Look at another player's whole hand and choose a card of it to be discarded. (R9.20) */
export const lookAndDiscardFromPlayer = aimed('look.whom', {
  refuseTarget: refuseEmptyHand,
  play: (by, owner) => [touch(CARDS_IN_HAND, by, owner), look({ by, owner })],
});
const look = step<{ by: Player; owner: Player }>('look', (g, { by, owner }) => {
  if (g.s.outcome !== HAPPENS) return;
  for (const card of cardsIn(g.s, HAND + owner)) {
    g.show(card, only(by));
    tell(g)?.('looked', { player: by, owner, card });
  }
  g.next(discardTheirs({ by, owner }));
});
const discardTheirs = choice('look.discard', {
  options: ({ s }, { owner }) => cardsIn(s, HAND + owner).map((card) => discard(card)),
  choose: (g, { owner }, option) => discardCard(g, owner, discard.card(option)),
  refuse: (_, __, wish) => (discard.is(wish) ? NOT_THEIR_CARD : null),
});
