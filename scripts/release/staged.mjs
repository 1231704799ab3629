// Puts the files of a release except the page into .cache/release.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { workspaces } from '../bundle.mjs';
import { catalogues, languagesIn } from '../languages/check.mjs';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const folder = join(root, '.cache/release');
/** Reads a JSON file by its path from the repository's root. */
export const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const { description, license, engines } = read('package.json');
export const { name, version } = read('package.json');

/** The entries of the program; code that several need is in files of its own. */
const ENTRIES = {
  main: 'packages/server/src/main.ts',
  'bot-worker': 'packages/server/src/bots/bot-worker.ts',
  data: 'packages/server/src/data.ts',
  commands: 'packages/sim/src/main.ts',
};
/** Packages that are installed beside the program: one is native, the other starts threads from a file of its own. */
const INSTALLED = ['@photostructure/sqlite', 'piscina'];
/** Imports that a release does without: accelerators of `ws` and `pg`, and the reader of this repository's tests. */
const OPTIONAL = ['bufferutil', 'utf-8-validate', 'pg-native', 'vitest'];
/** Files and folders that are delivered as they are, by their place in the release. */
const COPIED = {
  'gaslamp.mjs': 'scripts/installed.mjs',
  'command-line.mjs': 'scripts/command-line.mjs',
  'node-version.mjs': 'scripts/node-version.mjs',
  'README.md': 'scripts/release/README.md',
  'CHANGELOG.md': 'CHANGELOG.md',
  'NOTICE.md': 'NOTICE.md',
  LICENSE: 'LICENSE',
  deploy: 'deploy',
  'docs/hosting.md': 'docs/hosting.md',
  'docs/security.md': 'docs/security.md',
  'docs/versions.md': 'docs/versions.md',
  'docs/rules': 'docs/rules',
};

function manifest() {
  const { dependencies } = read('packages/server/package.json');
  const pinned = Object.fromEntries(INSTALLED.map((one) => [one, dependencies[one]]));
  return {
    ...{ name, version, description, license, engines, type: 'module', bin: { [name]: 'gaslamp.mjs' } },
    dependencies: pinned,
  };
}

/** Turns links of a delivered document to files that are not delivered into plain text. */
function unlink(path) {
  const file = join(folder, path);
  const text = readFileSync(file, 'utf8').replace(/\[([^\]]+)\]\((?!https?:|#)([^)#]+)[^)]*\)/g, (link, words, to) =>
    existsSync(join(dirname(file), to)) ? link : words,
  );
  writeFileSync(file, text);
}

/**
 * Builds the program and puts everything except the page into place. Returns the bundled modules as paths from the repository's
 * root, and the packages that the program imports although a release has none of them.
 */
export async function staged() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [to, from] of Object.entries(COPIED)) cpSync(join(root, from), join(folder, to), { recursive: true });
  for (const path of Object.keys(COPIED)) if (path.endsWith('.md')) unlink(path);
  mkdirSync(join(folder, 'texts'));
  for (const code of languagesIn(root))
    writeFileSync(join(folder, `texts/${code}.json`), JSON.stringify(catalogues.saidIn(root, code)));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ENTRIES,
    outdir: join(folder, 'program'),
    chunkNames: 'part-[hash]',
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: [...INSTALLED, ...OPTIONAL],
    plugins: [workspaces],
    // CommonJS modules call `require` for modules of Node.
    banner: {
      js: "import { createRequire as $require } from 'node:module'; const require = $require(import.meta.url);",
    },
    metafile: true,
    logLevel: 'error',
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  const packages = imports.filter(({ path, external }) => external && !isBuiltin(path)).map(({ path }) => path);
  const known = (path) => [...INSTALLED, ...OPTIONAL].some((one) => path === one || path.startsWith(`${one}/`));
  return { modules: Object.keys(metafile.inputs), lacking: [...new Set(packages)].filter((path) => !known(path)) };
}
