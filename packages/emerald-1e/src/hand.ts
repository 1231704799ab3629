import type { Option, Player } from '@gaslamp/kernel/state';
import type { Kind } from './data.ts';
import type { Card } from './pack.ts';
import { type At, HAND } from './state.ts';
import { pick } from './verbs.ts';

// Looked at for every question: hands are read without a query between.

/** A player's hand at a glance: the kinds, ascending, copies repeated, and the sums that legality asks for. */
export interface Hand {
  readonly kinds: readonly Kind[];
  readonly cubes: number;
  readonly gold: number;
  readonly war: number;
  readonly revolution: number;
}

export function handOf({ s, data }: At, player: Player): Hand {
  const mine = HAND + player;
  const kinds: Kind[] = [];
  let cubes = 0;
  let gold = 0;
  let war = 0;
  let revolution = 0;
  for (const item of data.ownable[player]!) {
    if (s.place[item] !== mine) continue;
    const kind = data.kindOf[item]!;
    const card = data.cards[kind]!;
    kinds.push(kind);
    cubes += card.cubes;
    gold += card.gold;
    war += card.war;
    revolution += card.revolution;
  }
  return { kinds, cubes, gold, war, revolution };
}

/** What a card weighs for a use. */
export type Weight = (card: Card) => number;
export const cubesOnCard: Weight = (card) => card.cubes;
export const goldOnCard: Weight = (card) => card.gold;

/** The cards of a hand with a weight above 0 as picks, ascending, copies repeated. */
export function candidates({ s, data }: At, by: Player, weight: Weight): Option[] {
  const list: Option[] = [];
  for (const item of data.ownable[by]!) {
    if (s.place[item] !== HAND + by) continue;
    const card = data.kindOf[item]!;
    if (weight(data.cards[card]!) > 0) list.push(pick(card));
  }
  return list;
}
