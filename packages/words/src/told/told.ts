// Errors of a server: a code with values, for the language of a reader, and the English sentence for programs.
import { addTexts, type Id, type Texts, type Values } from '../text.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);

export type ToldCode = Exclude<Id<typeof english.told>, 'span' | 'wait'>;

/** Values that are times in milliseconds, and the messages that say them. */
const TIMES = { wait: 'wait', left: 'span', away: 'span' } as const;
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Returns the sentence of an error in a language. */
export function saidOf({ t }: Pick<Texts, 't'>, code: string, values: Values): string {
  const times = Object.entries(TIMES).flatMap(([name, message]) => {
    const time = values[name];
    if (typeof time !== 'number') return [];
    const [unit, length] = UNITS.find(([, one]) => time % one === 0) ?? ['second', 1000];
    return [[name, t(`told.${message}`, { unit, n: time / length })]];
  });
  return t(`told.${code}`, { ...values, ...Object.fromEntries(times) });
}
