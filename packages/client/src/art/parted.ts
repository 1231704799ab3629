/** The end of a syllable in a long word, before the letters with which the next one begins. */
const PART = /([a-z][aeiouy](?:(?!tw)[bcdfgklmnprstvwxz])?)(?=s?[bcdfgklmnprstvwxz]h?[lrw]?[aeiouy][a-z])/gi;

/** Returns a name with soft hyphens: browsers divide no words that begin with a capital letter. */
export const parted = (name: string): string => name.replace(/\w{7,}/g, (word) => word.replace(PART, '$1\u00ad'));
