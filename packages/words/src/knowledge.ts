import {
  EVERYONE,
  type Item,
  type Mask,
  type Place,
  type Player,
  SPECTATOR,
  type State,
  sees,
} from '@gaslamp/kernel/state';

/** Items that the viewer knows although they lie where the viewer may not look, by place. */
type Known = ReadonlyMap<Place, readonly Item[]>;
interface Knowledge {
  /** Known to the viewer, but not to everybody; and known to everybody. */
  readonly own: Known;
  readonly common: Known;
  /** Items that everybody knows, among those that the viewer may look at and others may not. */
  readonly shown: readonly Item[];
}
/** The same as sentences: knowledge of the viewer, and common knowledge. */
export interface KnownLines {
  readonly own: readonly string[];
  readonly common: readonly string[];
}

/** Reads the knowledge from the masks of a view, which contain only what still holds. */
export function knowledgeOf<S extends State>(
  s: S,
  you: Player | null,
  watchers: (s: S, place: Place) => Mask,
): Knowledge {
  const viewer = you ?? SPECTATOR;
  const own = new Map<Place, Item[]>();
  const common = new Map<Place, Item[]>();
  const shown: Item[] = [];
  for (const [item, place] of s.place.entries()) {
    const mask = s.seenBy[item] ?? 0;
    if (place < 0 || !sees(mask, viewer)) continue;
    const watching = watchers(s, place);
    const known = mask === EVERYONE ? common : own;
    if (!sees(watching, viewer)) known.set(place, [...(known.get(place) ?? []), item]);
    else if (mask === EVERYONE && watching !== EVERYONE) shown.push(item);
  }
  return { own, common, shown };
}
