import type { Refused } from '@gaslamp/kernel/effects';
import type { Item, Player } from '@gaslamp/kernel/state';
import { moveMoney } from '../cards.ts';
import { step } from '../effects.ts';
import { TEXT_NO_PRICE } from '../refusals.ts';
import type { At } from '../state.ts';

/** R8.11: the price in a text must be there in full (R8.4). */
export const refusePrice = ({ s, data }: At, by: Player, card: Item): Refused | null =>
  s.money[by]! >= data.params[card]!.pay! ? null : TEXT_NO_PRICE;

/** R10.14: nobody refuses being paid; R10.5: what is stopped afterwards gives no price back. */
export const paysPlayer = step<{ by: Player; to: Player; card: Item }>('price.paid', (g, { by, to, card }) =>
  moveMoney(g, by, to, g.data.params[card]!.pay!),
);
