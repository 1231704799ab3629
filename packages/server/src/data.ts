// `npm run -s gaslamp -- data …`: copies matches from one place to another. A running server's data can only be backed up.
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { usualBot } from '@gaslamp/bots/bots';
import { Desk } from './desk/desk.ts';
import { addErased, type Erased, listFor, readErased } from './desk/erased-list.ts';
import { personIn } from './desk/erasures.ts';
import { askServer } from './hatch.ts';
import { beforeOf } from './lobby/packs.ts';
import { renewKeys } from './notifications/renew-keys.ts';
import { readSettings } from './settings.ts';
import { backUp, datedName, rotate } from './store/backup.ts';
import { type Copied, copyAll, namedPlace } from './store/copy.ts';
import { checkDatabaseUrl, isDatabaseUrl } from './store/database-url.ts';
import { keepPrivate } from './store/disk.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';
import { systemClock } from './time/server-clock.ts';

const HELP = `Usage: gaslamp data move <from> <to>
       gaslamp data backup <file>
       gaslamp data backup --keep <number> [<folder>]
       gaslamp data restore <file>
       gaslamp data erase --match <id> --seat <number>
       gaslamp data renew-keys
       gaslamp data admin-token

move copies all matches from one place to another: a data file, or the address
of a PostgreSQL database. backup copies what the server uses (GASLAMP_DATA or
GASLAMP_DATABASE) into a new data file; restore copies such a file to where the
server will look for it. What is copied to must be empty; what is copied from
stays. Every row is compared.

A backup can be made while the server runs: it holds all moves that were made
before it began. For move and restore stop the server first.

With --keep 14 the backup gets a name with its date in a folder, by default
"backups" beside the data file, and of such files there only the newest 14 stay.

erase removes the person who has that seat, or had it last, from the data, also
while the server runs: name, lines of talk, addresses, devices and notes. Seats
count from 0. The erasure is listed beside the data file, or in the file that
GASLAMP_ERASED names, and every start repeats it: keep that list apart from the
backups. move copies it. Saved records and older backups are not changed.

renew-keys replaces the keys of push messages and of links in e-mails, for example
after somebody else has seen a backup. Stop the server first. Players must then
switch on notifications to their devices again; links in older e-mails are void.

admin-token makes a new token for /admin, also while the server runs, and
prints it; the one before opens nothing any more.

  gaslamp data move data/gaslamp.sqlite postgres://gaslamp@localhost/gaslamp
  gaslamp data backup copies/today.sqlite
  gaslamp data backup --keep 14 /mnt/backups
`;
/** Most backups that are kept in a folder. */
const MOST_KEPT = 10_000;
const WRONG_INPUT = 2;
const BRINGING = { beforeOf, standIn: usualBot };
type Env = Readonly<Record<string, string | undefined>>;

/** Runs one command line after `data` and returns its exit code. Errors are reported in one sentence. */
export async function main(args: readonly string[], env: Env = process.env): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        keep: { type: 'string' },
        match: { type: 'string' },
        seat: { type: 'string' },
      },
    });
    if (values.help) {
      process.stdout.write(HELP);
      return 0;
    }
    if (positionals.length === 1 && positionals[0] === 'admin-token') {
      process.stdout.write(`${await newAdminToken(usual(env))}\n`);
      return 0;
    }
    if (positionals.length === 1 && positionals[0] === 'renew-keys') {
      const devices = await withStore(usual(env), renewKeys);
      process.stdout.write(
        `renewed: the keys of push messages and links. Devices to be switched on again: ${devices}.\n`,
      );
      return 0;
    }
    if (positionals.length === 1 && positionals[0] === 'erase') {
      process.stdout.write(`${await erased(usual(env), env, values)}\n`);
      return 0;
    }
    const [command, ...places] = positionals;
    if (command === 'backup') {
      await backup(places, values.keep, env);
      return 0;
    }
    if (values.keep !== undefined) throw new Error('--keep is for backup');
    const [from, to] = placesOf(command, places, env);
    const list = command === 'move' ? listsOf(from, to, env) : null;
    announce(from, to);
    process.stdout.write(`${report(await copyAll(from, to, BRINGING))}\n`);
    if (list !== null) addErased(list.to, list.erased);
    return 0;
  } catch (error) {
    process.stderr.write(`gaslamp: ${(error as Error).message}\n`);
    return WRONG_INPUT;
  }
}

/** Makes a backup in a new file, or in a folder of dated backups of which the newest `keep` stay. */
async function backup(places: readonly string[], keep: string | undefined, env: Env): Promise<void> {
  const [place] = places;
  const kept = Number(keep);
  if (keep !== undefined && !(Number.isInteger(kept) && kept >= 1 && kept <= MOST_KEPT))
    throw new Error(`--keep must be a whole number from 1 to ${MOST_KEPT}, not "${keep}"`);
  if (places.length > 1 || (place === undefined && keep === undefined) || isDatabaseUrl(place ?? ''))
    throw new Error('backup needs one new file, or --keep NUMBER and a folder');
  const from = usual(env);
  const folder = placeOf(place ?? (isDatabaseUrl(from) ? 'backups' : join(dirname(from), 'backups')));
  const to = keep === undefined ? folder : join(folder, datedName(new Date()));
  announce(from, to);
  const { counts, damaged } = await backUp(from, to, BRINGING);
  const harm = damaged.length === 0 ? '' : `; but damaged, as they are where they come from: ${damaged.join(', ')}`;
  process.stdout.write(`${report(counts)}${harm}\n`);
  const removed = keep === undefined ? [] : rotate(folder, kept);
  if (removed.length > 0) process.stdout.write(`removed: ${removed.join(', ')}\n`);
}

const announce = (from: string, to: string) =>
  process.stdout.write(`from: ${namedPlace(from)}\nto:   ${namedPlace(to)}\n`);

function placesOf(command: string | undefined, places: readonly string[], env: Env): [string, string] {
  const [one, other] = places.map(placeOf);
  if (command === 'move' && places.length === 2) return [one!, other!];
  if (command === 'restore' && places.length === 1) {
    const to = usual(env);
    // As at the server's first start.
    if (!isDatabaseUrl(to)) keepPrivate(to, Boolean(env.GASLAMP_DATA));
    return [one!, to];
  }
  throw new Error(
    'what is wanted? Allowed: move FROM TO, backup FILE, restore FILE, erase, renew-keys, admin-token; --help says more',
  );
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

/** Returns the erasures that must go along to another list; null if there are none. */
function listsOf(from: string, to: string, env: Env): { to: string; erased: readonly Erased[] } | null {
  const { erased: set } = readSettings(env);
  const [before, after] = [listFor(from, isDatabaseUrl(from) ? set : null), listFor(to, set)];
  const erased = before === null || before === after ? [] : readErased(before);
  if (erased.length === 0) return null;
  if (after === null) throw new Error('set GASLAMP_ERASED to a file: the list of erasures must go along');
  return { to: after, erased };
}

/** Erases a person through the running server, or in the store if no server runs. Returns a report. */
async function erased(place: string, env: Env, { match, seat }: { match?: string; seat?: string }): Promise<string> {
  if (match === undefined || seat === undefined || !/^\d{1,2}$/.test(seat))
    throw new Error('who is to be erased? Name the match and the seat: --match ID --seat NUMBER, from 0');
  const question = { do: 'erase', match, seat: Number(seat) } as const;
  const done = isDatabaseUrl(place) ? null : ((await askServer(place, question)) as Erased | null);
  const { number } = done ?? (await erasedInStore(place, env, question));
  return `erased: person ${number} of match ${match}. Erase them in rematches too; files that people saved are out of reach.`;
}
function erasedInStore(place: string, env: Env, { match, seat }: { match: string; seat: number }): Promise<Erased> {
  return withStore(place, async (store) => {
    const person = await personIn(store, match, seat);
    await (await Desk.of(store, systemClock, listFor(place, readSettings(env).erased))).erase(person);
    return person;
  });
}
/** Opens an existing store for `work`. */
async function withStore<T>(place: string, work: (store: Store) => Promise<T>): Promise<T> {
  if (!isDatabaseUrl(place) && !existsSync(place)) throw new Error(`there is no data file ${place}`);
  const store = await openStore(place, BRINGING);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Makes a new token through the running server, or in the store if no server runs. */
async function newAdminToken(place: string): Promise<string> {
  if (!isDatabaseUrl(place)) {
    const made = (await askServer(place, { do: 'admin-token' })) as { token: string } | null;
    if (made !== null) return made.token;
    if (!existsSync(place)) throw new Error(`there is no data file ${place}; the first start makes one, with a token`);
  }
  return withStore(place, async (store) => (await Desk.of(store, systemClock)).newToken());
}

function report({ matches, lines, packs, ...others }: Copied): string {
  const rows = matches + lines + packs + Object.values(others).reduce((sum, n) => sum + n, 0);
  return `copied: ${matches} matches with ${lines} lines of their logs, ${packs} packs; all ${rows} rows arrived as they are`;
}
