// First part of `npm run bench:engine`: installs boardgame.io into bench/boardgame unless it is there. Nothing else needs it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const home = new URL('../bench/boardgame/', import.meta.url);
if (!existsSync(new URL('node_modules/boardgame.io/package.json', home))) {
  console.error('boardgame.io is being installed into bench/boardgame, from the npm registry …');
  // Set by npm to its own path; on Windows `npm` itself is not an executable.
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const [program, ...args] = [
    ...npm,
    'install',
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const { status } = spawnSync(program, args, { cwd: fileURLToPath(home), stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) console.error('It could not be installed: the engine is measured alone.');
}
