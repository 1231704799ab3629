// Looks up every sentence for people in the catalogues: `text/en.json` and those of the games.
import { i18n } from '@lingui/core';

export type Values = Readonly<Record<string, string | number>>;
/** A sentence as written, or as compiled by the build. */
type Sentence = string | readonly unknown[];
export type Catalogue = { readonly [key: string]: Sentence | Catalogue };
type Messages = Parameters<typeof i18n.load>[1] & Record<string, Sentence>;

/** Turns `{ prompt: { turn: 'x' } }` into `{ 'prompt.turn': 'x' }`. */
function flat(catalogue: Catalogue, prefix = ''): Messages {
  const out: Record<string, Sentence> = {};
  for (const [key, value] of Object.entries(catalogue)) {
    if (typeof value === 'string' || Array.isArray(value)) out[prefix + key] = value as Sentence;
    else Object.assign(out, flat(value as Catalogue, `${prefix}${key}.`));
  }
  return out as Messages;
}

/** Cache of finished sentences by id and values: a table repeats hundreds with each step, and plurals are slow. */
const cache = new Map<string, string>();
const MOST = 4000;

/** Adds sentences of a language. An id that already exists is overwritten. */
export function addTexts(language: string, catalogue: Catalogue): void {
  i18n.load(language, flat(catalogue));
  cache.clear();
  if (i18n.locale === '') i18n.activate(language);
  else i18n.activate(i18n.locale);
}

/** The ids of a catalogue, derived from its type: `{ prompt: { turn: 'x' } }` has `prompt.turn`. */
export type Id<C> = { [K in keyof C & string]: C[K] extends string ? K : `${K}.${Id<C[K]>}` }[keyof C & string];

/** Formats a number with a minus sign instead of a hyphen. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** A hyphen that is a number’s minus sign, also after a pound sign, but not inside a thing embedded in the sentence. */
const HYPHEN = /(^|[^\w.\u0002])(£?)-(?=\d)/g;
/** Returns the sentence with this id, its values filled in (ICU plural and select). A missing id is returned itself. */
export function t(id: string, values: Values = {}): string {
  let key = id;
  for (const name in values) key += `\0${name}\0${values[name]}`;
  let sentence = cache.get(key);
  if (sentence === undefined) {
    if (cache.size === MOST) cache.clear();
    sentence = filled(id, values);
    cache.set(key, sentence);
  }
  return sentence;
}
function filled(id: string, values: Values): string {
  const sentence = i18n._(id, values);
  for (const name in values) if (Number(values[name]) < 0) return sentence.replace(HYPHEN, '$1−$2');
  return sentence;
}
/** Returns true if there is a sentence with this id. */
export const hasText = (id: string): boolean => id in i18n.messages;

/**
 * Returns a typed `t` for one game's catalogue: `const e = speaking<typeof english.emerald2e>('emerald2e')`. For a computed id
 * such as ``e(`event.${kind}`)``, the type is a union of names, so the compiler demands a sentence for each of them.
 */
export const speaking =
  <C>(game: string) =>
  (id: Id<C>, values: Values = {}): string =>
    t(`${game}.${id}`, values);
