// Errors of the server in the language of the reader.
import type { Told } from '@gaslamp/protocol/answers';
import { language } from '@gaslamp/words/language';
import { t } from '@gaslamp/words/text';

export type Said = { readonly error: string } & Partial<Told>;
/** Stands for an answer that never came. Its sentence is the page's own, since nothing more can be fetched then. */
const NO_ANSWER: Said = { error: '', code: 'app.noAnswer' };

/** Returns what a server says that does not do what was asked; `response` is null if none came. A proxy answers without words. */
export async function refusalOf(response: Response | null): Promise<Said> {
  const said: Partial<Told> | null | undefined = await response?.json().catch(() => null);
  return said?.error ? { ...said, error: said.error } : NO_ANSWER;
}
/** Returns true if the server's own sentence is not for this reader. */
export const isForeign = ({ code }: Partial<Told>): boolean => code !== undefined && language() !== 'en';
/** Returns the sentence of an error: the server's own in English, and where the others cannot be fetched. */
export async function sentenceOf(said: Said): Promise<string> {
  if (said.code === NO_ANSWER.code) return t('app.noAnswer');
  if (!isForeign(said)) return said.error;
  return import('./told-words.ts').then(
    ({ wordsFor }) => wordsFor(said) ?? said.error,
    () => said.error,
  );
}
