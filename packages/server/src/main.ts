import { resolve } from 'node:path';
import { languageOfSystem, texts } from '@gaslamp/words/languages';
import { saidOf } from '@gaslamp/words/told/told';
import { listFor } from './desk/erased-list.ts';
import { addressesOf } from './http/addresses.ts';
import { log, logFrom } from './log.ts';
import { pepperFor } from './pepper.ts';
import { buildServer } from './server.ts';
import { readSettings } from './settings.ts';
import { shown } from './store/database-url.ts';
import { keepPrivate } from './store/disk.ts';
import { messageIn } from './told.ts';

// New files are readable by their owner only: the data file contains what opens every seat.
process.umask(0o077);

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}
/** Returns the result of `make`, or exits with a message. */
function orStop<T>(make: () => T, sentence: (error: Error) => string): T {
  try {
    return make();
  } catch (error) {
    return stop(sentence(error as Error));
  }
}

/** The language of whoever starts the server. */
const said = texts(languageOfSystem());
const settings = orStop(
  () => readSettings(process.env),
  (error) => messageIn(said, error),
);
const { port, host, names, database } = settings;
logFrom(settings.log);
const file = database === null ? resolve(settings.file ?? 'data/gaslamp.sqlite') : ':memory:';
const open =
  database === null
    ? orStop(
        () => keepPrivate(file, settings.file !== null),
        ({ message }) => `GASLAMP_DATA: the folder of ${file} cannot be made (${message})`,
      )
    : null;

const pepper = orStop(
  () => pepperFor(database === null ? file : null, settings.pepper),
  ({ message }) => `the pepper of phrases cannot be kept beside the data file (${message})`,
);
const erased = listFor(database ?? file, settings.erased);
const server = await buildServer({ ...settings, file, erased, pepper }).catch((error: Error) =>
  stop(saidOf(said, 'settings.start', { why: messageIn(said, error) })),
);
/** Reasons why a server cannot listen, by the system's code. */
const UNHEARD: Readonly<Record<string, string>> = {
  EADDRINUSE: `port ${port} is taken; set PORT to another`,
  EACCES: `port ${port} is for the system only; set PORT to one above 1023 and put a proxy in front`,
  EADDRNOTAVAIL: `HOST must be an address of this machine, not "${host}"`,
  ENOTFOUND: `HOST must be an address of this machine, not "${host}"`,
};
function showToken(): void {
  if (server.adminToken === null) return;
  console.log(`  /admin opens with ${server.adminToken}`);
  console.log('                  (shown once; `gaslamp data admin-token` makes another one)');
}
await server.app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
  // The next start will not make one.
  showToken();
  stop(UNHEARD[error.code ?? ''] ?? error.message);
});
const address = server.app.server.address();
const actual = typeof address === 'object' && address ? address.port : port;

// Registered before the start is announced: a caller that reads the announcement may send a signal.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    log.info({}, 'the server is being stopped');
    server.close().then(
      () => {
        log.info({}, 'the server has stopped');
        process.exit(0);
      },
      (error: Error) =>
        stop(`not everything could be put in order (${error.message}); nothing that was played is lost`),
    );
  });

log.info({ port: actual }, 'the server has started');
if (names.length > 0) console.log(`\n  Gaslamp is lit on port ${actual}; it answers only to: ${names.join(', ')}`);
else console.log(`\n  Gaslamp is lit: http://localhost:${actual}`);
if (names.length === 0) for (const other of addressesOf(server.app)) console.log(`  other devices:  ${other}`);
console.log(database === null ? `  data file:      ${file}` : `  database:       ${shown(database)}`);
showToken();
if (pepper === null) console.log('  note:           seats have no phrases, since GASLAMP_PEPPER is not set');
if (open !== null) console.log(`  note:           ${open}`);
for (const sentence of settings.unknown) console.log(`  ignored:        ${sentence}`);
console.log();
