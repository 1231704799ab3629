// Weights of cards that are used for a symbol.
import type { Option } from '@gaslamp/kernel/state';
import { cardOfKind, type Data } from '../box/data.ts';
import type { Card } from '../box/pack.ts';
import { pick } from '../seen/verbs.ts';

/** Returns the weight of a card for a use. */
export type Weight = (card: Card) => number;
export const cubesOnCard: Weight = (card) => card.cubes;
export const goldOnCard: Weight = (card) => card.gold;

/** Returns a function that gives the weight of a picked card for a use. */
export const weighing =
  (data: Data, weight: Weight) =>
  (option: Option): number =>
    weight(cardOfKind(data, pick.card(option)));

/** Returns the total weight of picked cards (R4.2). */
export function sumOf(data: Data, weight: Weight, picks: readonly Option[]): number {
  let sum = 0;
  for (const option of picks) if (pick.is(option)) sum += weight(cardOfKind(data, pick.card(option)));
  return sum;
}
