import { request as overTls } from 'node:https';
import { type Address, type Lookup, publicAddress, secureUrl } from './public-address.ts';

/** Time limit for a whole request, in ms. */
const PATIENCE = 5_000;

/** Transport of messages; replaced only in tests. */
export interface Ways {
  readonly resolve?: Lookup;
  readonly request?: typeof overTls;
  /** Milliseconds. */
  readonly patience?: number;
}

/** Posts JSON like `postBytes`. */
export function post(
  to: string,
  body: unknown,
  headers: Readonly<Record<string, string>>,
  ways?: Ways,
): Promise<number> {
  return postBytes(to, JSON.stringify(body), { 'content-type': 'application/json', ...headers }, ways);
}

/**
 * Posts to an https URL on the public internet without following redirects and returns the status. Rejects with Forbidden if
 * the URL is not allowed, otherwise with the network error.
 */
export async function postBytes(
  to: string,
  body: string | Buffer,
  headers: Readonly<Record<string, string | number>>,
  { resolve, request = overTls, patience = PATIENCE }: Ways = {},
  longest?: number,
): Promise<number> {
  const url = secureUrl(to, longest);
  const signal = AbortSignal.timeout(patience);
  const pinned = await Promise.race([publicAddress(url.hostname, resolve), given(signal)]);
  return new Promise((done, failed) => {
    const sent = request(
      url,
      {
        method: 'POST',
        headers: { ...lowered(headers), 'content-length': Buffer.byteLength(body) },
        lookup: onlyTo(pinned),
        signal,
        agent: false,
      },
      (answer) => {
        // Only the status of the response is used.
        answer.destroy();
        done(answer.statusCode ?? 0);
      },
    );
    sent.on('error', failed);
    sent.end(body);
  });
}

/** Merges header names that differ only in case. */
const lowered = (headers: Readonly<Record<string, string | number>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** Rejects on abort: a resolver takes no signal. */
const given = (signal: AbortSignal): Promise<never> =>
  new Promise((_, failed) => signal.addEventListener('abort', () => failed(signal.reason), { once: true }));

type Answer = (error: null, address: string | Address[], family?: number) => void;
/** Returns a lookup that always gives the checked address. */
const onlyTo = (pinned: Address) => (_host: string, options: { readonly all?: boolean }, answer: Answer) =>
  options.all ? answer(null, [pinned]) : answer(null, pinned.address, pinned.family);
