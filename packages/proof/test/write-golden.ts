// Writes the golden hashes anew: `npm run golden -w @gaslamp/proof`. Look at the difference before you commit it.
import { writeFileSync } from 'node:fs';
import { goldenOf } from '../src/golden.ts';
import { games } from '../src/subjects.ts';

for (const { name, game } of games())
  writeFileSync(
    new URL(`../src/${name}/golden-hashes.json`, import.meta.url),
    `${JSON.stringify(goldenOf(game), null, 2)}\n`,
  );
