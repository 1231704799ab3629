// Rewrites the golden hashes: `npm run golden -w @gaslamp/proof`. Review the difference before you commit it.
import { writeFileSync } from 'node:fs';
import { goldenOf } from '../src/golden.ts';
import { games } from '../src/subjects.ts';

for (const { name, game } of games())
  writeFileSync(
    new URL(`../src/${name}/golden-hashes.json`, import.meta.url),
    `${JSON.stringify(goldenOf(game), null, 2)}\n`,
  );
