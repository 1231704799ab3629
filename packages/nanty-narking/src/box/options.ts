// R17: the options of a table. A new one needs `before` if older matches were played otherwise.
import { flag, type OptionValues } from '@gaslamp/stated/options';

export const OPTIONS = {
  alternativeNumbers: flag('R17.1', ['R1.6']),
  holbornRiverside: flag('R17.2', ['R11.4']),
  telegraphMoney: { least: 2, most: 3, standard: 2, rule: 'R17.3', also: ['R6.5'] },
  troubleNeedsPawn: flag('R17.4', ['R9.32', 'R9.33']),
  refillAfterWatson: flag('R17.5', ['R10.9'], 1),
  watsonBeforeEvent: flag('R17.6', ['R10.9']),
  shortDrawEnds: flag('R17.7', ['R8.8', 'R12.4']),
  giveUpBuildings: flag('R17.8', ['R11.12']),
  variants: flag('R17.9', ['R7.9', 'R7.10']),
  adjacencyBeforeLifting: flag('R17.10', ['R4.9']),
  firstRoundCheck: flag('R17.12', ['R3.3'], 1),
  dropAnytime: flag('R17.13', ['R10.10'], 1),
  blockOneEffect: flag('R17.14', ['R10.5', 'R9.39']),
  abilitiesAfterRefill: flag('R17.15', ['R3.8', 'R10.9']),
  interruptAsTurnCard: flag('R17.16', ['R6.9', 'R3.4', 'R3.6', 'R9.22']),
  // Version 1 of the rules discarded the card early.
  playTwoDiscardsEarly: { ...flag('R17.17', ['R9.22']), before: 1 },
};
export type OptionKey = keyof typeof OPTIONS;
export type TableOptions = OptionValues<OptionKey>;
