// What the HTTP side believes of an address, and how long it waits.
import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { buildServer } from '../src/server.ts';
import { start } from './harness.ts';

test('behind a proxy its own word counts, not what callers write before it', async () => {
  const { server } = await start({ proxy: true, requestsPerMinute: 3 });
  const ask = async (forwarded: string) =>
    (await server.app.inject({ url: '/api/health', headers: { 'x-forwarded-for': forwarded } })).statusCode;
  for (let i = 0; i < 3; i++) expect(await ask(`10.0.0.${i}, 203.0.113.9`)).toBe(200);
  expect(await ask('10.0.0.9, 203.0.113.9')).toBe(429);
  expect(await ask('203.0.113.10')).toBe(200);
  await server.close();
});

test('where this server stands is told to its own machine, and to nobody through a proxy', async () => {
  const told = async (proxy: boolean, remoteAddress: string) => {
    const server = await buildServer({ file: ':memory:', proxy });
    await server.app.listen({ port: 0, host: '0.0.0.0' });
    const headers = { 'x-forwarded-for': '127.0.0.1' };
    const answer = await server.app.inject({ url: '/api/home', headers, remoteAddress });
    await server.close();
    return (answer.json() as { addresses: string[] }).addresses.length;
  };
  const others = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal).length;
  expect(await told(false, '127.0.0.1')).toBe(others);
  expect(await told(false, '192.0.2.1')).toBe(0);
  expect(await told(true, '127.0.0.1')).toBe(0);
});

test('a request that does not arrive is given up', async () => {
  const { server } = await start();
  expect(server.app.server.requestTimeout).toBe(15_000);
  await server.close();
});
