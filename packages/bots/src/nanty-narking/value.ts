// Values a position by what was learned from matches.
import type { Player } from '@gaslamp/kernel/state';
import type { At } from '@gaslamp/nanty-narking/box/state';
import { drawPile } from '@gaslamp/nanty-narking/rules/cards';
import { resultOf } from '@gaslamp/nanty-narking/seen/scoring';
import { chanceBy } from '../learned.ts';
import { winShare } from '../play.ts';
import type { Evaluation } from './craft.ts';
import { chanceToWin, missingInHand } from './evaluate.ts';
import { featuresOf } from './features.ts';
import weights from './learned.json' with { type: 'json' };
import type { Suspicions } from './suspicions.ts';

/**
 * Returns the chance that `me` wins, by these weights. At the end, and when the draw pile ends with this turn, it is computed
 * and not learned.
 */
function valueBy(weights: readonly number[], at: At, me: Player, suspected: Suspicions): number {
  const result = resultOf(at);
  if (result !== null) return winShare(result, me);
  const missing = at.s.active === me ? missingInHand(at, me) : 0;
  if (missing > drawPile(at.s)) return chanceToWin(at, me, suspected);
  return chanceBy(weights, featuresOf(at, me, suspected));
}

export const value: Evaluation = (at, me, suspected) => valueBy(weights.any, at, me, suspected);

/** The same, with weights of its own for two players. */
export const sharpValue: Evaluation = (at, me, suspected) =>
  valueBy(at.s.seats === 2 ? weights.two : weights.any, at, me, suspected);
