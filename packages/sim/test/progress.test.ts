import { expect, test } from 'vitest';
import { barOf } from '../src/progress.ts';

test('a bar is as long as what is done, and says how long the rest takes', () => {
  const bar = (full: number) => '\u2588'.repeat(full) + '\u2591'.repeat(30 - full);
  expect(barOf(60, 100, 'scenarios', 6000)).toBe(`scenarios ${bar(18)} 60/100 · 4 s left`);
  expect(barOf(1, 3, 'matches', 1500)).toBe(`matches ${bar(10)} 1/3 · 3 s left`);
  expect(barOf(3, 3, 'matches', 9000)).toBe(`matches ${bar(30)} 3/3 · 0 s left`);
});
