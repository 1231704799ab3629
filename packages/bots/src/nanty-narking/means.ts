// What gets a player on: money, City Area cards, cards in hand.
import type { Item, Player } from '@gaslamp/kernel/state';
import type { Data } from '@gaslamp/nanty-narking/data';
import { AREA_COUNT } from '@gaslamp/nanty-narking/ids';
import type { ConditionKey } from '@gaslamp/nanty-narking/pack';
import { personality } from '@gaslamp/nanty-narking/personalities';
import { type At, HAND, inFront, personalityOf } from '@gaslamp/nanty-narking/state';
import { ABILITIES, POUND, SYMBOLS, TEXTS, WEIGHTS } from './weights.ts';

/** By card, and the average of all. */
interface Worth {
  readonly of: readonly number[];
  readonly average: number;
}
const known = new WeakMap<Data, Map<ConditionKey, Worth>>();

/** What each card in hand is worth to somebody who is after that; worked out once. */
export function worthFor(data: Data, condition: ConditionKey): Worth {
  let byCondition = known.get(data);
  if (byCondition === undefined) {
    byCondition = new Map();
    known.set(data, byCondition);
  }
  let worth = byCondition.get(condition);
  if (worth === undefined) {
    const of = data.symbols.map((_, card) => worthOf(data, card, condition));
    worth = { of, average: of.reduce((sum, one) => sum + one, 0) / of.length };
    byCondition.set(condition, worth);
  }
  return worth;
}
function worthOf({ symbols, money, textOf }: Data, card: Item, condition: ConditionKey): number {
  let sum = money[card]! * POUND;
  for (const symbol of symbols[card]!) sum += SYMBOLS[condition][symbol] ?? 0;
  const text = textOf[card];
  return text === null || text === undefined ? sum : sum + TEXTS[text];
}

/** What `me` is after. */
export const goalOf = (at: At, me: Player): ConditionKey => personality(at, personalityOf(at.s, me)).condition;

/** The means of everybody, as logarithms; of hands other than that of `me` only how many cards they are. */
export function means(at: At, me: Player): number[] {
  const { s, data } = at;
  const worth = worthFor(data, goalOf(at, me));
  const all: number[] = [];
  const cards: number[] = Array(s.seats).fill(0);
  let own = 0;
  for (let card = 0; card < data.playable.length; card++) {
    const place = s.place[card]!;
    if (place >= HAND + s.seats) continue;
    cards[place]!++;
    if (place === HAND + me) own += worth.of[card]!;
  }
  for (let player = 0; player < s.seats; player++) {
    // R3.7: a hand is filled up again, burdens count for it.
    const drawn = Math.max(0, data.pack.setup.hand - inFront(at, player, 'handBurdenOrPay') - cards[player]!);
    const hand = player === me ? own + drawn * worth.average : (cards[player]! + drawn) * worth.average;
    all.push(hand + WEIGHTS.money * Math.log1p(s.money[player]! / WEIGHTS.moneyUnit));
  }
  for (let area = 0; area < AREA_COUNT; area++) {
    const owner = s.areaCards[area]!;
    if (owner >= 0) all[owner]! += ABILITIES[data.pack.areas[area]!.ability]!;
  }
  return all;
}
