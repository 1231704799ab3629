// What the options of a table ask, and what can be answered: each in plain words.
import './texts.ts';
import { hasText, t } from '@gaslamp/words/text';

export const questionWords = (option: string): string => t(`create.option.${option}`);
/** A number of rounds speaks for itself. */
export function answerWords(option: string, value: number): string {
  const key = `create.answer.${option}.${value}`;
  return hasText(key) ? t(key) : String(value);
}
export const yesOrNo = (value: boolean): string => t(value ? 'create.yes' : 'create.no');

/** How a table has answered, or how tables do as a rule. */
export const readingWords = (option: string, value: number, here: boolean): string =>
  t(here ? 'create.readingHere' : 'create.readingStandard', {
    question: questionWords(option),
    answer: answerWords(option, value),
  });
