import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { addressesOf } from './http.ts';
import { buildServer } from './server.ts';

const { env } = process;
const port = whole('PORT', 8080, 0, 65535);
const host = env.HOST || '0.0.0.0';
/** Requests a minute and address; a club behind one router may need more. */
const requestsPerMinute = whole('GASLAMP_RATE', 600, 1, 1_000_000);
const proxy = whole('GASLAMP_PROXY', 0, 0, 1) === 1;
const file = resolve(env.GASLAMP_DATA || 'data/gaslamp.sqlite');

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}
/** A setting that is a whole number. */
function whole(name: string, standard: number, least: number, most: number): number {
  const said = env[name]?.trim();
  if (!said) return standard;
  const value = Number(said);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  return stop(`${name} must be a whole number from ${least} to ${most}, not "${said}"`);
}
try {
  mkdirSync(dirname(file), { recursive: true });
} catch (error) {
  stop(`GASLAMP_DATA: the folder of ${file} cannot be made (${(error as Error).message})`);
}

const server = await buildServer({
  file,
  packs: env.GASLAMP_PACKS ?? null,
  page: env.GASLAMP_PAGE ?? null,
  requestsPerMinute,
  proxy,
}).catch((error: Error) => stop(`Gaslamp has not started: ${error.message}`));
await server.app
  .listen({ port, host })
  .catch((error: NodeJS.ErrnoException) =>
    stop(error.code === 'EADDRINUSE' ? `port ${port} is taken; set PORT to another` : error.message),
  );
const address = server.app.server.address();
const actual = typeof address === 'object' && address ? address.port : port;

console.log(`\n  Gaslamp is lit: http://localhost:${actual}`);
for (const other of addressesOf(server.app)) console.log(`  other devices:  ${other}`);
console.log(`  data file:      ${file}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    server.close().then(
      () => process.exit(0),
      (error: Error) =>
        stop(`not everything could be put in order (${error.message}); nothing that was played is lost`),
    );
  });
