// `npm run -s gaslamp -- COMMAND`: the command line, from a bundle that is built when a source has changed.
import './node-version.mjs';
import { pathToFileURL } from 'node:url';
import { bundled } from './bundle.mjs';
import { commandLine } from './command-line.mjs';

// npm runs scripts in the repository's root, but paths are relative to the person's folder.
if (process.env.npm_lifecycle_event === 'gaslamp' && process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);
if (process.env.GASLAMP_DEBUG) process.setSourceMapsEnabled(true);

const ENTRIES = { data: 'packages/server/src/data.ts', commands: 'packages/sim/src/main.ts' };
await commandLine(process.argv.slice(2), async (entry) => import(pathToFileURL(await bundled(ENTRIES[entry])).href));
