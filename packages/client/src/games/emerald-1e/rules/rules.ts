// The full rules, and the summary of the game.

import { addTexts } from '@gaslamp/words/text';
import written from '../../../../../../docs/rules/en/emerald-1e.md?raw';
import english from './text/en.json';

addTexts('en', english);
export const rules = written;
