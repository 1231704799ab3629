// What chance deals in these tests: the same each time, so that what failed once fails again.
import { basename } from 'node:path';
import { repeated } from '@gaslamp/server/chance';
import { expect } from 'vitest';

const dealt = new Map<string, number>();
/** By the test's name and how many matches it had before; GASLAMP_CHANCE names another dealing of all. */
export const byTest = repeated(() => {
  const { testPath = '', currentTestName = '' } = expect.getState();
  const test = `${process.env.GASLAMP_CHANCE ?? ''} ${basename(testPath)} ${currentTestName}`;
  const before = dealt.get(test) ?? 0;
  dealt.set(test, before + 1);
  return `${test} ${before}`;
});
