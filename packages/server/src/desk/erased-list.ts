// The list of erasures: match and number of each erased person, without names. It lies outside of the data, so that a restored
// backup, which contains the erased data again, can be erased again.
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { log } from '../log.ts';
import { isDatabaseUrl } from '../store/database-url.ts';

/** A person in a match, by the number of their name. */
export interface Erased {
  readonly match: string;
  readonly number: number;
}

const LINE = /^([\w-]{1,64}) (\d{1,9})$/;
const OWN = 0o600;

/** Returns the path of the list for a data file or database: the one that is set, or one beside the file; null if neither. */
export const listFor = (place: string, set: string | null): string | null =>
  set ?? (isDatabaseUrl(place) ? null : `${place}.erased`);

/** Returns all erasures, each once; none if there is no list. Unreadable lines, such as a torn last one, are logged. */
export function readErased(path: string): readonly Erased[] {
  if (!existsSync(path)) return [];
  const lines = new Set(readFileSync(path, 'utf8').split('\n').filter(Boolean));
  return [...lines].flatMap((line) => {
    const [, match, number] = LINE.exec(line) ?? [];
    if (match !== undefined) return [{ match, number: Number(number) }];
    log.error({ file: path }, 'a line of the list of erasures cannot be read');
    return [];
  });
}

/** Adds erasures durably. Throws the system's error. */
export function addErased(path: string, erased: readonly Erased[]): void {
  const file = openSync(path, 'a', OWN);
  try {
    // Begins a new line, in case the last one is torn.
    writeSync(file, erased.map(({ match, number }) => `\n${match} ${number}\n`).join(''));
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
