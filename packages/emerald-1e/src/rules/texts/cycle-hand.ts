import type { Refused } from '@gaslamp/kernel/effects';
import type { Player } from '@gaslamp/kernel/state';
import { type At, countIn, DECK, DISCARD, HAND } from '../../box/state.ts';
import { candidates } from '../../seen/hand.ts';
import { refusePick } from '../../seen/picking.ts';
import { done, pick } from '../../seen/verbs.ts';
import { drawCards } from '../cards.ts';
import { discarded, topCard } from '../discard.ts';
import { step, subset } from '../effects.ts';
import { NOTHING_TO_DRAW, PICK_ONE_CYCLE, PICKED } from '../refusals.ts';
import { declareText, type Text } from './text.ts';

const canDraw = ({ s }: At, by: Player): boolean => countIn(s, DECK + by) + countIn(s, DISCARD + by) > 0;

/**
 * Discard any number of cards, then draw one more than that; if there is nothing to draw, at least one must be discarded. (R20)
 */
export const cycleHand: Text = {
  refuse: (at, by): Refused | null => (canDraw(at, by) || countIn(at.s, HAND + by) > 1 ? null : NOTHING_TO_DRAW),
  play: (by) => [cycleCards({ by, since: 1 }), topCard({ by, since: 1 }), cyclePaid({ by })],
};
const cycleCards = subset('cycle-hand.cards', done, {
  candidates(at, { by }) {
    const list = candidates(at, by, () => 1);
    list.splice(list.indexOf(at.s.picks[0]!), 1);
    return list;
  },
  fits: () => true,
  enough: (at, { by }, picks) => picks.length > 0 || canDraw(at, by),
  refuse: (at, { by }, wish) => (wish === done ? PICK_ONE_CYCLE : refusePick(at, by, wish, () => 1, PICKED)),
});
const cyclePaid = step<{ by: Player }>('cycle-hand.paid', (g, { by }) => {
  const count = g.s.picks.filter(pick.is).length - 1;
  declareText(g, by);
  g.next(discarded({ by, since: 0 }), cycleDraws({ by, count: count + 1 }));
});
const cycleDraws = step<{ by: Player; count: number }>('cycle-hand.draws', (g, { by, count }) =>
  drawCards(g, by, count),
);
