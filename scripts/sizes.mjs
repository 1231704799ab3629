// `npm run sizes`: prints the size of each page in the last build. Fails if a page loads more than its limit.
// `npm run -s sizes -- PAGE GAME`: prints the scripts that the page loads.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const client = join(dirname(dirname(fileURLToPath(import.meta.url))), 'packages/client');
const dist = join(client, 'dist');
const GAMES = ['emerald-1e', 'emerald-2e', 'nanty-narking'];

/** Size of the response headers of one file, in bytes: 990 to 1,060 were measured. */
const HEADERS = 1060;
/** The languages of the page; the first is English. */
const [ENGLISH, ...OTHERS] = Object.keys(
  JSON.parse(readFileSync(join(dirname(client), 'words/src/languages.json'), 'utf8')),
);
/** Other languages have longer sentences: this many bytes of script more than the English. */
const LONGER = 6000;
/** Limit of a saved match in one file, without the match, in bytes. */
const TEMPLATE = 1_100_000;
/** Limit of all that the start page loads, headers included, in bytes: 190 KiB. */
const FIRST_LOAD = 190 * 1024;
/** Limit of the watchdog, the first inline script of every page, which counts separately, in bytes. */
const WATCHDOG = 3500;

/**
 * The pages: the modules that each loads when it is opened, and the limit of its scripts in bytes with gzip. Every browser
 * supports gzip; most get less with brotli.
 */
const PAGES = {
  start: {
    loads: ['pages/start/start.tsx', 'pages/text/en.json of', 'backdrop.tsx of', 'showcase.tsx of'],
    most: 115_000,
  },
  'set-up': { loads: ['pages/start/create.tsx', 'pages/text/en.json of', 'backdrop.tsx of'], most: 125_000 },
  match: { loads: ['pages/match/match.tsx', 'table.tsx of', 'pages/seats/knock.tsx'], most: 150_000 },
  'match with news': {
    loads: ['pages/match/match.tsx', 'table.tsx of', 'pages/seats/knock.tsx', 'table/log/news.tsx'],
    most: 155_000,
  },
  replay: { loads: ['replay/page.tsx', 'table.tsx of', 'table/log/news.tsx'], most: 170_000 },
  lessons: { loads: ['pages/elsewhere.tsx', 'lessons/learn-page.tsx', 'backdrop.tsx of'], most: 115_000 },
  puzzles: { loads: ['pages/elsewhere.tsx', 'puzzles/puzzles-page.tsx', 'backdrop.tsx of'], most: 115_000 },
};
const EVERY = ['main.tsx', 'manifest.tsx of'];
/** Fewer bytes of script than this mean that the list of modules is wrong. */
const LEAST = 50_000;

/** Returns the scripts of the build by file: the modules in each, and its imports. */
function builtPieces() {
  const path = join(client, '.cache/pieces.json');
  if (!existsSync(path)) throw new Error('the page was not built: npm test -- page');
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** Returns the scripts that a page of a game loads when it is opened. */
function scriptsOf(page, game, pieces) {
  const found = new Set();
  const add = (file) => {
    if (found.has(file)) return;
    if (pieces[file] === undefined) throw new Error(`the build has no ${file}`);
    found.add(file);
    for (const one of pieces[file].imports) add(one);
  };
  for (const module of [...EVERY, ...PAGES[page].loads]) {
    const path = module.endsWith(' of') ? `src/games/${game}/${module.slice(0, -3)}` : `src/${module}`;
    const file = Object.keys(pieces).find((one) => pieces[one].modules.includes(path));
    if (file === undefined) throw new Error(`the page ${page} has no ${path}`);
    add(file);
  }
  return [...found].sort();
}

/** Returns the path of a script of the build in a language. */
const fileIn = (language, file) => (language === ENGLISH ? file : file.replace('assets/', `assets/${language}/`));
const sizeOf = (file) => statSync(join(dist, file)).size;
const sum = (files, packed) => files.reduce((bytes, file) => bytes + sizeOf(`${file}.${packed}`), 0);

/**
 * Returns everything that the start page of a game loads: its HTML with its styles, the scripts, the data of its drawings, the
 * fonts.
 */
function firstLoad(game, pieces) {
  const html = game === 'emerald-2e' ? 'start.html' : `start-${game}.html`;
  const scripts = scriptsOf('start', game, pieces);
  const text = readFileSync(join(dist, html), 'utf8');
  // The start page has no italics, and the other families are for other languages.
  const fonts = [
    ...text.matchAll(
      /@font-face\{(?![^}]*Gaslamp (?:Text|Capitals))[^}]*font-style:normal[^}]*url\(\/([^)]+)\)[^}]*unicode-range:U\+20-7E/g,
    ),
  ];
  const data = scripts.flatMap(
    (file) => readFileSync(join(dist, file), 'utf8').match(/assets\/coast[\w.-]+json/g) ?? [],
  );
  const packed = [...scripts, ...new Set(data)];
  const bare = brotliCompressSync(text.replace(WATCHDOG_SCRIPT, '')).length;
  if (fonts.length === 0) throw new Error(`${html} names no font`);
  const plain = fonts.reduce((bytes, [, file]) => bytes + sizeOf(file), 0);
  return bare + sum(packed, 'br') + plain + (1 + packed.length + fonts.length) * HEADERS;
}
const WATCHDOG_SCRIPT = /<script>(.+?)<\/script>/s;
function watchdog() {
  const [, code] = WATCHDOG_SCRIPT.exec(readFileSync(join(dist, 'index.html'), 'utf8'));
  return { what: 'watchdog', bytes: brotliCompressSync(code).length, least: 1000, most: WATCHDOG };
}

/** Returns the size of each page with its limit. */
function weights(pieces) {
  const scriptsIn = (language) =>
    Object.keys(PAGES).flatMap((page) =>
      GAMES.map((game) => ({
        what: `${page} of ${game}, scripts${language === ENGLISH ? '' : ` in ${language}`}`,
        bytes: sum(
          scriptsOf(page, game, pieces).map((file) => fileIn(language, file)),
          'gz',
        ),
        least: LEAST,
        most: PAGES[page].most + (language === ENGLISH ? 0 : LONGER),
      })),
    );
  const whole = GAMES.map((game) => ({
    what: `first load of ${game}`,
    bytes: firstLoad(game, pieces),
    least: 100_000,
    most: FIRST_LOAD,
  }));
  const templates = [ENGLISH, ...OTHERS].flatMap((language) => {
    const folder = fileIn(language, 'assets/');
    const files = readdirSync(join(dist, folder)).filter((file) => /^take-along-.*\.json$/.test(file));
    if (files.length !== GAMES.length)
      throw new Error(`${files.length} files to take along in ${language}, not ${GAMES.length}`);
    return files.map((file) => ({ what: folder + file, bytes: sizeOf(folder + file), least: LEAST, most: TEMPLATE }));
  });
  return [...[ENGLISH, ...OTHERS].flatMap(scriptsIn), ...whole, watchdog(), ...templates];
}

const outside = ({ bytes, least, most }) => bytes < least || bytes > most;
const line = ({ what, bytes, most }) => `${what}: ${bytes} of ${most} bytes`;

/**
 * Plants an import of the rule book, which match and start pages otherwise load only when it is opened; returns the limits that
 * do not notice it.
 */
function unnoticed(pieces) {
  const holding = (module) => Object.keys(pieces).find((file) => pieces[file].modules.includes(module));
  const entry = holding('src/main.tsx');
  const planted = {
    ...pieces,
    [entry]: { ...pieces[entry], imports: [...pieces[entry].imports, holding('src/rules/book.tsx')] },
  };
  const found = weights(planted)
    .filter(outside)
    .map(({ what }) => what);
  return GAMES.flatMap((game) => [`match of ${game}, scripts`, `first load of ${game}`]).filter(
    (what) => !found.includes(what),
  );
}

const pieces = builtPieces();
const [page, game] = process.argv.slice(2);
if (page !== undefined) console.log(scriptsOf(page, game, pieces).join('\n'));
else {
  const all = weights(pieces);
  for (const one of all) console.log(line(one));
  const problems = [
    ...all.filter(outside).map((one) => `not between ${one.least} and ${one.most} bytes: ${line(one)}`),
    ...unnoticed(pieces).map((what) => `planted and not found: ${what}`),
  ];
  for (const problem of problems) console.log(problem);
  if (problems.length > 0) process.exitCode = 1;
}
