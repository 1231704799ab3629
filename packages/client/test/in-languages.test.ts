// The texts of the page's build: marks, no-break spaces, paths.
import { join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { inFolder, movedTo } from '../build/in-languages.ts';
import { bookOf, filled, mark, markOf, markOfBook, messagesOf } from '../build/languages.ts';
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
