// Finds the catalogues of other languages, in files beside the English ones that end in the code of their language. A sentence whose
// English has changed since it was translated is left out: readers get the English.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A catalogue as its file has it. */
export interface Written {
  readonly [key: string]: string | Written;
}
/** The path of an English catalogue, such as `text/en.json` and `text/news.en.json`. */
export const ENGLISH_CATALOGUE = /(?:^|[\\/])(?:[\w-]+\.)?en\.json$/;
const NAMES = /\/(?<game>[^/]+)\/names\/names\.\w+\.json$/;
const SKIPPED = new Set(['node_modules', 'dist', 'test', 'e2e', '.cache']);

/** Returns the English catalogues below a folder, as paths from the root. */
export function englishBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : englishBelow(root, path);
    return ENGLISH_CATALOGUE.test(path) ? [path] : [];
  });
}
/** Returns every English catalogue of the repository. */
export const everyEnglish = (root: string): string[] =>
  ['packages', 'lessons', 'puzzles'].flatMap((one) => englishBelow(root, one));

/** The path of the same catalogue in another language. */
export const pathIn = (english: string, code: string): string => english.replace(/en\.json$/, `${code}.json`);
/** A file of names with forms is used as a whole: another language has other forms. */
export const isNames = (path: string): boolean => NAMES.test(path);

export const written = (root: string, path: string): Written | null =>
  existsSync(join(root, path)) ? JSON.parse(readFileSync(join(root, path), 'utf8')) : null;

/** Lists the sentences of a catalogue by id. */
export const sentencesOf = (catalogue: Written, prefix = ''): (readonly [id: string, words: string])[] =>
  Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as const] : sentencesOf(value, `${prefix}${key}.`),
  );

const LENGTH = 6;
/** Returns a few characters for a sentence. */
export const hashOf = (id: string, words: string): string =>
  createHash('sha256').update(`${id}\0${words}`).digest('base64url').slice(0, LENGTH);
/** By the hash of each translated sentence: the hash of the English from which it was translated. */
export type Hashes = ReadonlyMap<string, string>;
/** One file for each language, with a line of both hashes for each sentence. */
export const hashesPath = (code: string): string => `packages/words/hashes/${code}.txt`;
export const hashesOf = (root: string, code: string): Hashes =>
  new Map(linesOf(join(root, hashesPath(code))).map((line) => [line.slice(0, LENGTH), line.slice(LENGTH)]));
const linesOf = (file: string): string[] => (existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);
/** Returns true if the English has changed since the sentence was translated. */
export function isStale(hashes: Hashes, id: string, english: string, words: string): boolean {
  const from = hashes.get(hashOf(id, words));
  return from !== undefined && from !== hashOf(id, english);
}

/** Returns a catalogue with the sentences that another language has, in the order of the English. */
function only(english: Written, other: Written, hashes: Hashes, prefix = ''): Written {
  return Object.fromEntries(
    Object.entries(english).flatMap(([key, value]): [string, string | Written][] => {
      const own = other[key];
      if (typeof own === 'string' && typeof value === 'string')
        return isStale(hashes, prefix + key, value, own) ? [] : [[key, own]];
      return typeof own === 'object' && typeof value === 'object'
        ? [[key, only(value, own, hashes, `${prefix}${key}.`)]]
        : [];
    }),
  );
}
const over = (english: Written, own: Written): Written =>
  Object.fromEntries(
    Object.entries(english).map(([key, value]) => {
      const other = own[key] ?? value;
      return [key, typeof value === 'object' && typeof other === 'object' ? over(value, other) : other];
    }),
  );

/** Returns the sentences of a catalogue, given by its English path, that another language has. */
export function translated(root: string, english: string, code: string, hashes = hashesOf(root, code)): Written {
  const own = written(root, pathIn(english, code)) ?? {};
  return isNames(english) ? own : only(written(root, english) ?? {}, own, hashes);
}
/** Returns a whole catalogue in a language: what a build puts in the place of the English. */
export function whole(root: string, english: string, code: string, hashes = hashesOf(root, code)): Written {
  const first = written(root, english) ?? {};
  if (code === 'en') return first;
  const own = translated(root, english, code, hashes);
  if (isNames(english)) return existsSync(join(root, pathIn(english, code))) ? own : first;
  return over(first, own);
}

/** Folders of what programs say; a later one may say a sentence otherwise. */
const SAID = ['packages/words/src', 'packages/server/src', 'packages/sim/src', 'lessons', 'puzzles'];
/** Returns what is said in another language: by default all that server and command line can say. */
export function saidIn(root: string, code: string, folders = SAID): Written[] {
  const hashes = hashesOf(root, code);
  return folders
    .flatMap((folder) => englishBelow(root, folder))
    .map((path) => {
      const own = translated(root, path, code, hashes);
      const game = NAMES.exec(path)?.groups?.game;
      return game === undefined ? own : { names: { [game]: own } };
    });
}

/** Returns the first folder above a module in which a file is; null if there is none. */
export function above(folder: string, file: string): string | null {
  if (existsSync(join(folder, file))) return folder;
  return dirname(folder) === folder ? null : above(dirname(folder), file);
}
