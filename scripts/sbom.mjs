// `node scripts/sbom.mjs FILE`: writes npm's bill of materials of everything installed, as CycloneDX. Fails if it is not JSON
// or lacks a run-time dependency of a package, and if the check itself does not notice a missing one.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('usage: node scripts/sbom.mjs FILE');
  process.exit(2);
}

const folders = readdirSync(join(root, 'packages')).map((name) => join('packages', name));
/** Run-time dependencies of all packages except our own, as `name@version`. */
const wanted = ['.', ...folders].flatMap((folder) => {
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  return Object.entries(dependencies)
    .filter(([name]) => !name.startsWith('@gaslamp/'))
    .map(([name, version]) => `${name}@${version}`);
});
/** Returns those that a bill does not name. */
const missing = ({ components = [] }) => {
  const named = new Set(components.map(({ name, version }) => `${name}@${version}`));
  return [...new Set(wanted)].filter((one) => !named.has(one));
};

// Everything, with development dependencies marked: with `--omit dev` npm also leaves out those needed by both.
const text = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === 'win32',
});
const bill = JSON.parse(text);
const problems = missing(bill).map((one) => `the bill of materials does not name ${one}`);
if (bill.bomFormat !== 'CycloneDX') problems.push('the bill of materials is not CycloneDX');
if (!wanted.some((one) => one.startsWith('fastify@'))) problems.push('the packages ask for nothing that is known');
const without = { components: bill.components?.filter(({ name }) => name !== 'fastify') };
if (missing(without).length !== missing(bill).length + 1) problems.push('a missing package is not noticed');
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);

mkdirSync(dirname(resolve(file)), { recursive: true });
writeFileSync(file, text);
console.log(`bill of materials: ${bill.components.length} packages, in ${file}`);
