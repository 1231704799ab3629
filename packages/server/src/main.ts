import { mkdirSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { dirname, resolve } from 'node:path';
import { buildServer } from './server.ts';

const env = process.env;
const port = Number(env.PORT ?? 8080);
const host = env.HOST ?? '0.0.0.0';
/** Requests a minute and address; a club behind one router may need more. */
const requestsPerMinute = Number(env.GASLAMP_RATE ?? 600);
const file = resolve(env.GASLAMP_DATA ?? 'data/gaslamp.sqlite');

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}
if (!Number.isInteger(port) || port < 0 || port > 65535)
  stop(`PORT must be a number from 0 to 65535, not "${env.PORT}"`);

mkdirSync(dirname(file), { recursive: true });
const server = await buildServer({
  file,
  packs: env.GASLAMP_PACKS ?? null,
  page: env.GASLAMP_PAGE ?? null,
  requestsPerMinute,
}).catch((error: Error) => stop(error.message));
await server.app
  .listen({ port, host })
  .catch((error: NodeJS.ErrnoException) =>
    stop(error.code === 'EADDRINUSE' ? `port ${port} is taken; set PORT to another` : error.message),
  );
const address = server.app.server.address();
const actual = typeof address === 'object' && address ? address.port : port;

console.log(`\n  Gaslamp is lit: http://localhost:${actual}`);
for (const list of Object.values(networkInterfaces()))
  for (const { family, internal, address: ip } of list ?? [])
    if (family === 'IPv4' && !internal) console.log(`  other devices:  http://${ip}:${actual}`);
console.log(`  data file:      ${file}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    void server.close().then(() => process.exit(0));
  });
