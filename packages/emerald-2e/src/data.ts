import type { Item } from '@gaslamp/kernel/state';
import { packHash } from '@gaslamp/stated/pack-hash';
import { CITIES, DAYS, RESTORATIONIST, ROYALTY } from './ids.ts';
import type { Card, EffectKey, Pack } from './pack.ts';

/** A kind of card: an index into `CARDS`. Copies of a card share it. */
export type Kind = number;

/** What the rules read of a pack: its cards by kind, and which items there are. */
export interface Data {
  readonly pack: Pack;
  readonly hash: string;
  readonly cards: readonly Card[];
  /** Item to its kind. Items of one hand ascend by kind. */
  readonly kindOf: readonly Kind[];
  /** Item to the seat whose starting card it is, or -1. */
  readonly ownerOf: readonly number[];
  readonly names: readonly string[];
  readonly textOf: readonly (EffectKey | null)[];
  /** City to its printed assassination value (R1.4), and to what its royalty needs (R10.3). */
  readonly assassination: readonly number[];
  readonly needed: readonly number[];
  /** The items that can ever be in a seat's hand, ascending: what hands are looked through for. */
  readonly ownable: readonly (readonly Item[])[];
  /** Kind to its items, ascending. */
  readonly copies: readonly (readonly Item[])[];
  /** Items of the cards with that effect. */
  items(effect: EffectKey): readonly Item[];
  /** Kinds that are played for an effect of that key. */
  kinds(effect: EffectKey): readonly Kind[];
}

export function dataOf(pack: Pack): Data {
  const { cards } = pack;
  const items = itemsOf(cards);
  const effects = [...new Set(cards.flatMap(({ effect }) => effect ?? []))];
  const kindsWith = new Map(effects.map((key) => [key, indices(cards, ({ effect }) => effect === key)]));
  const itemsWith = new Map(effects.map((key) => [key, indices(items, ({ card }) => card.effect === key)]));
  return {
    pack,
    hash: packHash(pack),
    // Copies: what is frozen reads more slowly.
    cards: cards.map((card) => ({ ...card })),
    kindOf: items.map(({ kind }) => kind),
    ownerOf: items.map(({ owner }) => owner),
    names: items.map(({ name }) => name),
    textOf: cards.map((card) => card.effect),
    assassination: CITIES.map((city) => valueIn(cards, city, (card) => card.assassination)),
    needed: CITIES.map((city) => valueIn(cards, city, (card) => card.needed)),
    ownable: DAYS.map((_, seat) =>
      indices(items, ({ card, owner }) => card.kind === 'game' || card.kind === 'city' || owner === seat),
    ),
    copies: cards.map((_, kind) => indices(items, (one) => one.kind === kind)),
    items: (effect) => itemsWith.get(effect) ?? [],
    kinds: (effect) => kindsWith.get(effect) ?? [],
  };
}

const indices = <T>(list: readonly T[], fits: (one: T) => boolean): number[] =>
  list.flatMap((one, i) => (fits(one) ? [i] : []));

/** Items of a hand must ascend by kind, so each player's starting cards stand together, behind the game cards. */
function itemsOf(cards: readonly Card[]) {
  const printed = (belongs: (kind: Card['kind']) => boolean, owner = -1, day: readonly string[] = []) =>
    cards.flatMap((card, kind) =>
      Array.from({ length: belongs(card.kind) ? card.copies : 0 }, (_, copy) => {
        const name = [card.id, ...day, ...(card.copies > 1 ? [copy + 1] : [])].join('.');
        return { kind, card, owner, name };
      }),
    );
  return [
    ...printed((kind) => kind === 'game'),
    ...DAYS.flatMap((day, owner) => printed((kind) => kind === 'starting', owner, [day])),
    ...printed((kind) => kind !== 'game' && kind !== 'starting'),
  ];
}

/** A number that one card of the city bears. */
function valueIn(cards: readonly Card[], city: string, value: (card: Card) => number | null): number {
  for (const card of cards) {
    const found = card.city === city ? value(card) : null;
    if (found !== null) return found;
  }
  throw new Error(`no card of ${city} says what it takes to kill there`);
}

// ---- queries ---------------------------------------------------------------
export const kindOf = (data: Data, item: Item): Kind => data.kindOf[item]!;
export const cardOfKind = (data: Data, kind: Kind): Card => data.cards[kind]!;
export const copiesOf = (data: Data, kind: Kind): readonly Item[] => data.copies[kind]!;
export const ownerOf = (data: Data, item: Item): number => data.ownerOf[item]!;
/** What a pack says by the number of players. */
export const forSeats = (numbers: Pack['victoryTarget'], seats: number): number =>
  numbers[String(seats) as keyof typeof numbers];
export const nameOf = (data: Data, item: Item): string => data.names[item]!;
export const cardOf = (data: Data, item: Item): Card => cardOfKind(data, kindOf(data, item));
/** R10.3: the bomb points that it takes to kill a player's agent, or the royalty in the slot. */
export const needed = (data: Data, target: number, city: number): number =>
  (target === ROYALTY ? data.needed : data.assassination)[city]!;
/** The steps by which a card moves a marker (R3.3). */
export const stepsOf = (card: Card, track: number): number =>
  track === RESTORATIONIST ? card.restorationist : card.loyalist;
