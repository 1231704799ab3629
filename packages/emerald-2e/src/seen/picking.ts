import type { Refused } from '@gaslamp/kernel/effects';
import type { Option, Player } from '@gaslamp/kernel/state';
import { cardOfKind, type Data, type Kind } from '../box/data.ts';
import type { Card } from '../box/pack.ts';
import type { At, Emerald } from '../box/state.ts';
import { NO_SYMBOL, NOT_IN_HAND, PICKED } from '../rules/refusals.ts';
import { handOf, type Weight } from './hand.ts';
import { pick } from './verbs.ts';

/** Removes and returns the first pick, which begins a composed action: mostly the card that is played. */
export const firstPick = (s: Emerald): Option => s.picks.shift()!;
export const firstCard = (s: Emerald): Kind => pick.card(firstPick(s));

/** Returns the printed values of a picked card. */
export const pickedCard = (data: Data, option: Option): Card => cardOfKind(data, pick.card(option));

/** Returns the reason why a card cannot be picked for a use with that weight; `overpaid` if the only fault is overpaying. */
export function refusePick(at: At, by: Player, wish: Option, weight: Weight, overpaid: Refused): Refused | null {
  if (!pick.is(wish)) return null;
  const kind = pick.card(wish);
  const held = handOf(at, by).kinds.filter((one) => one === kind).length;
  if (held === 0) return NOT_IN_HAND;
  if (weight(pickedCard(at.data, wish)) === 0) return NO_SYMBOL;
  const used = at.s.picks.filter((option) => option === wish).length;
  return used < held ? overpaid : PICKED;
}
