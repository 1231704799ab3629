// A viewer's model of a match: a view with the data of the game and the names of the players.
import { at } from '@gaslamp/kernel/lists';
import type { Item, Place, State } from '@gaslamp/kernel/state';
import type { Hidden } from '@gaslamp/kernel/view';

export interface ModelOf<S extends State, D> {
  readonly s: S;
  readonly data: D;
  readonly you: number | null;
  /** Player names in seat order. */
  readonly names: readonly string[];
  /** Items whose place the viewer knows, by place. */
  readonly known: ReadonlyMap<Place, readonly Item[]>;
  readonly hidden: readonly Hidden[];
}
type Part<K extends keyof ModelOf<State, unknown>> = Pick<ModelOf<State, unknown>, K>;

/** The view of a player, as opposed to a spectator. */
export type SeatedIn<M> = M & { readonly you: number };
export const isSeated = <M extends Part<'you'>>(m: M): m is SeatedIn<M> => m.you !== null;

/** Returns the items whose place the viewer knows, by place. */
export function knownItems(places: readonly Place[]): ReadonlyMap<Place, readonly Item[]> {
  const known = new Map<Place, Item[]>();
  places.forEach((place, item) => {
    if (place < 0) return;
    const list = known.get(place);
    if (list) list.push(item);
    else known.set(place, [item]);
  });
  return known;
}
export const itemsAt = ({ known }: Part<'known'>, place: Place): readonly Item[] => known.get(place) ?? [];

export const players = ({ s }: { readonly s: Pick<State, 'seats'> }): number[] =>
  Array.from({ length: s.seats }, (_, player) => player);
export const nameOf = ({ names }: Part<'names'>, player: number): string => at(names, player);
