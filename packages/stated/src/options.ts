// Table options of a game. Each is declared once, in the game's `box/options.ts`; its key is also its field in the state.
import type { OptionSpec } from '@gaslamp/kernel/game';
import type { State } from '@gaslamp/kernel/state';

export type Options<Key extends string> = Readonly<Record<Key, OptionSpec>>;
/** The fields of a state that hold the options. */
export type OptionValues<Key extends string> = Readonly<Record<Key, number>>;

/** Declares an option that is 0 or 1. */
export const flag = (rule: string, also: readonly string[] = [], standard = 0): OptionSpec => ({
  least: 0,
  most: 1,
  standard,
  rule,
  ...(also.length > 0 && { also }),
});

/** Returns the values of a new match: the chosen ones, and for all others the standard. */
export const valuesOf = <Key extends string>(
  options: Options<Key>,
  chosen: Readonly<Record<string, number>>,
): OptionValues<Key> =>
  Object.fromEntries(
    Object.entries<OptionSpec>(options).map(([key, { standard }]) => [key, chosen[key] ?? standard]),
  ) as OptionValues<Key>;

/** Sets options that an older version did not have to the values by which its matches were played. */
export const withNewOptions = <S extends State, Key extends string>(
  s: S,
  options: Options<Key>,
  names: readonly Key[],
): S => ({
  ...s,
  ...Object.fromEntries(names.map((name) => [name, options[name].before ?? options[name].standard])),
});
