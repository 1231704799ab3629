// The data file's place: what is free there, and whose eyes it is for.
import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { LobbyError } from '../lobby/lobby-error.ts';

/** Throws LobbyError 503 if less than `megabytes` are free beside the data file. `:memory:` has no place. */
export async function roomForMatches(file: string, megabytes: number): Promise<void> {
  if (file === ':memory:' || megabytes === 0) return;
  // A folder that is not there any more has no room either.
  const free = await statfs(dirname(file)).then(
    ({ bavail, bsize }) => (bavail * bsize) / 1_000_000,
    () => 0,
  );
  if (free < megabytes)
    throw new LobbyError(503, 'this server runs out of space: no new matches for now; those that are there go on');
}

/**
 * Makes the data file's folder for its owner alone (0700) and closes what is there of the data file (0600). A folder that
 * the host chose, and one of somebody else, stay as they are. Gives a sentence if others may look into it.
 */
export function keepPrivate(file: string, chosen: boolean): string | null {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Where there are no users there are no modes.
  if (process.getuid === undefined) return null;
  const user = process.getuid();
  for (const path of [file, `${file}-wal`, `${file}-shm`])
    if (existsSync(path) && statSync(path).isFile() && statSync(path).uid === user) chmodSync(path, 0o600);
  if (!chosen && statSync(folder).uid === user) chmodSync(folder, 0o700);
  const mode = statSync(folder).mode & 0o777;
  return (mode & 0o077) === 0
    ? null
    : `the folder of the data file is open to other users of this machine (mode ${mode.toString(8)}); chmod 700 closes it`;
}
