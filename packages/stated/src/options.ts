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
): OptionValues<Key> => valuesBy(options, (key, { standard }) => chosen[key] ?? standard);

/** Adds the options that a state of an older version lacks, with the values by which the match has been played so far. */
export const withOptionsThen = <S extends State>(s: S, options: Options<string>): S => ({
  ...s,
  ...valuesBy(options, (_, { before, standard }) => before ?? standard),
  ...s,
});

const valuesBy = <Key extends string>(
  options: Options<Key>,
  of: (key: string, option: OptionSpec) => number,
): OptionValues<Key> =>
  Object.fromEntries(
    Object.entries<OptionSpec>(options).map(([key, option]) => [key, of(key, option)]),
  ) as OptionValues<Key>;
