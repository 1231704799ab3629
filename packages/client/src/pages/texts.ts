// The sentences of the pages around the table, and of what opens over it: a match is shown without them.
import { addTexts } from '@gaslamp/words/text';
import english from './text/en.json';

addTexts('en', english);
