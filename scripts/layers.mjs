// Checks who imports whom, and that the check would notice: a planted violation must fail.
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const cruise = (...paths) =>
  spawnSync(process.execPath, [cruiser, '--config', '.dependency-cruiser.cjs', '--output-type', 'err', ...paths], {
    cwd: root,
    encoding: 'utf8',
  });

const { status, stdout, stderr } = cruise('packages');
process.stdout.write(stdout + stderr);
if (status !== 0) process.exit(1);

const PLANTED = [
  [
    'packages/kernel/src/planted.ts',
    "import { gameNamed } from '@gaslamp/games/games';\nexport const planted = gameNamed;\n",
    'kernel-imports-only-nothing',
  ],
  [
    'packages/bots/src/planted.ts',
    "import { readFileSync } from 'node:fs';\nexport const planted = readFileSync;\n",
    'pure-packages-need-nothing',
  ],
  [
    'packages/client/src/planted.ts',
    "import { Table } from '@gaslamp/kernel/table';\nexport const planted = Table;\n",
    'the-client-runs-no-rules',
  ],
];
for (const [file, text, rule] of PLANTED) {
  const path = join(root, file);
  try {
    writeFileSync(path, text);
    const found = cruise(file);
    if (found.status === 0 || !found.stdout.includes(rule)) {
      console.error(`a planted violation of ${rule} was not noticed:\n${found.stdout}`);
      process.exit(1);
    }
  } finally {
    rmSync(path, { force: true });
  }
}
console.log(`${PLANTED.length} planted violations noticed`);
