import { expect, test } from 'vitest';
import { resembling } from '../src/resembling.ts';

const CODES = ['pass', 'claim VIENNA', 'claim ST_PETERSBURG', 'place VIENNA', 'place PARIS'];

test.each([
  ['clam VIENA', ['claim VIENNA']],
  ['claim', ['claim VIENNA', 'claim ST_PETERSBURG']],
  ['viena', ['claim VIENNA', 'place VIENNA']],
  ['petersburg', ['claim ST_PETERSBURG']],
  ['pla par', ['place PARIS']],
  ['dance', []],
  ['', []],
])('"%s" may be %j', (text, codes) => {
  expect(resembling(text, CODES)).toEqual(codes);
});

test('five are enough', () => {
  expect(resembling('play', ['play A', 'play B', 'play C', 'play D', 'play E', 'play F'])).toHaveLength(5);
});
