// `npm run waits`: fails on tests that wait for a time instead of an event or a state: any use of `waitForTimeout`,
// `setTimeout`, `setInterval` or `timers/promises` in the code of tests; and `vi.waitFor`, which gives up after a second.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// An import would take half a second longer: Node would look for its exports.
const ts = createRequire(import.meta.url)('typescript');
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const WAITS = new Set(['waitForTimeout', 'setTimeout', 'setInterval']);
/** Only a source with one of these words is parsed. */
const MAY_WAIT = /waitForTimeout|setTimeout|setInterval|timers\/promises|vi\.wait/;
/** Folders that contain only test code; elsewhere test files end in `.test.ts`. */
const OF_TESTS = /^packages\/[^/]+\/(?:test|e2e)\//;

/** Files with one timer that is not a wait for a time, and its use. */
const NO_WAIT = {
  'packages/server/test/harness.ts': 'polls a state between messages',
  'packages/server/test/http-stub.ts': 'a slow client sends one part after the other',
  'packages/server/test/until.ts': 'sets a limit that only ends a test that hangs',
  'packages/server/test/processes-killed.test.ts': 'a client connects again after a pause',
  'packages/server/test/census.test.ts': 'counts turns of the event loop',
  'packages/server/test/turns.test.ts': 'counts turns of the event loop',
};

/** Returns the waits of a source: the line number and the function. */
function waitsIn(text, file = 'source.test.ts') {
  if (!MAY_WAIT.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const found = [];
  const note = (node, what) => {
    found.push(`${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}: ${what}`);
  };
  const look = (node) => {
    if (ts.isCallExpression(node)) {
      const called = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression;
      if (ts.isIdentifier(called) && WAITS.has(called.text)) note(node, called.text);
      if (/^vi\.wait/.test(node.expression.getText(source))) note(node, 'vi.waitFor');
    }
    if (ts.isImportDeclaration(node) && /timers\/promises$/.test(node.moduleSpecifier.text))
      note(node, 'timers/promises');
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

const files = readdirSync(join(root, 'packages'))
  .flatMap((name) => ['src', 'test', 'e2e'].map((folder) => `packages/${name}/${folder}`))
  .flatMap((folder) => {
    try {
      return readdirSync(join(root, folder), { recursive: true }).map((path) => `${folder}/${path}`);
    } catch {
      return [];
    }
  })
  .filter((path) => (OF_TESTS.test(path) && /\.tsx?$/.test(path)) || /\.test\.tsx?$/.test(path));
const found = files.flatMap((file) => {
  const waits = waitsIn(readFileSync(join(root, file), 'utf8'), file);
  return file in NO_WAIT && waits.length === 1 ? [] : waits.map((wait) => `${file}:${wait}`);
});

const PLANTED = `import { setTimeout as delay } from 'node:timers/promises';
await page.waitForTimeout(40);
await new Promise((resolve) => setTimeout(resolve, 5));
await expect.poll(() => page.waitForSelector('.setTimeout')).toBe(true);
await vi.waitFor(() => expect(1).toBe(1));`;
const planted = waitsIn(PLANTED).join(', ');
const isBlind = files.length < 300 || planted !== '1: timers/promises, 2: waitForTimeout, 3: setTimeout, 5: vi.waitFor';
console.log(`${found.length} waits for a time in ${files.length} files of tests`);
for (const wait of found) console.log(wait);
if (isBlind) console.log(`only ${files.length} files were read, or not what was planted: ${planted}`);
if (isBlind || found.length > 0) process.exitCode = 1;
