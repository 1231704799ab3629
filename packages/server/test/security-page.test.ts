// Every promise in docs/security.md names existing tests.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

test('every test that the page about security names is there', () => {
  const page = readFileSync(join(root, 'docs/security.md'), 'utf8');
  const named = [...new Set(Array.from(page.matchAll(/[\w./-]+\.test\.tsx?/g), ([path]) => path))];
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  // Tests are named with their full path.
  expect(named.filter((path) => !path.startsWith('packages/'))).toEqual([]);
});
