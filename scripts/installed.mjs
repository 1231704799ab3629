#!/usr/bin/env node
// The program of a release: `gaslamp` starts the server, `gaslamp COMMAND` runs the command line.
import './node-version.mjs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { commandLine } from './command-line.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const load = (entry) => import(pathToFileURL(join(here, 'program', `${entry}.js`)).href);
const args = process.argv.slice(2);

for (const setting of ['GASLAMP_GAMES', 'GASLAMP_BOTS'])
  if (process.env[setting]) {
    console.error(`${setting} adds to a clone of the sources; a release has only its own games and bots. Unset it.`);
    process.exit(2);
  }
if (args[0] === '--version') console.log(JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')).version);
else if (args.length === 0 || args.join(' ') === 'start') {
  process.env.GASLAMP_PAGE ||= join(here, 'page');
  process.env.GASLAMP_BOT_WORKER ||= join(here, 'program/bot-worker.js');
  await load('main');
} else await commandLine(args, load);
