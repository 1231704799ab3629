import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { apart } from './build/apart.ts';
import { firstScreen } from './build/first-screen.ts';
import { invitations } from './build/invitations.ts';
import { lessons } from './build/lessons.ts';
import { messages } from './build/messages.ts';
import { noCircles } from './build/no-circles.ts';
import { pieceList } from './build/pieces.ts';
import { puzzles } from './build/puzzles.ts';
import { takeAlong } from './build/take-along.ts';

const server = process.env.GASLAMP_SERVER ?? 'http://localhost:8080';

/** Compresses what the page is made of once, instead of at every request. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir }) {
      for (const path of readdirSync(dir!, { recursive: true, encoding: 'utf8' })) {
        if (!/^assets\W.+\.(js|css|json|svg|md)$|^start.*\.html$/.test(path)) continue;
        const bytes = readFileSync(join(dir!, path));
        writeFileSync(join(dir!, `${path}.br`), brotliCompressSync(bytes));
        writeFileSync(join(dir!, `${path}.gz`), gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

const SHARED =
  /client.src.(?:(?:pages|net).|(?:art|games).[^\\/]+$|table.(?:talking|kept)\.|rules.of-game)|(?:kernel|protocol).src.|words.src.(?:seats|holders|text.)/;

const MATCH =
  /kernel.src.patch|protocol.src.goodbyes|client.src.(?:links|net.(?:lines|match-client)|rules.of-game|pages.(?:match|match-tools|seated|popup|opened-by))\./;
/** What every table, and what every page with one needs. */
const TABLES =
  /kernel.src.(?:verbs|state|events)\.|client.src.(?:table.(?:kept|talking|pace|sounds|quiet|seen|stage|text.en))\.|words.src.(?:knowledge|things|options|declared|places|events)\.|stated.src.(?:frozen|json|pack-hash)\./;
const PAGES =
  /kernel.src.lists\.|client.src.(?:art.fetched|net.api|pages.(?:names|use-back|rules-button))\.|words.src.(?:text.en|seats)\./;

/** What a table of a game and most of what opens there need of its rules and its sentences. */
const WORDS =
  /(?:packages.(?<game>[\w-]+).src.(?:questions|verbs|ids|intent|contents|state|told|points|pounds|personalities|data|somewhere|at-work)|words.src.(?<spoken>[\w-]+).(?:printed|model|sentences|prompt|arranged|options|text.en))\./;
const MAP = /client.src.games.(?<game>[\w-]+).(?:backdrop|art.(?:europe|map|geometry|landmarks))/;
const GAMES = readdirSync(join(import.meta.dirname, 'src/games'));
/** The file of that kind for a module of a game; none for any other. */
function ofGame(kind: string, which: RegExp, id: string): string | null {
  const { game, spoken = game } = which.exec(id)?.groups ?? {};
  return spoken !== undefined && GAMES.includes(spoken) ? `${kind}-${spoken}` : null;
}

export default defineConfig({
  plugins: [
    apart(),
    messages(),
    lessons(),
    puzzles(),
    takeAlong(),
    react(),
    invitations(),
    firstScreen(),
    noCircles(),
    pieceList(),
    compressed(),
  ],
  // The router brings what older versions of React did not have.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  // What reads a match to look back on fetches the rules of its game alone.
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // A table's signs come with its styles: they stand there as it is painted first.
    assetsInlineLimit: (path, content) => path.endsWith('signs.generated.woff2') || content.length < 2048,
    // Whoever does not preload modules by themselves fetches them when they are needed.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // Nothing of these registers itself, as effects do: who needs none of a module need not fetch it.
      treeshake: {
        moduleSideEffects: [
          { test: /packages.[^\\/]+.src.(?:refusals|hand|picking|weights|claimable)\.ts$/, sideEffects: false },
        ],
      },
      output: {
        // A file more is a round trip more, and is compressed alone: what pages share comes in few. Games stay by themselves.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'index', tags: ['$initial'], priority: 1 },
            {
              name: 'emerald',
              test: /client.src.art.emerald.(?:glyphs|letters|symbols|pieces|card-back)|packages.emerald.src.(?!arrows)/,
              minShareCount: 2,
            },
            // What comes with the end of a match, and what tells of things by the clock.
            { name: 'finale', test: /client.src.(?:art.laurel|table.(?:finale|over-bar|way-back|text.finale))/ },
            { name: 'words', test: /client.src.table.(?:notes.(?:words|text)|when)|words.src.notes./ },
            // Looking back brings along what the page of a match is made of: split, each part would be compressed alone.
            { name: 'match', test: MATCH, priority: 1 },
            { name: 'tables', test: TABLES, priority: 1, minShareCount: 2 },
            { name: (id) => ofGame('words', WORDS, id), minShareCount: 2 },
            // A backdrop is little more than the map that its table has.
            { name: (id) => ofGame('map', MAP, id) },
            { name: 'pages', test: PAGES, priority: 1, minShareCount: 2 },
            {
              name: 'sheets',
              test: /client.src.pages.(?:footer|scene|seat-emblem|game-choice|deal|asked|away|use-mine|rematches)\./,
              priority: 1,
              minShareCount: 2,
            },
            { name: 'nothing', test: /client.src.pages.(?:nothing|rules)\./, priority: 1 },
            { name: 'shared', test: SHARED, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 4000 },
          ],
        },
        // Of the names of all who share it the first will do; of a hash, which nothing compresses, seven signs.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash:7].js`,
        assetFileNames: ({ names: [name = ''] }) => `assets/${name.split(/~|\.\w+$/)[0]}-[hash:7][extname]`,
      },
    },
  },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
});
