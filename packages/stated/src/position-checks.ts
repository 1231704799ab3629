// Checks of stated positions. Every error tells its path and the allowed values.
import type { Player } from '@gaslamp/kernel/state';

export type Path = readonly (string | number)[];

/** An impossible value in a position: `path` is its place, the message describes it and the allowed values. */
export class PositionError extends Error {
  override readonly name = 'PositionError';
  constructor(
    readonly path: Path,
    message: string,
    /** The unknown name, and the known names that may be meant. */
    readonly unknown?: { readonly name: string; readonly among: readonly string[] },
  ) {
    super(message);
  }
}

export const fail = (path: Path, message: string): never => {
  throw new PositionError(path, message);
};
const failUnknown = (path: Path, what: string, name: unknown, among: readonly string[]): never => {
  const allowed = among.length <= 24 ? `; allowed: ${among.join(', ')}` : '';
  throw new PositionError(path, `unknown ${what} ${shown(name)}${allowed}`, { name: String(name), among });
};
const shown = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

/** Throws for a value that is not a mapping, and for unknown keys. */
export function known(value: unknown, allowed: readonly string[], path: Path): void {
  for (const [key] of entries(value as Record<string, unknown>, path))
    if (!allowed.includes(key)) failUnknown([...path, key], 'key', key, allowed);
}
/** Returns the entries of a mapping. Throws if the value is not one. */
export function entries<T>(value: Readonly<Record<string, T>>, path: Path): [string, T][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    fail(path, `must be a mapping, not ${shown(value)}`);
  return Object.entries(value);
}
export function list<T>(value: readonly T[], path: Path): readonly T[] {
  return Array.isArray(value) ? value : fail(path, `must be a list, not ${shown(value)}`);
}
export function whole(value: unknown, least: number, most: number, path: Path): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    return fail(path, `must be a whole number from ${least} to ${most}, not ${shown(value)}`);
  return value;
}
export function flag(value: unknown, path: Path): boolean {
  return typeof value === 'boolean' ? value : fail(path, `must be true or false, not ${shown(value)}`);
}
/** Throws if a stated number differs from the one that follows from the rest of the position. */
export function follows(stated: unknown, actual: number, path: Path): void {
  if (stated !== undefined && stated !== actual)
    fail(path, `is ${actual} in this position, not ${shown(stated)}: it follows from the pieces that are named`);
}

/** Returns the index of a name in a list. Throws if the list does not have it. */
export function named(what: string, among: readonly string[], name: unknown, path: Path): number {
  const index = among.indexOf(name as string);
  return index >= 0 ? index : failUnknown(path, what, name, among);
}
/** Returns the player of that name; `colours`, the players' names in option texts, are allowed too. */
export function playerNamed(seats: readonly string[], colours: readonly string[], name: unknown, path: Path): Player {
  const seat = seats.indexOf(name as string);
  const player = seat >= 0 ? seat : colours.indexOf(name as string);
  return player >= 0 && player < seats.length ? player : failUnknown(path, 'player', name, seats);
}

/** Pieces by place: `{ VIENNA: 2 }` or `[VIENNA, VIENNA]`. */
export type Counts = Readonly<Record<string, number>> | readonly string[];

/** Returns the number of pieces at each place, by the index of the place. */
export function counted(what: string, places: readonly string[], counts: Counts, path: Path): number[] {
  if (Array.isArray(counts)) {
    const pieces = counts.map((name, i) => named(what, places, name, [...path, i]));
    return places.map((_, place) => pieces.filter((piece) => piece === place).length);
  }
  const found = places.map(() => 0);
  for (const [name, count] of entries(counts as Readonly<Record<string, number>>, path))
    found[named(what, places, name, [...path, name])] = whole(count, 0, 99, [...path, name]);
  return found;
}
