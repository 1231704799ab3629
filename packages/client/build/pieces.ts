import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { build as bundle } from 'esbuild';
import { build, type Plugin, type Rolldown } from 'vite';
import { ENGLISH_CATALOGUE } from '../../words/src/catalogues.ts';
import { source } from './ahead.ts';
import { textsOf } from './languages.ts';
import { LINE } from './line.ts';

/** Returns the chunks of these modules and of all their static imports. */
export function withImports(bundle: Rolldown.OutputBundle, modules: readonly string[]): Set<Rolldown.OutputChunk> {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const found = new Set<Rolldown.OutputChunk>();
  const seen = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk): void => {
    if (seen.has(chunk)) return;
    seen.add(chunk);
    for (const name of chunk.imports) add(bundle[name] as Rolldown.OutputChunk);
    found.add(chunk);
  };
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(source(module)));
    if (chunk === undefined) throw new Error(`the page has no ${module}`);
    add(chunk);
  }
  return found;
}

/** Returns the style sheets of the chunks, each once. */
export const stylesOf = (chunks: Iterable<Rolldown.OutputChunk>): string[] => [
  ...new Set([...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
];

/** Builds a module with all its imports into one self-contained script; `define` is Vite's option. */
export async function byItself(module: string, define: Readonly<Record<string, string>> = {}): Promise<string> {
  const built = await build({
    configFile: false,
    root: dirname(import.meta.dirname),
    logLevel: 'error',
    define,
    build: {
      write: false,
      target: LINE,
      rolldownOptions: { input: source(module), output: { format: 'iife' } },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return output[0].code.trim();
}

const forAny = new Map<string, Promise<string>>();
/** Builds a module with all its imports into one script that browsers of any age can read, with the texts of a language. */
export function forAnyBrowser(module: string, language: string): Promise<string> {
  const key = `${language} ${module}`;
  const building = forAny.get(key) ?? builtForAny(module, language);
  forAny.set(key, building);
  return building;
}
async function builtForAny(module: string, language: string): Promise<string> {
  const { outputFiles } = await bundle({
    entryPoints: [source(module)],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es5',
    plugins: [
      {
        name: 'texts',
        setup({ onLoad }) {
          onLoad({ filter: ENGLISH_CATALOGUE }, ({ path }) => ({
            contents: JSON.stringify(textsOf(path, language)),
            loader: 'json',
          }));
        },
      },
    ],
  });
  return outputFiles[0]!.text.trim();
}

const client = dirname(import.meta.dirname);

/** Writes the modules and imports of each script of the page to a file for `npm run sizes`. The file is not served. */
export function pieceList(): Plugin {
  return {
    name: 'piece-list',
    apply: 'build',
    writeBundle(_, bundle) {
      const pieces = Object.values(bundle).flatMap((one) => {
        if (one.type !== 'chunk') return [];
        const modules = one.moduleIds.map((id) => relative(client, id).split(sep).join('/'));
        return [[one.fileName, { modules, imports: one.imports }] as const];
      });
      mkdirSync(join(client, '.cache'), { recursive: true });
      writeFileSync(join(client, '.cache/pieces.json'), JSON.stringify(Object.fromEntries(pieces)));
    },
  };
}
