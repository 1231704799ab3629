// One script a name: an "а" that is Cyrillic among Latin letters makes two names that look alike.

/** Scripts in which names are written today; those in one text belong together. */
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

/** Whether all letters of a text are of one writing; signs and digits belong to any. */
export const inOneScript = (text: string): boolean => WRITINGS.some((writing) => writing.test(text));
