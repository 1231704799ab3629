import { statfsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { TAGS } from './scripts/test/choice.mjs';

/** Tests that play hundreds of whole matches: a separate project, so that the other results come early. */
const PROOFS = ['packages/proof/test/**/*.test.ts', 'packages/bots/test/matches.test.ts'];

/** Tests that add games or change modules or globals, each with separate modules. */
const APART = [
  'packages/server/test/{moth,reel,http,http-limits,http-words,letters-words}.test.ts',
  'packages/moth/test/**/*.test.ts',
  'packages/sim/test/{arena,bad-input,moth,notes,scenario-bot,words}.test.ts',
  'packages/client/src/{settings,settled,lazily,art/fetched,net/*,pages/start/rematches,table/showing/looks}.test.ts',
];
const SHORT = ['packages/*/test/**/*.test.ts', 'packages/*/src/**/*.test.{ts,tsx}'];

/** The proofs first, the longest ones before the others; then tests that wait, and short ones last. */
const ORDER = ['proof', 'apart', 'node'];
const LONGEST = [
  'proof/test/histories',
  'proof/test/secrets',
  'proof/test/replay',
  'proof/test/nanty-narking/leaks',
  'proof/test/play',
  'bots/test/matches',
  'proof/test/matches',
  'proof/test/forecasts',
];

/** A test file of several minutes that began last would run alone while the other workers are idle. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification): number => {
      const long = LONGEST.findIndex((path) => moduleId.endsWith(`/packages/${path}.test.ts`));
      return long < 0 ? LONGEST.length + ORDER.indexOf(project.name) : long;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

/**
 * Sources that Node loads itself. Between modules that Vite loads, it looks up every imported name at each use, which takes
 * whole matches up to half of their time. What a test replaces with `vi.mock` must come from Vite.
 */
const NATIVE = {
  setupFiles: ['scripts/test/native.ts'],
  server: { deps: { external: [/\/packages\/(?!client\/)[^/]+\/src\/(?!.*\.test\.)/] } },
};

/** Room that the files of the tests may need, in bytes. */
const ROOM = 2 ** 30;

/** Tests expect English on the terminal, whatever the system speaks. */
const ENGLISH = { LC_ALL: 'C' };

/** Returns a folder in memory for the files of the tests, if there is one: on a disk, they wait for each commit of a store. */
function inMemory(folder = '/dev/shm'): { TMPDIR?: string } {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return process.env.TMPDIR === undefined && bavail * bsize >= ROOM ? { TMPDIR: folder } : {};
  } catch {
    return {};
  }
}

export default defineConfig({
  test: {
    pool: 'threads',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // Load on the machine must not make a test fail.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 120_000 } },
    // The limit only ends a match that hangs.
    tags: TAGS.map((name) => (/^slow.(?:whole-matches|keyboard)$/.test(name) ? { name, timeout: 900_000 } : { name })),
    projects: [
      {
        extends: true,
        test: {
          ...NATIVE,
          name: 'node',
          env: { ...ENGLISH, ...inMemory() },
          include: SHORT,
          exclude: ['**/node_modules/**', ...PROOFS, ...APART],
          // Loaded once for all files: games and server take seconds each time.
          isolate: false,
          restoreMocks: true,
        },
      },
      {
        extends: true,
        test: { name: 'apart', env: { ...ENGLISH, ...inMemory() }, include: APART },
      },
      {
        extends: true,
        test: { ...NATIVE, name: 'proof', include: PROOFS },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['packages/client/e2e/**/*.test.ts'],
          // One browser and one site serve all files; both end with their process.
          pool: 'forks',
          isolate: false,
          globalSetup: 'packages/client/e2e/unpacked.ts',
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
