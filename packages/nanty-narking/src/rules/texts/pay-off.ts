// R9.7, R9.36: the target of a text answers once: pays, accepts the harm, or stops it.

import type { Frame, Item, Option, Player } from '@gaslamp/kernel/state';
import { MONEY } from '../../box/ids.ts';
import { textOn } from '../../box/printed.ts';
import type { At } from '../../box/state.ts';
import { moneyOf } from '../../box/state.ts';
import type { PayOff } from '../../seen/questions.ts';
import { accept, pay } from '../../seen/verbs.ts';
import { moveMoney } from '../cards.ts';
import { choice, type G } from '../effects.ts';
import { CANNOT_PAY } from '../refusals.ts';
import { chooseStop, offerStop, refuseStop } from './answer.ts';

/** The player asked, and the card and player that ask. */
export type Demand = { readonly by: Player; readonly from: Player; readonly card: Item };

const payoff = (at: At, card: Item): number => textOn(at, card, 'handBurdenOrPay', 'payOrLoseBuilding').params.payoff;

/** Returns the question of that name. `comes` carries out the harm if the target neither pays nor stops it. */
export function payOff(name: PayOff, comes: (g: G, demand: Demand) => void): (demand: Demand) => Frame {
  const asked = choice(name, {
    options(at, { by, card }) {
      const options: Option[] = [];
      // R8.4: a price is paid in full or not at all.
      if (moneyOf(at.s, by) >= payoff(at, card)) options.push(pay);
      options.push(accept);
      offerStop(at, by, options);
      return options;
    },
    choose(g, { by, from, card }, option) {
      if (chooseStop(g, MONEY, by, option, asked({ by, from, card }))) return;
      if (option === pay) moveMoney(g, by, from, payoff(g, card));
      else comes(g, { by, from, card });
    },
    refuse: (at, { by }, wish) => (wish === pay ? CANNOT_PAY : refuseStop(at, by, wish)),
  });
  return asked;
}
