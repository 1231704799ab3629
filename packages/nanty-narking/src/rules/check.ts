import type { Player } from '@gaslamp/kernel/state';
import { PERSONALITIES } from '../box/ids.ts';
import { holds, isRuledOut } from '../box/personalities.ts';
import { type At, personalityOf } from '../box/state.ts';

/**
 * R3.3: the check at the start of a turn. Returns true if the player wins. If not, everybody can infer that the player has no
 * personality whose condition holds.
 */
export function winsNow(at: At, player: Player): boolean {
  const { s } = at;
  if (s.firstRoundCheck === 0 && s.turns <= s.seats) return false;
  const mine = personalityOf(s, player);
  if (holds(at, player, mine)) return true;
  for (let index = 0; index < PERSONALITIES.length; index++)
    if (!isRuledOut(s, player, index) && holds(at, player, index))
      s.ruledOut[player * PERSONALITIES.length + index] = 1;
  return false;
}
