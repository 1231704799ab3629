import { addTexts } from '@gaslamp/words/text';
import english from './text/way.en.json' with { type: 'json' };

addTexts('en', english);
