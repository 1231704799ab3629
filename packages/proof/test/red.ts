import type { AnyGame } from '@gaslamp/games/games';
import type { Property } from './prove.ts';

/** Returns the failure of a property in one match; empty if it holds. */
export function saidOf(property: Property, game: AnyGame, seats: number, seed: number): string {
  try {
    property(game, seats, seed);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

/**
 * Returns the failure of a property in the first failing match below `seeds`; empty if it holds in all. For rare failures
 * `from` is set to shortly before the match in which they were found.
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
