import { addTexts } from '@gaslamp/words/text';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);
