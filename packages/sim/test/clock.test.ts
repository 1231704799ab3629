// The rules never read the time, nor any chance except that passed in: a match must be the same whenever it is played.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../src/root.ts';

const READS = /\b(?:Date|performance|Math\.random|setTimeout|setInterval|crypto)\b/;
const sources = ['kernel', 'emerald-2e', 'nanty-narking', 'games'].flatMap((name) => {
  const folder = join(root, 'packages', name, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => join(folder, path));
});
/** Returns a file's code without comments, which may mention what the code must not do. */
const code = (file: string): string => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

test('no source of the rules reads a clock or a chance of its own', () => {
  expect(sources.length).toBeGreaterThan(80);
  expect(sources.filter((file) => READS.test(code(file)))).toEqual([]);
  expect(READS.test('const now = Date.now();')).toBe(true);
});
