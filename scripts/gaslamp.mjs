// `npm run -s gaslamp -- COMMAND`: the command line, from a bundle that is built when a source has changed.
import { pathToFileURL } from 'node:url';
import { bundled } from './bundle.mjs';

// npm runs scripts in the repository's root; paths are meant from where the person stands.
if (process.env.npm_lifecycle_event === 'gaslamp' && process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);
if (process.env.GASLAMP_DEBUG) process.setSourceMapsEnabled(true);

// Whoever reads the output may have enough of it, as `head` has.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error) => process.exit(error.code === 'EPIPE' ? 0 : 70));

/** What esbuild says, one line a mistake; else the message alone. */
const reasons = (error) =>
  (error.errors ?? [])
    .map(({ text, location }) => (location ? `${location.file}:${location.line}: ${text}` : text))
    .join('\n  ') || String(error.message ?? error);

try {
  const [command, ...args] = process.argv.slice(2);
  // What a server keeps is the server's: the other commands know nothing of it.
  const [entry, said] =
    command === 'data' ? ['packages/server/src/data.ts', args] : ['packages/sim/src/main.ts', process.argv.slice(2)];
  const { main } = await import(pathToFileURL(await bundled(entry)).href);
  process.exitCode = await main(said);
} catch (error) {
  console.error(`gaslamp does not start: ${reasons(error)}`);
  if (process.env.GASLAMP_DEBUG) console.error(error);
  process.exitCode = 70;
}
