// What the page reads of a view: pure questions, no rules.
import type { Data } from '@gaslamp/emerald-2e/data';
import { CARDS, CITIES, DAYS } from '@gaslamp/emerald-2e/ids';
import type { Reckoning } from '@gaslamp/emerald-2e/scoring';
import { type Emerald, FACE_UP, HAND, itemIn, majority, runningTotal, SLOT, STACK } from '@gaslamp/emerald-2e/state';
import type { Item, Place } from '@gaslamp/kernel/state';
import type { Hidden } from '@gaslamp/kernel/view';
import { knownItems } from '../../table/places.ts';
import { plain, thing, who } from '../../table/rich.tsx';
import { t, type Values } from '../../text.ts';
import type { Day } from './art/emblems.tsx';

export const e = (id: string, values: Values = {}): string => t(`emerald2e.${id}`, values);

export interface Model {
  readonly s: Emerald;
  readonly data: Data;
  readonly you: number | null;
  /** Players by name, in seat order. */
  readonly names: readonly string[];
  /** Items that the viewer can place, by place. */
  readonly known: ReadonlyMap<Place, readonly Item[]>;
  /** How many lie there unseen. */
  readonly unseen: ReadonlyMap<Place, number>;
  readonly hidden: readonly Hidden[];
  /** R17, once it has been told: then these points count, not the running totals. */
  readonly final?: readonly Reckoning[] | null;
}

export function modelOf(part: Omit<Model, 'known' | 'unseen'>): Model {
  const unseen = new Map<Place, number>();
  for (const { places } of part.hidden) for (const place of places) unseen.set(place, (unseen.get(place) ?? 0) + 1);
  return { ...part, known: knownItems(part.s.place), unseen };
}

export const itemsAt = (m: Model, place: Place): readonly Item[] => m.known.get(place) ?? [];
export const countAt = (m: Model, place: Place): number => itemsAt(m, place).length + (m.unseen.get(place) ?? 0);
/** The hand as the page lays it out: by kind. */
export const handOf = (m: Model, player: number): readonly Item[] => itemsAt(m, HAND + player);

export const dayOf = (player: number): Day => DAYS[player]!.toLowerCase() as Day;
export const cityName = (city: number): string => e(`city.${CITIES[city] ?? 'LIMBO'}`);

/** A starting card without a name bears the day of its owner. */
export function cardName(data: Data, kind: number, owner = -1): string {
  const { name, id } = data.cards[kind]!;
  if (name !== '') return name;
  return owner >= 0 ? e(`day.${DAYS[owner]}`) : id;
}
export const ownerOfItem = (m: Model, item: Item): number => m.data.ownerOf[item]!;

// Things in sentences.
export const where = (city: number): string => thing('y', city);
export const which = (kind: number, owner = -1): string => thing('c', kind, owner);
/** Cards of a player that bear no name, together. */
export const together = (owner: number, kinds: readonly number[]): string => thing('s', owner, ...kinds);

export const namer = (m: Pick<Model, 'data' | 'names'>) => ({
  name(sort: string, [a = 0, b = -1, ...more]: readonly number[]): string {
    if (sort === 's') return e('event.ofDay', { count: 1 + more.length, day: e(`day.${DAYS[a]}`) });
    if (sort === 'p' || sort === 'q') return m.names[a] ?? '';
    if (sort === 'y') return cityName(a);
    return m.data.cards[a]!.name === '' ? e('card.ofDay', { day: cardName(m.data, a, b) }) : cardName(m.data, a, b);
  },
});
export const words = (m: Pick<Model, 'data' | 'names'>, sentence: string): string => plain(sentence, namer(m));

export const faceUp = (m: Model, city: number): Item => itemIn(m.s, FACE_UP + city);
export const royaltyIn = (m: Model, city: number): Item => itemIn(m.s, SLOT + city);
export const heightOf = (m: Model, city: number): number => countAt(m, STACK + city);
/** The points on the track: the running total, and at the end what is left of it. */
export const pointsOf = (m: Model, player: number): number =>
  m.final ? m.final[player]!.final : runningTotal(m.s, player);

/** The player with the majority, or -1. */
export const holderOf = (m: Model, city: number): number => {
  for (let player = 0; player < m.s.seats; player++) if (majority(m.s, player, city)) return player;
  return -1;
};

/** What an attack is aimed at, in words. A city has no royalty but its own (R2.12). */
export function targetName({ data }: Pick<Model, 'data'>, target: number, city: number): string {
  if (target < DAYS.length) return e('target.agent', { owner: who(target) });
  const kind = data.cards.findIndex((card) => card.kind === 'royalty' && card.city === CITIES[city]);
  return kind < 0 ? e('target.royaltyNone') : e('target.royalty', { card: which(kind) });
}

export const cityIndex = (id: string | undefined): number => CITIES.indexOf(id as (typeof CITIES)[number]);
export const dayIndex = (id: string | undefined): number => DAYS.indexOf(id as (typeof DAYS)[number]);
export const kindIndex = (id: string | undefined): number => CARDS.indexOf(id ?? '');
