// Checks of the names in a stated position.

import type { Item, Player } from '@gaslamp/kernel/state';
import { type Counts, counted, list, named, type Path, playerNamed } from '@gaslamp/stated/position-checks';
import { AREAS, CARDS, COLOURS, EVENTS, FIRST_EVENT, FIRST_PERSONALITY, PERSONALITIES } from '../box/ids.ts';

/** Returns the player of that name; colours, the players' names in option texts, are allowed too. */
export const seatNamed = (seats: readonly string[], name: unknown, path: Path): Player =>
  playerNamed(seats, COLOURS, name, path);
export const areaNamed = (name: unknown, path: Path): number => named('area', AREAS, name, path);
/** Returns the number of pieces in each area. */
export const byArea = (counts: Counts, path: Path): number[] => counted('area', AREAS, counts, path);

export const cardNamed = (id: unknown, path: Path): Item => named('card', CARDS, id, path);
export const personalityNamed = (id: unknown, path: Path): Item =>
  FIRST_PERSONALITY + named('personality', PERSONALITIES, id, path);
export const eventNamed = (id: unknown, path: Path): Item => FIRST_EVENT + named('event', EVENTS, id, path);

/** Yields the meaning of each name of a list. Errors have the path of the name. */
export function* each<T>(
  names: readonly string[] | undefined,
  meaning: (name: unknown, path: Path) => T,
  path: Path,
): Generator<[T, Path]> {
  for (const [i, name] of list(names ?? [], path).entries()) yield [meaning(name, [...path, i]), [...path, i]];
}
