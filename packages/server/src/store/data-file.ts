// The file below a store: only its owner reads it, and it must stay where it is.
import { chmodSync, closeSync, existsSync, openSync, realpathSync, statSync } from 'node:fs';
import { log } from '../log.ts';
import { Unstorable } from './store.ts';

/** Tokens are kept as hashes, but hands and dice keys are not: nobody but the owner reads a data file. */
const OWN = 0o600;

/** Makes an empty file of the owner's own where there is none; what is made beside it gets the same rights. */
export function makeOwn(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'wx', OWN));
}
/** Takes a file that is there already from all others. */
export function keepOwn(file: string): void {
  try {
    if ((statSync(file).mode & 0o777) !== OWN) chmodSync(file, OWN);
  } catch (error) {
    // Some file systems know no rights, and some files have another owner: no reason not to play.
    log.warn({ file, err: error }, 'a file may be open to others on this machine');
  }
}

/** Which file stands at a path now; null where none does. Not by opening it: to close it again would give up the lock. */
function standing(path: string): string | null {
  try {
    const { dev, ino } = statSync(path);
    return `${dev}:${ino}`;
  } catch {
    return null;
  }
}

/** The place of an opened file. */
export interface Place {
  /** Whether the opened file and the log of SQLite beside it are still the ones that stand there. */
  holds(): boolean;
  /** Throws Unstorable where they are not, until they are back, and says so once. */
  check(): void;
}

/**
 * What is written to a file without a name is gone with the process. `rescue` is called when file or log are lost: what
 * the log holds can still be put into the file, which may have been moved, or have been parted from its log.
 */
export function placeOf(file: string, rescue: () => Promise<unknown>): Place {
  // SQLite keeps its log beside the file that a link leads to.
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
