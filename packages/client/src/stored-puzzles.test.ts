import { expect, test } from 'vitest';
import { readPuzzles } from './stored-puzzles.ts';

test('puzzles that were solved are read, each once', () => {
  const [one, two] = ['emerald-2e/just-enough', 'nanty-narking/two-shots'];
  expect(readPuzzles([one, two, one])).toEqual([one, two]);
});

test.each([null, 7, {}, 'emerald-2e/just-enough', [null], [7], ['../x'], ['<b>'], [{ puzzle: 'a/b' }]])(
  'nothing fits in %j',
  (value) => {
    expect(readPuzzles(value)).toEqual([]);
  },
);

test('however much somebody has written there, it ends', () => {
  expect(readPuzzles(Array.from({ length: 5000 }, (_, i) => `game/p${i}`))).toHaveLength(1000);
});
