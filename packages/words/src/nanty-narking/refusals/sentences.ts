// Sentences for refusals, loaded with the first refusal.
import type { RefusalKey } from '@gaslamp/nanty-narking/seen/refusal-key';
import { addTexts, hasText, speaking } from '../../text.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);
const e = speaking<typeof english.nanty>('nanty');

/** Returns the sentence of a refusal; every key of the rules has one. */
export const refusalWords = (key: string): string => e(isRefusal(key) ? `refused.${key}` : 'refused.undeclared');
const isRefusal = (key: string): key is RefusalKey => hasText(`nanty.refused.${key}`);
