// `npm test`: everything, one after the other. `npm test -- types lint` runs only those.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { client, vite } from './vite.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = (path) => join(root, 'node_modules', path);
const scratch = mkdtempSync(join(tmpdir(), 'gaslamp-test-'));
const total = { passed: 0, failed: 0, skipped: 0 };

/** Runs a program of Node; gives its exit code and, where it was not shown, its output. */
function run(args, { show = false, cwd = root } = {}) {
  const child = spawn(process.execPath, args, {
    cwd,
    stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (said += data));
  return new Promise((resolve) => child.on('close', (code) => resolve({ ok: code === 0, said })));
}

/** One named check counts as one test; what it says is shown when it fails. */
const check =
  (...args) =>
  async () => {
    const { ok, said } = await run(args);
    if (!ok) console.log(said.trimEnd());
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  };

/** The tests of a vitest project, counted by its own report. */
const tests = (project) => async () => {
  const file = join(scratch, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { ok } = await run([bin('vitest/vitest.mjs'), 'run', '--project', project, ...reporters], { show: true });
  let report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    console.log(`${project}: vitest left no report`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  // A file that does not even load has no tests that could fail.
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = report.numFailedTests + unloaded.length;
  return {
    passed: report.numPassedTests,
    failed: !ok && failed === 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
};

function hasBrowserTests() {
  try {
    return readdirSync(join(root, 'packages/client/e2e')).some((name) => name.endsWith('.test.ts'));
  } catch {
    return false;
  }
}

/** The page as it is served, for the browser tests. */
async function page() {
  const { ok, said } = await run([vite, 'build', '--logLevel', 'warn'], { cwd: client });
  if (!ok) console.log(said.trimEnd());
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}

const CHECKS = {
  types: check(bin('typescript/bin/tsc'), '-p', 'tsconfig.json'),
  lint: check(bin('@biomejs/biome/bin/biome'), 'check', '.'),
  layers: check('scripts/layers.mjs', 'imports'),
  'planted violations': check('scripts/layers.mjs', 'planted'),
  rules: check('scripts/gaslamp.mjs', 'rules', '--check'),
  tests: tests('node'),
  ...(hasBrowserTests() ? { page, browser: tests('browser') } : {}),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(CHECKS, name));
if (unknown.length > 0) {
  console.error(`no check is named ${unknown.join(', ')}; allowed: ${Object.keys(CHECKS).join(', ')}`);
  process.exit(2);
}

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const began = performance.now();
for (const [name, runCheck] of Object.entries(CHECKS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${name} …`);
  const start = performance.now();
  const { passed, failed, skipped } = await runCheck();
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  const counts =
    passed + failed + skipped > 1
      ? ` ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''},`
      : '';
  console.log(`${name}: ${failed > 0 ? 'FAILED' : 'ok'},${counts} ${seconds(start)}`);
}
rmSync(scratch, { recursive: true, force: true });
console.log(`\nall of it took ${seconds(began)}`);
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
