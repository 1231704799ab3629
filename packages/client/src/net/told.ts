// Errors in the language of the reader.
import type { Told } from '@gaslamp/protocol/answers';
import { language } from '@gaslamp/words/language';
import { t } from '@gaslamp/words/text';

/** An error of the server, with its own sentence in English; or a fault, which has none. */
export type Said = Partial<Told>;
/** Stands for an answer that never came. Its sentence is the page's own, since nothing more can be fetched then. */
const NO_ANSWER: Said = { error: '', code: 'app.noAnswer' };

/** Returns what a server says that does not do what was asked; `response` is null if none came. A proxy answers without words. */
export async function refusalOf(response: Response | null): Promise<Said> {
  const said: Partial<Told> | null | undefined = await response?.json().catch(() => null);
  return typeof said?.error === 'string' ? said : NO_ANSWER;
}
/** Returns true if an error has no sentence for this reader. */
export const isForeign = ({ error, code }: Said): boolean =>
  code !== undefined && (error === undefined || language() !== 'en');
/** Returns the sentence of an error: the server's own in English, and where there is none for its code and values. */
export async function sentenceOf(said: Said): Promise<string> {
  if (said.code === NO_ANSWER.code) return t('app.noAnswer');
  const own = said.error ?? said.code ?? '';
  if (!isForeign(said)) return own;
  return import('./told-words.ts').then(({ wordsFor }) => wordsFor(said) ?? own).catch(() => own);
}
