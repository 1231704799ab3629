// Texts of the pages around the table and of its popups. A match is shown without them.
import { addTexts } from '@gaslamp/words/text';
import english from './text/en.json';

addTexts('en', english);
