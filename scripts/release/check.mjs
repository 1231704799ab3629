// Fails if a release would lack something: builds everything except the page, and runs the command line from it.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder, read, root, staged, version } from './staged.mjs';

/** Reports packages of another version, and a version without a section in the changelog. */
function unready() {
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}/package.json`);
  const isListed = readFileSync(join(root, 'CHANGELOG.md'), 'utf8').includes(`\n## ${version}\n`);
  return [
    ...packages.filter((path) => read(path).version !== version).map((path) => `${path} is not of version ${version}`),
    ...(isListed ? [] : [`CHANGELOG.md has no section "## ${version}"`]),
  ];
}

/** Runs the staged program and reports an output without the wanted text. */
function silent(args, wanted) {
  const { stdout, stderr } = spawnSync(process.execPath, [join(folder, 'gaslamp.mjs'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  const output = stdout + stderr;
  return output.includes(wanted) ? [] : [`gaslamp ${args.join(' ')} does not print "${wanted}": ${output}`];
}

const { lacking } = await staged();
const problems = [
  ...lacking.map((path) => `the program imports ${path}, which is not delivered`),
  ...unready(),
  ...silent(['--version'], version),
  ...silent(['data', '--help'], 'gaslamp data backup'),
  ...silent(['simulate', '--players', '2', '--matches', '1'], 'one match'),
  ...silent(['play', '--game', 'nanty-narking', '--players', '2'], 'Nanty Narking, seed'),
  ...silent(['play', '--game', 'nanty-narking', '--players', '2', '--language', 'de'], 'Nanty Narking, Startwert'),
  ...silent(['rules', 'R6.3'], 'run it in a clone'),
  ...(existsSync(join(folder, 'program/bot-worker.js')) ? [] : ['the bots have no worker']),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
