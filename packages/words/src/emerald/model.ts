// Queries on a view that both editions share.
import { HAND } from '@gaslamp/emerald/places';
import { DAYS } from '@gaslamp/emerald/seats';
import { at } from '@gaslamp/kernel/lists';
import type { Item, Place, State } from '@gaslamp/kernel/state';
import { itemsAt, knownItems, type ModelOf } from '../model.ts';
import type { Values } from '../text.ts';
import { thing, who } from '../things.ts';

export interface EmeraldModel<S extends State, D, Reckoning> extends ModelOf<S, D> {
  /** Number of unseen items, by place. */
  readonly unseen: ReadonlyMap<Place, number>;
  /** The final scoring, once published: its points replace those shown before. */
  readonly final?: readonly Reckoning[] | null;
}
type Items = Pick<EmeraldModel<State, unknown, unknown>, 'known' | 'unseen'>;

export function withItems<P extends Pick<ModelOf<State, unknown>, 's' | 'hidden'>>(part: P): P & Items {
  const unseen = new Map<Place, number>();
  for (const { places } of part.hidden) for (const place of places) unseen.set(place, (unseen.get(place) ?? 0) + 1);
  return { ...part, known: knownItems(part.s.place), unseen };
}
export const countAt = (m: Items, place: Place): number => itemsAt(m, place).length + (m.unseen.get(place) ?? 0);
/** The hand in the page's order: by kind. */
export const handOf = (m: Items, player: number): readonly Item[] => itemsAt(m, HAND + player);

export const lower = <T extends string>(ids: readonly T[]) => ids.map((id) => id.toLowerCase() as Lowercase<T>);
/** Weekdays as names of the seats. */
const days = lower(DAYS);
type Day = (typeof days)[number];
export const dayOf = (player: number): Day => at(days, player);

// Things in sentences.
export const where = (city: number): string => thing('y', city);
export const which = (kind: number, owner = -1): string => thing('c', kind, owner);

type Things = Readonly<Record<string, (n: number) => string>>;
/** Turns fields into values by name: players, cities, cards and `more` become things, the rest stay numbers. */
export function valuesOf(fields: Readonly<Record<string, number | undefined>>, more?: Things): Values {
  const { owner = fields.player } = fields;
  const things: Things = { player: who, owner: who, city: where, card: (kind) => which(kind, owner), ...more };
  const values: Record<string, string | number> = {};
  for (const [name, n] of Object.entries(fields)) if (n !== undefined) values[name] = things[name]?.(n) ?? n;
  return values;
}
