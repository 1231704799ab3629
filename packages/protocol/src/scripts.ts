// Allows one script per name: a Cyrillic "а" among Latin letters makes two names that look alike.

/** Scripts in which names are written today; those in one string are used together. */
const WRITINGS = [
  'Latin',
  'Greek',
  'Cyrillic',
  'Armenian',
  'Hebrew',
  'Arabic',
  'Syriac',
  'Thaana',
  'Nko',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Thai',
  'Lao',
  'Tibetan',
  'Myanmar',
  'Georgian',
  'Ethiopic',
  'Cherokee',
  'Canadian_Aboriginal',
  'Khmer',
  'Mongolian',
  'Tifinagh',
  'Han Hiragana Katakana',
  'Han Hangul',
  'Han Bopomofo',
].map((scripts) => {
  const letters = scripts.split(' ').map((script) => `\\p{scx=${script}}`);
  return new RegExp(`^[${letters.join('')}\\p{sc=Common}\\p{sc=Inherited}]*$`, 'u');
});

/** Returns true if all letters of a text belong to one writing system. Signs and digits belong to all of them. */
export const inOneScript = (text: string): boolean => WRITINGS.some((writing) => writing.test(text));
