import { expect, test } from 'vitest';
import { circleIn } from '../build/no-circles.ts';

const graph = (lists: Record<string, string[]>) => new Map(Object.entries(lists));

test('files that wait for each other are found, however long the way', () => {
  expect(circleIn(graph({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toBe(null);
  expect(circleIn(graph({ a: ['b'], b: ['a'] }))).toEqual(['a', 'b', 'a']);
  expect(circleIn(graph({ x: ['a'], a: ['b'], b: ['c'], c: ['a', 'd'], d: [] }))).toEqual(['a', 'b', 'c', 'a']);
});
