import { CARDS_IN_HAND } from '../../box/ids.ts';
import { textOn } from '../../box/printed.ts';
import { cardsIn, HAND } from '../../box/state.ts';
import { give } from '../../seen/verbs.ts';
import { moveMoney, passCard } from '../cards.ts';
import { choice } from '../effects.ts';
import { NOT_HELD, TEXT_NO_CARD } from '../refusals.ts';
import { HAPPENS, handSize, touch } from '../window.ts';
import { aimed } from './aimed.ts';

/** Give another player a card; they pay you 2, or all they have if less. (R9.4) */
export const sellCardToPlayer = aimed('sale.whom', {
  refuse: (at, by) => (handSize(at, by) > 0 ? null : TEXT_NO_CARD),
  refuseTarget: () => null,
  play: (by, to, card) => [touch(CARDS_IN_HAND, by, to), sell({ by, to, card })],
});
/** R10.2: the announcement does not name the card, so it is chosen only when it is given. */
const sell = choice('sale.card', {
  options: ({ s }, { by }) => (s.outcome === HAPPENS ? cardsIn(s, HAND + by).map((card) => give(card)) : []),
  choose(g, { by, to, card }, option) {
    passCard(g, by, to, give.card(option));
    moveMoney(g, to, by, textOn(g, card, 'sellCardToPlayer').params.price);
  },
  refuse: (_, __, wish) => (give.is(wish) ? NOT_HELD : null),
});
