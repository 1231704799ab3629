// Tells requests for places in the page from requests for files and for the API.
import type { IncomingMessage } from 'node:http';
import { at } from '@gaslamp/kernel/lists';

const pathOf = ({ url = '/' }: IncomingMessage): string => at(url.split('?'), 0);
export const wantsPage = ({ headers }: IncomingMessage): boolean => headers.accept?.includes('text/html') ?? false;
/** Returns true if a request is for a place in the page: any other path, or a file-like one if the client accepts HTML. */
export function isPlace(request: IncomingMessage): boolean {
  const path = pathOf(request);
  if (request.method !== 'GET' || /^\/(?:api(?:\/|$)|assets\/|\.)/.test(path)) return false;
  return wantsPage(request) || !/\.[^/]*$/.test(path);
}
/** Returns true if the path can be decoded. */
export function isReadable(request: IncomingMessage): boolean {
  try {
    return !decodeURIComponent(pathOf(request)).includes('\0');
  } catch {
    return false;
  }
}
