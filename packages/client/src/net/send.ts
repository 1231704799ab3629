// Sends requests under the id of this browser. While the server takes no more requests from its address, they wait.
import { BROWSER_HEADER } from '@gaslamp/protocol/browser';
import { useSyncExternalStore } from 'react';
import { keep, kept } from '../kept.ts';

/** Longest wait in seconds. Refusals that last longer, such as that of a new match, are for the caller to show. */
const LONGEST = 60;

let id: string | null = null;
function browserId(): string {
  id ??= kept('browser') ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
  keep('browser', id);
  return id;
}

/** Number of requests that wait. */
let waiting = 0;
const listeners = new Set<() => void>();
function change(by: 1 | -1): void {
  waiting += by;
  for (const listener of listeners) listener();
}
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
/** Returns true while a request waits because there were too many. */
export const useCrowded = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => waiting > 0,
    () => false,
  );

/** Like `fetch`; a request that is refused as one too many is sent again after the time that the server names. */
export async function send(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { ...init.headers, [BROWSER_HEADER]: browserId() };
  for (;;) {
    const response = await fetch(path, { ...init, headers });
    const seconds = Number(response.headers.get('retry-after'));
    if (response.status !== 429 || !(seconds > 0 && seconds <= LONGEST)) return response;
    change(1);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    change(-1);
  }
}
