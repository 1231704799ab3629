// The host names of this server, and the origins that may open its sockets.
import { Said } from '../told.ts';

/** A valid Host header with an optional port; nothing else may get into the server's own headers. */
const HOST = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

export const isHost = (host: string): boolean => HOST.test(host);

/** Reads host names, separated by commas, each with an optional port; empty for any. Errors state the allowed values. */
export function readNames(input: string): readonly string[] {
  const names = input
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
  const wrong = names.find((name) => !isHost(name));
  if (wrong !== undefined) throw new Said('settings.host', { wrong });
  return names;
}

/** Returns true if a Host header names this server. A name without a port matches any port. */
export function isNamed(host: string, names: readonly string[]): boolean {
  const name = host.toLowerCase();
  return names.length === 0 || names.includes(name) || names.includes(name.replace(/:\d+$/, ''));
}

/** Returns true if a page of that origin belongs to the server that was requested as `host`. */
export function isOwnPage(origin: string, host: string): boolean {
  try {
    const page = new URL(origin);
    if (page.protocol !== 'http:' && page.protocol !== 'https:') return false;
    // Parsing both drops the protocol's default port.
    return page.host === new URL(`${page.protocol}//${host}`).host;
  } catch {
    return false;
  }
}
