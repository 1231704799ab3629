// Encodes things inside sentences (cards, players, places), which a page can open and a terminal names.
const OPEN = '\u0002';
const CLOSE = '\u0003';
const THING = new RegExp(`${OPEN}([^${CLOSE}]+)${CLOSE}`);

/** Encodes a thing as a value for `t`: a letter for its sort, then its numbers. */
export const thing = (sort: string, ...numbers: readonly number[]): string => OPEN + sort + numbers.join('.') + CLOSE;
export const who = (player: number): string => thing('p', player);
/** The same player mentioned again, without the emblem. */
export const again = (player: number): string => thing('q', player);
const list = new Intl.ListFormat('en', { type: 'conjunction' });
export const all = (parts: readonly string[]): string => list.format(parts);

export interface Thing {
  readonly sort: string;
  readonly numbers: readonly number[];
}
/** Splits a sentence into its words and things. */
export const partsOf = (sentence: string): (string | Thing)[] =>
  sentence
    .split(THING)
    .map((part, i) => (i % 2 === 0 ? part : { sort: part.slice(0, 1), numbers: part.slice(1).split('.').map(Number) }));

/** Names the things of a sentence. */
export interface Namer {
  name(sort: string, numbers: readonly number[]): string;
}
/** Returns the sentence as plain text, for titles, labels, screen readers and terminals. */
export const plain = (sentence: string, { name }: Namer): string =>
  partsOf(sentence)
    .map((part) => (typeof part === 'string' ? part : name(part.sort, part.numbers)))
    .join('');
