import { type Cards, cardsOf, indices, type Kind, piecesOf } from '@gaslamp/emerald/cards';
import { packHash } from '@gaslamp/stated/pack-hash';
import { CITIES, RESTORATIONIST, ROYALTY } from './ids.ts';
import type { Card, EffectKey, Pack } from './pack.ts';

export { cardOf, cardOfKind, copiesOf, type Kind, kindOf, nameOf, ownerOf } from '@gaslamp/emerald/cards';
export { forSeats } from '@gaslamp/emerald/seats';

/** The rules' view of a pack: its cards by kind, and its items. */
export interface Data extends Cards<Card> {
  readonly pack: Pack;
  readonly hash: string;
  readonly textOf: readonly (EffectKey | null)[];
  /** By city: the printed assassination value (R1.4), and the bomb points that its royalty needs (R10.3). */
  readonly assassination: readonly number[];
  readonly needed: readonly number[];
  /** Returns the kinds with that effect key. */
  kinds(effect: EffectKey): readonly Kind[];
}

export function dataOf(pack: Pack): Data {
  const { cards } = pack;
  const effects = [...new Set(cards.flatMap(({ effect }) => effect ?? []))];
  const kindsWith = new Map(effects.map((key) => [key, indices(cards, ({ effect }) => effect === key)]));
  return {
    pack,
    hash: packHash(pack),
    ...cardsOf(cards, piecesOf(cards)),
    textOf: cards.map((card) => card.effect),
    assassination: CITIES.map((city) => valueIn(cards, city, (card) => card.assassination)),
    needed: CITIES.map((city) => valueIn(cards, city, (card) => card.needed)),
    kinds: (effect) => kindsWith.get(effect) ?? [],
  };
}

/** Returns a value that exactly one card of the city has. */
function valueIn(cards: readonly Card[], city: string, value: (card: Card) => number | null): number {
  for (const card of cards) {
    const found = card.city === city ? value(card) : null;
    if (found !== null) return found;
  }
  throw new Error(`no card of ${city} says what it takes to kill there`);
}

// ---- queries ---------------------------------------------------------------
/** R10.3: returns the bomb points needed to kill a player's agent, or the royalty in the slot. */
export const needed = (data: Data, target: number, city: number): number =>
  (target === ROYALTY ? data.needed : data.assassination)[city]!;
/** Returns the steps by which a card moves a marker (R3.3). */
export const stepsOf = (card: Card, track: number): number =>
  track === RESTORATIONIST ? card.restorationist : card.loyalist;
