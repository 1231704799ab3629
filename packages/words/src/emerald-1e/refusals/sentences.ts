// Why something is refused, in words: they come with the first refusal.
import type { RefusalKey } from '@gaslamp/emerald-1e/refusal-key';
import { addTexts, hasText, speaking } from '../../text.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);
const e = speaking<typeof english.emerald1e>('emerald1e');

/** The sentence of a refusal; there is one for every key of the rules. */
export const refusalWords = (key: string): string => e(isRefusal(key) ? `refused.${key}` : 'refused.undeclared');
const isRefusal = (key: string): key is RefusalKey => hasText(`emerald1e.refused.${key}`);
