import { expect, test } from 'vitest';
import { numberOf, parseThing } from './things.ts';

test('the name of a thing has a sort and up to two numbers', () => {
  expect(parseThing('cube.1.20')).toEqual({ sort: 'cube', first: 1, second: 20 });
  expect(parseThing('city.8')).toEqual({ sort: 'city', first: 8, second: Number.NaN });
  expect(parseThing('limbo')).toEqual({ sort: 'limbo', first: Number.NaN, second: Number.NaN });
  expect(parseThing('bar.pass').sort).toBe('bar');
});

test('a thing of another sort has no number', () => {
  expect(numberOf('city', 'city.8')).toBe(8);
  expect(numberOf('city', 'agent.8')).toBe(-1);
});
