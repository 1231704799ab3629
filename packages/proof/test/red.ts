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
 * Returns the failure of a property in the first failing match below `seeds`; empty if it holds in all. The search begins with
 * match `first`, in which a rare failure was found, and goes on with all others. `honest` is the game without the fault: it must
 * pass in that match.
 */
export function redOf(
  property: Property,
  game: AnyGame,
  seats: number,
  seeds: number,
  first = 0,
  honest: AnyGame | null = null,
): string {
  for (let i = 0; i < seeds; i++) {
    const seed = (first + i) % seeds;
    const report = saidOf(property, game, seats, seed);
    if (report === '') continue;
    const without = honest === null ? '' : saidOf(property, honest, seats, seed);
    if (without !== '') return `without the fault, too: ${without}`;
    console.log(`found in match ${seed}: ${report.slice(0, 300)}`);
    return report;
  }
  return '';
}
