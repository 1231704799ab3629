import type { Option, Player } from '@gaslamp/kernel/state';
import type { Kind } from '../box/data.ts';
import type { Card } from '../box/pack.ts';
import { type At, HAND } from '../box/state.ts';
import { pick } from './verbs.ts';

// Hands are read for every question, so this code uses plain loops without queries in between.

/** Summary of a player's hand: the kinds, ascending, copies repeated, and the sums that legality checks use. */
export interface Hand {
  readonly kinds: readonly Kind[];
  readonly place: number;
  readonly claim: number;
  readonly retrieve: number;
  readonly move: number;
  readonly restorationist: number;
  readonly loyalist: number;
  readonly assassins: readonly Kind[];
  readonly bombs: number;
  readonly fenians: boolean;
}

export function handOf({ s, data }: At, player: Player): Hand {
  const { place: places } = s;
  const mine = HAND + player;
  const kinds: Kind[] = [];
  const assassins: Kind[] = [];
  let place = 0;
  let claim = 0;
  let retrieve = 0;
  let move = 0;
  let bombs = 0;
  let restorationist = 0;
  let loyalist = 0;
  let fenians = false;
  for (const item of data.ownable[player]!) {
    if (places[item] !== mine) continue;
    const kind = data.kindOf[item]!;
    const card = data.cards[kind]!;
    kinds.push(kind);
    place += card.place;
    claim += card.claim;
    retrieve += card.retrieve;
    move += card.move;
    bombs += card.bombs;
    restorationist += card.restorationist;
    loyalist += card.loyalist;
    if (card.assassinate > 0) assassins.push(kind);
    if (card.effect === 'fenians') fenians = true;
  }
  return { kinds, place, claim, retrieve, move, restorationist, loyalist, assassins, bombs, fenians };
}

/** Returns the weight of a card for a use. */
export type Weight = (card: Card) => number;

/** Returns the cards of a hand with a weight above 0 as picks, without those already picked before `since`. */
export function candidates({ s, data }: At, by: Player, weight: Weight, since: number): Option[] {
  const list: Option[] = [];
  const { place: places, picks } = s;
  const { kindOf, cards } = data;
  const mine = HAND + by;
  for (const item of data.ownable[by]!) {
    if (places[item] !== mine) continue;
    const card = kindOf[item]!;
    if (weight(cards[card]!) > 0) list.push(pick(card));
  }
  for (let i = 0; i < since; i++) {
    const taken = list.indexOf(picks[i]!);
    if (taken >= 0) list.splice(taken, 1);
  }
  return list;
}
