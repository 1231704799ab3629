// `npm run -s gaslamp -- data …`: copies matches from one place to another. A running server's data can only be backed up.
import { existsSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fiercest } from '@gaslamp/bots/bots';
import { Desk } from './desk/desk.ts';
import { askServer } from './hatch.ts';
import { beforeOf } from './lobby/packs.ts';
import { readSettings } from './settings.ts';
import { type Checked, checkedFile } from './store/checked.ts';
import { type Copied, copyAll, namedPlace } from './store/copy.ts';
import { checkDatabaseUrl, isDatabaseUrl } from './store/database-url.ts';
import { keepPrivate } from './store/disk.ts';
import { openStore } from './store/open.ts';
import { systemClock } from './time/server-clock.ts';

const HELP = `Usage: gaslamp data move <from> <to>
       gaslamp data backup <file>
       gaslamp data restore <file>
       gaslamp data admin-token

move copies all matches from one place to another: a data file, or the address
of a PostgreSQL database. backup copies what the server uses (GASLAMP_DATA or
GASLAMP_DATABASE) into a new data file; restore copies such a file to where the
server will look for it. What is copied to must be empty; what is copied from
stays. Every row is compared.

A backup can be made while the server runs: it holds all moves that were made
before it began. For move and restore stop the server first.

admin-token makes a new token for /admin, also while the server runs, and
prints it; the one before opens nothing any more.

  gaslamp data move data/gaslamp.sqlite postgres://gaslamp@localhost/gaslamp
  gaslamp data backup copies/today.sqlite
`;
const WRONG_INPUT = 2;
type Env = Readonly<Record<string, string | undefined>>;

/** Runs one command line after `data` and returns its exit code. Errors are reported in one sentence. */
export async function main(args: readonly string[], env: Env = process.env): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' } },
    });
    if (values.help) {
      process.stdout.write(HELP);
      return 0;
    }
    if (positionals.length === 1 && positionals[0] === 'admin-token') {
      process.stdout.write(`${await newAdminToken(usual(env))}\n`);
      return 0;
    }
    const [from, to] = placesOf(positionals, env);
    process.stdout.write(`from: ${namedPlace(from)}\nto:   ${namedPlace(to)}\n`);
    const live = positionals[0] === 'backup' && !isDatabaseUrl(from) ? await copiedByServer(from, to) : null;
    process.stdout.write(`${live ?? report(await copyAll(from, to, { beforeOf, standIn: fiercest }))}\n`);
    return 0;
  } catch (error) {
    process.stderr.write(`gaslamp: ${(error as Error).message}\n`);
    return WRONG_INPUT;
  }
}

function placesOf([command, ...places]: readonly string[], env: Env): [string, string] {
  const [one, other] = places.map(placeOf);
  if (command === 'move' && places.length === 2) return [one!, other!];
  if (command === 'backup' && places.length === 1) {
    // Overwriting an existing file with an unfinished backup would be worse than no backup.
    if (isDatabaseUrl(one!) || existsSync(one!)) throw new Error('a backup is written to a file that is not there yet');
    return [usual(env), one!];
  }
  if (command === 'restore' && places.length === 1) {
    const to = usual(env);
    // As at the server's first start.
    if (!isDatabaseUrl(to)) keepPrivate(to, Boolean(env.GASLAMP_DATA));
    return [one!, to];
  }
  throw new Error('what is wanted? Allowed: move FROM TO, backup FILE, restore FILE, admin-token; --help says more');
}
function placeOf(place: string): string {
  // A string with a protocol is meant as an address.
  if (!place.includes('://')) return resolve(place);
  checkDatabaseUrl(place);
  return place;
}
/** Returns the place where the server stores its matches. */
function usual(env: Env): string {
  const { database, file } = readSettings(env);
  return database ?? resolve(file ?? 'data/gaslamp.sqlite');
}

/** Makes a new token through the running server, or in the store if no server runs. */
async function newAdminToken(place: string): Promise<string> {
  if (!isDatabaseUrl(place)) {
    const made = (await askServer(place, { do: 'admin-token' })) as { token: string } | null;
    if (made !== null) return made.token;
    if (!existsSync(place)) throw new Error(`there is no data file ${place}; the first start makes one, with a token`);
  }
  const store = await openStore(place, { beforeOf, standIn: fiercest });
  try {
    return await (await Desk.of(store, systemClock)).newToken();
  } finally {
    await store.close();
  }
}

/** Lets the running server make the copy and checks every row of it; null if no server runs. */
async function copiedByServer(from: string, to: string): Promise<string | null> {
  // The requested name is only given to a checked copy.
  const unchecked = `${to}.unchecked`;
  const copy = await lookedAt(from, unchecked);
  if (copy === null) return null;
  try {
    const { counts, damaged } = copy;
    // Rows that are damaged in a second copy too are damaged in the source.
    const again = damaged.length === 0 ? null : await lookedAt(from, `${to}.second`);
    rmSync(`${to}.second`, { force: true });
    const own = damaged.find(({ row }) => !again?.damaged.some((other) => other.row === row));
    if (own !== undefined) throw new Error(`a row did not arrive as it is, of match ${own.match}`);
    renameSync(unchecked, to);
    const matches = [...new Set(damaged.map(({ match }) => match))];
    const harm = matches.length === 0 ? '' : `; but damaged, as they are where they come from: ${matches.join(', ')}`;
    return `${report(counts, 'are what was written')}${harm}`;
  } catch (error) {
    rmSync(unchecked, { force: true });
    throw error;
  }
}
/** Lets the running server make a copy and checks it. If no server runs, returns null and leaves no file. */
async function lookedAt(from: string, copy: string): Promise<Checked | null> {
  if (existsSync(copy)) throw new Error(`${copy} is left of a copy that was not finished; remove it first`);
  try {
    return (await askServer(from, { do: 'copy', to: copy })) === null ? null : await checkedFile(copy);
  } catch (error) {
    for (const path of [copy, `${copy}-wal`]) rmSync(path, { force: true });
    throw error;
  }
}

function report({ matches, lines, packs, ...others }: Copied, sound = 'arrived as they are'): string {
  const rows = matches + lines + packs + Object.values(others).reduce((sum, n) => sum + n, 0);
  return `copied: ${matches} matches with ${lines} lines of their logs, ${packs} packs; all ${rows} rows ${sound}`;
}
