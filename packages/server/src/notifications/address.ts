// Validates e-mail addresses: one at a time, in the plain form that every mail server accepts.
import { createHmac } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { Said } from '../told.ts';

const LONGEST = 254;
/** Excludes quotes, old routing characters, and everything that could begin an option or a line. */
const NAME = /^(?!-)[\w.#$&'*+/=?^{}~-]{1,64}$/;
const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/** Returns a normalized address. Errors state the cause. */
export function readAddress(input: string): string {
  const text = input.trim();
  const at = text.lastIndexOf('@');
  const [name, domain] = [text.slice(0, at), domainToASCII(text.slice(at + 1)).toLowerCase()];
  const labels = domain.split('.');
  if (
    at < 0 ||
    text.length > LONGEST ||
    !NAME.test(name) ||
    /^\.|\.$|\.\./.test(name) ||
    !labels.every((one) => LABEL.test(one))
  )
    throw new Said('news.person');
  if (labels.length < 2 || !/^[a-z]/.test(labels.at(-1)!)) throw new Said('news.domain');
  return `${name}@${domain}`;
}

/** Reads a sender: an address, or a name with one in angle brackets. Errors state the allowed form. */
export function readSender(input: string): { readonly name: string; readonly address: string } {
  const [, name = '', address] = /^(?:"?([\p{L}\p{N} ._'-]{1,60}?)"? *)?<([^<>]+)>$/u.exec(input) ?? [];
  return { name: name.trim(), address: readAddress(address ?? input) };
}

/** Shortens an address to what its owner recognizes, since others may have the seat's link. */
export const hinted = (address: string): string => `${address.slice(0, 1)}…${address.slice(address.lastIndexOf('@'))}`;

/**
 * Returns a keyed hash that identifies a mailbox without revealing it. Addresses that most providers deliver to the same person
 * are equal: capitals, dots and everything after a plus are ignored.
 */
export function mailboxOf(key: string, address: string): string {
  const [name = '', domain = ''] = address.toLowerCase().split('@');
  const same = `${name.replace(/\+.*$/, '').replaceAll('.', '')}@${domain}`;
  return createHmac('sha256', key).update(`mailbox ${same}`).digest('base64url').slice(0, 16);
}
