// Sends requests under the id of this browser. While the server takes no more requests from its address, they wait.
import { BROWSER_HEADER } from '@gaslamp/protocol/browser';
import { keep, kept } from '../kept.ts';

/** Longest wait in seconds. Refusals that last longer, such as that of a new match, are for the caller to show. */
const LONGEST = 60;

let id: string | null = null;
function browserId(): string {
  id ??= kept('browser') ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
  keep('browser', id);
  return id;
}

/** Like `fetch`; a request that is refused as one too many is sent again after the time that the server names. */
export async function send(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { ...init.headers, [BROWSER_HEADER]: browserId() };
  for (;;) {
    const response = await fetch(path, { ...init, headers });
    const seconds = Number(response.headers.get('retry-after'));
    if (response.status !== 429 || !(seconds > 0 && seconds <= LONGEST)) return response;
    void import('./crowded.ts').then(({ showFor }) => showFor(seconds * 1000));
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}
