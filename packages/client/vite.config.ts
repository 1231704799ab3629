import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrotliOptions, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { apart } from './build/apart.ts';
import { editions } from './build/editions.ts';
import { firstScreen } from './build/first-screen.ts';
import { inLanguages } from './build/in-languages.ts';
import { invitations } from './build/invitations.ts';
import { lessons } from './build/lessons.ts';
import { LINE } from './build/line.ts';
import { messages } from './build/messages.ts';
import { noCircles } from './build/no-circles.ts';
import { parts } from './build/parts.ts';
import { pieceList } from './build/pieces.ts';
import { puzzles } from './build/puzzles.ts';
import { takeAlong } from './build/take-along.ts';
import { watchdog } from './build/watchdog.ts';

const server = process.env.GASLAMP_SERVER ?? 'http://localhost:8080';

/** A saved page is compressed already, and long: more effort takes seconds and saves nothing. */
const how = (path: string): BrotliOptions =>
  /take-along-/.test(path) ? { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } : {};
/** Compresses the files of the page at build time, so that the server need not at each request. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir }) {
      // A script without texts is the same in each language.
      const packed = new Map<string, readonly [br: Buffer, gz: Buffer]>();
      for (const path of readdirSync(dir!, { recursive: true, encoding: 'utf8' })) {
        if (!/^assets\W.+\.(js|css|json|svg|md)$|^start.*\.html$/.test(path)) continue;
        const bytes = readFileSync(join(dir!, path));
        const key = createHash('sha256').update(bytes).digest('hex');
        const [br, gz] = packed.get(key) ?? [brotliCompressSync(bytes, how(path)), gzipSync(bytes, { level: 9 })];
        packed.set(key, [br, gz]);
        writeFileSync(join(dir!, `${path}.br`), br);
        writeFileSync(join(dir!, `${path}.gz`), gz);
      }
    },
  };
}

const SHARED =
  /client.src.(?:(?:pages|net).|(?:art|games).[^\\/]+$|table.frame.talking\.|kept\.|rules.of-game)|(?:kernel|protocol).src.|words.src.(?:seats|holders|text.|language\.|formats)/;

const MATCH =
  /kernel.src.patch|protocol.src.goodbyes|client.src.(?:links|net.(?:lines|match-client)|rules.of-game|pages.\w+.(?:match|match-tools|seated|opened-by))\./;
/** Modules that every table, or every page with a table, needs. */
const TABLES =
  /kernel.src.(?:verbs|state|events)\.|client.src.(?:art.(?:picture|piece|parted)|table.\w+.(?:talking|suspecting|pace|passing|single-keys|sounds|quiet|seen|stage|text.en))\.|words.src.(?:knowledge|things|names|options|declared|model|events)\.|stated.src.(?:frozen|json|pack-hash)\./;
const PAGES =
  /kernel.src.lists\.|protocol.src.browser\.|client.src.(?:art.fetched|kept|net.(?:api|send|evidence|sentence|told)|games.names|pages.\w+.(?:use-back|rules-button))\.|words.src.(?:text.en|seats|formed)\./;

/** Most of the rules and messages of a game that its table and the panels over it need. */
const WORDS =
  /(?:packages.(?<game>[\w-]+).src.(?:box|seen).(?:questions|verbs|ids|intent|contents|state|event-specs|points|pounds|personalities|data|somewhere|at-work)|words.src.(?<spoken>[\w-]+).(?:printed|model|sentences|prompt|arranged|options|text.en|names.names.en))\./;
/** Small modules of a game's table that other parts use too. */
const PRINTED = /client.src.games.(?<game>[\w-]+).printed\./;
const MAP = /client.src.games.(?<game>[\w-]+).(?:backdrop|art.(?:europe|map|geometry|landmarks|text))/;
const GAMES = readdirSync(join(import.meta.dirname, 'src/games'));
/** Returns the chunk name of that kind for a module of a game, or null for any other module. */
function ofGame(kind: string, which: RegExp, id: string): string | null {
  const { game, spoken = game } = which.exec(id)?.groups ?? {};
  return spoken !== undefined && GAMES.includes(spoken) ? `${kind}-${spoken}` : null;
}

export default defineConfig({
  plugins: [
    apart(),
    editions(),
    messages(),
    lessons(),
    puzzles(),
    takeAlong(),
    react(),
    watchdog(),
    invitations(),
    firstScreen(),
    noCircles(),
    parts(),
    inLanguages(),
    pieceList(),
    compressed(),
  ],
  // The router ships a shim for a hook that older versions of React lacked.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  // The worker that reads a match for a replay fetches only the rules of its game.
  worker: { format: 'es' },
  build: {
    target: LINE,
    outDir: 'dist',
    emptyOutDir: true,
    // Symbols of a table are inlined into its styles, so that they are there at the first paint.
    assetsInlineLimit: (path, content) => path.endsWith('signs.generated.woff2') || content.length < 2048,
    // Browsers without module preload fetch modules when they are needed.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // These modules have no side effects, so a page that uses none of their exports need not fetch them.
      treeshake: {
        // Reading a property has no effect here, so unused parts of what is taken apart need not be fetched either.
        propertyReadSideEffects: false,
        moduleSideEffects: [
          {
            test: /packages.[^\\/]+.src.(?:rules|seen).(?:refusals|hand|picking|weights|claimable)\.ts$/,
            sideEffects: false,
          },
        ],
      },
      output: {
        // Each extra file costs a round trip and is compressed separately, so modules that pages share are grouped into few
        // files. Games stay separate.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'index', tags: ['$initial'], priority: 1 },
            {
              name: 'emerald',
              test: /client.src.art.emerald.(?:glyphs|letters|symbols|pieces|card-back)|packages.emerald.src.(?!arrows)|words.src.emerald.(?:model|printed)\./,
              minShareCount: 2,
            },
            // Modules for the end of a match, and for texts that give a time of day.
            { name: 'finale', test: /client.src.(?:art.laurel|table.ending.(?:finale|over-bar|way-back|text.finale))/ },
            { name: 'words', test: /client.src.table.log.(?:notes.(?:words|text)|when)|words.src.notes./ },
            // A replay also loads the modules of the match page: as separate files they would compress worse.
            { name: 'match', test: MATCH, priority: 1 },
            // The start page shows cards too.
            { name: 'card', test: /client.src.art.card\.css/ },
            { name: 'tables', test: TABLES, priority: 1, minShareCount: 2 },
            { name: (id) => ofGame('words', WORDS, id) ?? ofGame('words', PRINTED, id), minShareCount: 2 },
            // A backdrop is little more than the map that its table uses too.
            { name: (id) => ofGame('map', MAP, id) },
            { name: 'pages', test: PAGES, priority: 1, minShareCount: 2 },
            // A replay copies addresses, without the panels of seats.
            { name: 'copy', test: /client.src.pages.parts.(?:copy-field|address)\./, priority: 1 },
            {
              name: 'sheets',
              test: /client.src.(?:persist|art.bot-portrait|pages.\w+.(?:footer|scene|seat-emblem|game-choice|bot-levels|bot-note|deal|asked|away|use-mine|rematches|hidden|sweep))\./,
              priority: 1,
              minShareCount: 2,
            },
            {
              name: 'sitters',
              test: /client.src.pages.\w+.(?:name-field|away-fields|sitters)\./,
              priority: 1,
              minShareCount: 2,
            },
            { name: 'sure', test: /client.src.pages.parts.(?:sure|report)\./, priority: 1, minShareCount: 2 },
            {
              name: 'nothing',
              test: /client.src.(?:mend-link|pages.\w+.(?:nothing|rules))\.|protocol.src.tokens\./,
              priority: 1,
            },
            { name: 'shared', test: SHARED, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 4000 },
          ],
        },
        // Takes the first of the names of all users, and seven characters of the hash, because a hash does not compress.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash:7].js`,
        assetFileNames: ({ names: [name = ''] }) => `assets/${name.split(/~|\.\w+$/)[0]}-[hash:7][extname]`,
      },
    },
  },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
});
