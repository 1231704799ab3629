import type { Item } from '@gaslamp/kernel/state';
import { AREAS, CARDS, EVENTS, PERSONALITIES } from './ids.ts';
import type { EffectKey, Pack, ParamName, SymbolKey } from './pack.ts';

/** Pools of items that may have changed places unseen: hidden cards differ only by their backs (R14). */
export const GREY = 0;
export const RED = 1;
const PERSONALITY_BACK = 2;
const EVENT_BACK = 3;

/** The rules' view of a pack. A card is both an item and an index into `CARDS`, because each has only one copy. */
export interface Data {
  readonly pack: Pack;
  readonly hash: string;
  /** Unique name of each item. */
  readonly names: readonly string[];
  /** Colour of the back of each item. */
  readonly backOf: readonly number[];
  readonly symbols: readonly (readonly SymbolKey[])[];
  readonly textOf: readonly (EffectKey | null)[];
  /** By name, the numbers in a card's text, for display; rules that know the card read it with `printed.ts`. */
  readonly params: readonly Readonly<Partial<Record<ParamName, number>>>[];
  readonly money: readonly number[];
  readonly playable: readonly boolean[];
  /** The interrupt cards (R6.9), ascending. */
  readonly interrupts: readonly Item[];
  /** Building cost of each area. */
  readonly cost: readonly number[];
  /** Adjacent areas of each area, ascending (R1.8). */
  readonly neighbours: readonly (readonly number[])[];
  /** By area: a bit for each adjacent area. */
  readonly neighbourBits: readonly number[];
  /** For the two sets of die labels (R17.1): area of each face. */
  readonly areaOfFace: readonly (readonly number[])[];
  /** By area: true if it is on the river. */
  readonly river: readonly boolean[];
  /** Returns the cards with that effect. */
  cards(effect: EffectKey): readonly Item[];
}

export function dataOf(pack: Pack, hash: string): Data {
  const { areas, cards } = pack;
  const neighbours = areas.map((area) => area.adjacent.map((id) => AREAS.indexOf(id)).sort((a, b) => a - b));
  const byEffect = new Map<EffectKey, Item[]>();
  cards.forEach(({ effect }, card) => {
    if (effect !== null) byEffect.set(effect, [...(byEffect.get(effect) ?? []), card]);
  });
  const faces = (numberOf: (area: (typeof areas)[number]) => number) => {
    const out: number[] = [];
    areas.forEach((area, index) => {
      out[numberOf(area)] = index;
    });
    return out;
  };
  const isInterrupt = cards.map((card) => card.symbols[0] === 'interrupt');
  return {
    pack,
    hash,
    names: [...CARDS, ...PERSONALITIES, ...EVENTS],
    backOf: [
      ...cards.map((card) => (card.deck === 'grey' ? GREY : RED)),
      ...PERSONALITIES.map(() => PERSONALITY_BACK),
      ...EVENTS.map(() => EVENT_BACK),
    ],
    symbols: cards.map((card) => card.symbols),
    textOf: cards.map((card) => card.effect),
    params: cards.map((card) => card.params),
    money: cards.map((card) => card.money),
    playable: isInterrupt.map((is) => !is),
    interrupts: isInterrupt.flatMap((is, card) => (is ? [card] : [])),
    cost: areas.map((area) => area.cost),
    neighbours,
    neighbourBits: neighbours.map((list) => list.reduce((bits, area) => bits | (1 << area), 0)),
    areaOfFace: [faces((area) => area.number), faces((area) => area.alternativeNumber)],
    river: areas.map((area) => area.river),
    cards: (effect) => byEffect.get(effect) ?? [],
  };
}

// Items and areas are valid indices of the lists here.
export const nameOf = (data: Data, item: Item): string => data.names[item]!;
export const backOf = (data: Data, item: Item): number => data.backOf[item]!;
export const symbolsOf = (data: Data, card: Item): readonly SymbolKey[] => data.symbols[card]!;
export const costOf = (data: Data, area: number): number => data.cost[area]!;
export const neighboursOf = (data: Data, area: number): readonly number[] => data.neighbours[area]!;
/** The adjacent areas as bits. */
export const bordersOf = (data: Data, area: number): number => data.neighbourBits[area]!;
