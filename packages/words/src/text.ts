// Every sentence that a person reads comes from a catalogue: `text/en.json` and each game's own.
import { i18n } from '@lingui/core';

export type Values = Readonly<Record<string, string | number>>;
/** A sentence as written, or as the build compiled it. */
type Sentence = string | readonly unknown[];
type Catalogue = { readonly [key: string]: Sentence | Catalogue };
type Messages = Parameters<typeof i18n.load>[1] & Record<string, Sentence>;

/** `{ prompt: { turn: 'x' } }` as `{ 'prompt.turn': 'x' }`. */
function flat(catalogue: Catalogue, prefix = ''): Messages {
  const out: Record<string, Sentence> = {};
  for (const [key, value] of Object.entries(catalogue)) {
    if (typeof value === 'string' || Array.isArray(value)) out[prefix + key] = value as Sentence;
    else Object.assign(out, flat(value as Catalogue, `${prefix}${key}.`));
  }
  return out as Messages;
}

/** Sentences that were said, by id and values: a table says hundreds again with each step, and plurals take their time. */
const said = new Map<string, string>();
const MOST = 4000;

/** Adds sentences of a language. An id that is there already says what is added last. */
export function addTexts(language: string, catalogue: Catalogue): void {
  i18n.load(language, flat(catalogue));
  said.clear();
  if (i18n.locale === '') i18n.activate(language);
  else i18n.activate(i18n.locale);
}

/** The ids of a catalogue, as its type tells them: `{ prompt: { turn: 'x' } }` has `prompt.turn`. */
export type Id<C> = { [K in keyof C & string]: C[K] extends string ? K : `${K}.${Id<C[K]>}` }[keyof C & string];

/** A number as people read it: its minus is no hyphen. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** A hyphen that is a number’s minus, also behind the sign of pounds; not one within a thing that a sentence carries along. */
const HYPHEN = /(?<![\w.\u0002])(£?)-(?=\d)/g;
/** The sentence of that id with its values filled in (ICU: plural, select). A missing id shows itself. */
export function t(id: string, values: Values = {}): string {
  let key = id;
  for (const name in values) key += `\0${name}\0${values[name]}`;
  let sentence = said.get(key);
  if (sentence === undefined) {
    if (said.size === MOST) said.clear();
    sentence = filled(id, values);
    said.set(key, sentence);
  }
  return sentence;
}
function filled(id: string, values: Values): string {
  const sentence = i18n._(id, values);
  for (const name in values) if (Number(values[name]) < 0) return sentence.replace(HYPHEN, '−$1');
  return sentence;
}
/** Whether there is a sentence of that id. */
export const hasText = (id: string): boolean => id in i18n.messages;

/**
 * How a game speaks: `const e = speaking<typeof english.emerald2e>('emerald2e')` says sentences of its own catalogue only.
 * What is said by a name, ``e(`event.${kind}`)``, is given the union of these names, so that the compiler demands them all.
 */
export const speaking =
  <C>(game: string) =>
  (id: Id<C>, values: Values = {}): string =>
    t(`${game}.${id}`, values);
