import { request as overTls } from 'node:https';
import { type Address, type Lookup, publicAddress, secureUrl } from './public-address.ts';

/** For so long a receiver may take for all of it, in milliseconds. */
const PATIENCE = 5_000;

/** How what is sent gets out; others than the standard are for tests. */
export interface Ways {
  readonly resolve?: Lookup;
  readonly request?: typeof overTls;
  /** Milliseconds. */
  readonly patience?: number;
}

/** Posts JSON, likewise. */
export function post(
  to: string,
  body: unknown,
  headers: Readonly<Record<string, string>>,
  ways?: Ways,
): Promise<number> {
  return postBytes(to, JSON.stringify(body), { 'content-type': 'application/json', ...headers }, ways);
}

/**
 * Posts to an https address of the public internet, without following where it is sent on to. Gives the status.
 * Rejects with Forbidden where it may not be written to, and with what failed otherwise.
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
        // Of what it says only the status counts.
        answer.destroy();
        done(answer.statusCode ?? 0);
      },
    );
    sent.on('error', failed);
    sent.end(body);
  });
}

/** Of two names of a header that differ in capitals only there is one. */
const lowered = (headers: Readonly<Record<string, string | number>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** Rejects when the time is up: a resolver takes no signal. */
const given = (signal: AbortSignal): Promise<never> =>
  new Promise((_, failed) => signal.addEventListener('abort', () => failed(signal.reason), { once: true }));

type Answer = (error: null, address: string | Address[], family?: number) => void;
/** The checked address, whatever name is asked for. */
const onlyTo = (pinned: Address) => (_host: string, options: { readonly all?: boolean }, answer: Answer) =>
  options.all ? answer(null, [pinned]) : answer(null, pinned.address, pinned.family);
