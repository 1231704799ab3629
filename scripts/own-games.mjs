// Finds your own games besides the built-in ones: GASLAMP_GAMES names modules that add them (packages/games).
import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Returns their files. Throws if one does not exist, with the allowed values. */
export function ownGames() {
  const paths = (process.env.GASLAMP_GAMES ?? '').split(',').map((path) => path.trim());
  return paths
    .filter((path) => path !== '')
    .map((path) => {
      const file = resolve(root, path);
      if (existsSync(file) && statSync(file).isFile()) return file;
      throw new Error(
        `GASLAMP_GAMES: there is no file "${path}"; allowed: modules that add games, as paths from ${root}, separated by commas`,
      );
    });
}
