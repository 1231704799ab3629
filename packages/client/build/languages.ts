// The languages of the page. It is built once; where a text stands, the code has a mark, and the last step of the build writes
// each script once per language with the texts of that language (in-languages.ts).
import { createHash } from 'node:crypto';
import { join, relative, sep } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { bookIn, gameOfBook } from '../../words/src/books.ts';
import { type Hashes, hashesOf, type Written, whole } from '../../words/src/catalogues.ts';
import list from '../../words/src/languages.json' with { type: 'json' };
import type { Piece, Sentence } from '../../words/src/text.ts';
import { bound } from './no-break.ts';

const root = join(import.meta.dirname, '../../..');

/** The languages by code, with their own names; English, which every text has, is the first. */
export const LANGUAGES: readonly string[] = Object.keys(list);
export const [ENGLISH = 'en', ...OTHERS] = LANGUAGES;

type Messages = { readonly [key: string]: Sentence | Messages };

const read = new Map<string, Hashes>();
function hashesIn(language: string): Hashes {
  const known = read.get(language) ?? hashesOf(root, language);
  read.set(language, known);
  return known;
}
/** Returns a whole catalogue, given by the path of its English file, in a language. */
export const textsOf = (path: string, language: string): Written =>
  whole(root, fromRoot(path), language, hashesIn(language));
const fromRoot = (path: string): string => relative(root, path).split(sep).join('/');

/** Returns the messages of a catalogue in a language as the page reads them, so that it needs no parser for them. */
export const messagesOf = (path: string, language: string): Messages => compiled(textsOf(path, language), language);
function compiled(texts: Written, language: string): Messages {
  const pairs = Object.entries(texts).map(([key, text]) => [
    key,
    typeof text === 'string' ? shortest(bound(compileMessage(text), language)) : compiled(text, language),
  ]);
  return Object.fromEntries(pairs) as Messages;
}
/** Returns a compiled message as short as the page can read it (text.ts): values without cases stand in the words around them. */
export function shortest(message: Sentence): Sentence {
  const parts: Piece[] = [];
  for (const piece of typeof message === 'string' ? [message] : message) {
    const part = shortestOf(piece);
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else parts.push(part);
  }
  const [first = ''] = parts;
  return parts.length < 2 && typeof first === 'string' ? first : parts;
}
function shortestOf(piece: Piece): Piece {
  if (typeof piece !== 'string') {
    const [name, sort, cases] = piece;
    if (typeof cases !== 'object' || cases === null) return `{${name}}`;
    const some = Object.entries(cases).filter(([, one]) => one !== undefined);
    return [name, sort, Object.fromEntries(some.map(([key, one]) => [key, key === 'offset' ? one : shortest(one)]))];
  }
  if (/[{}]|.#|#./s.test(piece)) throw new Error(`the page would read the signs in "${piece}" as values`);
  return piece;
}

/** The values of the marks by name, and language. */
const values = new Map<string, ReadonlyMap<string, unknown>>();
/**
 * Returns a mark that stands in the code for a value of each language. The mark is an object, so that the minifier does not
 * inline it. It contains a hash of the values, because the names of scripts depend on their code. It is as long as the English
 * value, because the division of the page into scripts depends on sizes.
 */
export function mark(name: string, valueIn: (language: string) => unknown): Readonly<Record<string, 0>> {
  const each = new Map(LANGUAGES.map((language) => [language, valueIn(language)]));
  values.set(name, each);
  const texts = [...each.values()].map((value) => JSON.stringify(value));
  const hash = createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 8);
  const key = `@@${name}#${hash}`;
  return { [key.padEnd((texts[0] ?? '').length, '.')]: 0 };
}
/** Returns the rules of a game for players in a language, given by the import of the English book; null for another import. */
export function bookOf(id: string, language: string): string | null {
  const game = gameOfBook(id);
  return game === null ? null : bound(bookIn(root, game, language, hashesIn(language)), language);
}
/** The mark of a book. */
export const markOfBook = (id: string): Readonly<Record<string, 0>> =>
  mark(`book ${gameOfBook(id)}`, (language) => bookOf(id, language));
/** The mark of a catalogue. */
export const markOf = (path: string): Readonly<Record<string, 0>> =>
  mark(fromRoot(path), (language) => messagesOf(path, language));

const MARK = /\{\s*["']@@(?<name>[^"'#]+)#\w+\.*["']:\s*0\s*\}/g;
/** Returns the code with the values of a language in place of its marks. */
export const filled = (code: string, language: string): string =>
  code.replace(MARK, (found: string, name: string) => {
    const each = values.get(name);
    if (each === undefined) throw new Error(`nothing is known of the mark ${found.slice(0, 80)}`);
    return asCode(each.get(language));
  });
/** Writes a value as short as the minifier would. */
export function asCode(value: unknown): string {
  if (typeof value === 'string') return `\`${value.replace(/[`\\]|\$(?=\{)/g, '\\$&').replaceAll('\r', '\\r')}\``;
  if (Array.isArray(value)) return `[${value.map(asCode).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(
      ([key, inner]) =>
        `${/^(?:[a-zA-Z_$][\w$]*|0|[1-9]\d{0,8})$/.test(key) ? key : JSON.stringify(key)}:${asCode(inner)}`,
    )
    .join(',')}}`;
}
