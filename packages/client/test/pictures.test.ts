import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sheets } from '../scripts/pictures.mts';

test('the pictures of the tables are as they are drawn, in the colours of both themes', () => {
  for (const [path, sheet] of sheets)
    expect(readFileSync(path, 'utf8'), 'npm run pictures -w packages/client').toBe(sheet);
});
