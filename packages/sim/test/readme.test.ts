// The example of the README passes the project's own checks and plays a match.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const [, example = ''] = /^```ts\n(.*?)^```$/ms.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? [];
/** Inside the clone, where imports are found, but ignored by git and so by the checks of everything. */
let folder: string;
beforeAll(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache/readme-'));
  writeFileSync(join(folder, 'first.ts'), example);
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return { status, output: stdout + stderr };
};

test('the example has nothing to lint or to format', () => {
  const biome = 'node_modules/@biomejs/biome/bin/biome';
  const { status, output } = run(
    biome,
    'check',
    '--error-on-warnings',
    '--vcs-enabled=false',
    join(folder, 'first.ts'),
  );
  expect(output).toMatch(/Checked 1 file in .*No fixes applied\.\n$/);
  expect(status).toBe(0);
});

test('the example has no wrong type', () => {
  const compilerOptions = { tsBuildInfoFile: 'types.tsbuildinfo' };
  const config = { extends: '../../tsconfig.json', compilerOptions, include: ['first.ts'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  expect(run('node_modules/typescript-native/bin/tsc', '-p', folder)).toEqual({ status: 0, output: '' });
});

test('the example plays a match and names the winner', () => {
  const { status, output } = run('--import', 'tsx', join(folder, 'first.ts'));
  expect(output).toMatch(/^\w+ \[ .* wins'.* \]\n$/);
  expect(status).toBe(0);
});
