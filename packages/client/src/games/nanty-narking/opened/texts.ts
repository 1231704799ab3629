// Texts of the dialogs over the table, loaded with them.
import { addTexts, speaking } from '@gaslamp/words/text';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);

export const opened = speaking<typeof english.nanty>('nanty');
