import { type CorrectedField, correctedFields, type Pack } from '@gaslamp/emerald-2e/pack';

const CORRECTIONS: Readonly<Record<string, (pack: unknown) => readonly CorrectedField[]>> = {
  'emerald-2e': (pack) => correctedFields(pack as Pack),
};

/** Where a pack of a game differs from the built-in one. */
export const correctionsOf = (game: string, pack: unknown): readonly CorrectedField[] =>
  CORRECTIONS[game]?.(pack) ?? [];
