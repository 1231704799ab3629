// Determines the address of a caller behind trusted proxies.
import { BlockList, isIP } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import { Said } from '../told.ts';

/** Reads the trusted proxies: `loopback`, addresses, ranges; empty for none. Errors state the allowed values. */
export function readProxies(input: string): readonly string[] {
  const entries = input
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  trusting(entries);
  return entries;
}

/** Returns a check for whether an address is one of those. Errors state the allowed values. */
export function trusting(entries: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of entries) {
    if (entry === 'loopback') {
      list.addSubnet('127.0.0.0', 8, 'ipv4');
      list.addAddress('::1', 'ipv6');
      continue;
    }
    const [, address = '', bits] = /^([\da-f.:]+)(?:\/([1-9]\d{0,2}))?$/i.exec(entry) ?? [];
    const version = isIP(address);
    const most = version === 4 ? 32 : 128;
    if (version === 0 || Number(bits ?? most) > most) throw new Said('settings.proxy', { entry });
    list.addSubnet(address, Number(bits ?? most), version === 4 ? 'ipv4' : 'ipv6');
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');
}

/**
 * Returns the address under which a caller is counted. `hops` has the socket's address and those that proxies added, nearest
 * first, up to the first untrusted one. Anything that is no address was not written by a trusted proxy and is skipped.
 */
export function callerOf(hops: readonly (string | undefined)[]): string {
  const hop = hops.findLast((address) => address !== undefined && isIP(address) !== 0);
  return hop === undefined ? 'unknown' : countedAs(hop);
}

/** Counts a whole IPv6 network as one address, by its first 64 bits. */
const countedAs = (address: string): string => normalizeIP(address, 64);
