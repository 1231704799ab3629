import type { Player } from '@gaslamp/kernel/state';
import { confirmed } from '../confirm.ts';
import { step } from '../effects.ts';
import { score } from '../points.ts';
import { pay, type Text } from './text.ts';

/** 2 Restorationist points for each royalty you gained by assassination, and for each that you gain so later. (R18.1) */
export const blackHand: Text = {
  refuse: () => null,
  play: (by) => [confirmed({ by }), pay({ by }), blackHandScores({ by })],
};
const blackHandScores = step<{ by: Player }>('black-hand.scores', (g, { by }) => {
  g.s.blackHands[by]!++;
  score(g, by, 'restorationist', 2 * g.s.royaltyKilled[by]!);
});
