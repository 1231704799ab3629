// `npm run dead`: fails if a file, an export or a dependency is unused. Then it plants such cases and fails if one is not
// found.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** The lists of a report that are checked; the others do not apply to this repository. */
const KINDS = ['files', 'exports', 'types', 'dependencies', 'devDependencies', 'unlisted', 'unresolved', 'binaries'];

/** Returns knip's findings below a folder, with the settings in it, one line each: `exports bench/light.ts: ms`. */
function dead(folder) {
  const knip = join(root, 'node_modules/knip/bin/knip.js');
  const args = [knip, '--directory', folder, '--reporter', 'json', '--no-progress', '--no-config-hints'];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  // 0: nothing found, 1: something found, otherwise knip failed.
  if (status !== 0 && status !== 1) throw new Error(stderr || stdout);
  return JSON.parse(stdout).issues.flatMap((issue) =>
    KINDS.flatMap((kind) =>
      issue[kind].map(({ name }) => (kind === 'files' ? `files ${issue.file}` : `${kind} ${issue.file}: ${name}`)),
    ),
  );
}

/** A file's path and text, and the expected finding; null if there must be none. */
const PLANTED = [
  ['packages/kernel/src/planted.ts', 'export const lamp = 1;\n', 'exports packages/kernel/src/planted.ts: lamp'],
  ['packages/kernel/src/planted-type.ts', 'export type Lamp = 1;\n', 'types packages/kernel/src/planted-type.ts: Lamp'],
  ['packages/kernel/src/planted-live.ts', 'export const lit = 1;\n', null],
  ['packages/kernel/test/planted-helper.ts', 'export const oil = 1;\n', 'files packages/kernel/test/planted-helper.ts'],
  ['packages/server/src/main.ts', "import '@gaslamp/kernel/planted-live';\n", null],
  ['packages/sim/src/main.ts', "import { lit } from '@gaslamp/kernel/planted-live';\nlit.toFixed();\n", null],
  ['packages/sim/scripts/planted.ts', 'export const wick = 1;\n', 'exports packages/sim/scripts/planted.ts: wick'],
  ['packages/client/src/planted.tsx', 'export const glow = 1;\n', 'files packages/client/src/planted.tsx'],
  ['bench/planted.ts', 'export const flame = 1;\n', 'exports bench/planted.ts: flame'],
  ['scripts/planted.mjs', 'export const smoke = 1;\n', 'exports scripts/planted.mjs: smoke'],
];
const PLANTED_DEPENDENCY = ['packages/kernel/package.json', 'left-pad'];

/** Writes manifests without dependencies except the planted one, the settings, and the planted files. */
function plant(folder) {
  const write = (file, text) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const manifest = (file, more) => write(file, JSON.stringify({ version: '0.1.0', type: 'module', ...more }));
  copyFileSync(join(root, 'knip.json'), join(folder, 'knip.json'));
  copyFileSync(join(root, 'tsconfig.json'), join(folder, 'tsconfig.json'));
  manifest('package.json', { name: 'gaslamp', private: true, workspaces: ['packages/*', 'bench'] });
  manifest('bench/package.json', { name: '@gaslamp/bench', exports: { './*': './*.ts' } });
  for (const name of ['kernel', 'sim', 'server', 'client']) {
    const [file, unneeded] = PLANTED_DEPENDENCY;
    const own = `packages/${name}/package.json`;
    const kernel = ['sim', 'server'].includes(name) ? { '@gaslamp/kernel': '0.1.0' } : {};
    const dependencies = { ...kernel, ...(own === file ? { [unneeded]: '1.0.0' } : {}) };
    manifest(own, {
      name: `@gaslamp/${name}`,
      ...(name === 'client' ? {} : { exports: { './*': './src/*.ts' } }),
      dependencies,
    });
  }
  for (const [file, text] of PLANTED) write(file, text);
}

/** Returns the planted cases that are not reported as expected. */
function plantedFound() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'gaslamp-dead-')));
  try {
    plant(folder);
    const found = dead(folder);
    const wanted = [
      ...PLANTED.map(([, , told]) => told).filter(Boolean),
      `dependencies ${PLANTED_DEPENDENCY.join(': ')}`,
    ];
    return [
      ...wanted.filter((told) => !found.includes(told)).map((told) => `planted and not found: ${told}`),
      ...found.filter((told) => !wanted.includes(told)).map((told) => `needed and found: ${told}`),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** `dead.mjs` runs both checks, `dead.mjs found` or `dead.mjs planted` one. */
const wanted = process.argv[2];
const problems = [...(wanted === 'planted' ? [] : dead(root)), ...(wanted === 'found' ? [] : plantedFound())];
for (const problem of problems) console.log(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(wanted === 'planted' ? 'everything planted that nobody needs is found' : 'everything is needed');
