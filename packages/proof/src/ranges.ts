import type { AnyGame } from '@gaslamp/games/games';
import { at } from '@gaslamp/kernel/lists';
import type { State } from '@gaslamp/kernel/state';

/** `[least, most]` of every field that is a number or a list of numbers of one kind. */
export type Ranges = Readonly<Record<string, readonly [number, number]>>;

/**
 * Returns a function that reports an error in the fields of a state, or null. `rangesOf` returns the ranges of the game's own
 * fields, its options too, from the setup for a number of players.
 */
export function rangesFrom(
  game: AnyGame,
  rangesOf: (setup: State) => Ranges,
  grows: readonly string[],
): (s: State) => string | null {
  const { least, most } = game.seats;
  const common: Ranges = {
    move: [0, 1e6],
    step: [0, 1e4],
    picks: [0, 0xffffff],
    place: [0, game.places.length - 1],
    seenBy: [-0x80000000, 0x7fffffff],
  };
  const bySeats = Array.from({ length: most - least + 1 }, (_, more) => {
    const setup = game.setup(least + more, {});
    return wrongFields(setup, { ...common, ...rangesOf(setup) }, grows);
  });
  return (s) => at(bySeats, s.seats - least)(s);
}

/** Reports an unknown field, a number out of range, or a length that differs from the setup's in a list that does not grow. */
function wrongFields(setup: State, allowed: Ranges, grows: readonly string[]): (s: State) => string | null {
  const lengths = new Map(Object.entries(setup).map(([name, value]) => [name, lengthOf(value)]));
  return (s) => {
    for (const [name, value] of Object.entries(s)) {
      if (name === 'agenda') continue;
      const range = allowed[name];
      if (range === undefined) return `a field nobody knows: ${name}`;
      const length = lengthOf(value);
      if (length !== lengths.get(name) && !grows.includes(name))
        return `${name} has ${length} numbers, not ${lengths.get(name)}`;
      const [least, most] = range;
      const numbers: readonly number[] = typeof value === 'number' ? [value] : value;
      for (const n of numbers) if (n < least || n > most) return `${name} holds ${n}, allowed are ${least} to ${most}`;
    }
    return null;
  };
}

const lengthOf = (value: number | readonly number[]): number | null =>
  typeof value === 'number' ? null : value.length;
