import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type EnvironmentModuleNode, normalizePath, type Plugin } from 'vite';
import { messages } from './messages.ts';

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

function stylesOf(module: EnvironmentModuleNode, seen = new Set<EnvironmentModuleNode>()): string[] {
  if (seen.has(module)) return [];
  seen.add(module);
  if (module.file?.endsWith('.css')) return [module.file];
  return [...module.importedModules].flatMap((one) => stylesOf(one, seen));
}

const FAN = /^<div class="showcase" inert="">(?<cards>.+)<\/div>$/s;

/** Prerenders the start page and the fan of cards of each game, in the order in which the games are offered. */
export async function drawAhead(): Promise<Map<string, Ahead>> {
  const vite = await createServer({
    configFile: false,
    root: client,
    plugins: [files, messages(), react()],
    server: { middlewareMode: true, ws: false, watch: null },
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    logLevel: 'error',
  });
  try {
    const { GAME_IDS, startPage, showcase } = (await vite.ssrLoadModule(
      '/src/ahead.tsx',
    )) as typeof import('../src/ahead.tsx');
    const found = new Map<string, Ahead>();
    for (const game of GAME_IDS) {
      const cards = FAN.exec(await showcase(game))?.groups?.cards;
      if (cards === undefined) throw new Error(`the showcase of ${game} is no fan of cards`);
      const [module] = vite.environments.ssr.moduleGraph.getModulesByFile(showcaseOf(game)) ?? [];
      found.set(game, { page: await startPage(game), cards, styles: stylesOf(module!) });
    }
    return found;
  } finally {
    await vite.close();
  }
}

/** The path of a source file in the form that Vite uses. */
export const source = (...path: string[]): string => normalizePath(join(client, 'src', ...path));
export const showcaseOf = (game: string): string => source('games', game, 'showcase.tsx');
