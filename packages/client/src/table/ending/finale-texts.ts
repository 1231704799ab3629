// Sentences for the end of a match, loaded with it.
import { addTexts } from '@gaslamp/words/text';
import english from './text/finale.en.json' with { type: 'json' };

addTexts('en', english);
