// Errors of workers, and faults of the files that they read, in the language of the reader.
import { t } from '@gaslamp/words/text';
import { wordsOf } from './api.ts';
import type { Failure } from './failure.ts';
import { sentenceOf } from './told.ts';

/** Names of the record and the pack in error messages. */
export const [RECORD, PACK] = ['record.jsonl', 'pack.json'] as const;

/** Returns an error for the page, from a worker. */
export const failureOf = (mistake: unknown): Failure => ({
  error: wordsOf(mistake),
  faults: (mistake as Partial<Failure>).faults ?? [],
});

/** Returns the message of an error in the language of the reader, with one line for each fault. */
export async function wordsOfFailure(mistake: unknown): Promise<string> {
  const { error, faults } = mistake as Partial<Failure>;
  // Errors without a list of faults are thrown by the page, in its language.
  if (faults === undefined) return wordsOf(mistake);
  const detail = error ?? wordsOf(mistake);
  if (faults.length === 0) return detail === '' ? t('app.broken') : `${t('app.broken')} (${detail})`;
  return (await Promise.all(faults.map(sentenceOf))).join('\n');
}

/** Passes on what comes; its failure becomes an error in the language of the reader. */
export const inWords = <T>(coming: Promise<T>): Promise<T> =>
  coming.catch(async (mistake) => {
    throw new Error(await wordsOfFailure(mistake), { cause: mistake });
  });
