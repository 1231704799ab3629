// The rules as they are written, and the game in short.
import written from '../../../../../../docs/rules/emerald-2e.md?raw';
import { addTexts } from '../../../text.ts';
import english from './text/en.json';

addTexts('en', english);
export const rules = written;
