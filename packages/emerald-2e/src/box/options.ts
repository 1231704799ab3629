// The options of a table. A new one needs `before` if older matches were played otherwise.
import { flag, type OptionValues } from '@gaslamp/stated/options';
import type { Pack } from './pack.ts';

export const optionsOf = ({ sanityDie: { insanityFaces, faces } }: Pick<Pack, 'sanityDie'>) => ({
  insanityFaces: { least: 0, most: faces, standard: insanityFaces, rule: 'R1.7' },
  pinkertonFromBoard: flag('R18.21'),
  // 0: never; 1: after either interrupt; 2: after Vampires only.
  cubesLeaveOnCancel: { least: 0, most: 2, standard: 0, rule: 'R10.16' },
  targetEndsAtOnce: flag('R16.4', ['R6.5', 'R10.12', 'R16.1']),
  blackHandCountsHidden: flag('R18.1', ['R18.9']),
  vampiresAnswerShoggoth: flag('R12.5', ['R18.24', 'R18.29']),
  holmesAnswersAdler: flag('R12.5', ['R18.14', 'R18.23']),
  // Version 1 of the rules drew first.
  interruptDrawsFirst: { ...flag('R12.7'), before: 1 },
});
export type OptionKey = keyof ReturnType<typeof optionsOf>;
export type TableOptions = OptionValues<OptionKey>;
