// Checks the catalogues of the other languages against the English ones.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundled } from '../bundle.mjs';
import { categoriesLacking, formOf, partsOf, valuesIn } from './message.mjs';
import { termsOf } from './terms.mjs';
import { typographyOf } from './typography.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const { compileMessageOrThrow } = createRequire(join(root, 'packages/client/package.json'))(
  '@lingui/message-utils/compileMessage',
);
export const catalogues = await import(pathToFileURL(await bundled('packages/words/src/catalogues.ts')).href);
export const books = await import(pathToFileURL(await bundled('packages/words/src/books.ts')).href);
const { bookPath, gamesWithBook, passageId, passagesIn } = books;
const { everyEnglish, hashOf, hashesOf, isNames, isStale, pathIn, sentencesOf, written } = catalogues;

const read = (folder, path) => JSON.parse(readFileSync(join(folder, path), 'utf8'));
export const languagesIn = (folder) =>
  Object.keys(read(folder, 'packages/words/src/languages.json')).filter((code) => code !== 'en');

/** Reads what a language leaves as it is, and where it departs from the glossary: `scripts/languages/<language>.json`. */
function agreedIn(folder, code) {
  const path = `scripts/languages/${code}.json`;
  const agreed = {
    same: [],
    values: {},
    terms: [],
    ...(existsSync(join(folder, path)) ? read(folder, path) : {}),
  };
  return { ...agreed, same: new Set(agreed.same) };
}

/** The game to which a catalogue belongs; null if to none or to two. */
const gameOf = (path, games) => games.find((game) => path.split('/').includes(game)) ?? null;
/** The file of names by game. */
function namesIn(folder, paths, code) {
  const found = paths.filter(isNames).flatMap((english) => {
    const path = pathIn(english, code);
    return existsSync(join(folder, path)) ? [[english.split('/').at(-3), { path, names: read(folder, path) }]] : [];
  });
  return new Map(found);
}
/** Forms of which those are written down that differ from the name. */
const CASES = new Set(['acc', 'dat', 'gen', 'ins', 'loc', 'g']);
/** Returns how a form that a sentence asks for is missing; empty if it is there. */
function formMissing(name, names) {
  const { value, form } = formOf(name);
  const sort = Object.keys(names).find((one) => [one, `${one}s`, one.replace(/y$/, 'ies')].includes(value));
  const things = (sort === undefined ? Object.values(names) : [names[sort]]).flatMap(Object.entries);
  const having = things.filter(([, one]) => form in one);
  if (having.length === 0) return `nothing has the form ${form}`;
  if (sort === undefined || CASES.has(form) || having.some(([id]) => id === '*')) return '';
  const without = things.find(([id, one]) => id !== '*' && !(form in one));
  return without === undefined ? '' : `${sort} ${without[0]} has no form ${form}`;
}

/** A value may be words of a catalogue itself, such as a bot: its message chooses by `form` (words/src/formed.ts). */
const FORM = 'form';
/** Returns the forms that such messages of a language have. */
function formsGiven(folder, paths, code) {
  const messages = paths.flatMap((english) => sentencesOf(written(folder, pathIn(english, code)) ?? {}));
  const given = messages
    .filter(([, words]) => words.includes(`{${FORM},`))
    .flatMap(([, words]) => {
      try {
        return partsOf(compileMessageOrThrow, words).selects.get(FORM) ?? [];
      } catch {
        return [];
      }
    });
  return new Set(given);
}

const LETTERS = /\p{L}{2}/u;
/** Returns the problems of one sentence. */
function problemsOfSentence(id, english, own, { code, agreed, names, terms, forms }) {
  let parts;
  const first = partsOf(compileMessageOrThrow, english);
  try {
    parts = partsOf(compileMessageOrThrow, own);
  } catch (cause) {
    return [`is no ICU: ${cause.message.split('\n')[0]}`];
  }
  const found = [];
  const given = new Set([...first.printed, ...first.chosen]);
  const known = new Set([...given, ...valuesIn(given), ...(agreed.values[id] ?? []), FORM]);
  const used = valuesIn([...parts.printed, ...parts.chosen], known);
  for (const value of used) if (!known.has(value)) found.push(`has {${value}}, which the English has not`);
  for (const value of valuesIn(first.printed, known))
    if (!used.has(value) && !used.has(formOf(value).value)) found.push(`lacks {${value}}`);
  for (const [name, keys] of parts.selects) {
    const cases = first.selects.get(name);
    if (name === FORM || cases === undefined || agreed.values[id]?.includes(name)) continue;
    for (const key of keys) if (!cases.includes(key)) found.push(`${name} is never ${key}`);
    for (const key of cases) if (!keys.includes(key)) found.push(`has no case for ${name} ${key}`);
  }
  for (const { name, keys } of parts.plurals) {
    const lacking = categoriesLacking(keys, code);
    if (lacking.length > 0) found.push(`the plural of ${name} lacks ${lacking.join(', ')}`);
  }
  for (const name of [...parts.printed, ...parts.chosen]) {
    if (given.has(name) && formOf(name).form === null) continue;
    if (formOf(name).form === null || !known.has(formOf(name).value)) continue;
    if (forms.has(formOf(name).form)) continue;
    const missing = names.map((one) => formMissing(name, one));
    if (missing.length > 0 && missing.every((one) => one !== '')) found.push(`{${name}}: ${missing[0]}`);
    if (missing.length === 0) found.push(`{${name}}: there is no file of names`);
  }
  const words = parts.words.join(' ');
  if (own === english && LETTERS.test(words) && !agreed.same.has(own)) found.push('says what the English says');
  // A terminal sets columns apart by spaces.
  found.push(...typographyOf(own, code).filter((told) => !typographyOf(english, 'en').includes(told)));
  for (const { english: term, own: stems } of terms)
    if (term.test(first.words.join(' ')) && !stems.test(own) && !agreed.terms.includes(id))
      found.push(`the English says ${term}, the glossary ${stems}`);
  return found;
}

/** Yields the sentences of the catalogues and the passages of the books: the English, and a language's own. */
function* texts(folder, code) {
  for (const english of everyEnglish(folder).filter((path) => !isNames(path))) {
    const path = pathIn(english, code);
    const own = new Map(sentencesOf(written(folder, path) ?? {}));
    const first = new Map(sentencesOf(written(folder, english)));
    yield { path, english, kind: 'sentence', first, own, idOf: (id) => id };
  }
  for (const game of gamesWithBook(folder)) {
    const first = passagesIn(folder, game, 'en');
    const own = passagesIn(folder, game, code) ?? new Map();
    const idOf = (number) => passageId(game, number);
    yield { path: bookPath(game, code), english: bookPath(game, 'en'), kind: 'passage', first, own, idOf };
  }
}

/** Returns the problems of a language below a folder, and what it lacks: lines that begin with the file. */
export function checked(folder, code) {
  const paths = everyEnglish(folder);
  const agreed = agreedIn(folder, code);
  const names = namesIn(folder, paths, code);
  const games = [...names.keys()];
  const hashes = hashesOf(folder, code);
  const of = { code, agreed, terms: termsOf(code), forms: formsGiven(folder, paths, code) };
  const out = { problems: [], missing: [], stale: [], unrecorded: [], count: 0 };
  for (const { path, names: own } of names.values())
    for (const [id, words] of sentencesOf(own))
      for (const problem of namesProblems(id, words, code)) out.problems.push(`${path}: ${id} ${problem}`);
  for (const { path, english, kind, first, own, idOf } of texts(folder, code)) {
    const game = gameOf(english, games);
    const known = (game ? [names.get(game)] : [...names.values()]).map((one) => one.names);
    for (const [key, words] of first) {
      out.count++;
      const said = own.get(key);
      const name = `${path}: ${key || 'what comes before R0'}`;
      if (said === undefined) {
        out.missing.push(`${name} is missing`);
        continue;
      }
      const problems =
        kind === 'passage'
          ? problemsOfPassage(words, said, code)
          : problemsOfSentence(key, words, said, { ...of, names: known });
      for (const problem of problems) out.problems.push(`${name} ${problem}`);
      if (isStale(hashes, idOf(key), words, said))
        out.stale.push(`${name} was translated from another English ${kind}`);
      else if (!hashes.has(hashOf(idOf(key), said))) out.unrecorded.push(name);
    }
    for (const key of own.keys()) if (!first.has(key)) out.problems.push(`${path}: ${key} is not in ${english}`);
  }
  return out;
}

const NUMBER = /\bR\d+(?:\.\d+[a-z]?)?\b/g;
const TABLE = /^ *\|.*$/gm;
function problemsOfPassage(english, own, code) {
  const numbers = (text) => (text.match(NUMBER) ?? []).sort().join(' ');
  // Columns of a table and the indent of a list are no text.
  const words = (text) => text.replace(TABLE, (row) => row.replace(/ *\| */g, '|')).replace(/^ +/gm, '');
  const asInEnglish = typographyOf(words(english), 'en');
  const found = typographyOf(words(own), code).filter((told) => !asInEnglish.includes(told));
  if (numbers(english) !== numbers(own)) found.push(`names the rules ${numbers(own)}, the English ${numbers(english)}`);
  if (own === english && LETTERS.test(own)) found.push('says what the English says');
  return found;
}
function namesProblems(id, words, code) {
  // The name in the game's data is English.
  if (id.endsWith('.en')) return [];
  try {
    partsOf(compileMessageOrThrow, words);
    return typographyOf(words, code);
  } catch (cause) {
    return [`is no ICU: ${cause.message.split('\n')[0]}`];
  }
}

/** Returns the file of hashes of a language: up to date but for stale sentences, of which those with these ids are right still. */
export function recorded(folder, code, right = []) {
  const hashes = hashesOf(folder, code);
  const lines = [...texts(folder, code)].flatMap(({ first, own, idOf }) =>
    [...first].flatMap(([key, words]) => {
      const said = own.get(key);
      if (said === undefined) return [];
      const id = idOf(key);
      const hash = hashOf(id, said);
      return [hash + ((right.includes(id) ? undefined : hashes.get(hash)) ?? hashOf(id, words))];
    }),
  );
  return `${[...new Set(lines)].sort().join('\n')}\n`;
}
