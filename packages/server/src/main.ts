import { resolve } from 'node:path';
import { languageOfSystem, texts } from '@gaslamp/words/languages';
import type { Values } from '@gaslamp/words/text';
import { saidOf } from '@gaslamp/words/told/told';
import { listFor } from './desk/erased-list.ts';
import { addressesOf } from './http/addresses.ts';
import { log, logFrom } from './log.ts';
import { pepperFor } from './pepper.ts';
import { buildServer } from './server.ts';
import { readSettings } from './settings.ts';
import { shown } from './store/database-url.ts';
import { keepPrivate } from './store/disk.ts';
import { codeOf, type HostCode, messageIn, Said } from './told.ts';

// New files are readable by their owner only: the data file contains what opens every seat.
process.umask(0o077);

/** The language of whoever starts the server. */
const said = texts(languageOfSystem());
function stop(error: unknown): never {
  console.error(messageIn(said, error));
  process.exit(2);
}
/** Returns the result of `make`, or exits with the message of its error. */
function orStop<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    return stop(error);
  }
}

const settings = orStop(() => readSettings(process.env));
const { port, host, names, database } = settings;
logFrom(settings.log);
const file = database === null ? resolve(settings.file ?? 'data/gaslamp.sqlite') : ':memory:';
const mode = database === null ? orStop(() => keepPrivate(file, settings.file !== null)) : null;
const pepper = orStop(() => pepperFor(database === null ? file : null, settings.pepper));
const erased = listFor(database ?? file, settings.erased);
const server = await buildServer({ ...settings, file, erased, pepper }).catch((error: unknown) =>
  stop(new Said('settings.start', {}, error)),
);
/** Reasons why a server cannot listen, by the system's code. */
const UNHEARD: Readonly<Record<string, HostCode>> = {
  EADDRINUSE: 'settings.port',
  EACCES: 'settings.portOfSystem',
  EADDRNOTAVAIL: 'settings.address',
  ENOTFOUND: 'settings.address',
};
function show(code: HostCode, values: Values = {}): void {
  console.log(`  ${saidOf(said, code, values)}`);
}
function showToken(): void {
  if (server.adminToken === null) return;
  show('lit.token', { token: server.adminToken });
  show('lit.shownOnce');
}
await server.app.listen({ port, host }).catch((error: unknown) => {
  // The next start will not make one.
  showToken();
  const code = UNHEARD[codeOf(error)];
  stop(code === undefined ? error : new Said(code, { port, host }));
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
      (error: unknown) => stop(new Said('settings.end', {}, error)),
    );
  });

log.info({ port: actual }, 'the server has started');
console.log();
if (names.length > 0) show('lit.named', { port: `${actual}`, names: names.join(', ') });
else show('lit.open', { url: `http://localhost:${actual}` });
if (names.length === 0) for (const url of addressesOf(server.app)) show('lit.other', { url });
if (database === null) show('lit.file', { file });
else show('lit.database', { url: shown(database) });
showToken();
if (pepper === null) show('lit.unpeppered');
if (mode !== null) show('lit.readable', { mode });
for (const unknown of settings.unknown) show('lit.ignored', unknown);
console.log();
