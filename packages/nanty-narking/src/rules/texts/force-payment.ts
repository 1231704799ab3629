import type { Item, Player } from '@gaslamp/kernel/state';
import { MONEY } from '../../box/ids.ts';
import { textOn } from '../../box/printed.ts';
import { others } from '../../box/state.ts';
import { player } from '../../seen/verbs.ts';
import { moveMoney } from '../cards.ts';
import { choice, step } from '../effects.ts';
import { NEEDS_THREE, ONLY_OTHERS } from '../refusals.ts';
import { HAPPENS, NOWHERE, touch } from '../window.ts';
import { aimed, refusePenniless } from './aimed.ts';

/** Another player gives up to 3 to a third player. (R9.37) */
export const forcePaymentBetweenOthers = aimed('force.payer', {
  refuse: ({ s }) => (s.seats > 2 ? null : NEEDS_THREE),
  refuseTarget: refusePenniless,
  play: (by, payer, card) => [toWhom({ by, payer, card })],
});
const toWhom = choice('force.payee', {
  options: ({ s }, { by, payer }) =>
    others(s, by)
      .filter((other) => other !== payer)
      .map((other) => player(other)),
  choose(g, { by, payer, card }, option) {
    const payee = player.player(option);
    g.next(touch(MONEY, by, payer, NOWHERE, payee), forced({ payer, payee, card }));
  },
  refuse: (_, __, wish) => (player.is(wish) ? ONLY_OTHERS : null),
});
/** R10.14: the payee is not asked. */
const forced = step<{ payer: Player; payee: Player; card: Item }>('force.paid', (g, { payer, payee, card }) => {
  if (g.s.outcome === HAPPENS) moveMoney(g, payer, payee, textOn(g, card, 'forcePaymentBetweenOthers').params.amount);
});
