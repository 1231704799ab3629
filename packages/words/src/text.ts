// Looks up every sentence for people in the catalogues: `text/en.json` and those of the games. A page has one language, which its
// build puts in the place of the English; programs that speak several use `languages.ts`.
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { figure, plurals } from './formats.ts';
import { language } from './language.ts';

export type Values = Readonly<Record<string, string | number>>;
/**
 * Words, in which `{name}` stands for a value, and `#` for the number of the plural around them; or a value: printed, or choosing
 * one of the cases.
 */
export type Piece = string | readonly [name: string, sort?: string, cases?: unknown];
/** A sentence as written, or compiled. */
export type Sentence = string | readonly Piece[];
export type Catalogue = { readonly [key: string]: Sentence | Catalogue };
type Cases = { readonly offset?: number } & { readonly [key: string]: Sentence };

const isSentence = (value: Sentence | Catalogue): value is Sentence =>
  typeof value === 'string' || Array.isArray(value);
const isCases = (cases: unknown): cases is Cases => typeof cases === 'object';

/** Puts `{ prompt: { turn: 'x' } }` into another object as `'prompt.turn': 'x'`. */
function flatten(catalogue: Catalogue, into: Record<string, Sentence>, prefix = ''): void {
  for (const [key, value] of Object.entries(catalogue)) {
    if (isSentence(value)) into[prefix + key] = value;
    else flatten(value, into, `${prefix}${key}.`);
  }
}

type Compile = (sentence: string) => Sentence;
// The build of the page compiles every sentence with cases, so that the page needs no compiler.
let compile: Compile = process.env.NODE_ENV === 'production' ? (sentence) => sentence : compileMessage;
/** Lets every sentence be compiled at run time. */
export function compileWith(compiler: Compile): void {
  compile = compiler;
}

/** Returns a value; one in a form, such as `city_in`, is `city` with the form in the mark of each of its things. */
function given(values: Values, name: string): string | number | undefined {
  const cut = name.lastIndexOf('_');
  if (name in values || cut < 0) return values[name];
  const value = values[name.slice(0, cut)];
  return typeof value === 'string' ? value.replaceAll('\u0003', `~${name.slice(cut + 1)}\u0003`) : value;
}

type GenderOf = (mark: string) => string;
/** By game: the genders of its things, for a `select` over `agent_g` (names.ts). */
const genders: Record<string, GenderOf> = {};
export function addGenders(game: string, genderOf: GenderOf): void {
  genders[game] = genderOf;
}

/** Fills a sentence in; `count` is the number of the innermost plural. */
function filled(sentence: Sentence, values: Values, code: string, genderOf?: GenderOf, count?: number): string {
  const printed = (name: string): string => {
    const value = given(values, name) ?? '';
    return typeof value === 'number' && (value < 0 || value % 1 !== 0) ? figure(value, code) : String(value);
  };
  const written = (piece: Piece): string => {
    if (typeof piece === 'string')
      return piece.replace(/{(\w+)}|#/g, (sign, name?: string) =>
        name ? printed(name) : count === undefined ? sign : figure(count, code),
      );
    const [name, sort, cases] = piece;
    if (!isCases(cases)) return printed(name);
    const value = given(values, name) ?? '';
    if (sort === 'select') {
      const chosen = (typeof value === 'string' && value.endsWith('~g\u0003') ? genderOf?.(value) : value) ?? 'other';
      // A value from a file may be `constructor`, which every object has.
      const found = Object.hasOwn(cases, chosen) ? cases[chosen] : null;
      return filled(found ?? cases.other ?? '', values, code, genderOf, count);
    }
    const n = Number(value) - (cases.offset ?? 0);
    return filled(cases[value] ?? cases[plurals(code).select(n)] ?? cases.other ?? '', values, code, genderOf, n);
  };
  return typeof sentence === 'string' ? written(sentence) : sentence.map(written).join('');
}

/** The sentences of one language. */
export interface Texts {
  readonly code: string;
  /** Adds sentences. An id that already exists is overwritten. */
  add(catalogue: Catalogue): void;
  has(id: string): boolean;
  /** Returns true if this language itself has the sentence. */
  owns(id: string): boolean;
  /** Returns the sentence with this id, its values filled in (ICU plural and select). A missing id is returned itself. */
  t(id: string, values?: Values): string;
}
/** Most finished sentences in memory, by id and values: a table repeats hundreds with each step, and plurals are slow. */
const MOST = 4000;
/** Longest id with values that is kept, in letters: strangers choose some values, and the memory must stay small. */
const LONGEST = 500;

/** Returns the sentences of a language; `instead` has those that it lacks. */
export function textsIn(code: string, instead?: Texts): Texts {
  const sentences: Record<string, Sentence> = Object.create(null);
  const memory = new Map<string, string>();
  const said = (id: string, values: Values): string => {
    let sentence = sentences[id] ?? [id];
    if (typeof sentence === 'string') {
      sentence = compile(sentence);
      sentences[id] = sentence;
    }
    // The minus sign of an amount stands before the pound sign.
    return filled(sentence, values, code, genders[id.slice(0, id.indexOf('.'))]).replaceAll('£−', '−£');
  };
  return {
    code,
    add(catalogue) {
      flatten(catalogue, sentences);
      memory.clear();
    },
    owns: (id) => id in sentences,
    has: (id) => id in sentences || instead?.has(id) === true,
    t(id, values = {}) {
      if (instead && !(id in sentences)) return instead.t(id, values);
      let key = id;
      for (const name in values) key += `\0${name}\0${values[name]}`;
      let words = memory.get(key);
      if (words === undefined) {
        if (memory.size === MOST) memory.clear();
        words = said(id, values);
        if (key.length <= LONGEST) memory.set(key, words);
      }
      return words;
    },
  };
}

/** The sentences that modules bring: English, or on a page those of its build. */
export const brought = textsIn(language());
let spoken = brought;
/** For `speak` (languages.ts). */
export function setTexts(texts: Texts): void {
  spoken = texts;
}

/** Adds the sentences of a module, which imports the English; a build may have put another language in their place. */
export const addTexts = (_: 'en', catalogue: Catalogue): void => brought.add(catalogue);
export const t: Texts['t'] = (id, values) => spoken.t(id, values);
/** Returns true if there is a sentence with this id. */
export const hasText: Texts['has'] = (id) => spoken.has(id);
/** Returns true if the reader’s language itself has the sentence. */
export const ownsText: Texts['owns'] = (id) => spoken.owns(id);

/** The ids of a catalogue, derived from its type: `{ prompt: { turn: 'x' } }` has `prompt.turn`. */
export type Id<C> = { [K in keyof C & string]: C[K] extends string ? K : `${K}.${Id<C[K]>}` }[keyof C & string];

/**
 * Returns a typed `t` for one game's catalogue: `const e = speaking<typeof english.emerald2e>('emerald2e')`. For a computed id
 * such as ``e(`event.${kind}`)``, the type is a union of names, so the compiler demands a sentence for each of them.
 */
export const speaking =
  <C>(game: string) =>
  (id: Id<C>, values: Values = {}): string =>
    t(`${game}.${id}`, values);
