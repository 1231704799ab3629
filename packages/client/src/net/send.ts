// Sends requests under the id of this browser.
import { BROWSER_HEADER } from '@gaslamp/protocol/browser';
import { keep, kept } from '../kept.ts';

const id = kept('browser') ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
keep('browser', id);

/** Like `fetch`; a request that is refused as one too many is sent again after the time that the server names. */
export async function send(path: string, init: RequestInit = {}): Promise<Response> {
  const ask = () => fetch(path, { ...init, headers: { ...init.headers, [BROWSER_HEADER]: id } });
  const response = await ask();
  return response.status === 429 ? (await import('./crowded.ts')).patiently(response, ask) : response;
}
