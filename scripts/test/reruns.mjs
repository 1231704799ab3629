// Runs failed tests again, alone, after everything else: a test that passes then depended on time or on other tests.
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { readReport, vitestArgs } from './vitest.mjs';

/** Packages whose tests use sockets, processes or a browser. Rules, proofs and static checks are never run again. */
const RERUN = /^packages\/(?:client|server|sim)\//;
/** Maximum number of tests that a run may repeat, number of runs of each, and minimum number of passes. */
const MOST = 3;
const TIMES = 3;
const LEAST = 2;
/** Time between two readings of the load, in ms. */
const SAMPLE = 5_000;

/** Reads the machine's load while the tests run; `at` returns the reading at a time in epoch ms. */
export function loads() {
  const readings = [];
  const read = () => readings.push({ at: Date.now(), load: loadavg()[0] });
  read();
  const timer = setInterval(read, SAMPLE);
  timer.unref();
  return {
    at: (time) => (readings.findLast(({ at }) => at <= time) ?? readings[0]).load,
    stop: () => clearInterval(timer),
  };
}

/** Returns the failures that may be run again; none if one of them may not, or if there are too many. */
export function rerunnable(failures) {
  const may = failures.every(({ file, name }) => name !== null && RERUN.test(file));
  return may && failures.length <= MOST ? failures : [];
}

/**
 * Returns true if a failed test passes often enough when it runs alone. `run` runs Node with arguments and returns its output.
 */
export async function passesAlone({ file, name }, { root, scratch, run }) {
  let passed = 0;
  for (let n = 0; n < TIMES; n++) {
    const report = join(scratch, `again-${n}.json`);
    const only = `^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;
    rmSync(report, { force: true });
    await run(vitestArgs(root, report, file, '-t', only));
    const found = readReport(root, report, () => true);
    if (found !== null && found.passed === 1 && found.failures.length === 0) passed++;
  }
  return passed >= LEAST;
}
