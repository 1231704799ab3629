import type { Refused } from '@gaslamp/kernel/effects';
import type { Option, Player } from '@gaslamp/kernel/state';
import { cardOfKind } from '../box/data.ts';
import type { At } from '../box/state.ts';
import { NO_SYMBOL, NOT_IN_HAND, PICKED } from '../rules/refusals.ts';
import type { Weight } from '../rules/weights.ts';
import { handOf } from './hand.ts';
import { pick } from './verbs.ts';

/**
 * Returns the reason why a card cannot be picked for a use with that weight; `overpaid` if the only fault is overpaying (R4.4).
 */
export function refusePick(at: At, by: Player, wish: Option, weight: Weight, overpaid: Refused): Refused | null {
  if (!pick.is(wish)) return null;
  const kind = pick.card(wish);
  const held = handOf(at, by).kinds.filter((one) => one === kind).length;
  if (held === 0) return NOT_IN_HAND;
  if (weight(cardOfKind(at.data, kind)) === 0) return NO_SYMBOL;
  return at.s.picks.filter((option) => option === wish).length < held ? overpaid : PICKED;
}
