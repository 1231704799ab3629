// Restricts URLs that a player entered: https, and public internet addresses only.
import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';
import { Said } from '../told.ts';

/** A URL that is not allowed. The message gives people the reason. */
export class Forbidden extends Said {}

export interface Address {
  readonly address: string;
  readonly family: number;
}
/** Resolves a name to all its addresses. */
export type Lookup = (host: string) => Promise<readonly Address[]>;
const byName: Lookup = (host) => lookup(host, { all: true });

/** Default maximum length of a URL in characters. */
const LONGEST = 500;
/** Returns true for a public address. Private, local and reserved ones, and IPv4 within IPv6, are not public. */
function isPublic(input: string): boolean {
  if (!ipaddr.isValid(input)) return false;
  const address = ipaddr.process(input);
  // The only part of IPv6 that is assigned. Old notations of IPv4 in IPv6 are outside of it.
  const given = address.kind() === 'ipv4' || address.match(GIVEN_OUT);
  return given && address.range() === 'unicast';
}
const GIVEN_OUT = ipaddr.parseCIDR('2000::/3');

/** Parses an https URL without credentials or a port. Throws Forbidden. */
export function secureUrl(input: string, longest: number = LONGEST): URL {
  const url = input.length <= longest && URL.canParse(input) ? new URL(input) : null;
  // The normalized form may be six times as long and would be refused when something is sent.
  if ((url?.href ?? input).length > longest) throw new Forbidden('news.urlLong', { most: longest });
  if (url?.protocol !== 'https:') throw new Forbidden('news.urlHttps');
  if (url.username !== '' || url.password !== '') throw new Forbidden('news.urlName');
  if (url.port !== '') throw new Forbidden('news.urlPort');
  const number = bare(url.hostname);
  if (ipaddr.isValid(number) && !isPublic(number)) throw new Forbidden('news.urlInside', { host: url.hostname });
  return url;
}
/** Removes the brackets of an IPv6 address in a URL. */
const bare = (host: string): string => host.replace(/^\[|\]$/g, '');

/**
 * Resolves a host to the one address to connect to, since resolving it again could give another. Throws Forbidden if any of its
 * addresses is not public, since any could be used.
 */
export async function publicAddress(host: string, resolve: Lookup = byName): Promise<Address> {
  const name = bare(host);
  const found = ipaddr.isValid(name) ? [{ address: name, family: name.includes(':') ? 6 : 4 }] : await resolve(name);
  const [first] = found;
  if (first === undefined) throw new Forbidden('news.urlNone', { host });
  if (!found.every(({ address }) => isPublic(address))) throw new Forbidden('news.urlInside', { host });
  return first;
}
