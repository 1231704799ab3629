// Builds the container image and runs it: it may add at most 250 MB to its base, holds nothing of this machine, and answers at
// once. Skipped without a container builder.
import { execFileSync, spawnSync } from 'node:child_process';
import { root } from './staged.mjs';

/** Exit code of a check that cannot run on this machine. */
const SKIPPED = 3;
/** Most that the image may add to its base, in bytes. */
const MOST = 250e6;
const BASE = 'docker.io/library/node:22-bookworm-slim';

const builder = ['podman', 'docker'].find((name) => spawnSync(name, ['info']).status === 0);
if (builder === undefined) {
  console.log('Skipped: no container builder runs here, neither podman nor docker.');
  process.exit(SKIPPED);
}
const run = (...args) => execFileSync(builder, args, { cwd: root, encoding: 'utf8' }).trim();
const sizeOf = (image) => Number(run('image', 'inspect', '--format', '{{.Size}}', image));

execFileSync(builder, ['build', '-f', 'deploy/Containerfile', '-t', 'gaslamp-check', '.'], {
  cwd: root,
  stdio: 'inherit',
});
const problems = [];
const added = sizeOf('gaslamp-check') - sizeOf(BASE);
console.log(`the image adds ${Math.round(added / 1e6)} MB to its base`);
if (added > MOST) problems.push(`the image adds ${added} bytes; allowed: ${MOST}`);
const kept = run('run', '--rm', 'gaslamp-check', 'sh', '-c', 'find /data /gaslamp -type f 2>/dev/null; true')
  .split('\n')
  .filter(Boolean);
if (kept.length > 0) problems.push(`the image holds ${kept.join(', ')}`);
const container = run('run', '--detach', 'gaslamp-check');
try {
  const asks =
    "fetch('http://127.0.0.1:8080/readyz').then(({ status }) => process.exit(status === 200 ? 0 : 1), () => process.exit(1))";
  const isReady = () => spawnSync(builder, ['exec', container, 'node', '-e', asks]).status === 0;
  let tries = 0;
  while (!isReady() && ++tries < 20) spawnSync('sleep', ['0.5']);
  if (tries === 20) problems.push(`the server in the image is not ready: ${run('logs', container)}`);
} finally {
  run('rm', '--force', container);
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
