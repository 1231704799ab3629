import { language } from '@gaslamp/words/language';

interface Division {
  /** The joints of compound words; they count before the syllables. */
  readonly joint: RegExp;
  /** The end of a syllable in such a part, before the letters with which the next one begins. */
  readonly end: RegExp;
}
const ENGLISH: Division = {
  joint: /(?!)/,
  end: /([a-z][aeiouy](?:(?!tw)[bcdfgklmnprstvwxz])?)(?=s?[bcdfgklmnprstvwxz]h?[lrw]?[aeiouy][a-z])/gi,
};
/**
 * A syllable begins with one consonant or with those that are said together, and none of these are parted. Nothing is parted after
 * the first two letters, because a browser would choose "Na-jemny skrytobójca" over a break at the space.
 */
const OTHERS: Readonly<Record<string, Division>> = {
  de: {
    joint: /(?<=^(?:ver|zer|ent|unter))(?=\p{L})|(?<=\p{L}{3})(?=agent|anzünd|arzt|st(?:and|ein))/iu,
    end: /(\p{L}[aeiouyäöü][^aeiouyäöü]*?)(?<!^..|s(?=ch)|c(?=[hk]))(?=(?:sch[lmnrw]?|c[hk]|[pt]h|[bfkp][lr]|(?<!g)gl|[dgt]r|[^aeiouyäöü])[aeiouyäöü]\p{L})/giu,
  },
  pl: {
    joint: /(?<=\p{L}{3})(?=stein|sztat)/iu,
    end: /(\p{L}[aeiouyóąę][^aeiouyóąę]*?)(?<!^..|^nas|c(?=[hkz])|[srd](?=z)|d(?=[źż]))(?=(?:[csrd]z|d[źż]|c[hjk]|[pt]h|[bdfgkptw][lr]|[^aeiouyóąę])[aeiouyóąę]\p{L})/giu,
  },
};

/** Returns a name with soft hyphens: browsers divide no words that begin with a capital letter. */
export function parted(name: string): string {
  const { joint, end } = OTHERS[language()] ?? ENGLISH;
  const inSyllables = (part: string): string => part.replace(end, '$1\u00ad');
  return name.replace(/\p{L}{7,}/gu, (word) => word.split(joint).map(inSyllables).join('\u00ad'));
}
