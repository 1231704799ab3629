import { networkInterfaces } from 'node:os';
import type { FastifyInstance } from 'fastify';

/** Returns the URLs at which other devices on the network reach a listening server; empty if it listens on loopback only. */
export function addressesOf(app: FastifyInstance): string[] {
  const address = app.server.address();
  if (address === null || typeof address === 'string' || !['0.0.0.0', '::'].includes(address.address)) return [];
  return Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address: ip }) => `http://${ip}:${address.port}`);
}
