// `npm start`: builds the page if it is missing or was built from other sources, then starts the server.
import './node-version.mjs';
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { builtPage } from './built-page.mjs';
import { bundled } from './bundle.mjs';
import { ownModules } from './own-modules.mjs';
import { client, vite } from './vite.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const page = join(client, 'dist');

function run(command, args, options) {
  return new Promise((resolve) =>
    spawn(command, args, { stdio: 'inherit', ...options }).on('exit', (code) => resolve(code ?? 1)),
  );
}

let modules;
try {
  modules = ownModules();
} catch (error) {
  console.error(error.message);
  process.exit(2);
}
const isBuilt = await builtPage(root, async () => {
  console.log('Gaslamp: building the page (only after a change) …');
  const code = await run(process.execPath, [vite, 'build', '--logLevel', 'error'], { cwd: client });
  if (code === 0) console.log('Gaslamp: the page is built.');
  return code === 0;
});
if (!isBuilt) process.exit(1);

// A bundle starts in a third of the time. With modules of your own the server is loaded from its sources.
const main = 'packages/server/src/main.ts';
const own = ['tsx', ...modules.map((file) => pathToFileURL(file).href)].flatMap((url) => ['--import', url]);
const [worker, program] =
  modules.length > 0
    ? [undefined, [...own, join(root, main)]]
    : [await bundled('packages/server/src/bots/bot-worker.ts'), ['--enable-source-maps', await bundled(main)]];
const server = spawn(process.execPath, program, {
  stdio: 'inherit',
  cwd: root,
  // The thread in which bots think loads them too.
  env: { GASLAMP_PAGE: page, GASLAMP_BOT_WORKER: worker, ...process.env, GASLAMP_GAMES: modules.join(',') },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
