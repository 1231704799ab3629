// The host's settings from the environment, validated at the start.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nearest } from '@gaslamp/words/nearest';
import type { Values } from '@gaslamp/words/text';
import { isNamed, readNames } from './http/names.ts';
import { readProxies } from './http/proxy.ts';
import { STANDARD } from './limits/limits.ts';
import { LEVELS, type Level, USUAL } from './log.ts';
import { readSender } from './notifications/address.ts';
import type { MailSettings } from './notifications/mail.ts';
import { checkDatabaseUrl } from './store/database-url.ts';
import { codeOf, Said } from './told.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Names the setting in an error of what reads it. */
function named<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Said('settings.of', { name }, error);
  }
}

/** Validates the folder of a built page. */
function folderOf(page: string | null): string | null {
  if (page !== null && !existsSync(join(page, 'index.html'))) throw new Said('settings.page', { page });
  return page;
}

/** Validates the path of the list of erasures, which the first erasure creates. */
function erasedOf(path: string | null): string | null {
  if (path !== null && (!existsSync(dirname(path)) || statSync(path, { throwIfNoEntry: false })?.isDirectory()))
    throw new Said('settings.erased', { path });
  return path;
}

/** Maximum size of a host's text, in bytes. */
const MOST_TEXT = 100_000;
/** Reads a text of the host from a file; null for none. */
function textOf(env: Env, name: string): string | null {
  const path = env[name]?.trim();
  if (!path) return null;
  const wrong = (why: 'long' | 'empty' | 'blank' | 'form' | 'unread', found = '') =>
    new Said('settings.text', { name, path, why, found, most: MOST_TEXT / 1000 });
  let bytes: Buffer;
  try {
    if (statSync(path).size > MOST_TEXT) throw wrong('long');
    bytes = readFileSync(path);
  } catch (error) {
    throw error instanceof Said ? error : wrong('unread', codeOf(error));
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim();
  } catch {
    throw wrong('form');
  }
  if (text === '') throw wrong('empty');
  const blank = /\[\[.*?\]\]/s.exec(text);
  if (blank !== null) throw wrong('blank', blank[0]);
  return text;
}

function levelOf(value: string): Level {
  const level = LEVELS.find((one) => one === value);
  if (level !== undefined) return level;
  throw new Said('settings.oneOf', { name: 'GASLAMP_LOG', allowed: LEVELS.join(', '), value });
}

/** Returns the URL of the database with its password; null if a file is used. */
function databaseOf({ GASLAMP_DATABASE: value, GASLAMP_DATA: file }: Env): string | null {
  const url = value?.trim();
  if (!url) return null;
  if (file) throw new Said('settings.twoPlaces');
  named('GASLAMP_DATABASE', () => checkDatabaseUrl(url));
  return url;
}

/** Returns the public URL of this server, without a path; null if none is set. */
function urlOf(value: string | undefined, names: readonly string[]): string | null {
  const text = value?.trim();
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.host === '' || text.replace(/\/$/, '') !== url.origin)
    throw new Said('settings.url', { text });
  if (!isNamed(url.host, names)) throw new Said('settings.urlName', { host: url.host });
  return url.origin;
}
/** Returns the settings for sending e-mails; null if none are sent. */
function mailOf({ GASLAMP_SMTP: value, GASLAMP_MAIL_FROM: from }: Env, url: string | null): MailSettings | null {
  const smtp = value?.trim();
  if (!smtp) {
    if (from?.trim()) throw new Said('settings.sender');
    return null;
  }
  // The message does not repeat the value, which may contain a password.
  if (!URL.canParse(smtp) || !/^smtps?:$/.test(new URL(smtp).protocol) || new URL(smtp).hostname === '')
    throw new Said('settings.smtp');
  if (!from?.trim()) throw new Said('settings.smtpFrom');
  if (url === null) throw new Said('settings.smtpUrl');
  return { smtp, from: named('GASLAMP_MAIL_FROM', () => readSender(from.trim())) };
}

/** Variables that other parts of Gaslamp read. */
const OTHERS = /^GASLAMP_(?:GAMES|BOT_WORKER|DEBUG)$/;
/** A variable that looks like a setting and is none; `near`: the setting that it resembles, or `none`. */
interface Unknown extends Values {
  readonly name: string;
  readonly near: string;
}
function unknownIn(env: Env, known: readonly string[]): Unknown[] {
  const bare = (name: string) => name.replace(/^GASLAMP_/i, '');
  const unknown = Object.keys(env).filter(
    (name) => /^GASLAMP_/i.test(name) && !known.includes(name) && !OTHERS.test(name),
  );
  return unknown.map((name) => {
    const [near] = nearest(bare(name), known.map(bare));
    return { name, near: known.find((one) => bare(one) === near) ?? 'none' };
  });
}

/** Reads all settings. Errors name the wrong setting and the allowed values. */
export function readSettings(given: Env) {
  const known = new Set<string>();
  const env = new Proxy(given, {
    get: (all, name: string) => {
      known.add(name);
      return all[name];
    },
  });
  const whole = (name: string, standard: number, least: number, most: number): number => {
    const text = env[name]?.trim();
    if (!text) return standard;
    const value = Number(text);
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    throw new Said('settings.whole', { name, least, most, value: text });
  };
  const secret = (name: string): string | null => {
    const value = env[name]?.trim();
    if (!value) return null;
    if (/^[\w.~+/=-]{16,256}$/.test(value)) return value;
    // The message does not repeat the value, since others may read it.
    throw new Said('settings.secret', { name });
  };
  const names = readNames(env.GASLAMP_NAME ?? '');
  const url = urlOf(env.GASLAMP_URL, names);
  const settings = {
    port: whole('PORT', 8080, 0, 65535),
    host: env.HOST || '0.0.0.0',
    /** Null if the host has not set it. */
    file: env.GASLAMP_DATA || null,
    database: databaseOf(env),
    /** The file that lists erasures; null if the host has not set it. */
    erased: erasedOf(env.GASLAMP_ERASED || null),
    /** The pepper of phrases; null if the host has not set it. */
    pepper: secret('GASLAMP_PEPPER'),
    packs: env.GASLAMP_PACKS || null,
    page: folderOf(env.GASLAMP_PAGE || null),
    texts: { imprint: textOf(env, 'GASLAMP_IMPRINT'), privacy: textOf(env, 'GASLAMP_PRIVACY') },
    metrics: secret('GASLAMP_METRICS'),
    log: levelOf(env.GASLAMP_LOG?.trim() || USUAL),
    proxy: readProxies(env.GASLAMP_PROXY ?? ''),
    names,
    url,
    mail: mailOf(env, url),
    requestsPerMinute: whole('GASLAMP_RATE', STANDARD.requestsPerMinute, 1, 1_000_000),
    socketsPerAddress: whole('GASLAMP_SOCKETS', STANDARD.socketsPerAddress, 1, 1_000_000),
    connections: whole('GASLAMP_CONNECTIONS', STANDARD.connections, 10, 1_000_000),
    matchesPerHour: whole('GASLAMP_MATCHES_HOUR', STANDARD.matchesPerHour, 1, 1_000_000),
    matchesPerDay: whole('GASLAMP_MATCHES_DAY', STANDARD.matchesPerDay, 1, 1_000_000),
    freeMegabytes: whole('GASLAMP_SPACE', STANDARD.freeMegabytes, 0, 1_000_000_000),
    keepDays: whole('GASLAMP_KEEP', STANDARD.keepDays, 0, 36_500),
    finishedDays: whole('GASLAMP_KEEP_FINISHED', 0, 0, 36_500),
    talkDays: whole('GASLAMP_KEEP_TALK', 0, 0, 36_500),
  };
  return { ...settings, unknown: unknownIn(given, [...known]) };
}
