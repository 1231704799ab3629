// The texts of the page's build: marks, no-break spaces, paths.
import { join } from 'node:path';
import { everyEnglish, sentencesOf } from '@gaslamp/words/catalogues';
import { textsIn } from '@gaslamp/words/text';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { inFolder, movedTo } from '../build/in-languages.ts';
import {
  bookOf,
  filled,
  LANGUAGES,
  mark,
  markOf,
  markOfBook,
  messagesOf,
  shortest,
  textsOf,
} from '../build/languages.ts';
import { bound } from '../build/no-break.ts';

const shown = (message: string, language: string): string =>
  JSON.stringify(bound(compileMessage(message), language)).replaceAll('\u00a0', '_');

test.each([
  ['pl', 'Idź w góry i z lasu', 'Idź w_góry i_z_lasu'],
  ['pl', 'Kraków i Łódź, a nie Zakopane', 'Kraków i_Łódź, a_nie Zakopane'],
  ['pl', 'do lasu', 'do lasu'],
  ['pl', 'za 10 £ i 12 %', 'za 10_£ i_12_%'],
  ['de', 'zahlt 10 £, z. B. heute', 'zahlt 10_£, z._B. heute'],
  ['en', 'a word', 'a word'],
] as const)('%s: %s', (language, message, expected) => {
  expect(shown(message, language)).toBe(JSON.stringify([expected]));
});
test('a word of one letter stays with the value behind it, and a value with its unit, in every case of a message', () => {
  expect(shown('w {place}', 'pl')).toBe('["w_",["place"]]');
  expect(shown('{n} £', 'de')).toBe('[["n"],"_£"]');
  expect(shown('{n, plural, one {# dom w lesie} other {# £ z {x}}}', 'pl')).toBe(
    '[["n","plural",{"one":["#"," dom w_lesie"],"other":["#","_£ z_",["x"]]}]]',
  );
  expect(shown('{who, select, w {w lesie} other {}}', 'pl')).toBe('[["who","select",{"w":["w_lesie"],"other":[]}]]');
});

test.each([
  ['{a} and {b_in}', '{a} and {b_in}'],
  ['', ''],
  ['{n, plural, one {# house} other {}} of {who}', [['n', 'plural', { one: '# house', other: '' }], ' of {who}']],
  [
    '{n, plural, offset:1 other {{who, select, x {a {x}} other {#}}!}}',
    [['n', 'plural', { offset: 1, other: [['who', 'select', { x: 'a {x}', other: '#' }], '!'] }]],
  ],
] as const)('a page reads %j in short', (message, expected) => {
  expect(shortest(compileMessage(message))).toEqual(expected);
});
test('a sign that a page would read for a value is no text', () => {
  expect(() => shortest(compileMessage("a '{x}'"))).toThrow('the page would read the signs in "a {x}" as values');
  expect(() => shortest(compileMessage("{n, plural, other {no. '#'1}}"))).toThrow('as values');
});
test.each(LANGUAGES)('%s: a message says in short what it says at length', (language) => {
  const root = join(import.meta.dirname, '../../..');
  let count = 0;
  for (const path of everyEnglish(root))
    for (const [id, text] of sentencesOf(textsOf(join(root, path), language))) {
      const short = shortest(compileMessage(text));
      const [long, brief] = [compileMessage(text), typeof short === 'string' ? [short] : short].map((message) => {
        const texts = textsIn(language);
        texts.add({ [id]: message });
        return texts;
      });
      const names = [...text.matchAll(/\{(?<name>\w+)/g)].map(([, name]) => name);
      for (const n of [-1, 0, 1, 2, 5, 'x']) {
        const given = Object.fromEntries(names.map((name) => [name, n]));
        expect(brief!.t(id, given)).toBe(long!.t(id, given));
        count++;
      }
    }
  expect(count).toBeGreaterThan(10_000);
});

test('a mark is filled in with the value of each language, as short code', () => {
  const values: Record<string, unknown> = { en: { a: '`$`{x}', 'b-c': ['\\', 1] }, de: `$${'{y}'}`, pl: null };
  const marked = `f(${JSON.stringify(mark('test', (language) => values[language]))})`;
  const read = (language: string): unknown =>
    new Function('f', `return ${filled(marked, language)}`)((x: unknown) => x);
  for (const language of ['en', 'de', 'pl']) expect(read(language)).toEqual(values[language]);
  expect(filled(marked, 'en')).toContain('{a:`');
});
test('a mark changes with a text of any language, and is as long as the English', () => {
  const code = (pl: string) => JSON.stringify(mark('test', (language) => (language === 'pl' ? pl : 'x'.repeat(100))));
  expect(code('one')).not.toBe(code('two'));
  expect(code('one').length).toBeGreaterThan(100);
  expect(() => filled('{"@@unknown#12345678":0}', 'en')).toThrow('nothing is known of the mark');
});

const path = join(import.meta.dirname, '../src/pages/parts/text/settings.en.json');
test('the page gets the messages of each language under the same keys', () => {
  const said = ['en', 'de', 'pl'].map((language) => messagesOf(path, language));
  expect(new Set(said.map((one) => JSON.stringify(Object.keys(one)))).size).toBe(1);
  expect(new Set(said.map((one) => JSON.stringify(one))).size).toBe(3);
  expect(filled(JSON.stringify(markOf(path)), 'de')).not.toBe(filled(JSON.stringify(markOf(path)), 'pl'));
});

test('the page gets the rules of a game in each language, with no-break spaces', () => {
  const book = join(import.meta.dirname, '../../../docs/rules/en/emerald-2e.md?raw');
  expect(bookOf(book, 'en')).toContain('## R6 Action: Claim');
  expect(bookOf(book, 'pl')).toContain('- R0.3 **Przewaga**: masz przewagę w\u00a0mieście');
  expect(bookOf(path, 'pl')).toBeNull();
  const read = (language: string): unknown =>
    new Function(`return ${filled(JSON.stringify(markOfBook(book)), language)}`)();
  for (const language of ['en', 'de', 'pl']) expect(read(language)).toBe(bookOf(book, language));
});

test('scripts are named in the folder of their language, and nothing else is', () => {
  expect(inFolder('assets/a-1.js', 'en')).toBe('assets/a-1.js');
  const moved = movedTo({ 'assets/a-1.js': { type: 'chunk' }, 'assets/c-1.js': { type: 'asset' } }, 'pl');
  expect(moved('["assets/a-1.js","assets/a-1.css"] "/assets/c-1.js"')).toBe(
    '["assets/pl/a-1.js","assets/a-1.css"] "/assets/c-1.js"',
  );
});
