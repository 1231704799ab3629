// Bundles a TypeScript entry of this repository into a module that starts quickly and loads parts later.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownModules } from './own-modules.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const cache = join(root, '.cache');
const SOURCES = ['packages', 'bench', 'scripts/bundle.mjs', 'package-lock.json'];
const NOT_SOURCES = new Set(['node_modules', 'dist', '.cache', 'test', 'e2e']);
const AN_HOUR = 3_600_000;

/** Returns path, size and time of every source below a path, as one text. */
function signature(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return '';
  if (!stat.isDirectory())
    return /\.(ts|mjs|json)$/.test(path) ? `${relative(root, path)} ${stat.size} ${stat.mtimeMs}\n` : '';
  return readdirSync(path)
    .filter((name) => !NOT_SOURCES.has(name))
    .sort()
    .map((name) => signature(join(path, name)))
    .join('');
}

/** Bundles imports between packages; all other installed modules stay external. */
export const workspaces = {
  name: 'workspaces',
  setup(build) {
    build.onResolve({ filter: /^@gaslamp\// }, ({ path }) => {
      const [, name, file] = /^@gaslamp\/([^/]+)\/(.+)$/.exec(path);
      const folder = name === 'bench' ? join(root, 'bench') : join(root, 'packages', name, 'src');
      return { path: join(folder, file.endsWith('.json') ? file : `${file}.ts`) };
    });
  },
};

const BEGIN = 'gaslamp:begin';
/** Loads your own games first, then the entry. If they were injected, they would precede every module, in cycles. */
const beginning = (games, entry) => ({
  name: 'beginning',
  setup(build) {
    build.onResolve({ filter: new RegExp(`^${BEGIN}$`) }, ({ path }) => ({ path, namespace: 'begin' }));
    build.onLoad({ filter: /./, namespace: 'begin' }, () => ({
      contents: [
        ...games.map((file) => `import ${JSON.stringify(file)};`),
        `export * from ${JSON.stringify(join(root, entry))};`,
      ].join('\n'),
      resolveDir: root,
    }));
  },
});

/**
 * Returns the path of an importable bundle of a TypeScript file (a path from the repository's root), which is built only if a
 * source has changed. Throws esbuild's error if the sources do not build.
 */
export async function bundled(entry) {
  const games = ownModules();
  const sources = [...SOURCES.map((path) => join(root, path)), ...games].map(signature).join('');
  const key = createHash('sha256').update(entry).update(process.version).update(sources).digest('hex').slice(0, 16);
  const name = entry.includes('sim') ? 'gaslamp' : basename(entry, '.ts');
  const file = join(cache, `${name}-${key}.mjs`);
  if (statSync(file, { throwIfNoEntry: false })) return file;
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [{ in: BEGIN, out: basename(file, '.mjs') }],
    outdir: cache,
    chunkNames: `${basename(file, '.mjs')}-[hash]`,
    outExtension: { '.js': '.mjs' },
    write: false,
    bundle: true,
    // Code that only one command needs is not loaded for the others.
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'silent',
    plugins: [beginning(games, entry), workspaces],
  });
  mkdirSync(cache, { recursive: true });
  forget(name);
  // Several processes may build at the same time, so files are always replaced as a whole. The entry, which is checked for,
  // comes last.
  const begins = ({ path }) => Number(path === file);
  for (const { path, contents } of outputFiles.sort((a, b) => begins(a) - begins(b))) {
    writeFileSync(`${path}.${process.pid}`, contents);
    renameSync(`${path}.${process.pid}`, path);
  }
  return file;
}

/** Removes bundles of older sources that are no longer in use. */
function forget(name) {
  for (const old of readdirSync(cache)) {
    const path = join(cache, old);
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat && old.startsWith(`${name}-`) && Date.now() - stat.mtimeMs > AN_HOUR) rmSync(path, { force: true });
  }
}
