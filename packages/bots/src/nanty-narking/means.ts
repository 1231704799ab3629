// Values a player's means: money, City Area cards, cards in hand.
import type { Item, Player } from '@gaslamp/kernel/state';
import type { Data } from '@gaslamp/nanty-narking/box/data';
import { AREA_COUNT } from '@gaslamp/nanty-narking/box/ids';
import type { AbilityKey, Card, ConditionKey } from '@gaslamp/nanty-narking/box/pack';
import { personality } from '@gaslamp/nanty-narking/box/personalities';
import { type At, HAND, holderOf, inFront, moneyOf, personalityOf, placeOf } from '@gaslamp/nanty-narking/box/state';
import { log } from '../arithmetic.ts';
import { ABILITIES, POUND, SYMBOLS, TEXTS, WEIGHTS } from './weights.ts';

/** By card, and the average of all. */
export interface Worth {
  readonly of: readonly number[];
  readonly average: number;
}
const known = new WeakMap<Data, Map<ConditionKey, Worth>>();

/** Returns the value of each card in hand for a player with that goal; computed once. */
export function worthFor(data: Data, condition: ConditionKey): Worth {
  let byCondition = known.get(data);
  if (byCondition === undefined) {
    byCondition = new Map();
    known.set(data, byCondition);
  }
  let worth = byCondition.get(condition);
  if (worth === undefined) {
    const of = data.pack.cards.map((card) => worthOfCard(card, condition));
    worth = { of, average: of.reduce((sum, one) => sum + one, 0) / of.length };
    byCondition.set(condition, worth);
  }
  return worth;
}
export const worthOf = ({ of }: Worth, card: Item): number => of[card]!;

function worthOfCard({ money, symbols, effect }: Card, condition: ConditionKey): number {
  let sum = money * POUND;
  for (const symbol of symbols) sum += SYMBOLS[condition][symbol] ?? 0;
  return effect === null ? sum : sum + TEXTS[effect];
}

/** Returns the goal of `me`. */
export const goalOf = (at: At, me: Player): ConditionKey => personality(at, personalityOf(at.s, me)).condition;

/** Returns everybody's means as logarithms; of hands other than that of `me`, only the number of cards is used. */
export function means(at: At, me: Player): number[] {
  const { s, data } = at;
  const worth = worthFor(data, goalOf(at, me));
  const cards: number[] = Array(s.seats).fill(0);
  let own = 0;
  for (let card = 0; card < data.playable.length; card++) {
    const player = placeOf(s, card) - HAND;
    if (player >= s.seats) continue;
    cards[player]!++;
    if (player === me) own += worthOf(worth, card);
  }
  return cards.map((count, player) => {
    // R3.7: a hand is refilled; burdens count towards its size.
    const drawn = Math.max(0, data.pack.setup.hand - inFront(at, player, 'handBurdenOrPay') - count);
    let sum = player === me ? own + drawn * worth.average : (count + drawn) * worth.average;
    sum += WEIGHTS.money * log(1 + moneyOf(s, player) / WEIGHTS.moneyUnit);
    for (let area = 0; area < AREA_COUNT; area++)
      if (holderOf(s, area) === player) sum += ABILITIES[abilityOf(data, area)];
    return sum;
  });
}
/** Returns the ability of an area's City Area card. */
export const abilityOf = (data: Data, area: number): AbilityKey => data.pack.areas[area]!.ability;
