import type { Item, Player } from '@gaslamp/kernel/state';
import { textOn } from '../../box/printed.ts';
import { FRONT } from '../../box/state.ts';
import { tell } from '../../seen/event-specs.ts';
import { takeMoney } from '../cards.ts';
import { step } from '../effects.ts';
import type { Text } from './text.ts';

/** The card stays face up in front of you for the rest of the game; take 10. (R9.1) */
export const takeLoan: Text = {
  refuse: () => null,
  play: (by, card) => [taken({ by, card })],
};
const taken = step<{ by: Player; card: Item }>('loan.taken', (g, { by, card }) => {
  g.move(card, FRONT + by);
  tell(g)?.('loan', { player: by, card });
  takeMoney(g, by, textOn(g, card, 'takeLoan').params.receive);
});
