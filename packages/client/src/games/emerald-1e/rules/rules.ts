// The rules as they are written, and the game in short.

import { addTexts } from '@gaslamp/words/text';
import written from '../../../../../../docs/rules/emerald-1e.md?raw';
import english from './text/en.json';

addTexts('en', english);
export const rules = written;
