import type { Player } from '@gaslamp/kernel/state';
import { CARDS_IN_HAND } from '../../box/ids.ts';
import { cardsIn, HAND, TAKEN } from '../../box/state.ts';
import { keep } from '../../seen/verbs.ts';
import { passCard, tellPassed } from '../cards.ts';
import { choice, step } from '../effects.ts';
import { NOT_TAKEN } from '../refusals.ts';
import { HAPPENS, touch } from '../window.ts';
import { aimed, refuseEmptyHand } from './aimed.ts';

/** Take two random cards from another player's hand, keep one and return the other; a single card is kept. (R9.19) */
export const takeRandomKeepOne = aimed('take-card.whom', {
  refuseTarget: refuseEmptyHand,
  play: (by, owner) => [touch(CARDS_IN_HAND, by, owner), take({ by, owner })],
});
type Taking = { readonly by: Player; readonly owner: Player };

const take = step<Taking>('take-card.take', (g, { by, owner }) => {
  if (g.s.outcome !== HAPPENS) return;
  const [first, ...more] = cardsIn(g.s, HAND + owner);
  // The window may have emptied the hand (R10.10).
  if (first === undefined) return;
  if (more.length === 0) return passCard(g, owner, by, first);
  for (let i = 0; i < 2; i++) {
    const card = g.draw(HAND + owner, TAKEN + owner)!;
    tellPassed(g, owner, by, card);
  }
  g.next(keepOne({ by, owner }));
});
const keepOne = choice('take-card.keep', {
  options: ({ s }, { owner }) => cardsIn(s, TAKEN + owner).map((card) => keep(card)),
  choose(g, { by, owner }, option) {
    g.move(keep.card(option), HAND + by);
    for (const card of cardsIn(g.s, TAKEN + owner)) {
      g.move(card, HAND + owner);
      tellPassed(g, by, owner, card);
    }
  },
  refuse: (_, __, wish) => (keep.is(wish) ? NOT_TAKEN : null),
});
