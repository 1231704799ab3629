import type { Player } from '@gaslamp/kernel/state';
import { countOf } from '../../box/state.ts';
import { limboToStock } from '../board.ts';
import { confirmed } from '../confirm.ts';
import { step } from '../effects.ts';
import { NO_LIMBO_CUBE } from '../refusals.ts';
import { pay, type Text } from './text.ts';

/** All your cubes in Limbo go to your stock. (R18.20) */
export const peoplesWill: Text = {
  refuse: ({ s }, by) => (countOf(s.limbo, by) > 0 ? null : NO_LIMBO_CUBE),
  play: (by) => [confirmed({ by }), pay({ by }), peopleRise({ by })],
};
const peopleRise = step<{ by: Player }>('peoples-will.rise', (g, { by }) =>
  limboToStock(g, by, countOf(g.s.limbo, by)),
);
