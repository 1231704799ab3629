import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, createServerModuleRunner, type EnvironmentModuleNode, normalizePath, type Plugin } from 'vite';
import { ENGLISH_CATALOGUE } from '../../words/src/catalogues.ts';
import { ENGLISH, LANGUAGES, messagesOf } from './languages.ts';

const client = dirname(import.meta.dirname);

/** The parts of a game that the build prerenders. */
export interface Ahead {
  /** Its start page as markup that React can hydrate. */
  readonly page: string;
  /** The markup inside its fan of cards. */
  readonly cards: string;
  /** Paths of the style sheets of these cards. */
  readonly styles: readonly string[];
}

/** Inlines files imported with `?url` as data URLs, because no server runs during the build. */
const files: Plugin = {
  name: 'files',
  enforce: 'pre',
  load(id) {
    const [path, query] = id.split('?');
    if (query !== 'url') return null;
    return `export default ${JSON.stringify(`data:application/json;base64,${readFileSync(path!, 'base64')}`)}`;
  },
};

declare global {
  /** The language and the texts of the modules while they run here. */
  var gaslampSpoken: { readonly language: string; messages(path: string): unknown } | undefined;
}
/** Lets modules ask for their texts when they run, so that they are transformed once for all languages. */
const spoken: Plugin = {
  name: 'spoken',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!ENGLISH_CATALOGUE.test(source)) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && `\0${found.id}.js`;
  },
  load(id) {
    if (!/^\0.*\.json\.js$/.test(id)) return null;
    return `export default globalThis.gaslampSpoken.messages(${JSON.stringify(id.slice(1, -3))})`;
  },
  // Nothing here has a page that names its language.
  transform: (code) => ({
    code: code.replace('globalThis.document?.documentElement.lang', 'globalThis.gaslampSpoken.language'),
    map: null,
  }),
};

function stylesOf(module: EnvironmentModuleNode, seen = new Set<EnvironmentModuleNode>()): string[] {
  if (seen.has(module)) return [];
  seen.add(module);
  if (module.file?.endsWith('.css')) return [module.file];
  return [...module.importedModules].flatMap((one) => stylesOf(one, seen));
}

const FAN = /^<div class="showcase" inert="">(?<cards>.+)<\/div>$/s;

/** Prerenders the start page and the fan of cards of each game in each language, in the order in which the games are offered. */
export async function drawAhead(): Promise<Map<string, ReadonlyMap<string, Ahead>>> {
  const vite = await createServer({
    configFile: false,
    root: client,
    plugins: [files, spoken, react()],
    server: { middlewareMode: true, ws: false, watch: null },
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    logLevel: 'error',
  });
  try {
    const found = new Map<string, Map<string, Ahead>>();
    for (const language of LANGUAGES) {
      globalThis.gaslampSpoken = { language, messages: (path) => messagesOf(path, language) };
      const runner = createServerModuleRunner(vite.environments.ssr);
      const { GAME_IDS, startPage, showcase }: typeof import('../src/ahead.tsx') =
        await runner.import('/src/ahead.tsx');
      for (const game of GAME_IDS) {
        const cards = FAN.exec(await showcase(game))?.groups?.cards;
        if (cards === undefined) throw new Error(`the showcase of ${game} is no fan of cards`);
        const [module] = vite.environments.ssr.moduleGraph.getModulesByFile(showcaseOf(game)) ?? [];
        // Its links lead to pages of the same language.
        const page = await startPage(game, language === ENGLISH ? '/' : `/${language}`);
        const drawn = { page, cards, styles: stylesOf(module!) };
        found.set(game, (found.get(game) ?? new Map<string, Ahead>()).set(language, drawn));
      }
      await runner.close();
    }
    return found;
  } finally {
    await vite.close();
  }
}

/** The path of a source file in the form that Vite uses. */
export const source = (...path: string[]): string => normalizePath(join(client, 'src', ...path));
export const showcaseOf = (game: string): string => source('games', game, 'showcase.tsx');
