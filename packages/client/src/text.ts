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

/** Adds sentences of a language; ids of several catalogues must differ. */
export function addTexts(language: string, catalogue: Catalogue): void {
  i18n.load(language, flat(catalogue));
  if (i18n.locale === '') i18n.activate(language);
  else i18n.activate(i18n.locale);
}

/** The sentence of that id with its values filled in (ICU: plural, select). A missing id shows itself. */
export const t = (id: string, values: Values = {}): string => i18n._(id, values);
/** Whether there is a sentence of that id. */
export const hasText = (id: string): boolean => id in i18n.messages;
