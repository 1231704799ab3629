// Negative numbers get a minus sign instead of a hyphen in every sentence; other hyphens of a sentence stay.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { figure } from './formats.ts';
import { addTexts, t } from './text.ts';
import { partsOf, thing } from './things.ts';

addTexts('en', {
  figures: {
    plain: '{who} has £{n}.',
    plural: '{n, plural, one {# point} other {# points}}, of {who}',
    range: 'Pages 3-5, {n} of them',
    amount: '{n, plural, other {£#}}',
    choice: '{word, select, yes {chosen} other {not chosen}}',
  },
});

test('a number below zero has a minus', () => {
  expect(figure(-15)).toBe('−15');
  expect(figure(15)).toBe('15');
  expect(t('figures.plain', { who: 'Ada', n: -1 })).toBe('Ada has −£1.');
  expect(t('figures.plural', { who: 'Ada', n: -15 })).toBe('−15 points, of Ada');
  expect(t('figures.range', { n: -2 })).toBe('Pages 3-5, −2 of them');
  expect(t('figures.amount', { n: -2 })).toBe('−£2');
});

test('a text that a file contains stays as it is there', () => {
  expect(t('figures.plain', { who: '-3', n: '-1' })).toBe('-3 has £-1.');
  expect(t('figures.plain', { who: '-3', n: -2 })).toBe('-3 has −£2.');
});

test('a word that every object has chooses no case', () => {
  expect(t('figures.choice', { word: 'yes' })).toBe('chosen');
  for (const word of ['constructor', 'toString', 'offset', '__proto__'])
    expect(t('figures.choice', { word })).toBe('not chosen');
});

test('a thing within a sentence is read as it was said', () => {
  const card = thing('c', 3, -1);
  const city = thing('y', -1);
  for (const who of [card, city]) {
    const [one] = partsOf(t('figures.plural', { who, n: -2 })).filter((part) => typeof part !== 'string');
    expect(one).toEqual(partsOf(who)[1]);
  }
});

test('no catalogue says a number with a hyphen for its minus', () => {
  const root = join(import.meta.dirname, '../../..');
  const catalogues = ['packages/client/src', 'packages/words/src', 'packages/server/src', 'lessons', 'puzzles'].flatMap(
    (folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        // Errors name the values of files as they are typed.
        .filter((path) => path.endsWith('en.json') && !path.startsWith('told'))
        .map((path) => join(root, folder, path)),
  );
  expect(catalogues.length).toBeGreaterThan(30);
  for (const path of catalogues) expect(readFileSync(path, 'utf8'), path).not.toMatch(/(?<![\w.}])£?-[\d{#]/);
});

test('the 1st edition calls a Royal Person so, in lessons and puzzles too', () => {
  const root = join(import.meta.dirname, '../../..');
  for (const folder of ['lessons', 'puzzles']) {
    const text = readFileSync(join(root, folder, 'emerald-1e/text/en.json'), 'utf8');
    const sentences = [...text.matchAll(/": "(.*)"/g)].map(([, words]) => words);
    expect(sentences.length).toBeGreaterThan(10);
    expect(sentences.filter((words) => /\broyals?\b/.test(words ?? ''))).toEqual([]);
  }
});
