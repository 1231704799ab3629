import { hasText, t } from '@gaslamp/words/text';
import { saidOf } from '@gaslamp/words/told/told';
import type { Said } from './told.ts';

/** Returns the sentence of an error; null for a code that this build does not know, or values of another kind. */
export function wordsFor({ code = '', values = {} }: Said): string | null {
  const fits = Object.values(values).every((value) => typeof value === 'string' || typeof value === 'number');
  return fits && hasText(`told.${code}`) ? saidOf({ t }, code, values) : null;
}
