// The output and exit code of `gaslamp scenario`. The scenario format is tested beside its runner.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { json, quickly, scratch } from './cli.ts';

const folder = scratch();
const scenario = (name: string, cubes: number): string => {
  const file = join(folder, `${name}.yaml`);
  writeFileSync(
    file,
    [
      'game: emerald-2e',
      `title: ${name}`,
      'seats: [ann, ben]',
      'position:',
      '  active: ann',
      '  players:',
      '    ann: { hand: [START_S006], cubes: {}, limbo: 5 }',
      'steps:',
      '  - choose: { by: ann, do: place, city: PARIS }',
      '  - choose: { by: ann, do: pick, card: START_S006 }',
      'expect:',
      `  players: { ann: { cubes: { PARIS: ${cubes} } } }`,
      '',
    ].join('\n'),
  );
  return file;
};
const good = scenario('two cubes', 2);
const bad = scenario('three cubes', 3);

test('a scenario that holds passes', async () => {
  const { code, out } = await quickly(['scenario', good]);
  expect(out).toContain('two cubes');
  expect(out).toMatch(/1 passed, 0 failed\s*$/);
  expect(code).toBe(0);
});

test('one that does not hold fails with file and line, exit code 1', async () => {
  const { code, out } = await quickly(['scenario', good, bad]);
  expect(out).toContain(`${bad}:12`);
  expect(out).toMatch(/1 passed, 1 failed\s*$/);
  expect(code).toBe(1);
});

test('with --json: counts and results', async () => {
  const doc = await json('scenario', folder);
  expect(doc).toMatchObject({ passed: 1, failed: 1 });
  expect(doc.results).toMatchObject([
    { file: bad, title: 'three cubes', ok: false, error: expect.stringContaining('PARIS') },
    { file: good, title: 'two cubes', ok: true, error: null },
  ]);
});

test('--options prints what could be chosen next, as a step would choose it', async () => {
  const { code, out } = await quickly(['scenario', good, '--options']);
  expect(code).toBe(0);
  expect(out).toContain('- choose: { by: ann, do: ');
  const doc = await json('scenario', good, '--options');
  expect(doc).toMatchObject({ asked: 'ann' });
  expect(doc.options).toContainEqual({ text: 'pass', choose: { by: 'ann', do: 'pass' } });
});
