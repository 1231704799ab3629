import type { Refused } from '@gaslamp/kernel/effects';
import type { Item, Player } from '@gaslamp/kernel/state';
import { textOn } from '../../box/printed.ts';
import type { At } from '../../box/state.ts';
import { moneyOf } from '../../box/state.ts';
import { moveMoney } from '../cards.ts';
import { step } from '../effects.ts';
import { TEXT_NO_PRICE } from '../refusals.ts';

const price = (at: At, card: Item): number =>
  textOn(at, card, 'payPlayerMoveOwnAgent', 'payPlayerThenAssassinate', 'payPlayerToRemovePawn').params.pay;

/** R8.11: the price of a text must be paid in full (R8.4). */
export const refusePrice = (at: At, by: Player, card: Item): Refused | null =>
  moneyOf(at.s, by) >= price(at, card) ? null : TEXT_NO_PRICE;

/** R10.14: a payment cannot be refused; R10.5: it is not returned if the text is stopped afterwards. */
export const paysPlayer = step<{ by: Player; to: Player; card: Item }>('price.paid', (g, { by, to, card }) =>
  moveMoney(g, by, to, price(g, card)),
);
