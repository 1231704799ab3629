// Finds your own games and bots besides the built-in ones: GASLAMP_GAMES and GASLAMP_BOTS name modules that add them.
import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Returns their files, first those of games. Throws if one does not exist, with the allowed values. */
export const ownModules = () => [...filesOf('GASLAMP_GAMES', 'games'), ...filesOf('GASLAMP_BOTS', 'bots')];

function filesOf(setting, what) {
  const paths = (process.env[setting] ?? '').split(',').map((path) => path.trim());
  return paths
    .filter((path) => path !== '')
    .map((path) => {
      const file = resolve(root, path);
      if (existsSync(file) && statSync(file).isFile()) return file;
      throw new Error(
        `${setting}: there is no file "${path}"; allowed: modules that add ${what}, as paths from ${root}, separated by commas`,
      );
    });
}
