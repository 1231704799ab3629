import { expect, test } from 'vitest';
import { GOODBYE } from '../src/goodbyes.ts';

test('no two goodbyes have one code', () => {
  const codes = Object.values(GOODBYE);
  expect(new Set(codes).size).toBe(codes.length);
});
