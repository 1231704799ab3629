// `npm test`: runs every check, with the share of the slow tests that the commit chooses. `npm test -- types lint` runs only
// those checks. `npm run test:deep`: runs everything. docs/testing.md explains which tests run when.
import './node-version.mjs';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { builtPage } from './built-page.mjs';
import { bundled } from './bundle.mjs';
import { choiceText, chosen, DEEP, deepProofs, leavesOut, proofs } from './test/choice.mjs';
import { loads, passesAlone, rerunnable } from './test/reruns.mjs';
import { failureText, readReport, vitestArgs } from './test/vitest.mjs';
import { client, vite } from './vite.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = (path) => join(root, 'node_modules', path);
const scratch = mkdtempSync(join(tmpdir(), 'gaslamp-test-'));
const isDeep = process.argv[2] === '--deep';
/** Names of the checks to run; all of them if none is given. */
const wanted = process.argv.slice(isDeep ? 3 : 2);
const runs = (name) => wanted.length === 0 || wanted.includes(name);
const choice = chosen(root);
/** Tags of the tests that this run leaves out. */
const out = isDeep ? [] : leavesOut(choice);
const filter = out.length > 0 ? [`--tags-filter=${out.map((tag) => `!${tag}`).join(' && ')}`] : [];
const takes = (tags) => !tags.some((tag) => out.includes(tag));

const total = { passed: 0, skipped: 0, left: 0 };
/** Number of failed checks that are not vitest tests. */
let failedOutside = 0;
/** Output of the failed checks, and failed tests: printed at the end, after the lines of those that passed. */
const failedChecks = [];
const failedTests = [];

/** Errors outside of tests, which the reports do not list. */
const unhandled = join(scratch, 'unhandled.txt');

const env = {
  ...(isDeep ? deepProofs() : proofs(choice)),
  ...process.env,
  // Bundles of the bots' thread and of the server: tests would otherwise load both from their sources each time.
  GASLAMP_BOT_WORKER: await bundled('packages/server/src/bots/bot-worker.ts'),
  GASLAMP_MAIN: await bundled('packages/server/src/main.ts'),
  GASLAMP_UNHANDLED: unhandled,
};

/** Runs a Node program; returns its exit code and, unless it was shown, its output. */
function run(args, { show = false, cwd = root } = {}) {
  const child = spawn(process.execPath, args, {
    cwd,
    env,
    stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += data));
  return new Promise((resolve) => child.on('close', (code) => resolve({ ok: code === 0, code, output })));
}

/** Returns the counts of a check that is one test; `output` is printed at the end if it failed. */
function one(ok, output) {
  if (!ok) {
    failedOutside++;
    failedChecks.push(output.trimEnd());
  }
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, left: 0 };
}
/** Exit code of a check that cannot run on this machine. */
const SKIPPED = 3;
/** Returns a check that counts as one test. */
const check =
  (...args) =>
  async () => {
    const { ok, code, output } = await run(args);
    return code === SKIPPED ? { passed: 0, failed: 0, skipped: 1, left: 0 } : one(ok, output);
  };

/** Returns a run of the tests of vitest projects. Only one run of vitest is shown live; the other's output follows. */
const tests =
  (projects, { show = true, more = filter } = {}) =>
  async () => {
    const report = join(scratch, `${projects.join('-')}.json`);
    const named = projects.flatMap((project) => ['--project', project]);
    const { ok, output } = await run(vitestArgs(root, report, ...named, ...more), { show });
    console.log(output.trimEnd());
    const found = readReport(root, report, takes);
    if (found === null || (!ok && found.failures.length === 0))
      return one(false, `${projects.join(' and ')}: vitest failed and reported no failed test`);
    failedTests.push(...found.failures);
    return { ...found, failed: found.failures.length };
  };

/** Builds the page as it is served, for the browser tests. */
async function page() {
  let output = '';
  const build = async () => {
    const built = await run([vite, 'build', '--logLevel', 'warn'], { cwd: client });
    output = built.output;
    return built.ok;
  };
  return one(await builtPage(root, build), output);
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
  waits: check('scripts/waits.mjs'),
  'planted runs': check('scripts/test/planted.mjs'),
  rules: check('scripts/gaslamp.mjs', 'rules', '--check'),
  release: check('scripts/release/check.mjs'),
};
const TESTS = { tests: tests(['node', 'apart']), proofs: tests(['proof']) };
/** In a single run of vitest the short tests use the core that the last proofs leave idle. */
const TOGETHER = { 'tests and proofs': tests(['node', 'apart', 'proof']) };
const PAGE = {
  page,
  sizes: check('scripts/sizes.mjs'),
  browsers: check('scripts/browsers.mjs'),
  browser: tests(['browser'], { show: !(runs('tests') || runs('proofs')) }),
};
const CHECKS = { ...STATIC, ...TESTS, ...PAGE };
/** Checks of the deep run only, after everything else and without anything in parallel. */
const ALONE = {
  [`tests tagged ${DEEP}, again`]: tests(['node', 'apart'], { more: [`--tags-filter=${DEEP}`] }),
  [`tests tagged ${DEEP}, once more`]: tests(['node', 'apart'], { more: [`--tags-filter=${DEEP}`] }),
  'an installed release': check('--import', 'tsx', 'bench/installed.ts'),
  'container image': check('scripts/release/image.mjs'),
  'rolling restarts behind nginx': check('--import', 'tsx', 'bench/rolling.ts'),
  'kill -9, SQLite': check('--import', 'tsx', 'bench/killed.ts', '--rounds', '25'),
  'kill -9, PostgreSQL': check('--import', 'tsx', 'bench/killed.ts', '--rounds', '25', '--on', 'postgres'),
};

const unknown = wanted.filter((name) => !Object.hasOwn(CHECKS, name));
if (unknown.length > 0) {
  console.error(`no check is named ${unknown.join(', ')}; allowed: ${Object.keys(CHECKS).join(', ')}`);
  process.exit(2);
}
const selected = (checks) => Object.entries(checks).filter(([name]) => runs(name));
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs one check after another until the queue is empty. */
async function lane(queue) {
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const [name, runCheck] = next;
    console.log(`\n${name} …`);
    const start = performance.now();
    const { passed, failed, skipped, left } = await runCheck();
    total.passed += passed;
    total.skipped += skipped;
    total.left += left;
    const counts = passed + failed + skipped > 1 ? ` ${passed} passed, ${failed} failed, ${skipped} skipped,` : '';
    console.log(`${name}: ${failed > 0 ? 'FAILED' : 'ok'},${counts} ${seconds(start)}`);
  }
}

const began = performance.now();
const readings = loads();
const isChosen = !isDeep && ['tests', 'proofs', 'browser'].some(runs);
if (isChosen) console.log(choiceText(choice));
// Two at a time: each keeps one core busy.
const statics = selected(STATIC);
await Promise.all([lane(statics), lane(statics)]);
// In parallel: a page waits a good part of its time.
await Promise.all([
  lane(runs('tests') && runs('proofs') ? Object.entries(TOGETHER) : selected(TESTS)),
  lane(selected(PAGE)),
]);
if (isDeep && wanted.length === 0) await lane(Object.entries(ALONE));
readings.stop();

// A failure with the rotating seed fails the run only if the change touches the kernel, a game or the proofs.
const refuted = isDeep || choice.isProved ? [] : failedTests.filter(({ isRotating }) => isRotating);
const failures = failedTests.filter((test) => !refuted.includes(test));
const again = rerunnable(failures);
const passedAgain = [];
for (const test of again) {
  console.log(`\nagain, alone: ${test.file}: ${test.name} …`);
  if (await passesAlone(test, { root, scratch, run })) passedAgain.push(test);
}
const failed = failures.filter((test) => !passedAgain.includes(test));
total.passed += passedAgain.length;
if (existsSync(unhandled)) one(false, `errors outside of tests:\n${readFileSync(unhandled, 'utf8')}`);
rmSync(scratch, { recursive: true, force: true });

if (refuted.length > 0)
  console.log(`\nrefuted with the rotating seed, to be mended next:\n${refuted.map(failureText).join('\n')}`);
if (passedAgain.length > 0) {
  const lines = passedAgain.map((test) => `load ${readings.at(test.at).toFixed(1)}: ${failureText(test)}`);
  console.log(`\npassed only when rerun, each a defect to mend:\n${lines.join('\n')}`);
}
const listed = [...failedChecks, ...failed.map(failureText)];
if (listed.length > 0) console.log(`\nfailed:\n${listed.join('\n')}`);
if (isChosen) console.log(`\n${choiceText(choice)}\n  ${total.left} tests were left out`);
console.log(`\nall of it took ${seconds(began)}`);
const count = failed.length + failedOutside;
console.log(`${total.passed} passed, ${count} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exitCode = count > 0 || total.passed === 0 ? 1 : 0;
