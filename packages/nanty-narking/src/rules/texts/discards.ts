import type { Refused } from '@gaslamp/kernel/effects';
import type { Item, Option, Player } from '@gaslamp/kernel/state';
import { textOn } from '../../box/printed.ts';
import { type At, cardsIn, HAND, inHand } from '../../box/state.ts';
import { broughtBy } from '../../seen/pounds.ts';
import { discard, done } from '../../seen/verbs.ts';
import { discardCard, refill, takeMoney } from '../cards.ts';
import { choice, type G, step, subset } from '../effects.ts';
import { ENOUGH_DISCARDED, NOT_HELD, TEXT_NO_CARD } from '../refusals.ts';
import { handSize } from '../window.ts';
import type { Text } from './text.ts';

const handCards = ({ s }: At, by: Player): Option[] => cardsIn(s, HAND + by).map((card) => discard(card));
const refuseAbsent = ({ s }: At, by: Player, wish: Option): Refused | null =>
  discard.is(wish) && !inHand(s, by, discard.card(wish)) ? NOT_HELD : null;
const refuseNoCards = (at: At, by: Player): Refused | null => (handSize(at, by) > 0 ? null : TEXT_NO_CARD);
/** Discards the picks; returns their number. */
function discardPicks(g: G, by: Player): number {
  const picks = g.s.picks.splice(0);
  for (const option of picks) discardCard(g, by, discard.card(option));
  return picks.length;
}

/** Discard any number of cards for 1 each; another card with this text pays 2. (R9.14) */
export const discardAnyForMoney: Text = {
  refuse: refuseNoCards,
  play: (by, card) => [pickAny({ by, card, since: 0 }), sold({ by, card })],
};
const pickAny = subset('discards.any', done, {
  candidates: (at, { by }) => handCards(at, by),
  fits: () => true,
  enough: () => true,
  refuse: (at, { by }, wish) => refuseAbsent(at, by, wish),
});
const sold = step<{ by: Player; card: Item }>('discards.sold', (g, { by, card }) =>
  takeMoney(g, by, broughtBy(g, card, discardPicks(g, by))),
);

/** Discard a card. (R9.15) */
export const discardCards: Text = {
  refuse: refuseNoCards,
  play: (by) => [discardOne({ by })],
};
const discardOne = choice('discards.one', {
  options: (at, { by }) => handCards(at, by),
  choose: (g, { by }, option) => discardCard(g, by, discard.card(option)),
  refuse: (at, { by }, wish) => refuseAbsent(at, by, wish),
});

/** Discard up to three cards, then refill. (R9.16) */
export const discardThenRefill: Text = {
  refuse: () => null,
  play: (by, card) => [pickSome({ by, card, since: 0 }), refilled({ by })],
};
const most = (at: At, card: Item): number => textOn(at, card, 'discardThenRefill').params.max;
const pickSome = subset('discards.some', done, {
  candidates: (at, { by }) => handCards(at, by),
  fits: (at, { card }, picks) => picks.length <= most(at, card),
  // With an empty hand, which everybody sees, there is no question.
  enough: (at, { by, card }, picks) => handSize(at, by) > 0 && picks.length <= most(at, card),
  refuse: (at, { by }, wish) => refuseAbsent(at, by, wish) ?? (discard.is(wish) ? ENOUGH_DISCARDED : null),
});
/** A refill like any other: a pile too short for it ends the game (R12.3). */
const refilled = step<{ by: Player }>('discards.refilled', (g, { by }) => {
  discardPicks(g, by);
  refill(g, by);
});
