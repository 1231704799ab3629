// Where this server may send what a player asked for: https, to addresses of the public internet alone.
import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

/** An address that may not be written to. The message says why, for people. */
export class Forbidden extends Error {}

export interface Address {
  readonly address: string;
  readonly family: number;
}
/** All addresses of a name, as the resolver has them. */
export type Lookup = (host: string) => Promise<readonly Address[]>;
const byName: Lookup = (host) => lookup(host, { all: true });

/** So many characters an address may have, unless it is said otherwise. */
const LONGEST = 500;
/** What stands in an address as it is; private, local and reserved ones, and v4 within v6, are none of these. */
function isPublic(said: string): boolean {
  if (!ipaddr.isValid(said)) return false;
  const address = ipaddr.process(said);
  // Of IPv6 only this part is given out; the old ways to write v4 within it are not.
  const given = address.kind() === 'ipv4' || address.match(GIVEN_OUT);
  return given && address.range() === 'unicast';
}
const GIVEN_OUT = ipaddr.parseCIDR('2000::/3');

/** An https address without a name, a password or a port of its own. Throws Forbidden. */
export function secureUrl(said: string, longest: number = LONGEST): URL {
  const url = said.length <= longest && URL.canParse(said) ? new URL(said) : null;
  // Written out it may be six times as long: kept like that it would be refused when something is sent.
  if ((url?.href ?? said).length > longest) throw new Forbidden(`an address has at most ${longest} characters`);
  if (url?.protocol !== 'https:') throw new Forbidden('an address must begin with https://');
  if (url.username !== '' || url.password !== '') throw new Forbidden('an address must not carry a name or a password');
  if (url.port !== '') throw new Forbidden('an address must not name a port');
  const number = bare(url.hostname);
  if (ipaddr.isValid(number) && !isPublic(number)) throw new Forbidden(inside(url.hostname));
  return url;
}
/** An address of IPv6 stands in brackets where it is part of another one. */
const bare = (host: string): string => host.replace(/^\[|\]$/g, '');
const inside = (host: string): string => `${host} is not an address of the public internet`;

/**
 * One address of a host to connect to, and to no other: a name that is asked for again may lead elsewhere. Throws
 * Forbidden where any of them is not public, since nobody knows which will be taken.
 */
export async function publicAddress(host: string, resolve: Lookup = byName): Promise<Address> {
  const name = bare(host);
  const found = ipaddr.isValid(name) ? [{ address: name, family: name.includes(':') ? 6 : 4 }] : await resolve(name);
  const [first] = found;
  if (first === undefined) throw new Forbidden(`${host} has no address`);
  if (!found.every(({ address }) => isPublic(address))) throw new Forbidden(inside(host));
  return first;
}
