// The sentences of what opens over the table: they come with it.
import { addTexts } from '../../../text.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);
