import { language } from '@gaslamp/words/language';

/** The end of a syllable in a long English word, before the letters with which the next one begins. */
const PART = /([a-z][aeiouy](?:(?!tw)[bcdfgklmnprstvwxz])?)(?=s?[bcdfgklmnprstvwxz]h?[lrw]?[aeiouy][a-z])/gi;
/**
 * The same in German and Polish, where a syllable begins with one consonant or with those that are said together; never after the
 * first two letters, because a browser would choose "Na-jemny skrytobójca" over a break at the space.
 */
const OTHERS =
  /(\p{L}[aeiouyäöüąęó][^aeiouyäöüąęó]*?)(?<!^..)(?=(?:sch[lmnrw]?|[csrd]z|c[hjk]|[pt]h|[bdfgkptw][lr]|[^aeiouyäöüąęó])[aeiouyäöüąęó]\p{L})/giu;

/** Returns a name with soft hyphens: browsers divide no words that begin with a capital letter. */
export const parted = (name: string): string =>
  name.replace(/\p{L}{7,}/gu, (word) => word.replace(language() === 'en' ? PART : OTHERS, '$1\u00ad'));
