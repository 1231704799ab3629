import type { Frame, Item, Player } from '@gaslamp/kernel/state';
import { MONEY } from '../../box/ids.ts';
import { textOn } from '../../box/printed.ts';
import { moneyOf, type Nanty, others } from '../../box/state.ts';
import { moveMoney } from '../cards.ts';
import { step } from '../effects.ts';
import { TEXT_NO_TARGET } from '../refusals.ts';
import { HAPPENS, touch } from '../window.ts';
import { aimed, refusePenniless } from './aimed.ts';
import type { Text } from './text.ts';

/** Take up to 2 from every other player. (R9.5) */
export const takeMoneyFromEachOther: Text = {
  refuse: ({ s }, by) => (moneyed(s, by).length > 0 ? null : TEXT_NO_TARGET),
  play: (by, card) => [fromEach({ by, card })],
};
/** Returns the others who have any money, in turn order (R8.7). */
const moneyed = (s: Nanty, by: Player): Player[] => others(s, by).filter((other) => moneyOf(s, other) > 0);
const fromEach = step<{ by: Player; card: Item }>('take-money.each', (g, { by, card }) =>
  g.next(...moneyed(g.s, by).flatMap((owner) => take(by, owner, card))),
);

/** Take up to 3 from another player. (R9.6) */
export const takeMoneyFromPlayer = aimed('take-money.whom', { refuseTarget: refusePenniless, play: take });

function take(by: Player, owner: Player, card: Item): Frame[] {
  return [touch(MONEY, by, owner), taken({ by, owner, card })];
}
/** R8.4: at most all they have. */
const taken = step<{ by: Player; owner: Player; card: Item }>('take-money.taken', (g, { by, owner, card }) => {
  if (g.s.outcome === HAPPENS)
    moveMoney(g, owner, by, textOn(g, card, 'takeMoneyFromEachOther', 'takeMoneyFromPlayer').params.amount);
});
