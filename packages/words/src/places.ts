import type { Item, Place } from '@gaslamp/kernel/state';

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
