import type { Refused } from '@gaslamp/kernel/effects';
import type { Option, Player } from '@gaslamp/kernel/state';
import { cardOfKind, type Data } from './data.ts';
import { handOf, type Weight } from './hand.ts';
import { NO_SYMBOL, NOT_IN_HAND, PICKED } from './refusals.ts';
import type { At } from './state.ts';
import { pick } from './verbs.ts';

/** What a picked card weighs for a use. */
export const weighing =
  (data: Data, weight: Weight) =>
  (option: Option): number =>
    weight(cardOfKind(data, pick.card(option)));

/** What picked cards weigh together (R4.2). */
export function sumOf(data: Data, weight: Weight, picks: readonly Option[]): number {
  let sum = 0;
  for (const option of picks) if (pick.is(option)) sum += weight(cardOfKind(data, pick.card(option)));
  return sum;
}

/** Why a card cannot be picked for a use in which it has that weight; `overpaid` where it is only too much (R4.4). */
export function refusePick(at: At, by: Player, wish: Option, weight: Weight, overpaid: Refused): Refused | null {
  if (!pick.is(wish)) return null;
  const kind = pick.card(wish);
  const held = handOf(at, by).kinds.filter((one) => one === kind).length;
  if (held === 0) return NOT_IN_HAND;
  if (weight(cardOfKind(at.data, kind)) === 0) return NO_SYMBOL;
  return at.s.picks.filter((option) => option === wish).length < held ? overpaid : PICKED;
}
