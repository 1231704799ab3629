import type { Player } from '@gaslamp/kernel/state';
import { CARDS_IN_HAND } from '../../box/ids.ts';
import { cardsIn, HAND } from '../../box/state.ts';
import { tell } from '../../seen/event-specs.ts';
import { tellPassed } from '../cards.ts';
import { step } from '../effects.ts';
import { BOTH_HANDS_EMPTY } from '../refusals.ts';
import { HAPPENS, handSize, touch } from '../window.ts';
import { aimed } from './aimed.ts';

/** Exchange hands with another player. (R9.21) */
export const swapHands = aimed('swap-hands.whom', {
  // One of the hands may be empty.
  refuseTarget: (at, by, owner) => (handSize(at, by) + handSize(at, owner) > 0 ? null : BOTH_HANDS_EMPTY),
  play: (by, owner) => [touch(CARDS_IN_HAND, by, owner), swap({ by, owner })],
});
const swap = step<{ by: Player; owner: Player }>('swap-hands.swap', (g, { by, owner }) => {
  if (g.s.outcome !== HAPPENS) return;
  tell(g)?.('swappedHands', { player: by, owner });
  // Emits one hand after the other, so that the order reveals nothing.
  for (const card of cardsIn(g.s, HAND + by)) tellPassed(g, by, owner, card);
  for (const card of cardsIn(g.s, HAND + owner)) tellPassed(g, owner, by, card);
  g.swap(HAND + by, HAND + owner);
});
