// `npm start`: builds the page if it is missing or older than its sources, then lights the server.
import { spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundled } from './bundle.mjs';
import { ownGames } from './own-games.mjs';
import { client, vite } from './vite.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const page = join(client, 'dist');

/** The latest change below a folder, in milliseconds, files that came or went included; 0 if it does not exist. */
function newest(path) {
  let stat;
  try {
    stat = statSync(path);
  } catch {
    return 0;
  }
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(path)
    .filter((name) => !['node_modules', 'dist', 'test', 'e2e'].includes(name))
    .reduce((latest, name) => Math.max(latest, newest(join(path, name))), stat.mtimeMs);
}

function run(command, args, options) {
  return new Promise((resolve) =>
    spawn(command, args, { stdio: 'inherit', ...options }).on('exit', (code) => resolve(code ?? 1)),
  );
}

let games;
try {
  games = ownGames();
} catch (error) {
  console.error(error.message);
  process.exit(2);
}
const sources = ['packages', 'docs/rules', 'package-lock.json'];
if (newest(join(page, 'index.html')) < Math.max(...sources.map((path) => newest(join(root, path))))) {
  console.log('Gaslamp: building the page (only after a change) …');
  const code = await run(process.execPath, [vite, 'build', '--logLevel', 'error'], { cwd: client });
  if (code !== 0) process.exit(code);
  console.log('Gaslamp: the page is built.');
}

// Bundled it starts in a third of the time. With games of one's own it is loaded from its sources, as they are.
const main = 'packages/server/src/main.ts';
const own = ['tsx', ...games.map((file) => pathToFileURL(file).href)].flatMap((url) => ['--import', url]);
const [worker, program] =
  games.length > 0
    ? [undefined, [...own, join(root, main)]]
    : [await bundled('packages/server/src/bots/bot-worker.ts'), ['--enable-source-maps', await bundled(main)]];
const server = spawn(process.execPath, program, {
  stdio: 'inherit',
  cwd: root,
  // The thread in which bots think loads the games, too.
  env: { GASLAMP_PAGE: page, GASLAMP_BOT_WORKER: worker, ...process.env, GASLAMP_GAMES: games.join(',') },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
