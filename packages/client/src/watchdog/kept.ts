// Runs inline in the file of a kept match, before everything else.
import { tooOld } from './note.ts';
import { guardText } from './translated.ts';

tooOld();
guardText();
