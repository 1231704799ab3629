import { add } from '@gaslamp/emerald/counts';
import type { Player } from '@gaslamp/kernel/state';
import { cardOfKind } from '../../box/data.ts';
import { type At, BESIDE, countOf } from '../../box/state.ts';
import { score } from '../../seen/points.ts';
import { confirmed } from '../confirm.ts';
import { step } from '../effects.ts';
import { pay, type Text } from './text.ts';

/**
 * 2 Restorationist points for each royalty that you have gained or will gain by assassination. With `blackHandCountsHidden`,
 * royalty that you hide counts as well. (R18.1)
 */
export const blackHand: Text = {
  refuse: () => null,
  play: (by) => [confirmed({ by }), pay({ by }), blackHandScores({ by })],
};
const blackHandScores = step<{ by: Player }>('black-hand.scores', (g, { by }) => {
  add(g.s.blackHands, by, 1);
  const gained = g.s.blackHandCountsHidden === 1 ? royaltyBeside(g, by) : countOf(g.s.royaltyKilled, by);
  score(g, by, 'restorationist', 2 * gained);
});
/** Royalty, killed or hidden, lies beside the identity. */
const royaltyBeside = ({ s, data }: At, by: Player): number =>
  data.kindOf.filter((kind, item) => s.place[item] === BESIDE + by && cardOfKind(data, kind).kind === 'royalty').length;
