// Contents of old matches, and refusals from a different version of the rules.
import { CITIES } from '@gaslamp/emerald-2e/box/ids';
import { describe, expect, test } from 'vitest';
import { asked, readEvent, readOption } from './emerald-2e/model.ts';
import { optionWords, promptLine } from './emerald-2e/prompt.ts';
import { refusalWords } from './emerald-2e/refusals/sentences.ts';
import { rowOf } from './emerald-2e/sentences.ts';
import english from './emerald-2e/text/en.json' with { type: 'json' };
import { addTexts } from './text.ts';

addTexts('en', english);

const m = { you: 0, names: ['Ada', 'Ben'] } as never;
const VIENNA = CITIES.indexOf('VIENNA');

describe('an event', () => {
  test('has the fields of its kind; who may not know a secret one sees the others', () => {
    expect(readEvent({ kind: 'turn', fields: { player: 1 } })).toEqual({ kind: 'turn', fields: { player: 1 } });
    expect(readEvent({ kind: 'drew', fields: { player: 1 } }).kind).toBe('drew');
  });
  test.each([
    ['danced', { player: 1 }],
    ['claimed', { player: 1, city: VIENNA }],
  ])('%s that is declared no more, or otherwise, is told as such', (kind, fields) => {
    expect(readEvent({ kind, fields }).kind).toBe('undeclared');
    expect(rowOf(m, { move: 1, events: [{ kind, fields }] }).map(({ text }) => text)).toEqual([
      'Something happened that this version of the table cannot describe.',
    ]);
  });
  test('of every game is known everywhere', () => {
    expect(readEvent({ kind: 'undone', fields: { player: 1 } }).kind).toBe('undone');
  });
});

describe('a question', () => {
  const question = { player: 0, about: {}, options: ['done'], draft: true, subset: false, pass: null };
  test('is about the numbers of its name', () => {
    expect(asked({ ...question, effect: 'place.cards', about: { city: VIENNA } })).not.toBeNull();
    expect(asked({ ...question, effect: 'place.cards' })).toBeNull();
  });
  test('that is declared no more is asked all the same, and waited for', () => {
    const unknown = { ...question, effect: 'dance' };
    expect(promptLine(m, { question: unknown, mode: null })).toBe('Choose one of the answers.');
    const theirs = { ...unknown, player: 1, options: null };
    expect(promptLine(m, { question: theirs, mode: null })).toMatch(/ is deciding\.$/);
  });
});

describe('an option', () => {
  test('is read by the arguments of its verb', () => {
    expect(readOption('claim VIENNA')).toEqual({ verb: 'claim', city: VIENNA });
    expect(readOption('pass')).toEqual({ verb: 'pass' });
  });
  test('of no verb is shown as it is', () => {
    expect(readOption('dance VIENNA')).toBeNull();
    expect(optionWords(m, 'dance VIENNA')).toBe('dance VIENNA');
  });
});

test('a refusal that no rule gives is one all the same', () => {
  expect(refusalWords('place.noCube')).toBe('You have no cube in stock.');
  expect(refusalWords('dance.noMusic')).toBe('That is not possible now.');
});
