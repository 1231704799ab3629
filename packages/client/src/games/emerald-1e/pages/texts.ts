// The sentences of the pages around the table that are about this game only.
import { addTexts } from '@gaslamp/words/text';
import english from './text/en.json';

addTexts('en', english);
