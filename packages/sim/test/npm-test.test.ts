// `npm test` itself: it names and counts the checks that it runs, and knows all of them.
import { expect, test } from 'vitest';
import { program } from './cli.ts';

test('planted violations of the layers are found, and it ends with the counts', async () => {
  const { code, out } = await program('scripts/test.mjs', ['planted violations']);
  expect(out).toMatch(/^planted violations: ok, [\d.]+ s$/m);
  expect(out).toMatch(/\n1 passed, 0 failed\n$/);
  expect(code).toBe(0);
});

test('a check that there is not is refused', async () => {
  const { code, err } = await program('scripts/test.mjs', ['everything']);
  expect(err).toContain('no check is named everything; allowed: types, lint, layers');
  expect(code).toBe(2);
});
