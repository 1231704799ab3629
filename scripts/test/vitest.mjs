// Runs vitest projects and reads their report.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Random matches create much garbage: with more memory for it they take an eighth less time. */
const ROOM = '--max-semi-space-size=64';
/** Words in the names of proofs with the rotating seed. */
const ROTATING = 'rotating seed';

/** Returns the arguments of Node for a run of vitest that writes its report into a file. */
export const vitestArgs = (root, report, ...more) => [
  ROOM,
  join(root, 'node_modules/vitest/vitest.mjs'),
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  `--reporter=${join(root, 'scripts/test/unhandled.mjs')}`,
  ...more,
];

/**
 * Returns the counts and failures of a report; null if vitest left none. `left` counts the tests that the filter of tags left
 * out: `takes` returns true for tags of tests that are included. A file that does not load is one failure.
 */
export function readReport(root, file, takes) {
  let report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
  const found = { passed: 0, skipped: 0, left: 0, failures: [] };
  for (const { name: path, message, status, endTime, assertionResults } of report.testResults) {
    const where = relative(root, path);
    if (status === 'failed' && !assertionResults.some((test) => test.status === 'failed'))
      found.failures.push({ file: where, name: null, message, at: endTime, isRotating: false });
    for (const { status, fullName, failureMessages, tags } of assertionResults)
      if (status === 'passed') found.passed++;
      else if (status === 'failed')
        found.failures.push({
          file: where,
          name: fullName,
          message: failureMessages.join('\n'),
          at: endTime,
          isRotating: fullName.includes(ROTATING),
        });
      else if (takes(tags)) found.skipped++;
      else found.left++;
  }
  return found;
}

/** Formats a failure for the last lines of a run. */
export const failureText = ({ file, name, message }) =>
  name === null ? `${file} does not load\n${message}` : `${file}: ${name}\n${message}`;
