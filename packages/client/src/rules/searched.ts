// Searches for words whatever their accents and endings.

/** Endings that a word may have or lack, without accents; what is left has three letters at least. */
const ENDINGS: Readonly<Record<string, RegExp>> = {
  en: /(?<=\p{L}{3})s$/u,
  de: /(?<=\p{L}{3})(?:e[nrsm]?|[ns])$/u,
  pl: /(?<=\p{L}{3})(?:ami|ach|ow|om|em|[aeiouy])$/u,
};

/** Returns a text of the same length without accents. */
export const unaccented = (text: string): string =>
  text.replace(/[\u0080-\uffff]/g, (letter) => OTHERS[letter] ?? letter.normalize('NFD').charAt(0));
/** Letters that are no letter with an accent. */
const OTHERS: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L' };

/** Returns a pattern for words of a text without accents; null if too little is asked for. */
export function patternOf(input: string, language: string): RegExp | null {
  const wanted = unaccented(input.trim());
  if (!/[\p{L}\p{N}]{2}/u.test(wanted)) return null;
  const stem = wanted.replace(ENDINGS[language] ?? /$^/, '').replace(/[^\p{L}\p{N}]+/gu, '[^\\p{L}\\p{N}]+');
  // A Polish word may lose an e: `kostka`, `kostek`.
  const any = language === 'pl' ? stem.replace(/(?<=[^aeiouy])e?k$/, 'e?k') : stem;
  // A German word may be the end of another.
  const begin = language === 'de' ? '\\p{L}*' : '(?<![\\p{L}\\p{N}])';
  return new RegExp(`${begin}${any}\\p{L}*`, 'iu');
}
