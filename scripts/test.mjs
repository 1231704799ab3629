// `npm test`: everything. `npm test -- types lint` runs only those.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { bundled } from './bundle.mjs';
import { client, vite } from './vite.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = (path) => join(root, 'node_modules', path);
const scratch = mkdtempSync(join(tmpdir(), 'gaslamp-test-'));
const total = { passed: 0, failed: 0, skipped: 0 };
/** What failed, told once more at the end: above it stand thousands of lines of what did not. */
const failures = [];
/** What passed only when it was tried again: browser tests may be (vitest.config.ts), and each of these wants to be mended. */
const again = [];

/** What bots think in, and the server itself, as `npm start` has them: tests would load them from their sources each time. */
const env = {
  ...process.env,
  GASLAMP_BOT_WORKER: await bundled('packages/server/src/bots/bot-worker.ts'),
  GASLAMP_MAIN: await bundled('packages/server/src/main.ts'),
};

/** Runs a program of Node; gives its exit code and, where it was not shown, its output. */
function run(args, { show = false, cwd = root } = {}) {
  const child = spawn(process.execPath, args, {
    cwd,
    env,
    stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (said += data));
  return new Promise((resolve) => child.on('close', (code) => resolve({ ok: code === 0, said })));
}

/** One named check counts as one test; what it says is told at the end when it fails. */
const check =
  (...args) =>
  async () => {
    const { ok, said } = await run(args);
    if (!ok) failures.push(said.trimEnd());
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  };

/** Random matches make much that is soon forgotten: with more room for it they take an eighth less time. */
const ROOM = '--max-semi-space-size=64';

/** The tests of vitest projects, counted by their own report; the browser's speak when the others do not. */
const tests =
  (...projects) =>
  async () => {
    const file = join(scratch, `${projects.join('-')}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const named = projects.flatMap((project) => ['--project', project]);
    const vitest = [ROOM, bin('vitest/vitest.mjs'), 'run', ...named, ...reporters];
    const { ok, said } = await run(vitest, {
      show: !projects.includes('browser') || !(runs('tests') || runs('proofs')),
    });
    console.log(said.trimEnd());
    let report;
    try {
      report = JSON.parse(readFileSync(file, 'utf8'));
    } catch {
      console.log(`${projects.join(' and ')}: vitest left no report`);
      return { passed: 0, failed: 1, skipped: 0 };
    }
    // A file that does not even load has no tests that could fail.
    const unloaded = report.testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    );
    for (const { name } of unloaded) failures.push(`${relative(root, name)} does not load`);
    for (const { name, assertionResults } of report.testResults)
      for (const { status, fullName, failureMessages } of assertionResults)
        if (status === 'failed') failures.push(`${relative(root, name)}: ${fullName}\n${failureMessages.join('\n')}`);
        else if (status === 'passed' && failureMessages.length > 0)
          again.push(`${relative(root, name)}: ${fullName}\n${failureMessages.join('\n')}`);
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
  if (!ok) failures.push(said.trimEnd());
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}

const STATIC = {
  types: check(bin('typescript-native/bin/tsc'), '-p', 'tsconfig.json'),
  lint: check(bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'),
  layers: check('scripts/layers.mjs', 'imports'),
  'planted violations': check('scripts/layers.mjs', 'planted'),
  dead: check('scripts/dead.mjs', 'found'),
  'planted dead': check('scripts/dead.mjs', 'planted'),
  comments: check('scripts/comments.mjs', 'found'),
  'planted comments': check('scripts/comments.mjs', 'planted'),
  sentences: check('scripts/sentences.mjs', 'found'),
  'planted sentences': check('scripts/sentences.mjs', 'planted'),
  assertions: check('scripts/assertions.mjs'),
  rules: check('scripts/gaslamp.mjs', 'rules', '--check'),
};
const TESTS = { tests: tests('node', 'apart'), proofs: tests('proof') };
/** In one run of vitest the short tests fill the time in which the last proofs leave a core idle. */
const TOGETHER = { 'tests and proofs': tests('node', 'apart', 'proof') };
const PAGE = { page, browser: tests('browser') };
const CHECKS = { ...STATIC, ...TESTS, ...PAGE };

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(CHECKS, name));
if (unknown.length > 0) {
  console.error(`no check is named ${unknown.join(', ')}; allowed: ${Object.keys(CHECKS).join(', ')}`);
  process.exit(2);
}

const runs = (name) => wanted.length === 0 || wanted.includes(name);
const chosen = (checks) => Object.entries(checks).filter(([name]) => runs(name));
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const began = performance.now();
/** One check after the other, until the queue is empty. */
async function lane(queue) {
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const [name, runCheck] = next;
    console.log(`\n${name} …`);
    const start = performance.now();
    const { passed, failed, skipped } = await runCheck();
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    if (failed > 0) failures.push(`(${name})`);
    const counts =
      passed + failed + skipped > 1
        ? ` ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''},`
        : '';
    console.log(`${name}: ${failed > 0 ? 'FAILED' : 'ok'},${counts} ${seconds(start)}`);
  }
}
// Two at a time: each keeps one core busy.
const statics = chosen(STATIC);
await Promise.all([lane(statics), lane(statics)]);
// Side by side: a page waits a good part of its time.
await Promise.all([
  lane(runs('tests') && runs('proofs') ? Object.entries(TOGETHER) : chosen(TESTS)),
  lane(chosen(PAGE)),
]);
rmSync(scratch, { recursive: true, force: true });
if (again.length > 0) console.log(`\npassed only at a second try:\n${again.join('\n')}`);
if (failures.length > 0) console.log(`\nfailed:\n${failures.join('\n')}`);
console.log(`\nall of it took ${seconds(began)}`);
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
