import { build } from 'esbuild';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What plays whole matches by the hundred: a project of its own, so that all else is told soon. */
const PROOFS = ['packages/proof/test/**/*.test.ts', 'packages/bots/test/matches.test.ts'];

/** What adds games, changes what is global or runs servers has its modules for itself. */
const APART = [
  'packages/{server,moth}/test/**/*.test.ts',
  'packages/sim/test/{moth,notes}.test.ts',
  'packages/client/src/{settings,lazily,art/fetched,net/*,pages/rematches,table/looks}.test.ts',
];
const SHORT = ['packages/*/test/**/*.test.ts', 'packages/*/src/**/*.test.{ts,tsx}'];

/** Of the proofs what takes longest, the longest first. */
const LONGEST = ['histories', 'replay', 'secrets', 'matches', 'play', 'forecasts', 'leaks'];

/** Begun last, a file of minutes would run alone, with one of the two workers idle. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const [, name = ''] = /\/packages\/proof\/test\/(?:.+\/)?(.+)\.test\.ts$/.exec(moduleId) ?? [];
      return LONGEST.includes(name) ? LONGEST.indexOf(name) : LONGEST.length;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

/**
 * A proof and all that it imports, as one module: between modules Vite looks up every imported name whenever it is
 * used, which costs whole matches a third of their time.
 */
const asOneModule = {
  name: 'as-one-module',
  enforce: 'pre' as const,
  async load(id: string): Promise<{ code: string; map: string } | null> {
    if (!id.endsWith('.test.ts')) return null;
    const { outputFiles } = await build({
      entryPoints: [id],
      outfile: id,
      write: false,
      bundle: true,
      format: 'esm',
      target: 'node20',
      sourcemap: 'external',
      external: ['vitest', 'fast-check', 'node:*'],
    });
    const [map, code] = outputFiles;
    return { code: code!.text, map: map!.text };
  },
};

export default defineConfig({
  test: {
    pool: 'threads',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // A machine that is busy with other things makes no test fail.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: SHORT,
          exclude: ['**/node_modules/**', ...PROOFS, ...APART],
          // Loaded once for all files: the games alone take a second each time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'apart', include: APART },
      },
      {
        extends: true,
        plugins: [asOneModule],
        test: { name: 'proof', include: PROOFS },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['packages/client/e2e/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
