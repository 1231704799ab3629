// `npm test`: everything, one line a part, and at the end `N passed, M failed`.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = (...path) => join(root, 'node_modules', ...path);
const total = { passed: 0, failed: 0, skipped: 0 };

/** Runs a command and counts it as one check. */
function check(name, command, args, options = {}) {
  const from = Date.now();
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (status === 0) total.passed++;
  else total.failed++;
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'}  ${name}  ${((Date.now() - from) / 1000).toFixed(1)} s\n`);
  return status === 0;
}

/** Runs a vitest project and adds its counts. */
function suite(project) {
  const folder = mkdtempSync(join(tmpdir(), 'gaslamp-test-'));
  const file = join(folder, 'report.json');
  const from = Date.now();
  return new Promise((resolve) => {
    const args = [
      bin('vitest/vitest.mjs'),
      'run',
      '--project',
      project,
      '--reporter',
      'default',
      '--reporter',
      'json',
      '--outputFile',
      file,
    ];
    spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }).on('exit', (status) => {
      const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
      total.passed += report?.numPassedTests ?? 0;
      total.skipped += (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
      const failed = report?.numFailedTests ?? 0;
      // A file that could not be run has no failed test of its own.
      total.failed += status === 0 ? failed : Math.max(1, failed);
      rmSync(folder, { recursive: true, force: true });
      console.log(
        `${status === 0 ? 'ok  ' : 'FAIL'}  ${project} tests  ${((Date.now() - from) / 1000).toFixed(1)} s\n`,
      );
      resolve();
    });
  });
}

check('types', process.execPath, [bin('typescript/bin/tsc'), '-p', 'tsconfig.json']);
check('lint', process.execPath, [bin('@biomejs/biome/bin/biome'), 'check', '--diagnostic-level=error', '.']);
check('layers', process.execPath, ['scripts/layers.mjs']);
await suite('node');
if (
  check('page build', process.execPath, [bin('vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'packages/client'),
  })
)
  await suite('browser');

console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exit(total.failed === 0 ? 0 : 1);
