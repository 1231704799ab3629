// Free space and access rights of the data file's folder.
import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { RequestError } from '../refused.ts';
import { codeOf, Said } from '../told.ts';

/** Throws RequestError 503 if less than `megabytes` are free beside the data file. Always passes for `:memory:`. */
export async function roomForMatches(file: string, megabytes: number): Promise<void> {
  if (file === ':memory:' || megabytes === 0) return;
  // A folder that no longer exists has no space either.
  const free = await statfs(dirname(file)).then(
    ({ bavail, bsize }) => (bavail * bsize) / 1_000_000,
    () => 0,
  );
  if (free < megabytes) throw new RequestError(503, 'house.full');
}

/**
 * Creates the data file's folder (0700) and restricts existing data files (0600) to their owner. A folder that the host chose,
 * and one of another user, are not changed. Returns the folder's mode if other users may read it, such as `755`.
 */
export function keepPrivate(file: string, chosen: boolean): string | null {
  const folder = dirname(file);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new Said('settings.folder', { file, code: codeOf(error) });
  }
  // Systems without users have no access rights.
  if (process.getuid === undefined) return null;
  const user = process.getuid();
  for (const path of [file, `${file}-wal`, `${file}-shm`])
    if (existsSync(path) && statSync(path).isFile() && statSync(path).uid === user) chmodSync(path, 0o600);
  if (!chosen && statSync(folder).uid === user) chmodSync(folder, 0o700);
  const mode = statSync(folder).mode & 0o777;
  return (mode & 0o077) === 0 ? null : mode.toString(8);
}
