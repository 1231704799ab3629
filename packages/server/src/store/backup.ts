// Backs up a store, also while a server uses it.
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { askServer } from '../hatch.ts';
import { Said } from '../told.ts';
import { type Checked, checkedFile } from './checked.ts';
import { type Copied, copyAll } from './copy.ts';
import { isDatabaseUrl } from './database-url.ts';
import type { Bringing } from './migrations/old-match.ts';

interface Backup {
  /** Number of rows by table. */
  readonly counts: Copied;
  /** Ids of matches that are damaged in the store, and therefore in the backup. */
  readonly damaged: readonly string[];
}

/**
 * Copies a data file or database into a new data file, readable by its owner only, and creates its folder. A running server
 * copies its own data file. Only a complete and checked copy gets the name `to`. Rejects if `to` exists or cannot be written.
 */
export async function backUp(from: string, to: string, bringing: Bringing): Promise<Backup> {
  // Overwriting an existing file with an unfinished backup would be worse than no backup.
  if (existsSync(to)) throw new Said('store.exists', { to });
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  const live = isDatabaseUrl(from) ? null : await copiedByServer(from, to);
  return live ?? { counts: await copyAll(from, to, bringing), damaged: [] };
}

const DATED = /^gaslamp-\d{4}-\d\d-\d\dT\d{6}Z\.sqlite$/;
/** Returns the file name of a backup made at that time. */
export const datedName = (at: Date): string => `gaslamp-${at.toISOString().replace(/:|\.\d+/g, '')}.sqlite`;
/** Removes the oldest dated backups in a folder beyond the newest `keep`, and nothing else; returns their names. */
export function rotate(folder: string, keep: number): string[] {
  const dated = readdirSync(folder).filter((name) => DATED.test(name));
  const old = dated.sort().reverse().slice(keep);
  for (const name of old) rmSync(join(folder, name));
  return old;
}

/** Lets the running server make the copy and checks every row of it; null if no server runs. */
async function copiedByServer(from: string, to: string): Promise<Backup | null> {
  // A server may be allowed to write only beside its data file.
  const unchecked = `${from}.backup-${process.pid}`;
  const copy = await lookedAt(from, unchecked);
  if (copy === null) return null;
  try {
    const { counts, damaged } = copy;
    // Rows that are damaged in a second copy too are damaged in the source.
    const again = damaged.length === 0 ? null : await lookedAt(from, `${unchecked}-second`);
    rmSync(`${unchecked}-second`, { force: true });
    const own = damaged.find(({ row }) => !again?.damaged.some((other) => other.row === row));
    if (own !== undefined) {
      const [table = ''] = own.row.split(' ');
      throw new Said('store.row', { table, match: own.match });
    }
    moveFile(unchecked, to);
    return { counts, damaged: [...new Set(damaged.map(({ match }) => match))] };
  } catch (error) {
    rmSync(unchecked, { force: true });
    throw error;
  }
}
/** Lets the running server make a copy and checks it. If no server runs, returns null and leaves no file. */
async function lookedAt(from: string, copy: string): Promise<Checked | null> {
  try {
    return (await askServer(from, { do: 'copy', to: copy })) === null ? null : await checkedFile(copy);
  } catch (error) {
    for (const path of [copy, `${copy}-wal`]) rmSync(path, { force: true });
    throw error;
  }
}

/** Moves a file, also to another file system: it gets its name when it is complete and on the disk. */
function moveFile(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    const half = `${to}.half`;
    copyFileSync(from, half);
    const opened = openSync(half, 'r+');
    fsyncSync(opened);
    closeSync(opened);
    renameSync(half, to);
    rmSync(from);
  }
}
