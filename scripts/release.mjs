// `npm run release`: builds dist/gaslamp-VERSION.tgz, which has the page, the server and the command line.
import './node-version.mjs';
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPage } from './built-page.mjs';
import { checked, languagesIn } from './languages/check.mjs';
import { licencesOf } from './release/licences.mjs';
import { folder, name, read, root, staged, version } from './release/staged.mjs';
import { client, vite } from './vite.mjs';

const lacking = languagesIn(root).flatMap((code) => {
  const { problems, missing, stale, unrecorded } = checked(root, code);
  return [...problems, ...missing, ...stale, ...unrecorded.map((one) => `${one} is not recorded`)];
});
if (lacking.length > 0) {
  console.error(lacking.join('\n'));
  console.error('A release has every sentence in every language (docs/translating.md).');
  process.exit(1);
}
const isBuilt = await builtPage(root, async () => {
  console.log('Gaslamp: building the page …');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: client,
    stdio: 'inherit',
  });
  return status === 0;
});
if (!isBuilt) process.exit(1);
const { modules } = await staged();
cpSync(join(client, 'dist'), join(folder, 'page'), { recursive: true });
const pieces = Object.values(read('packages/client/.cache/pieces.json')).flatMap(({ modules }) => modules);
const ofPage = pieces.map((module) => module.replace(/^(?:\.\.\/)+/, ''));
writeFileSync(join(folder, 'LICENCES.txt'), licencesOf(root, [...modules, ...ofPage]));

mkdirSync(join(root, 'dist'), { recursive: true });
execFileSync('npm', ['pack', '--silent', '--pack-destination', join(root, 'dist')], {
  cwd: folder,
  shell: process.platform === 'win32',
});
const tarball = readFileSync(join(root, `dist/${name}-${version}.tgz`));
const sum = createHash('sha256').update(tarball).digest('hex');
console.log(`dist/${name}-${version}.tgz has ${(tarball.length / 1e6).toFixed(1)} MB; its SHA-256: ${sum}`);
