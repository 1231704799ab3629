import type { Player } from '@gaslamp/kernel/state';
import { type At, countIn, DECK, DISCARD, HAND } from '../../box/state.ts';
import { candidates } from '../../seen/hand.ts';
import { refusePick } from '../../seen/picking.ts';
import { done } from '../../seen/verbs.ts';
import { dispose, drawCards } from '../cards.ts';
import { discardPicks } from '../discard.ts';
import { step, subset } from '../effects.ts';
import { NOTHING_TO_DRAW, PICKED } from '../refusals.ts';
import { hold, type Text } from './text.ts';

const drawable = ({ s }: At, by: Player): number => countIn(s, DECK + by) + countIn(s, DISCARD + by);

/** Discard any number of cards, then draw one more than that. (R18.8 Freemasons, R18.18 Mrs Hudson) */
export const cycleHand: Text = {
  // R3.10: the discarded cards count among those that can be drawn.
  refuse: (at, by) => (drawable(at, by) + countIn(at.s, HAND + by) - 1 > 0 ? null : NOTHING_TO_DRAW),
  play: (by) => [cycleDiscard({ by, since: 1 }), hold({ by }), cycleDraw({ by }), dispose({ by })],
};
const cycleDiscard = subset('cycle-hand.discard', done, {
  candidates: (at, { by, since }) => candidates(at, by, () => 1, since),
  fits: () => true,
  enough: (at, { by }, picks) => picks.length > 0 || drawable(at, by) > 0,
  refuse: (at, { by }, wish) => (wish === done ? NOTHING_TO_DRAW : refusePick(at, by, wish, () => 1, PICKED)),
});
const cycleDraw = step<{ by: Player }>('cycle-hand.draw', (g, { by }) => {
  const count = g.s.picks.length;
  discardPicks(g, by, 0);
  drawCards(g, by, count + 1);
});
