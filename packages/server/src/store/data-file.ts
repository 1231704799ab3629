// The file of a store: readable by its owner only, and checked to stay in its place.
import { chmodSync, closeSync, existsSync, openSync, realpathSync, statSync } from 'node:fs';
import { log } from '../log.ts';
import { Unstorable } from './store.ts';

/** Access rights of a data file. Tokens are stored as hashes, but hands and dice keys are not. */
const OWN = 0o600;

/** Creates an empty file that only its owner can read, unless it exists; SQLite's files beside it get the same rights. */
export function makeOwn(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'wx', OWN));
}
/** Restricts an existing file to its owner. */
export function keepOwn(file: string): void {
  try {
    if ((statSync(file).mode & 0o777) !== OWN) chmodSync(file, OWN);
  } catch (error) {
    // Some file systems have no rights, and some files have another owner. The server runs anyway.
    log.warn({ file, err: error }, 'a file may be open to others on this machine');
  }
}

/** Returns the identity of the file at a path; null if there is none. Does not open it: closing it would release the lock. */
function standing(path: string): string | null {
  try {
    const { dev, ino } = statSync(path);
    return `${dev}:${ino}`;
  } catch {
    return null;
  }
}

/** The location of an opened file. */
export interface Place {
  /** Returns true if the opened file and SQLite's log beside it are still the ones at their paths. */
  holds(): boolean;
  /** Throws Unstorable while they are not, and logs the change once. */
  check(): void;
}

/**
 * Data written to a deleted file is lost with the process. `rescue` is called when file or log are lost: it writes the log's
 * content into the file, which may have been moved, or separated from its log.
 */
export function placeOf(file: string, rescue: () => Promise<unknown>): Place {
  // SQLite keeps its log beside the target of a symbolic link.
  const wal = `${realpathSync(file)}-wal`;
  const opened = { file: standing(file), log: standing(wal) };
  let lost = false;
  const holds = () => standing(file) === opened.file && standing(wal) === opened.log;
  return {
    holds,
    check() {
      if (holds()) {
        if (lost) log.warn({ file }, 'the data file is back: matches are stored again');
        lost = false;
        return;
      }
      const what = standing(file) === opened.file ? `the log ${wal} of the data file` : `the data file ${file}`;
      const message = `${what} is gone or another one stands in its place; nothing is stored until it is back`;
      if (!lost) {
        log.error({ file, why: message }, 'nothing is stored');
        rescue().catch((err: Error) => log.error({ file, err }, 'the log of the data file could not be put into it'));
      }
      lost = true;
      throw new Unstorable(message);
    },
  };
}
