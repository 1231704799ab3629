// Checks of the names in a stated position.

import type { Player } from '@gaslamp/kernel/state';
import { type Counts, counted, named, type Path, playerNamed } from '@gaslamp/stated/position-checks';
import { CITIES, DAYS } from '../box/ids.ts';

export { PositionError } from '@gaslamp/stated/position-checks';

/** Returns the player of that name; days of the week, the players' names in option texts, are allowed too. */
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
/** Returns the number of pieces in each city. */
export const byCity = (counts: Counts, path: Path): number[] => counted('city', CITIES, counts, path);
