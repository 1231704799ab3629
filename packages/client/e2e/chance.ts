// Deals the same random results in every run of a test, so that a failure can be reproduced.
import { basename } from 'node:path';
import { repeated } from '@gaslamp/server/chance';
import { expect } from 'vitest';

const dealt = new Map<string, number>();
/** Seeded by the test's name and its number of earlier matches; GASLAMP_CHANCE changes all seeds. */
export const byTest = repeated(() => {
  const { testPath = '', currentTestName = '' } = expect.getState();
  const test = `${process.env.GASLAMP_CHANCE ?? ''} ${basename(testPath)} ${currentTestName}`;
  const before = dealt.get(test) ?? 0;
  dealt.set(test, before + 1);
  return `${test} ${before}`;
});
