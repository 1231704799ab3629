import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { files } from '../scripts/signs.mts';

test('the letters of the tables are the symbols as they are drawn', () => {
  for (const [path, made] of files)
    expect(readFileSync(path).equals(Buffer.from(made)), `${path}: npm run signs -w packages/client`).toBe(true);
});
