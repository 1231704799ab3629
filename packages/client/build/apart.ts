import { basename, dirname, join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { LINE } from './line.ts';

const client = dirname(import.meta.dirname);
/**
 * Entry points that apply the rules in the page: lessons, puzzles and the list of certain conclusions. One build shares the
 * rules among them.
 */
const ENTRIES = ['lessons/lesson-run.ts', 'puzzles/puzzle-run.ts', 'table/log/certain.ts'].map((path) =>
  join(client, 'src', path),
);

/**
 * Builds the modules that apply the rules in the page separately. If they shared chunks with tables, the rules would be split
 * into pieces that every match fetches although it needs none of them.
 */
export function apart(): Plugin {
  let built: readonly Rolldown.OutputChunk[] = [];
  return {
    name: 'apart',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      const { output } = (await build({
        configFile: false,
        root: client,
        logLevel: 'error',
        build: {
          write: false,
          target: LINE,
          modulePreload: false,
          rolldownOptions: {
            input: ENTRIES,
            preserveEntrySignatures: 'strict',
            output: {
              format: 'es',
              entryFileNames: 'assets/[name]-[hash:7].js',
              chunkFileNames: 'assets/play-[name]-[hash:7].js',
            },
          },
        },
      })) as Rolldown.RolldownOutput;
      built = output.filter((one) => one.type === 'chunk');
    },
    async resolveId(source, importer) {
      if (importer === undefined || !ENTRIES.some((entry) => basename(entry) === basename(source))) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      const entry = built.find(({ isEntry, facadeModuleId }) => isEntry && facadeModuleId === resolved?.id);
      if (entry === undefined) return null;
      return { id: `/${entry.fileName}`, external: 'absolute' };
    },
    generateBundle() {
      for (const { fileName, code } of built) this.emitFile({ type: 'asset', fileName, source: code });
    },
  };
}
