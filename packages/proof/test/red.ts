import type { AnyGame } from '@gaslamp/games/games';
import type { Property } from './prove.ts';

/** What a property says of one match; empty if nothing is wrong. */
export function saidOf(property: Property, game: AnyGame, seats: number, seed: number): string {
  try {
    property(game, seats, seed);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

/**
 * What a property says of a game in the first match of so many that turns it red; empty if none does. What is rare is looked
 * for from a match on shortly before the one in which it was found.
 */
export function redOf(property: Property, game: AnyGame, seats: number, seeds: number, from = 0): string {
  for (let seed = from; seed < seeds; seed++) {
    const said = saidOf(property, game, seats, seed);
    if (said === '') continue;
    console.log(`found in match ${seed + 1}: ${said.slice(0, 300)}`);
    return said;
  }
  return '';
}
