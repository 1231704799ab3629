// `npm test`: everything. `npm test -- types lint` runs only those.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
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

/** Random matches make much that is soon forgotten: with more room for it they take an eighth less time. */
const ROOM = '--max-semi-space-size=64';

/** The tests of a vitest project, counted by its own report; the browser's speak when the others do not. */
const tests = (project) => async () => {
  const file = join(scratch, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const vitest = [ROOM, bin('vitest/vitest.mjs'), 'run', '--project', project, ...reporters];
  const { ok, said } = await run(vitest, { show: project === 'node' || !runs('tests') });
  console.log(said.trimEnd());
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

/** The page as it is served, for the browser tests. */
async function page() {
  const { ok, said } = await run([vite, 'build', '--logLevel', 'warn'], { cwd: client });
  if (!ok) console.log(said.trimEnd());
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}

const STATIC = {
  types: check(bin('typescript/bin/tsc'), '-p', 'tsconfig.json'),
  lint: check(bin('@biomejs/biome/bin/biome'), 'check', '.'),
  layers: check('scripts/layers.mjs', 'imports'),
  'planted violations': check('scripts/layers.mjs', 'planted'),
  rules: check('scripts/gaslamp.mjs', 'rules', '--check'),
};
/** Side by side, after the others: a page waits a good part of its time. */
const LANES = [{ tests: tests('node') }, { page, browser: tests('browser') }];
const CHECKS = Object.assign({}, STATIC, ...LANES);

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(CHECKS, name));
if (unknown.length > 0) {
  console.error(`no check is named ${unknown.join(', ')}; allowed: ${Object.keys(CHECKS).join(', ')}`);
  process.exit(2);
}

const runs = (name) => wanted.length === 0 || wanted.includes(name);
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const began = performance.now();
/** One check after the other. */
async function lane(checks) {
  for (const [name, runCheck] of Object.entries(checks)) {
    if (!runs(name)) continue;
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
}
await lane(STATIC);
await Promise.all(LANES.map(lane));
rmSync(scratch, { recursive: true, force: true });
console.log(`\nall of it took ${seconds(began)}`);
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
