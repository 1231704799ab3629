import type { Player } from '@gaslamp/kernel/state';
import { confirmed } from '../confirm.ts';
import { step } from '../effects.ts';
import { score } from '../points.ts';
import { type At, BESIDE } from '../state.ts';
import { pay, type Text } from './text.ts';

/**
 * 2 Restorationist points for each royalty you gained by assassination, and for each that you gain so later. With
 * `blackHandCountsHidden` royalty that you hide counts as well. (R18.1)
 */
export const blackHand: Text = {
  refuse: () => null,
  play: (by) => [confirmed({ by }), pay({ by }), blackHandScores({ by })],
};
const blackHandScores = step<{ by: Player }>('black-hand.scores', (g, { by }) => {
  g.s.blackHands[by]!++;
  const gained = g.s.blackHandCountsHidden === 1 ? royaltyBeside(g, by) : g.s.royaltyKilled[by]!;
  score(g, by, 'restorationist', 2 * gained);
});
/** Killed and hidden royalty alike lies beside the identity. */
const royaltyBeside = ({ s, data }: At, by: Player): number =>
  data.kindOf.filter((kind, item) => s.place[item] === BESIDE + by && data.cards[kind]!.kind === 'royalty').length;
