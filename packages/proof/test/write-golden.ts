// Writes golden-hashes.json anew: `npm run golden -w @gaslamp/proof`. Look at the difference before you commit it.
import { writeFileSync } from 'node:fs';
import { goldenOf } from '../src/golden.ts';
import { games } from '../src/subjects.ts';

const hashes = Object.fromEntries(games().map(({ name, game }) => [name, goldenOf(game)]));
writeFileSync(new URL('../src/golden-hashes.json', import.meta.url), `${JSON.stringify(hashes, null, 2)}\n`);
