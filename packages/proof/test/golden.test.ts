// Golden matches: when the rules change on purpose, run `npm run golden -w @gaslamp/proof` and look at the difference.
import { describe, expect, test } from 'vitest';
import { goldenOf, type Hashes } from '../src/golden.ts';
import hashes from '../src/golden-hashes.json' with { type: 'json' };
import { games } from '../src/subjects.ts';

describe.each(games())('$name', ({ name, game }) => {
  test('golden matches end as they are written down', () => {
    expect(goldenOf(game)).toEqual((hashes as Hashes)[name]);
  });
});
