import { cardsIn } from '@gaslamp/emerald/places';
import type { Option, Player } from '@gaslamp/kernel/state';
import type { Kind } from '../box/data.ts';
import { type At, HAND } from '../box/state.ts';
import type { Weight } from '../rules/weights.ts';
import { pick } from './verbs.ts';

/** Summary of a player's hand: the kinds, ascending, copies repeated, and the sums that legality checks use. */
export interface Hand {
  readonly kinds: readonly Kind[];
  readonly cubes: number;
  readonly gold: number;
  readonly war: number;
  readonly revolution: number;
}

export function handOf(at: At, player: Player): Hand {
  const { kindOf, cards } = at.data;
  const kinds: Kind[] = [];
  let cubes = 0;
  let gold = 0;
  let war = 0;
  let revolution = 0;
  for (const item of cardsIn(at, player, HAND + player)) {
    const kind = kindOf[item]!;
    const card = cards[kind]!;
    kinds.push(kind);
    cubes += card.cubes;
    gold += card.gold;
    war += card.war;
    revolution += card.revolution;
  }
  return { kinds, cubes, gold, war, revolution };
}

/** Returns the cards of a hand with a weight above 0 as picks, ascending, copies repeated. */
export function candidates(at: At, by: Player, weight: Weight): Option[] {
  const { kindOf, cards } = at.data;
  const list: Option[] = [];
  for (const item of cardsIn(at, by, HAND + by)) {
    const card = kindOf[item]!;
    if (weight(cards[card]!) > 0) list.push(pick(card));
  }
  return list;
}
