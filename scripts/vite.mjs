import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const client = join(dirname(dirname(fileURLToPath(import.meta.url))), 'packages/client');
/** The client's Vite program, wherever npm has installed it. */
export const vite = join(
  dirname(createRequire(join(client, 'package.json')).resolve('vite/package.json')),
  'bin/vite.js',
);
