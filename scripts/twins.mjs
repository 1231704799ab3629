// `npm run twins`: measures the share of equal lines in two games' folders, in runs of three or more lines, regardless of file
// names. Compares both editions of A Study in Emerald, and the 2nd edition with Nanty Narking, with which it shares only
// conventions. `npm run twins words` lists the lines of the 2nd edition in that group of folders that the 1st has too.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** Minimum number of consecutive equal lines: shorter runs are equal by chance. */
const RUN = 3;
/** Target for the ratio of the two shares; lower is better. */
const GOAL = 1.3;
const SOURCE = /\.(?:tsx?|css)$/;
const TEST = /\.test\.tsx?$/;
const [SECOND, FIRST, OTHER] = ['emerald-2e', 'emerald-1e', 'nanty-narking'];
/** The folder of a game in each package. */
const ROOMS = {
  client: (game) => `packages/client/src/games/${game}`,
  words: (game) => `packages/words/src/${game}`,
  sim: (game) => `packages/sim/src/${game}`,
  proof: (game) => `packages/proof/src/${game}`,
  engine: (game) => `packages/${game}/src`,
};

/** Returns the meaningful lines of a source: trimmed, without imports and lines of punctuation only. */
function linesOf(text) {
  // An import may take several lines.
  const code = text.replace(/^(?:import|export)\s(?:[^'"]*?\sfrom\s)?['"][^'"]*['"][^;]*;/gm, '');
  return code
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
}

/** Returns the sources below a folder except tests. */
const pathsIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((path) => SOURCE.test(path) && !TEST.test(path))
    .map((path) => join(folder, path))
    .sort();
/** Returns the lines of each of them. */
const filesOf = (folder) => pathsIn(folder).map((path) => linesOf(readFileSync(join(root, path), 'utf8')));

/** Returns all runs of `RUN` lines, as text. */
function runsOf(files) {
  const runs = new Set();
  for (const lines of files) for (let i = 0; i + RUN <= lines.length; i++) runs.add(lines.slice(i, i + RUN).join('\n'));
  return runs;
}

/** Returns the indices of the lines that are part of one of those runs. */
function equalIn(lines, runs) {
  const equal = new Set();
  for (let i = 0; i + RUN <= lines.length; i++)
    if (runs.has(lines.slice(i, i + RUN).join('\n'))) for (let j = 0; j < RUN; j++) equal.add(i + j);
  return equal;
}

/** Returns the number of lines in these files that are part of a run found in the other files. */
function countEqual(files, others) {
  const runs = runsOf(others);
  return files.reduce((sum, lines) => sum + equalIn(lines, runs).size, 0);
}

/** Returns the share of equal lines in both together, from 0 to 1. */
const share = (a, b) => (countEqual(a, b) + countEqual(b, a)) / (a.flat().length + b.flat().length);

const planted = share(
  [linesOf("import { a } from 'a';\nconst a = 1;\n\nconst b = 2;\n  const c = 3;\n}\nconst d = 4;\n")],
  [linesOf('const a = 1;\nconst b = 2;\nconst c = 3;\n'), linesOf('const d = 4;\nconst e = 5;\n')],
);
// Six of the nine lines of both are in a run.
if (planted !== 6 / 9) throw new Error(`of planted lines ${planted} are equal, not ${6 / 9}`);

/** Prints the lines of the 2nd edition in a folder that the 1st has too, by file. */
function list(folder) {
  const runs = runsOf(filesOf(folder(FIRST)));
  const paths = pathsIn(folder(SECOND));
  for (const [i, lines] of filesOf(folder(SECOND)).entries()) {
    const equal = equalIn(lines, runs);
    if (equal.size === 0) continue;
    console.log(`${paths[i]}: ${equal.size} of ${lines.length}`);
    let last = -1;
    for (const n of equal) {
      if (n > last + 1) console.log('  --');
      if (n > last) console.log(`  ${lines[n]}`);
      last = n;
    }
  }
}

/** Prints the shares for every package. */
function table() {
  const rows = Object.entries(ROOMS).map(([room, folder]) => {
    const [second, first, other] = [SECOND, FIRST, OTHER].map((game) => filesOf(folder(game)));
    const [twins, habits] = [share(second, first), share(second, other)];
    return [room, percent(twins), percent(habits), (twins / habits).toFixed(2)];
  });
  const all = [['', '2e and 1e', '2e and Nanty Narking', `ratio (goal: ${GOAL})`], ...rows];
  const widths = all[0].map((_, column) => Math.max(...all.map((row) => row[column].length)));
  for (const row of all)
    console.log(row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  '));
}
const percent = (value) => `${(100 * value).toFixed(1)} %`;

const room = process.argv[2];
if (room === undefined) table();
else if (Object.hasOwn(ROOMS, room)) list(ROOMS[room]);
else throw new Error(`no room is named ${room}; allowed: ${Object.keys(ROOMS).join(', ')}`);
