// Finds the rules that players read: a book of each game in each language, with the numbers of the law (docs/rules/<game>.md). Its
// passages are translated one by one, as the sentences of a catalogue are.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Hashes, hashesOf, isStale } from './catalogues.ts';

const ENGLISH = 'en';
export const bookPath = (game: string, code: string): string => `docs/rules/${code}/${game}.md`;
/** Returns the games that have a book, as the English books name them. */
export const gamesWithBook = (root: string): string[] =>
  existsSync(join(root, bookFolder))
    ? readdirSync(join(root, bookFolder)).flatMap((file) =>
        file.endsWith('.md') ? [file.slice(0, -'.md'.length)] : [],
      )
    : [];
const bookFolder = `docs/rules/${ENGLISH}`;
/** Returns the game of an English book that a module imports; null for any other module. */
export const gameOfBook = (id: string): string | null =>
  /[\\/]docs[\\/]rules[\\/]en[\\/](?<game>[\w-]+)\.md(?:\?raw)?$/.exec(id)?.groups?.game ?? null;

/** The passages of a book as written, by number: `R6` is a heading with what follows it, `R6.1` a rule, '' what comes before. */
export type Passages = ReadonlyMap<string, string>;
export function passagesOf(book: string): Passages {
  const passages = new Map<string, string>();
  let number = '';
  for (const line of book.split('\n')) {
    number = /^(?:##|-) (?<number>R\d+(?:\.\d+)?) /.exec(line)?.groups?.number ?? number;
    const begun = passages.get(number);
    passages.set(number, begun === undefined ? line : `${begun}\n${line}`);
  }
  return passages;
}
/** Returns the passages of a book; null if the game has none in that language. */
export function passagesIn(root: string, game: string, code: string): Passages | null {
  const file = join(root, bookPath(game, code));
  return existsSync(file) ? passagesOf(readFileSync(file, 'utf8')) : null;
}

/** The id of a passage, under which its hash is kept. */
export const passageId = (game: string, number: string): string => `book.${game}.${number}`;

/** Returns a book in a language; a passage that it lacks, or whose English has changed since, in English. */
export function bookIn(root: string, game: string, code: string, hashes: Hashes = hashesOf(root, code)): string {
  const english = passagesIn(root, game, ENGLISH) ?? new Map<string, string>();
  const own = code === ENGLISH ? null : passagesIn(root, game, code);
  const shown = [...english].map(([number, words]) => {
    const said = own?.get(number);
    return said === undefined || isStale(hashes, passageId(game, number), words, said) ? words : said;
  });
  return shown.join('\n');
}
