import type { Item } from '@gaslamp/kernel/state';
import { AREAS, CARDS, EVENTS, PERSONALITIES } from './ids.ts';
import type { EffectKey, Pack, ParamName, SymbolKey } from './pack.ts';

/** What may have changed places unseen: hidden cards are told apart by their backs alone (R14). */
export const GREY = 0;
export const RED = 1;
const PERSONALITY_BACK = 2;
const EVENT_BACK = 3;

/** What the rules read of a pack. Cards are items and indices into `CARDS` alike: there is one of each. */
export interface Data {
  readonly pack: Pack;
  readonly hash: string;
  /** Item to its unique name. */
  readonly names: readonly string[];
  /** Item to the colour of its back. */
  readonly backOf: readonly number[];
  readonly symbols: readonly (readonly SymbolKey[])[];
  readonly textOf: readonly (EffectKey | null)[];
  /** The numbers in a card's text by name, for whoever tells them; rules read what they know: `printed.ts`. */
  readonly params: readonly Readonly<Partial<Record<ParamName, number>>>[];
  readonly money: readonly number[];
  readonly playable: readonly boolean[];
  /** The interrupt cards (R6.9), ascending. */
  readonly interrupts: readonly Item[];
  /** Area to its building cost. */
  readonly cost: readonly number[];
  /** Area to the areas it borders, ascending (R1.8). */
  readonly neighbours: readonly (readonly number[])[];
  /** Area to a bit for each area it borders. */
  readonly neighbourBits: readonly number[];
  /** Of two die labels (R17.1): face to area. */
  readonly areaOfFace: readonly (readonly number[])[];
  /** Area to whether it lies on the river. */
  readonly river: readonly boolean[];
  /** Cards with that effect. */
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

// Items and areas are indices of lists here: what they name is there.
export const nameOf = (data: Data, item: Item): string => data.names[item]!;
export const backOf = (data: Data, item: Item): number => data.backOf[item]!;
export const symbolsOf = (data: Data, card: Item): readonly SymbolKey[] => data.symbols[card]!;
export const costOf = (data: Data, area: number): number => data.cost[area]!;
export const neighboursOf = (data: Data, area: number): readonly number[] => data.neighbours[area]!;
/** The same as bits. */
export const bordersOf = (data: Data, area: number): number => data.neighbourBits[area]!;
