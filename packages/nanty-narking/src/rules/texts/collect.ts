import type { Item, Option, Player } from '@gaslamp/kernel/state';
import { CARDS_IN_HAND } from '../../box/ids.ts';
import { textOn } from '../../box/printed.ts';
import { cardsIn, HAND, moneyOf, others } from '../../box/state.ts';
import { give, pay } from '../../seen/verbs.ts';
import { moveMoney, passCard } from '../cards.ts';
import { choice, step } from '../effects.ts';
import { CANNOT_PAY, NOT_HELD, TEXT_NO_TARGET } from '../refusals.ts';
import { handSize } from '../window.ts';
import { chooseStop, offerStop, refuseStop } from './answer.ts';
import type { Text } from './text.ts';

/** Each other player in turn gives you one card of their choice or 1 pound. (R9.3) */
export const eachOtherGivesCardOrMoney: Text = {
  refuse: (at, by) =>
    others(at.s, by).some((other) => handSize(at, other) > 0 || moneyOf(at.s, other) > 0) ? null : TEXT_NO_TARGET,
  play: (by, card) => [collect({ by, card })],
};
const collect = step<{ by: Player; card: Item }>('collect', (g, { by, card }) =>
  g.next(...others(g.s, by).map((other) => giveOne({ by: other, to: by, card }))),
);
/** A player with neither a card nor a pound is not asked. */
const giveOne = choice('collect.give', {
  options(at, { by }) {
    const options: Option[] = cardsIn(at.s, HAND + by).map((card) => give(card));
    if (moneyOf(at.s, by) > 0) options.push(pay);
    offerStop(at, by, options);
    return options;
  },
  choose(g, { by, to, card }, option) {
    if (chooseStop(g, CARDS_IN_HAND, by, option, giveOne({ by, to, card }))) return;
    if (option === pay) moveMoney(g, by, to, textOn(g, card, 'eachOtherGivesCardOrMoney').params.money);
    else passCard(g, by, to, give.card(option));
  },
  refuse(at, { by }, wish) {
    if (wish === pay) return CANNOT_PAY;
    return give.is(wish) ? NOT_HELD : refuseStop(at, by, wish);
  },
});
