// Rate limits for requests without a token: by address, divided among the browsers there. The files of the page have a limit of
// their own, since browsers cannot name themselves when they fetch them.
import { BROWSER_HEADER } from '@gaslamp/protocol/browser';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Buckets } from '../limits/bucket.ts';
import { RequestShares } from '../limits/request-shares.ts';
import { RequestError } from '../refused.ts';
import { roundedUp } from '../spans.ts';
import type { ServerClock } from '../time/server-clock.ts';
import { addressOf } from './request.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limit for routes without one of their own; default: that of other requests. */
    readonly counts?: 'seat' | 'file';
  }
}

/** Files that an address may fetch at once and per second on average, as multiples of its requests per minute. */
const FILES_AT_ONCE = 2;
const FILES_A_SECOND = 1 / 300;
/** Seconds after which refused files are requested again. */
const FILES_AGAIN = 2;
const BROWSER = /^[\w-]{16,64}$/;

/** Returns the id that a browser gave itself; null for none. */
function browserOf({ headers }: FastifyRequest): string | null {
  const id = headers[BROWSER_HEADER];
  return typeof id === 'string' && BROWSER.test(id) ? id : null;
}

/** Tells apart the browsers of an address: returns the id of one that was seen before, and the same for all others. */
export type PortionOf = (request: FastifyRequest) => string;

/** Limits the requests of all routes without a `rateLimit` of their own. */
export function limitRequests(app: FastifyInstance, perMinute: number, { monotonic }: ServerClock): PortionOf {
  const shares = { request: new RequestShares(perMinute, monotonic), seat: new RequestShares(perMinute, monotonic) };
  const files = new Buckets(perMinute * FILES_A_SECOND, perMinute * FILES_AT_ONCE, monotonic);
  app.addHook('onRequest', async (request) => {
    const { config } = request.routeOptions;
    if (config.rateLimit !== undefined) return;
    const address = addressOf(request);
    const counts = isFile(request) ? 'file' : (config.counts ?? 'request');
    if (counts === 'file') {
      if (files.take(address)) return;
      throw new RequestError(429, 'limit.files', {}, FILES_AGAIN);
    }
    const wait = shares[counts].take(address, browserOf(request));
    if (wait === null) return;
    throw new RequestError(429, 'limit.shared', { most: perMinute, wait: roundedUp(wait) }, Math.ceil(wait / 1000));
  });
  return (request) => shares.request.portionOf(addressOf(request), browserOf(request));
}
/** Returns true for files of the page; a path that no route knows may be a place in it. */
const isFile = ({ is404, method, routeOptions: { url, config } }: FastifyRequest): boolean =>
  method !== 'POST' && (is404 || url === '/*' || config.counts === 'file');
