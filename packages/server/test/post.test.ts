// The URLs to which players can make this server post: public internet addresses only, with a short timeout.
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { post, type Ways } from '../src/notifications/post.ts';
import { type Address, Forbidden, publicAddress, secureUrl } from '../src/notifications/public-address.ts';

const v4 = (address: string): Address => ({ address, family: 4 });
const v6 = (address: string): Address => ({ address, family: 6 });
const named =
  (...found: Address[]) =>
  async () =>
    found;

test.each([
  ['http://hooks.test/a', 'https://'],
  ['ftp://hooks.test/a', 'https://'],
  ['//hooks.test/a', 'https://'],
  ['javascript:alert(1)', 'https://'],
  ['https://ann:secret@hooks.test/a', 'a name or a password'],
  ['https://hooks.test:8443/a', 'a port'],
  ['https://192.168.1.7/a', 'not an address of the public internet'],
  ['https://2130706433/a', '127.0.0.1 is not an address of the public internet'],
  ['https://[::1]/a', 'not an address of the public internet'],
  [`https://hooks.test/${'a'.repeat(500)}`, 'at most 500 characters'],
])('%s is no address to write to', (said, why) => {
  expect(() => secureUrl(said)).toThrow(why);
});
test('the standard port may be named', () => {
  expect(secureUrl('https://hooks.test:443/a').href).toBe('https://hooks.test/a');
});

test('an address is no longer than it may be when it is written out', () => {
  const said = `https://hooks.test/${'é'.repeat(200)}`;
  expect(said.length).toBeLessThan(500);
  expect(() => secureUrl(said)).toThrow('at most 500 characters');
  expect(secureUrl(said, 2000).href.length).toBeGreaterThan(1000);
});

test.each([
  '127.0.0.1',
  '127.9.9.9',
  '10.0.0.1',
  '172.16.3.4',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '198.18.0.1',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  // An old notation of 127.0.0.1, and an unassigned address.
  '::7f00:1',
  '4000::1',
])('%s is not written to, as a number or behind a name', async (address) => {
  const found = address.includes(':') ? v6(address) : v4(address);
  await expect(publicAddress(address.includes(':') ? `[${address}]` : address)).rejects.toThrow(Forbidden);
  await expect(publicAddress('hooks.test', named(found))).rejects.toThrow('not an address of the public internet');
  // A name that resolves to it only sometimes.
  await expect(publicAddress('hooks.test', named(v4('93.184.216.34'), found))).rejects.toThrow(Forbidden);
});
test('other ways to write such a number are that number', () => {
  for (const host of ['2130706433', '0x7f.1', '0177.0.0.1', '127.1'])
    expect(new URL(`https://${host}/`).hostname).toBe('127.0.0.1');
});
test('a public name gives the address that is connected to; one without any is refused', async () => {
  expect(await publicAddress('hooks.test', named(v4('93.184.216.34')))).toEqual(v4('93.184.216.34'));
  expect(await publicAddress('hooks.test', named(v6('2606:2800:220:1::1')))).toEqual(v6('2606:2800:220:1::1'));
  await expect(publicAddress('hooks.test', named())).rejects.toThrow('no address');
});

let receiver: Server;
let heard: { path: string; host: string; key: string; body: string }[];
beforeEach(async () => {
  heard = [];
  receiver = createServer((asked, answer) => {
    let body = '';
    asked.on('data', (data) => {
      body += String(data);
    });
    asked.on('end', () => {
      heard.push({
        path: asked.url!,
        host: asked.headers.host!,
        key: String(asked.headers['idempotency-key']),
        body,
      });
      if (asked.url === '/slow') return;
      if (asked.url === '/elsewhere') answer.writeHead(302, { location: '/inside' });
      else answer.writeHead(204);
      answer.end();
    });
  });
  await new Promise<void>((lit) => receiver.listen(0, '127.0.0.1', lit));
});
afterEach(() => {
  receiver.closeAllConnections();
  receiver.close();
});

/** The receiver stands in for a public one: the resolved address is recorded, and the connection goes to the receiver. */
function ways(found: Address): Ways & { connected: string[] } {
  const connected: string[] = [];
  const { port } = receiver.address() as AddressInfo;
  const overHttp = (url: URL, options: Record<string, unknown>, answered: never) => {
    const lookup = options.lookup as (host: string, options: object, answer: (...found: unknown[]) => void) => void;
    lookup(url.hostname, {}, (_, address) => connected.push(String(address)));
    lookup('elsewhere.test', { all: true }, (_, all) => connected.push((all as Address[])[0]!.address));
    return request(
      { ...options, lookup: undefined, host: '127.0.0.1', port, path: url.pathname } as object,
      answered,
    ).setHeader('host', url.host);
  };
  return { connected, resolve: named(found), request: overHttp as never, patience: 300 };
}

test('what is posted arrives once, at the address that was checked', async () => {
  const out = ways(v4('93.184.216.34'));
  expect(await post('https://hooks.test/in', { content: 'Ben is asked.' }, { 'idempotency-key': 'k1' }, out)).toBe(204);
  expect(heard).toEqual([{ path: '/in', host: 'hooks.test', key: 'k1', body: '{"content":"Ben is asked."}' }]);
  // Whatever name is resolved by then.
  expect(out.connected).toEqual(['93.184.216.34', '93.184.216.34']);
});
test('whoever sends it on elsewhere is not followed', async () => {
  expect(await post('https://hooks.test/elsewhere', {}, {}, ways(v4('93.184.216.34')))).toBe(302);
  expect(heard.map(({ path }) => path)).toEqual(['/elsewhere']);
});
test('nobody is waited for longer than allowed: neither an answer nor a name', async () => {
  const out = ways(v4('93.184.216.34'));
  await expect(post('https://hooks.test/slow', {}, {}, out)).rejects.toThrow();
  await expect(post('https://hooks.test/in', {}, {}, { ...out, resolve: () => new Promise(() => {}) })).rejects.toThrow(
    /timeout/i,
  );
});
test('a name that leads inside is asked for once, and nothing is sent', async () => {
  let asked = 0;
  const rebinding = async () => (asked++ === 0 ? [v4('10.0.0.7')] : [v4('93.184.216.34')]);
  await expect(
    post('https://hooks.test/in', {}, {}, { ...ways(v4('93.184.216.34')), resolve: rebinding }),
  ).rejects.toThrow(Forbidden);
  expect([asked, heard.length]).toEqual([1, 0]);
});
