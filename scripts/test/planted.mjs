// Shows that the choice of a run and the rule for reruns can fail: planted commits, changes and failures.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { choose, GAMES, gamesOf, LENGTHS, leavesOut, SHARES } from './choice.mjs';
import { passesAlone, rerunnable } from './reruns.mjs';
import { readReport } from './vitest.mjs';

// If no game is touched, the commit alone chooses; every game and share occurs.
const commits = Array.from({ length: 200 }, (_, i) => `commit ${i}`);
const choices = commits.map((commit) => choose(commit, ['README.md']));
assert.deepEqual(new Set(choices.flatMap(({ games }) => games)), new Set(GAMES));
assert.deepEqual(new Set(choices.map(({ share }) => share)), new Set(SHARES.keys()));
assert.deepEqual(new Set(choices.map(({ length }) => length)), new Set(LENGTHS.keys()));
assert.deepEqual(choose('a', ['README.md']), choose('a', ['README.md']));
assert.equal(new Set(choices.map(({ seed }) => seed)).size, commits.length);
// A touched game is included for every commit.
for (const commit of commits) {
  assert.deepEqual(choose(commit, ['packages/client/src/games/nanty-narking/table.tsx']).games, ['nanty-narking']);
  assert.notDeepEqual(choose(commit, ['packages/emerald/src/hand.ts']).games, ['nanty-narking']);
}
assert.deepEqual(gamesOf('packages/client/src/pages/start/emerald.tsx'), []);
// A failure with the rotating seed fails the run only for changes to the code that the proofs test.
for (const [path, isProved] of [
  ['packages/kernel/src/view.ts', true],
  ['packages/emerald-1e/src/rules/claim.ts', true],
  ['packages/client/src/games/emerald-1e/table.tsx', false],
  ['docs/rules/emerald-1e.md', false],
])
  assert.equal(choose('a', [path]).isProved, isProved, path);
// Without git: every game, the fixed seed.
assert.deepEqual(choose('a', ['packages/proof/src/twins.ts']).proved, GAMES);
assert.deepEqual(choose('a', ['packages/emerald/src/hand.ts']).proved, ['emerald-2e', 'emerald-1e']);
assert.deepEqual(choose('a', ['README.md']).proved, choose('a', ['README.md']).games);
assert.deepEqual(choose(null, []).proved, GAMES);
assert.deepEqual(choose(null, []).games, GAMES);
assert.equal(choose(null, []).seed, null);
assert.ok(!leavesOut(choose(null, [])).some((tag) => GAMES.includes(tag)));

const failure = (file, name = 'a test') => ({ file, name, message: '', at: 0, isRotating: false });
const browser = failure('packages/client/e2e/touch.test.ts');
const rule = failure('packages/emerald-2e/test/r06.test.ts');
assert.equal(rerunnable([browser, browser, browser]).length, 3);
assert.equal(rerunnable([browser, browser, browser, browser]).length, 0, 'four failures are run again');
assert.equal(rerunnable([browser, rule]).length, 0, 'a rule that failed is run again');
assert.equal(rerunnable([failure(browser.file, null)]).length, 0, 'a file that does not load is run again');

const scratch = mkdtempSync(join(tmpdir(), 'gaslamp-planted-'));
/** Writes the reports of a test that passes and fails in that order. */
const inOrder = (states) => async (args) => {
  const file = args.find((arg) => arg.startsWith('--outputFile.json=')).split('=')[1];
  const assertionResults = [{ status: states.shift(), fullName: 'a test', failureMessages: ['late'], tags: [] }];
  writeFileSync(file, JSON.stringify({ testResults: [{ name: file, endTime: 0, status: '', assertionResults }] }));
};
for (const [states, passes] of [
  ['passed passed passed', true],
  ['failed passed passed', true],
  ['failed passed failed', false],
  ['failed failed failed', false],
  ['skipped skipped skipped', false],
])
  assert.equal(await passesAlone(browser, { root: '/', scratch, run: inOrder(states.split(' ')) }), passes, states);
// A file that does not load is a failure, and a missing report is not a success.
const report = join(scratch, 'report.json');
writeFileSync(
  report,
  JSON.stringify({ testResults: [{ name: '/a.test.ts', status: 'failed', assertionResults: [] }] }),
);
assert.equal(readReport('/', report, () => true).failures.length, 1);
assert.equal(
  readReport('/', join(scratch, 'none.json'), () => true),
  null,
);
rmSync(scratch, { recursive: true, force: true });
console.log('planted commits, changes and failures: all of them seen');
