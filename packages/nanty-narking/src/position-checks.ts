// The names that a stated position is checked for.

import type { Item, Player } from '@gaslamp/kernel/state';
import { type Counts, counted, list, named, type Path, playerNamed } from '@gaslamp/stated/position-checks';
import { AREAS, CARDS, COLOURS, EVENTS, FIRST_EVENT, FIRST_PERSONALITY, PERSONALITIES } from './ids.ts';

/** The player of that name; colours, the players' names in option texts, are understood too. */
export const seatNamed = (seats: readonly string[], name: unknown, path: Path): Player =>
  playerNamed(seats, COLOURS, name, path);
export const areaNamed = (name: unknown, path: Path): number => named('area', AREAS, name, path);
/** Pieces as counts by area. */
export const byArea = (counts: Counts, path: Path): number[] => counted('area', AREAS, counts, path);

export const cardNamed = (id: unknown, path: Path): Item => named('card', CARDS, id, path);
export const personalityNamed = (id: unknown, path: Path): Item =>
  FIRST_PERSONALITY + named('personality', PERSONALITIES, id, path);
export const eventNamed = (id: unknown, path: Path): Item => FIRST_EVENT + named('event', EVENTS, id, path);

/** What the names of a list mean, each with its path. */
export function* each<T>(
  names: readonly string[] | undefined,
  meaning: (name: unknown, path: Path) => T,
  path: Path,
): Generator<[T, Path]> {
  for (const [i, name] of list(names ?? [], path).entries()) yield [meaning(name, [...path, i]), [...path, i]];
}
