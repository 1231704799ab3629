import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository, wherever inside it this module was bundled to. */
export const root: string = (() => {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'docs/rules'))) {
    const above = dirname(folder);
    if (above === folder) throw new Error('gaslamp is not inside its repository: no docs/rules above it');
    folder = above;
  }
  return folder;
})();
