import type { Player } from '@gaslamp/kernel/state';
import { type At, agentsOnBoard, countOf } from '../../box/state.ts';
import { limboToStock } from '../board.ts';
import { confirmed } from '../confirm.ts';
import { step } from '../effects.ts';
import { BROTHERHOOD_NOTHING } from '../refusals.ts';
import { pay, type Text } from './text.ts';

/** As many of your cubes in Limbo as you have agents on the board go to your stock. (R18.11) */
export const holyBrotherhood: Text = {
  refuse: (at, by) => (freed(at, by) > 0 ? null : BROTHERHOOD_NOTHING),
  play: (by) => [confirmed({ by }), pay({ by }), brotherhoodFrees({ by })],
};
const freed = (at: At, by: Player) => Math.min(agentsOnBoard(at, by), countOf(at.s.limbo, by));
const brotherhoodFrees = step<{ by: Player }>('holy-brotherhood.frees', (g, { by }) =>
  limboToStock(g, by, freed(g, by)),
);
