import type { Told } from '@gaslamp/protocol/answers';
import { hasText, t } from '@gaslamp/words/text';
import { saidOf } from '@gaslamp/words/told/told';

/** Returns the sentence of an error; null for a code that this build does not know. */
export const wordsFor = ({ code = '', values = {} }: Partial<Told>): string | null =>
  hasText(`told.${code}`) ? saidOf({ t }, code, values) : null;
