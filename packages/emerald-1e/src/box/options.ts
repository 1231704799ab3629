// R23: the options of a table. A new one needs `before` if older matches were played otherwise.
import { flag, type OptionValues } from '@gaslamp/stated/options';
import type { Pack } from './pack.ts';

const on = (rule: string) => flag(rule, [], 1);

export const optionsOf = ({ numbers: { maxRounds } }: Pick<Pack, 'numbers'>) => ({
  ktaByExposure: on('R9.1'),
  hideThwartable: on('R10.12'),
  zombiesNeedKta: on('R13.5'),
  vampiresImmuneToZombies: flag('R13.3'),
  resolveFullyBeforeEnd: on('R13.8'),
  evenGoldOnly: on('R6.4'),
  cardsOfDeadAgentsStay: on('R8.7'),
  arrowValuesCount: on('R6.6'),
  blackHandOwnRoyalsOnly: on('R16.2'),
  thwartedRoyalDrawsSanity: on('R11.15'),
  royalsFromRound: { least: 1, most: 10, standard: 1, rule: 'R10.19' },
  maxRounds: { least: 10, most: maxRounds, standard: maxRounds, rule: 'R17.8' },
});
export type OptionKey = keyof ReturnType<typeof optionsOf>;
export type TableOptions = OptionValues<OptionKey>;
