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

/** What lies where a viewer may not look, and is known to them; by place. */
type Known = ReadonlyMap<Place, readonly Item[]>;
interface Knowledge {
  /** Known to the viewer, but not to everybody; and to everybody. */
  readonly own: Known;
  readonly common: Known;
  /** Of what is the viewer's to look at, what everybody knows. */
  readonly shown: readonly Item[];
}
/** The same in sentences: what not everybody knows, and what everybody does. */
export interface KnownLines {
  readonly own: readonly string[];
  readonly common: readonly string[];
}

/** From the masks of a view, which tell no more than what is still so. */
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

/** Things by how they are called, each once, with how many there are of it. */
export function counted(things: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts].map(([thing, count]) => (count > 1 ? `${thing} ×${count}` : thing));
}
