// Golden matches: after an intended change of the rules, run `npm run golden -w @gaslamp/proof` and review the difference.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { goldenOf } from '../src/golden.ts';
import { games } from '../src/subjects.ts';

describe.each(games())('$name', ({ name, game }) => {
  test('golden matches end as they are written down', () => {
    const written = readFileSync(new URL(`../src/${name}/golden-hashes.json`, import.meta.url), 'utf8');
    expect(goldenOf(game)).toEqual(JSON.parse(written));
  });
});
