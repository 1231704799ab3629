import { FRONT } from '../../box/state.ts';
import { tell } from '../../seen/event-specs.ts';
import { aimed } from './aimed.ts';
import { payOff } from './pay-off.ts';

/** Another player pays you 5, or the card stays in front of them as a burden for the rest of the game. (R9.7) */
export const handBurdenOrPay = aimed('burden.whom', {
  refuseTarget: () => null,
  play: (from, by, card) => [payOrCarry({ by, from, card })],
});
const payOrCarry = payOff('burden.answer', (g, { by, card }) => {
  g.move(card, FRONT + by);
  tell(g)?.('burdened', { player: by, card });
});
