// `npm run -s gaslamp -- COMMAND`: the command line, from a bundle that is built when a source has changed.
import { pathToFileURL } from 'node:url';
import { bundled } from './bundle.mjs';

// npm runs scripts in the repository's root, but paths are relative to the person's folder.
if (process.env.npm_lifecycle_event === 'gaslamp' && process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);
if (process.env.GASLAMP_DEBUG) process.setSourceMapsEnabled(true);

// The reader of the output may close it early, like `head`.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error) => process.exit(error.code === 'EPIPE' ? 0 : 70));

/** Returns esbuild's errors, one line each, or the message of any other error. */
const reasons = (error) =>
  (error.errors ?? [])
    .map(({ text, location }) => (location ? `${location.file}:${location.line}: ${text}` : text))
    .join('\n  ') || String(error.message ?? error);

try {
  const [command, ...args] = process.argv.slice(2);
  // The server's data belongs to the server: the other commands do not know about it.
  const [entry, said] =
    command === 'data' ? ['packages/server/src/data.ts', args] : ['packages/sim/src/main.ts', process.argv.slice(2)];
  const { main } = await import(pathToFileURL(await bundled(entry)).href);
  process.exitCode = await main(said);
} catch (error) {
  console.error(`gaslamp does not start: ${reasons(error)}`);
  if (process.env.GASLAMP_DEBUG) console.error(error);
  process.exitCode = 70;
}
