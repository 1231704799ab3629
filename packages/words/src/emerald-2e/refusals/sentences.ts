// Sentences for refusals, loaded with the first refusal.
import type { RefusalKey } from '@gaslamp/emerald-2e/seen/refusal-key';
import { addTexts, hasText, speaking } from '../../text.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);
const e = speaking<typeof english.emerald2e>('emerald2e');

/** Returns the sentence of a refusal; every key of the rules has one. */
export const refusalWords = (key: string): string => e(isRefusal(key) ? `refused.${key}` : 'refused.undeclared');
const isRefusal = (key: string): key is RefusalKey => hasText(`emerald2e.refused.${key}`);
