// Validates the URL of a database and removes its secrets for display.
import { Said } from '../told.ts';

/** Returns true if that is a database URL and not the path of a file. */
export const isDatabaseUrl = (place: string): boolean => /^postgres(?:ql)?:\/\//.test(place);

/** Throws unless that is the URL of a PostgreSQL database. The message repeats nothing: any part may contain a password. */
export function checkDatabaseUrl(input: string): void {
  // Characters of an unescaped password that end a part of the URL early.
  const torn = ({ pathname, search, hash }: URL) => hash !== '' || /@|.\//.test(pathname) || search.includes('@');
  try {
    const url = new URL(input);
    if (!isDatabaseUrl(input)) throw new Error('it is another protocol');
    for (const part of [url.username, url.password]) decodeURIComponent(part);
    if (torn(url)) throw new Error('it is torn');
  } catch {
    throw new Said('store.address', { hash: '#' });
  }
}

/** Returns the URL without its password and query, which may contain one too. */
export function shown(url: string): string {
  const kept = new URL(url);
  kept.password = '';
  kept.search = '';
  kept.hash = '';
  return kept.href;
}

/** Returns a data file or a database as sentences name it, without secrets. */
export const placed = (place: string) =>
  isDatabaseUrl(place) ? { kind: 'database', place: shown(place) } : { kind: 'file', place };
