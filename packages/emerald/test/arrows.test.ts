import { expect, test } from 'vitest';
import { areHeld, eachMoves } from '../src/arrows.ts';

test('each of some steps moves the marker if all but the largest leave it a space', () => {
  expect(eachMoves(10, [], 10)).toBe(true);
  expect(eachMoves(9, [2], 10)).toBe(true);
  expect(eachMoves(10, [1], 10)).toBe(false);
  expect(eachMoves(8, [2, 1], 10)).toBe(true);
  expect(eachMoves(8, [2, 2], 10)).toBe(false);
});

test('a card is used as often as the hand holds it', () => {
  expect(areHeld([3, 3], [1, 3, 3])).toBe(true);
  expect(areHeld([3, 3], [1, 3])).toBe(false);
});
