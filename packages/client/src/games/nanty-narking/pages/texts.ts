// The sentences of the pages around the table that are about this game only.
import { addTexts } from '../../../text.ts';
import english from './text/en.json';

addTexts('en', english);
