import type { Refused } from '@gaslamp/kernel/effects';
import type { Item, Option, Player } from '@gaslamp/kernel/state';
import { CARDS_IN_HAND } from '../../box/ids.ts';
import { textOn } from '../../box/printed.ts';
import { type At, cardsIn, HAND, inHand } from '../../box/state.ts';
import { give } from '../../seen/verbs.ts';
import { passCard } from '../cards.ts';
import { choice, type G } from '../effects.ts';
import { GIVEN_ALREADY, NOT_HELD } from '../refusals.ts';
import { handSize } from '../window.ts';
import { aimed, refuseEmptyHand } from './aimed.ts';
import { chooseStop, offerStop, refuseStop } from './answer.ts';

/** Another player gives you two cards of their own choice, or all of them if fewer. (R9.2) */
export const demandCards = aimed('demand.whom', {
  refuseTarget: refuseEmptyHand,
  play: (to, by, card) => [giveFirst({ by, to, card })],
});
type Demand = { readonly by: Player; readonly to: Player; readonly card: Item };

/** Returns the cards that are not picked yet. */
const gifts = ({ s }: At, by: Player): Option[] =>
  cardsIn(s, HAND + by).flatMap((card) => (s.picks.includes(give(card)) ? [] : [give(card)]));
function refuseGift({ s }: At, by: Player, wish: Option): Refused | null {
  if (!give.is(wish)) return null;
  if (!inHand(s, by, give.card(wish))) return NOT_HELD;
  return s.picks.includes(wish) ? GIVEN_ALREADY : null;
}

/** The cards are given together, once all are picked. */
function pickGift(g: G, demand: Demand, option: Option): void {
  const { by, to, card } = demand;
  const { picks } = g.s;
  picks.push(option);
  if (picks.length < Math.min(textOn(g, card, 'demandCards').params.count, handSize(g, by))) g.next(giveMore(demand));
  else for (const pick of picks.splice(0)) passCard(g, by, to, give.card(pick));
}

/** Asks for the first card, or for an answer that stops the text. */
const giveFirst = choice('demand.give', {
  options(at, { by }) {
    const options = gifts(at, by);
    offerStop(at, by, options);
    return options;
  },
  choose(g, demand, option) {
    if (!chooseStop(g, CARDS_IN_HAND, demand.by, option, giveFirst(demand))) pickGift(g, demand, option);
  },
  refuse: (at, { by }, wish) => refuseGift(at, by, wish) ?? refuseStop(at, by, wish),
});
const giveMore = choice('demand.more', {
  options: (at, { by }) => gifts(at, by),
  choose: pickGift,
  refuse: (at, { by }, wish) => refuseGift(at, by, wish),
});
