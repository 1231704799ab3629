// `npm run -s gaslamp -- data …`: copies matches from one place to another. A running server's data can only be backed up.
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { usualBot } from '@gaslamp/bots/bots';
import { LANGUAGES, languageOf, texts } from '@gaslamp/words/languages';
import type { Values } from '@gaslamp/words/text';
import { saidOf } from '@gaslamp/words/told/told';
import { Desk } from './desk/desk.ts';
import { addErased, type Erased, listFor, readErased } from './desk/erased-list.ts';
import { personIn } from './desk/erasures.ts';
import { askServer } from './hatch.ts';
import { beforeOf } from './lobby/packs.ts';
import { renewKeys } from './notifications/renew-keys.ts';
import { readSettings } from './settings.ts';
import { backUp, datedName, rotate } from './store/backup.ts';
import { type Copied, copyAll } from './store/copy.ts';
import { checkDatabaseUrl, isDatabaseUrl, placed } from './store/database-url.ts';
import { keepPrivate } from './store/disk.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';
import { systemClock } from './time/server-clock.ts';
import { codeOf, type HostCode, messageIn, Said } from './told.ts';

/** Commands as they are typed, in every language. */
const COMMANDS = [
  'move <from> <to>',
  'backup <file>',
  'backup --keep <number> [<folder>]',
  'restore <file>',
  'erase --match <id> --seat <number>',
  'renew-keys',
  'admin-token',
];
const EXAMPLES = [
  'move data/gaslamp.sqlite postgres://gaslamp@localhost/gaslamp',
  'backup copies/today.sqlite',
  'backup --keep 14 /mnt/backups',
];
const PARTS = ['move', 'running', 'keep', 'erase', 'keys', 'token', 'language'] as const;
/** Most backups that are kept in a folder. */
const MOST_KEPT = 10_000;
const WRONG_INPUT = 2;
const BRINGING = { beforeOf, standIn: usualBot };
type Env = Readonly<Record<string, string | undefined>>;

/** Says something in the language of the reader. */
type Say = (code: HostCode, values?: Values) => string;

/** Runs one command line after `data` and returns its exit code. Errors are reported in one sentence. */
export async function main(args: readonly string[], env: Env = process.env): Promise<number> {
  const language = texts(languageOf(args));
  const say: Say = (code, values = {}) => saidOf(language, code, values);
  try {
    for await (const line of lines(args, env, say)) process.stdout.write(`${line}\n`);
    return 0;
  } catch (error) {
    process.stderr.write(`gaslamp: ${messageIn(language, error)}\n`);
    return WRONG_INPUT;
  }
}

/** Does what a command line asks for, and yields the lines of its report. */
async function* lines(args: readonly string[], env: Env, say: Say): AsyncGenerator<string> {
  const { values, positionals } = parsed(args);
  const allowed = Object.keys(LANGUAGES);
  const { language: value = 'en' } = values;
  if (!allowed.includes(value))
    throw new Said('settings.oneOf', { name: '--language', allowed: allowed.join(', '), value });
  const [command, ...places] = positionals;
  const alone = places.length === 0 ? command : undefined;
  if (values.help) yield help(say);
  else if (alone === 'admin-token') yield newAdminToken(usual(env));
  else if (alone === 'renew-keys') yield say('data.renewed', { devices: await withStore(usual(env), renewKeys) });
  else if (alone === 'erase') yield say('data.erased', { ...(await erased(usual(env), env, values)) });
  else if (command === 'backup') yield* backup(places, values.keep, env, say);
  else {
    if (values.keep !== undefined) throw new Said('data.keep');
    const [from, to] = placesOf(command, places, env);
    const list = command === 'move' ? listsOf(from, to, env) : null;
    yield* announced(from, to, say);
    yield report(await copyAll(from, to, BRINGING), say);
    if (list !== null) addErased(list.to, list.erased);
  }
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const help = { type: 'boolean', short: 'h' } as const;
  const options = { help, keep: text, match: text, seat: text, language: text };
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    // The message of the library is in English, and names the option first.
    const [, option = ''] = /'(.*?)[ ']/.exec((error as Error).message) ?? [];
    throw new Said('data.option', {
      option,
      why: codeOf(error) === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' ? 'unknown' : 'value',
    });
  }
}

function help(say: Say): string {
  const usage = say('data.usage');
  const commands = COMMANDS.map((one, i) => `${i === 0 ? usage : ' '.repeat(usage.length)} gaslamp data ${one}`);
  const parts = PARTS.map((part) => say(`data.help.${part}`).replace(/(.{1,78})(?: |$)/g, '$1\n'));
  return [`${commands.join('\n')}\n`, ...parts, ...EXAMPLES.map((one) => `  gaslamp data ${one}`)].join('\n');
}

/** Makes a backup in a new file, or in a folder of dated backups of which the newest `keep` stay. */
async function* backup(
  places: readonly string[],
  keep: string | undefined,
  env: Env,
  say: Say,
): AsyncGenerator<string> {
  const [place] = places;
  const kept = Number(keep);
  if (keep !== undefined && !(Number.isInteger(kept) && kept >= 1 && kept <= MOST_KEPT))
    throw new Said('settings.whole', { name: '--keep', least: 1, most: MOST_KEPT, value: keep });
  if (places.length > 1 || (place === undefined && keep === undefined) || isDatabaseUrl(place ?? ''))
    throw new Said('data.backup');
  const from = usual(env);
  const folder = placeOf(place ?? (isDatabaseUrl(from) ? 'backups' : join(dirname(from), 'backups')));
  const to = keep === undefined ? folder : join(folder, datedName(new Date()));
  yield* announced(from, to, say);
  const { counts, damaged } = await backUp(from, to, BRINGING);
  yield report(counts, say);
  if (damaged.length > 0) yield say('data.damaged', { matches: damaged.join(', ') });
  const removed = keep === undefined ? [] : rotate(folder, kept);
  if (removed.length > 0) yield say('data.removed', { files: removed.join(', ') });
}

const announced = (from: string, to: string, say: Say) => [say('data.from', placed(from)), say('data.to', placed(to))];

function placesOf(command: string | undefined, places: readonly string[], env: Env): [string, string] {
  const [one, other] = places.map(placeOf);
  if (command === 'move' && places.length === 2) return [one!, other!];
  if (command === 'restore' && places.length === 1) {
    const to = usual(env);
    // As at the server's first start.
    if (!isDatabaseUrl(to)) keepPrivate(to, Boolean(env.GASLAMP_DATA));
    return [one!, to];
  }
  throw new Said('data.wanted', {
    allowed: 'move FROM TO, backup FILE, restore FILE, erase, renew-keys, admin-token',
  });
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
  if (after === null) throw new Said('data.list');
  return { to: after, erased };
}

/** Erases a person through the running server, or in the store if no server runs. */
async function erased(place: string, env: Env, { match, seat }: { match?: string; seat?: string }): Promise<Erased> {
  if (match === undefined || seat === undefined || !/^\d{1,2}$/.test(seat)) throw new Said('data.who');
  const question = { do: 'erase', match, seat: Number(seat) } as const;
  const done = isDatabaseUrl(place) ? null : ((await askServer(place, question)) as Erased | null);
  return done ?? erasedInStore(place, env, question);
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
  if (!isDatabaseUrl(place) && !existsSync(place)) throw new Said('store.none', { file: place });
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
    if (!existsSync(place)) throw new Said('data.noToken', { file: place });
  }
  return withStore(place, async (store) => (await Desk.of(store, systemClock)).newToken());
}

function report({ matches, lines, packs, ...others }: Copied, say: Say): string {
  const rows = matches + lines + packs + Object.values(others).reduce((sum, n) => sum + n, 0);
  return say('data.copied', { matches, lines, packs, rows });
}
