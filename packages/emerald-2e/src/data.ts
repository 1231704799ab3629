import type { Item } from '@gaslamp/kernel/state';
import { packHash } from '@gaslamp/stated/pack-hash';
import { CITIES, CITY_COUNT, DAYS, LOYALIST, RESTORATIONIST } from './ids.ts';
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
  readonly place: readonly number[];
  readonly claim: readonly number[];
  readonly retrieve: readonly number[];
  readonly move: readonly number[];
  readonly assassinate: readonly number[];
  readonly bombs: readonly number[];
  /** Marker steps by track, then kind. */
  readonly steps: readonly (readonly number[])[];
  /** City to its printed assassination value (R1.4). */
  readonly assassination: readonly number[];
  /** Kind to the city it belongs to, or -1. */
  readonly cityOf: readonly number[];
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
  const kindOf: Kind[] = [];
  const ownerOf: number[] = [];
  const names: string[] = [];
  const add = (kind: Kind, owner: number) => {
    const { id, copies } = cards[kind]!;
    for (let copy = 1; copy <= copies; copy++) {
      kindOf.push(kind);
      ownerOf.push(owner);
      names.push([id, ...(owner < 0 ? [] : [DAYS[owner]!]), ...(copies > 1 ? [copy] : [])].join('.'));
    }
  };
  // Items of a hand must ascend by kind, so each player's starting cards stand together, behind the game cards.
  cards.forEach((card, kind) => {
    if (card.kind === 'game') add(kind, -1);
  });
  DAYS.forEach((_, owner) => {
    cards.forEach((card, kind) => {
      if (card.kind === 'starting') add(kind, owner);
    });
  });
  cards.forEach((card, kind) => {
    if (card.kind !== 'game' && card.kind !== 'starting') add(kind, -1);
  });
  const assassination: number[] = Array(CITY_COUNT).fill(0);
  for (const card of cards) if (card.kind === 'city') assassination[cityIndex(card.city)] = card.assassination!;
  const byEffect = new Map<EffectKey, Kind[]>();
  cards.forEach(({ effect }, kind) => {
    if (effect) byEffect.set(effect, [...(byEffect.get(effect) ?? []), kind]);
  });
  const copies: Item[][] = cards.map(() => []);
  kindOf.forEach((kind, item) => {
    copies[kind]!.push(item);
  });
  const itemsOf = new Map([...byEffect].map(([effect, kinds]) => [effect, kinds.flatMap((kind) => copies[kind]!)]));
  const steps: number[][] = [];
  steps[RESTORATIONIST] = cards.map((card) => card.restorationist);
  steps[LOYALIST] = cards.map((card) => card.loyalist);
  return {
    pack,
    hash: packHash(pack),
    cards,
    kindOf,
    ownerOf,
    names,
    textOf: cards.map((card) => card.effect),
    place: cards.map((card) => card.place),
    claim: cards.map((card) => card.claim),
    retrieve: cards.map((card) => card.retrieve),
    move: cards.map((card) => card.move),
    assassinate: cards.map((card) => card.assassinate),
    bombs: cards.map((card) => card.bombs),
    steps,
    assassination,
    cityOf: cards.map((card) => (card.city === null ? -1 : cityIndex(card.city))),
    ownable: DAYS.map((_, seat) =>
      kindOf.flatMap((kind, item) => {
        const owner = ownerOf[item]!;
        const joins = cards[kind]!.kind === 'game' || cards[kind]!.kind === 'city';
        return joins || owner === seat ? [item] : [];
      }),
    ),
    copies,
    items: (effect) => itemsOf.get(effect) ?? [],
    kinds: (effect) => byEffect.get(effect) ?? [],
  };
}

const cityIndex = (id: string | null): number => CITIES.indexOf(id as (typeof CITIES)[number]);
