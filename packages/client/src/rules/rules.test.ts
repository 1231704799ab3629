import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '@gaslamp/kernel/lists';
import { expect, test } from 'vitest';
import { blocks, type Chapter, chapterOf, meant, numbersOf, openable, readRules, rulesAbout } from './rules.ts';

const read = (game: string) =>
  readFileSync(join(import.meta.url.slice('file://'.length), '..', `../../../../docs/rules/en/${game}.md`), 'utf8');
const text = read('emerald-2e');
const chapters = readRules(text);
const europe = readRules(read('emerald-1e'));
const london = readRules(read('nanty-narking'));

const linesOf = (book: readonly Chapter[], wanted: string) =>
  chapterOf(book, wanted)?.rules.find(({ number }) => number === wanted)?.lines ?? [];
const tablesOf = (book: readonly Chapter[]) =>
  book
    .flatMap(({ lead, rules }) => [lead, ...rules.map(({ lines }) => lines)])
    .flatMap(blocks)
    .flatMap((block) => ('rows' in block ? [block.rows] : []));

test('every numbered rule of a book is read', () => {
  const numbers = [...text.matchAll(/^- (R\d+\.\d+) /gm)].map((match) => match[1]);
  expect(chapters.flatMap((chapter) => chapter.rules.map((rule) => rule.number))).toEqual(numbers);
});
test('a rule is found in its chapter, a chapter by itself', () => {
  expect(chapterOf(chapters, 'R6.3')?.title).toBe('Action: Claim');
  expect(chapterOf(chapters, 'R17')?.number).toBe('R17');
  expect(chapterOf(chapters, 'R99.1')).toBeUndefined();
});
test('a table under a rule stays with it', () => {
  const [table] = blocks(linesOf(chapters, 'R12.5')).flatMap((block) => ('rows' in block ? [block.rows] : []));
  expect(table?.[0]).toEqual(['effect', 'Sherlock Holmes', 'Vampires']);
  expect(table).toHaveLength(8);
});
test('what stands under a rule with dashes is a list', () => {
  const [lead, list] = blocks(linesOf(london, 'R10.11'));
  expect(lead).toEqual({ words: '**Windows**, moments in which players are asked for an interrupt:' });
  expect(list && 'items' in list && list.items.map((item) => item.slice(0, 2))).toEqual(['W1', 'W2', 'W3', 'W4', 'W5']);
});
test('a number is understood however it is written, and parts of rules have numbers too', () => {
  for (const input of ['R10.13', '10.13', 'r10.13', ' R 10.13 ', '10.13.']) expect(meant(input)).toBe('R10.13');
  expect(meant('6')).toBe('R6');
  expect(meant('5.9F')).toBe('R5.9f');
  for (const input of ['', 'claim', '10.', 'R', '1.2.3', '-1'])
    expect(meant(input)).toBe(input === '10.' ? 'R10' : null);
  expect(numbersOf(london).has('R5.9f')).toBe(true);
  expect(numbersOf(london).has('R5.9z')).toBe(false);
  expect(numbersOf(chapters).size).toBe(chapters.length + chapters.flatMap(({ rules }) => rules).length);
});
test('rules are found by a word, also in the plural and in two words', () => {
  const found = (book: readonly Chapter[], input: string) => rulesAbout(book, input).map(({ rule }) => rule.number);
  expect(found(chapters, 'claim')).toContain('R6.2');
  // The chapter about it comes first.
  expect(found(chapters, 'claim')[0]).toBe('R6');
  expect(found(chapters, 'Claims')).toEqual(found(chapters, 'claim'));
  expect(found(chapters, 'sanity roll')).toContain('R14.1');
  expect(found(london, 'grenadier')).toContain('R7.2');
  for (const input of ['', 'x', 'nothing of the sort', '(', '\\\\']) expect(found(chapters, input)).toEqual([]);
  const { excerpt } = at(rulesAbout(chapters, 'zombie'), 0);
  expect(excerpt.join('')).not.toMatch(/[*`]/);
  // So are the marks of a list.
  const about = rulesAbout(london, 'Chelsea').map(({ excerpt }) => excerpt.join(''));
  expect(about.some((text) => text.includes('R5.9a'))).toBe(true);
  expect(about.join('\n')).not.toContain('- ');
  // The whole word is marked.
  expect(excerpt[1]).toBe('Zombies');
});
test('rules are found in other languages, whatever accents and endings a word has', () => {
  const found = (book: string, language: string, input: string) =>
    rulesAbout(readRules(book), input, language).map(({ rule, excerpt }) => `${rule.number} ${excerpt[1]}`);
  const polish = '## R1 Zabójstwo\n\n- R1.1 Weź kostkę.\n- R1.2 Pięć kostek wraca do Łodzi.\n- R1.3 Po zabójstwie.\n';
  expect(found(polish, 'pl', 'kostka')).toEqual(['R1.1 kostkę', 'R1.2 kostek']);
  expect(found(polish, 'pl', 'kostek')).toEqual(found(polish, 'pl', 'kostka'));
  expect(found(polish, 'pl', 'zabojstwa')).toEqual(['R1 Zabójstwo', 'R1.3 zabójstwie']);
  expect(found(polish, 'pl', 'łódź')).toEqual(['R1.2 Łodzi']);
  expect(found(polish, 'pl', 'lody')).toEqual(['R1.2 Łodzi']);
  expect(found(polish, 'pl', 'odzi')).toEqual([]);
  const german = '## R1 Städte\n\n- R1.1 Der Einflusswürfel geht.\n- R1.2 Zwei Agenten in einer Stadt.\n';
  expect(found(german, 'de', 'würfel')).toEqual(['R1.1 Einflusswürfel']);
  expect(found(german, 'de', 'Agent')).toEqual(['R1.2 Agenten']);
  expect(found(german, 'de', 'stadt')).toEqual(['R1 Städte', 'R1.2 Stadt']);
  expect(found(german, 'en', 'würfel')).toEqual([]);
});
test('every number in the words of the rules is one that can be opened', () => {
  for (const book of [chapters, europe, london]) {
    const known = numbersOf(book);
    const numbers = book
      .flatMap(({ lead, rules }) => [...lead, ...rules.flatMap(({ lines }) => lines)])
      .flatMap((line) => line.match(/\bR\d+(?:\.\d+[a-z]?)?\b/g) ?? []);
    expect(numbers.length).toBeGreaterThan(100);
    expect(numbers.filter((number) => openable(number, known) === null)).toEqual([]);
  }
});
test('every row of a table has as many cells as its head', () => {
  for (const book of [chapters, europe, london]) {
    const tables = tablesOf(book);
    expect(tables.length).toBeGreaterThan(1);
    for (const [head = [], ...rows] of tables) for (const row of rows) expect(row, row[0]).toHaveLength(head.length);
  }
});
