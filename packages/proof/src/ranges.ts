import type { State } from '@gaslamp/kernel/state';

/** `[least, most]` of every field that is a number or a list of numbers of one kind. */
export type Ranges = Readonly<Record<string, readonly [number, number]>>;

/**
 * Returns a function that reports an error in the fields of a state, or null: an unknown field, a number out of range, or a
 * length that differs from the setup's in a list that does not grow.
 */
export function rangesFrom(setup: State, allowed: Ranges, grows: readonly string[]): (s: State) => string | null {
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
