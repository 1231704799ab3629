// Texts about this game for the pages around the table.
import { addTexts } from '@gaslamp/words/text';
import english from './text/en.json';

addTexts('en', english);
