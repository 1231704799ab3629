// Apart from net/api.ts, because the request must outlive the page.

import type { NotebookWish } from '@gaslamp/protocol/notebook';
import type { NotebookAnswer } from '@gaslamp/protocol/private-notes';

/** An error answer of the server to a request that it did not carry out. */
export class Unanswered extends Error {
  constructor(
    message: string,
    /** True if the same request would be refused again. */
    readonly forGood: boolean,
  ) {
    super(message);
  }
}
const PASSING = [429, 503];

/** Sends a notebook request and returns the notebook afterwards. Rejects with Unanswered, or with a network error. */
export async function ask(match: string, wish: NotebookWish): Promise<NotebookAnswer> {
  const response = await fetch(`/api/matches/${match}/notebook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
    keepalive: true,
  });
  if (response.ok) return response.json();
  const { error = response.statusText }: { error?: string } = await response.json().catch(() => ({}));
  throw new Unanswered(error, response.status < 500 && !PASSING.includes(response.status));
}
