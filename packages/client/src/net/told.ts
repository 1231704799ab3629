// Errors of the server in the language of the reader.
import type { Told } from '@gaslamp/protocol/answers';
import { language } from '@gaslamp/words/language';

export type Said = { readonly error: string } & Partial<Told>;
/** Returns true if the server's own sentence is not for this reader. */
export const isForeign = ({ code }: Partial<Told>): boolean => code !== undefined && language() !== 'en';
/** Returns the sentence of an error: the server's own in English, and where the others cannot be fetched. */
export async function sentenceOf(said: Said): Promise<string> {
  if (!isForeign(said)) return said.error;
  return import('./told-words.ts').then(
    ({ wordsFor }) => wordsFor(said) ?? said.error,
    () => said.error,
  );
}
