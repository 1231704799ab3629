// Encodes things inside sentences (cards, players, places), which a page can open and a terminal names.
export { all } from './formats.ts';

const OPEN = '\u0002';
const CLOSE = '\u0003';
const THING = new RegExp(`${OPEN}([^${CLOSE}]+)${CLOSE}`);
/** A thing whose sort is a capital letter is named by words around other things: "Ada’s main agent". */
const COMPOSED = new RegExp(`${OPEN}([A-Z][^${CLOSE}]*)${CLOSE}`, 'g');

/** Encodes a thing as a value for `t`: a letter for its sort, then its numbers. */
export const thing = (sort: string, ...numbers: readonly number[]): string => OPEN + sort + numbers.join('.') + CLOSE;
export const who = (player: number): string => thing('p', player);
/** The same player mentioned again, without the emblem. */
export const again = (player: number): string => thing('q', player);

/** The owner of a thing for a sentence, which says "your" to them: `{own, select, yes {…} other {… {owner} …}}`. */
export const ownedBy = ({ you }: { readonly you: number | null }, owner: number) => ({
  owner: who(owner),
  own: you === owner ? 'yes' : 'no',
});

export interface Thing {
  readonly sort: string;
  readonly numbers: readonly number[];
  /** The form that the sentence asks for, such as `in` for "in Berlin". */
  readonly form?: string | undefined;
}
function thingOf(mark: string): Thing {
  const [numbers = '', form] = mark.slice(1).split('~');
  return { sort: mark.charAt(0), numbers: numbers.split('.').map(Number), form };
}

/** Names the things of a sentence. */
export interface Namer {
  name(sort: string, numbers: readonly number[], form?: string): string;
}
/** The words before a thing with which a sentence begins; an abbreviation such as "z. B." ends none. */
const BEGINS = /(?:^|(?:^|[^\s.]{2})[.!?] )$/;
const after = (before: string, word: string): string =>
  BEGINS.test(before) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/** Splits a sentence into its words and things; with a namer, composed things are words and things too. */
export function partsOf(sentence: string, namer?: Namer): (string | Thing)[] {
  const open = (_: string, mark: string, at: number): string => {
    const { sort, numbers, form } = thingOf(mark);
    const words = namer?.name(sort, numbers, form) ?? '';
    return after(sentence.slice(0, at), words);
  };
  const simple = namer ? sentence.replace(COMPOSED, open) : sentence;
  return simple.split(THING).map((part, i) => (i % 2 === 0 ? part : thingOf(part)));
}

/** Names a thing of a line, with a capital where a sentence begins. Players are called as they call themselves. */
export function nameIn(parts: readonly (string | Thing)[], one: Thing, { name }: Namer): string {
  const word = name(one.sort, one.numbers, one.form);
  const at = parts.indexOf(one) - 1;
  const before = parts[at];
  return typeof before === 'string' && (before || at === 0) && !/[pq]/.test(one.sort) ? after(before, word) : word;
}

/** Returns the sentence as plain text, for titles, labels, screen readers and terminals. */
export function plain(sentence: string, namer: Namer): string {
  const parts = partsOf(sentence, namer);
  return parts.map((part) => (typeof part === 'string' ? part : nameIn(parts, part, namer))).join('');
}

/** Lists each name once, with its number of occurrences if there are several. */
export function counted(things: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts].map(([thing, count]) => (count > 1 ? `${thing} ×${count}` : thing));
}
