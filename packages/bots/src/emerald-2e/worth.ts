// Values cards for each side.
import type { Data, Kind } from '@gaslamp/emerald-2e/box/data';
import { RESTORATIONIST } from '@gaslamp/emerald-2e/box/ids';
import type { Card } from '@gaslamp/emerald-2e/box/pack';
import { type Pair, pair, type Side } from './sides.ts';
import { TEXTS, WEIGHTS } from './weights.ts';

/** For each side, by kind of card. */
export interface Worth {
  readonly inDeck: Pair<readonly number[]>;
  readonly claimed: Pair<readonly number[]>;
}
/** Returns the value of playing the card once from the hand, in points. */
export const inDeck = (worth: Worth, side: Side, kind: Kind): number => worth.inDeck[side][kind]!;
/** Returns the value of claiming the card: its points for the side, its agents and insanity, without its value in the deck. */
export const whenClaimed = (worth: Worth, side: Side, kind: Kind): number => worth.claimed[side][kind]!;

const known = new WeakMap<Data, Worth>();

/** Returns the values of all cards of a pack, computed once. */
export function worthIn(data: Data): Worth {
  let worth = known.get(data);
  if (worth === undefined) {
    worth = {
      inDeck: pair((side) => data.cards.map((card) => worthOfPlay(card, side))),
      claimed: pair((side) => data.cards.map((card) => worthOfClaim(card, side))),
    };
    known.set(data, worth);
  }
  return worth;
}

/** Usable share of each symbol's value; 1 for a card anywhere in the deck. */
export interface Use {
  readonly place: number;
  readonly claim: number;
  readonly retrieve: number;
  readonly move: number;
}
const ALL: Use = { place: 1, claim: 1, retrieve: 1, move: 1 };

/** R3.1: one symbol type or the text; the value of the best use, with a small bonus for the others. */
export function worthOfPlay(card: Card, side: Side, use: Use = ALL): number {
  const restorationist = side === RESTORATIONIST;
  const uses = [
    card.place * WEIGHTS.place * use.place,
    card.claim * WEIGHTS.claim * use.claim,
    card.retrieve * WEIGHTS.retrieve * use.retrieve,
    card.move * WEIGHTS.move * use.move,
    card.assassinate * WEIGHTS.assassinate,
    card.bombs * (restorationist ? WEIGHTS.bombForRestorationist : WEIGHTS.bombForLoyalist),
    (restorationist ? card.restorationist : card.loyalist) * WEIGHTS.ownStep,
    card.effect === null ? 0 : TEXTS[card.effect][restorationist ? 1 : 0],
  ];
  const best = Math.max(...uses);
  const sum = uses.reduce((a, b) => a + b, 0);
  return best + (sum - best) * WEIGHTS.versatility;
}

function worthOfClaim(card: Card, side: Side): number {
  const own = side === RESTORATIONIST ? card.vp.restorationist : card.vp.loyalist;
  const agents = card.agents * WEIGHTS.agents[2];
  return card.vp.neutral + own + agents + card.insanity * WEIGHTS.insanity;
}
