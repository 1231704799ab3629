// Values a position by what was learned from matches.
import type { Player } from '@gaslamp/kernel/state';
import type { At } from '@gaslamp/nanty-narking/box/state';
import { drawPile } from '@gaslamp/nanty-narking/rules/cards';
import { resultOf } from '@gaslamp/nanty-narking/seen/scoring';
import { chanceBy } from '../learned.ts';
import { winShare } from '../play.ts';
import { chanceToWin, missingInHand } from './evaluate.ts';
import { featuresOf } from './features.ts';
import weights from './learned.json' with { type: 'json' };
import type { Suspicions } from './suspicions.ts';

/** Returns the chance that `me` wins. At the end, and when the draw pile ends with this turn, it is computed and not learned. */
export function value(at: At, me: Player, suspected: Suspicions): number {
  const result = resultOf(at);
  if (result !== null) return winShare(result, me);
  const missing = at.s.active === me ? missingInHand(at, me) : 0;
  if (missing > drawPile(at.s)) return chanceToWin(at, me, suspected);
  return chanceBy(weights, featuresOf(at, me, suspected));
}
