import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import type { Template } from '../src/take-along/kept.ts';
import { packed } from '../src/take-along/packed.ts';
import { spokenHtml } from './html.ts';
import { inFolder } from './in-languages.ts';
import { filled, LANGUAGES, mark } from './languages.ts';
import { LINE } from './line.ts';
import { messages } from './messages.ts';
import { forAnyBrowser } from './pieces.ts';

const client = dirname(import.meta.dirname);
const FOLDER = join(client, 'src/take-along');
const TEMPLATES = join(FOLDER, 'templates.ts');
/** Folders with a table of their own; `emerald` is what both editions share. */
const GAMES = readdirSync(join(client, 'src/games')).filter(
  (name) => name !== 'plain' && existsSync(join(client, 'src/games', name, 'manifest.tsx')),
);

/**
 * Builds one page per game for downloaded matches: a complete page in one file, without the match itself. Each is a separate
 * build, because it includes everything of its game and nothing of the others.
 */
export function takeAlong(): Plugin {
  const built = new Map<string, ReadonlyMap<string, { readonly fileName: string; readonly source: string }>>();
  return {
    name: 'take-along',
    apply: 'build',
    async buildStart() {
      for (const game of GAMES) {
        const pieces = await piecesOf(game);
        const each = await Promise.all(
          LANGUAGES.map(async (language) => {
            const source = JSON.stringify(await templateOf(pieces, language));
            const hash = createHash('sha256').update(source).digest('hex').slice(0, 7);
            return [
              language,
              { fileName: inFolder(`assets/take-along-${game}-${hash}.json`, language), source },
            ] as const;
          }),
        );
        built.set(game, new Map(each));
      }
    },
    load: {
      order: 'pre',
      handler(id) {
        if (id !== TEMPLATES) return null;
        const paths = mark('take-along', (language) =>
          Object.fromEntries([...built].map(([game, each]) => [game, `/${each.get(language)?.fileName}`])),
        );
        return `export const TEMPLATES = ${JSON.stringify(paths)};`;
      },
    },
    generateBundle() {
      for (const each of built.values())
        for (const { fileName, source } of each.values()) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/** Modules that fetch data and parts of the page. In a file they are replaced by versions that embed both. */
const HERE: readonly string[] = ['/fetched.ts', '/lazily.ts'];
const embedded: Plugin = {
  name: 'embedded',
  enforce: 'pre',
  resolveId(source) {
    const found = HERE.find((path) => source.endsWith(path));
    return found === undefined ? null : join(FOLDER, 'file', basename(found));
  },
  load(id) {
    const [path, query] = id.split('?');
    if (path === undefined || query !== 'url') return null;
    return `export default ${JSON.stringify(readFileSync(path, 'utf8'))};`;
  },
};

/** Leaves all other games out of the lists of games. */
const only = (game: string): Plugin => ({
  name: 'only',
  enforce: 'pre',
  load(id) {
    for (const other of GAMES) {
      if (other === game) continue;
      if (id.endsWith(`/packages/games/src/${other}.ts`)) return 'export const entry = null;';
      if (id.endsWith(`/client/src/games/${other}/manifest.tsx`)) return 'export const manifest = null;';
    }
    return null;
  },
});

/** Builds an entry with all its imports into one script and one style sheet. */
async function whole(entry: string, plugins: readonly Plugin[], format: 'iife' | 'es'): Promise<[string, string]> {
  const { output } = (await build({
    configFile: false,
    root: client,
    logLevel: 'error',
    plugins: [...plugins, messages(), react()],
    resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
    build: {
      write: false,
      target: LINE,
      modulePreload: false,
      cssCodeSplit: false,
      assetsInlineLimit: () => true,
      rolldownOptions: { input: join(FOLDER, 'file', entry), output: { format, codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  const [script, ...scripts] = output.filter((one) => one.type === 'chunk');
  const styles = output.filter((one) => one.type === 'asset');
  if (script === undefined || scripts.length > 0 || styles.some(({ fileName }) => !fileName.endsWith('.css')))
    throw new Error(`${entry} comes as more than one: ${output.map(({ fileName }) => fileName).join(', ')}`);
  return [script.code.trim(), styles.map(({ source }) => String(source).trim()).join('')];
}

const hashOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** The scripts and styles of a game's page, with marks for its texts. */
interface Pieces {
  readonly code: string;
  readonly styles: string;
  readonly unpack: string;
}
async function piecesOf(game: string): Promise<Pieces> {
  const [code, styles] = await whole('main.tsx', [embedded, only(game)], 'iife');
  const [unpack] = await whole('unpack.ts', [], 'es');
  return { code, styles, unpack };
}
async function templateOf({ code: marked, styles, unpack }: Pieces, language: string): Promise<Template> {
  const code = filled(marked, language);
  const first = await forAnyBrowser('watchdog/kept.ts', language);
  if (/<\/script|<!--/i.test(unpack + first)) throw new Error('the first script of a file would end itself');
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(first)} ${hashOf(unpack)} ${hashOf(code)}`,
    "style-src 'unsafe-inline'",
    'font-src data:',
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const parts: Readonly<Record<string, string>> = {
    policy: `<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
    first: `<script>${first}</script>`,
    styles: `<style>${styles}</style>`,
    page: `<script type="text/plain" id="page">${await packed(code)}</script>`,
    unpack: `<script type="module">${unpack}</script>`,
  };
  const page = spokenHtml(readFileSync(join(FOLDER, 'file/file.html'), 'utf8'), language);
  const complete = page.replace(/<!-- (\w+) -->/g, (hole, name: string) => parts[name] ?? hole);
  const [before, after, more] = complete.split('<!-- match -->');
  if (before === undefined || after === undefined || more !== undefined) throw new Error('a file has one match');
  return { before, after };
}
