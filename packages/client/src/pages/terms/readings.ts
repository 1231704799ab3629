// Texts of a table's options: the questions and their answers in plain words.
import '../parts/texts.ts';
import { hasText, t } from '@gaslamp/words/text';

export const questionWords = (option: string): string => t(`create.option.${option}`);
/** A number of rounds needs no text. */
export function answerWords(option: string, value: number): string {
  const key = `create.answer.${option}.${value}`;
  return hasText(key) ? t(key) : String(value);
}
export const yesOrNo = (value: boolean): string => t(value ? 'create.yes' : 'create.no');

/** Returns the answer of a table, or the standard one. */
export const readingWords = (option: string, value: number, here: boolean): string =>
  t(here ? 'create.readingHere' : 'create.readingStandard', {
    question: questionWords(option),
    answer: answerWords(option, value),
  });
