// Errors of workers, and faults of the files that they read, in the language of the reader.
import { wordsOf } from './api.ts';
import { type Said, sentenceOf } from './told.ts';

/** Names of the record and the pack in error messages. */
export const [RECORD, PACK] = ['record.jsonl', 'pack.json'] as const;

/** An error as a worker passes it on, since workers know no language. */
export interface Failure {
  readonly error: string;
  /** Its faults, as codes with values; empty for an error of the program. */
  readonly faults: readonly Said[];
}
export const failureOf = (mistake: unknown): Failure => ({
  error: wordsOf(mistake),
  faults: (mistake as Partial<Failure>).faults ?? [],
});

/** Returns the message of an error in the language of the reader, with one line for each fault. */
export async function inLanguage(mistake: unknown): Promise<string> {
  const { error, faults } = failureOf(mistake);
  return faults.length === 0 ? error : (await Promise.all(faults.map(sentenceOf))).join('\n');
}
