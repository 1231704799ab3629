// The names that a stated position is checked for.

import type { Player } from '@gaslamp/kernel/state';
import { type Counts, counted, named, type Path, playerNamed } from '@gaslamp/stated/position-checks';
import { CITIES, DAYS } from './ids.ts';

export { PositionError } from '@gaslamp/stated/position-checks';

/** The player of that name; days of the week, the players' names in option texts, are understood too. */
export const seatNamed = (seats: readonly string[], name: unknown, path: Path): Player =>
  playerNamed(seats, DAYS, name, path);
export const cityNamed = (name: unknown, path: Path): number => named('city', CITIES, name, path);
export const cardNamed = (cards: readonly { readonly id: string }[], id: unknown, path: Path): number =>
  named(
    'card',
    cards.map((card) => card.id),
    id,
    path,
  );
/** Pieces as counts by city. */
export const byCity = (counts: Counts, path: Path): number[] => counted('city', CITIES, counts, path);
